option(SABOT_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
if(SABOT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

# libFuzzer comes with clang++. What it runs is compiled to tell it which ways an input takes.
set(SABOT_FUZZ OFF)
if(SABOT_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(SABOT_FUZZ ON)
endif()
