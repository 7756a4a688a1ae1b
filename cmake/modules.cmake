# sabot_module(NAME [MODULES m...] [LIBRARIES l...] [COLD]): one static library per folder of engine/, linked only to the
# modules and libraries it may include. main.cpp is left to the executable. COLD: what it does is done once for a call.
function(sabot_module NAME)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "COLD" "" "MODULES;LIBRARIES")
  file(GLOB_RECURSE SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/${NAME}/*.cpp)
  list(FILTER SOURCES EXCLUDE REGEX "/main\\.cpp$")
  add_library(sabot_${NAME} STATIC ${SOURCES})
  target_include_directories(sabot_${NAME} PUBLIC ${PROJECT_SOURCE_DIR}/engine)
  list(TRANSFORM ARG_MODULES PREPEND sabot_)
  # What nearly every file includes: read once for a module, and a quarter of the time is saved. g++ 12 takes what it has
  # precompiled for the project's own and warns of libraries, so there it is not done.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_precompile_headers(sabot_${NAME} PRIVATE
      <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <string> <string_view> <tuple>
      <utility> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)
  endif()
  # Under the sanitizers the optimiser takes much of the time of a build, and a cold module does without.
  if(SABOT_SANITIZE AND ARG_COLD)
    target_compile_options(sabot_${NAME} PRIVATE -O0)
  endif()
  target_link_libraries(sabot_${NAME} PUBLIC ${ARG_MODULES} ${ARG_LIBRARIES} PRIVATE sabot_warnings)
  if(SABOT_FUZZ)
    target_compile_options(sabot_${NAME} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()
