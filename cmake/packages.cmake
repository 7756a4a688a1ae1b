# Every library comes from Debian packages. Those that ship no CMake config are found through pkg-config.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
find_package(fmt REQUIRED)
find_package(simdjson REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(range-v3 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tl-expected QUIET)

function(sabot_pkg_config TARGET PACKAGE)
  pkg_check_modules(${PACKAGE} REQUIRED IMPORTED_TARGET GLOBAL ${PACKAGE})
  add_library(${TARGET} ALIAS PkgConfig::${PACKAGE})
endfunction()

sabot_pkg_config(re2::re2 re2)
sabot_pkg_config(utf8proc::utf8proc libutf8proc)
sabot_pkg_config(md::md libmd)
sabot_pkg_config(xxhash::xxhash libxxhash)
sabot_pkg_config(zstd::zstd libzstd)
sabot_pkg_config(seccomp::seccomp libseccomp)

# Header only; the package has no CMake config in Debian 12.
if(NOT TARGET tl::expected)
  add_library(tl_expected INTERFACE IMPORTED)
  add_library(tl::expected ALIAS tl_expected)
endif()
