# sabot_embed(MODULE NAME n HEADER h ROOT dir FOLDERS f...): compiles all files of the folders into the module as
# `const std::vector<EmbeddedFile>& n()`, which its header h declares, paths relative to ROOT, sorted.
function(sabot_embed MODULE)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "NAME;HEADER;ROOT" "FOLDERS")
  set(FILES "")
  foreach(FOLDER ${ARG_FOLDERS})
    file(GLOB_RECURSE FOUND CONFIGURE_DEPENDS RELATIVE ${ARG_ROOT} ${ARG_ROOT}/${FOLDER}/*)
    list(APPEND FILES ${FOUND})
  endforeach()
  list(SORT FILES)
  set(OUTPUT ${PROJECT_BINARY_DIR}/generated/${ARG_NAME}.cpp)
  list(TRANSFORM FILES PREPEND ${ARG_ROOT}/ OUTPUT_VARIABLE INPUTS)
  string(REPLACE ";" "," FILE_LIST "${FILES}")
  add_custom_command(
    OUTPUT ${OUTPUT}
    COMMAND ${CMAKE_COMMAND} -DNAME=${ARG_NAME} -DMODULE=${MODULE} -DHEADER=${ARG_HEADER} -DROOT=${ARG_ROOT}
            -DFILES=${FILE_LIST} -DOUTPUT=${OUTPUT}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    DEPENDS ${INPUTS} ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    VERBATIM)
  target_sources(sabot_${MODULE} PRIVATE ${OUTPUT})
endfunction()
