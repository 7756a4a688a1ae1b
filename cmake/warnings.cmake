# Warnings are errors on both compilers.
add_library(sabot_warnings INTERFACE)
target_compile_options(sabot_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
