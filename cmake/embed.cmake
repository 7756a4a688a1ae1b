# sabot_embed(TARGET NAME n ROOT dir FOLDERS f...): compiles all files of the folders into the target as
# `extern const std::vector<EmbeddedFile> n` (declared in cli/embedded.hpp), paths relative to ROOT, sorted.
function(sabot_embed TARGET)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "NAME;ROOT" "FOLDERS")
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
    COMMAND ${CMAKE_COMMAND} -DNAME=${ARG_NAME} -DROOT=${ARG_ROOT} -DFILES=${FILE_LIST} -DOUTPUT=${OUTPUT}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    DEPENDS ${INPUTS} ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    VERBATIM)
  target_sources(${TARGET} PRIVATE ${OUTPUT})
endfunction()
