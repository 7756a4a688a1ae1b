// A file that is compiled into the binary.
#pragma once

#include <string_view>

namespace sabot {

struct EmbeddedFile {
  std::string_view path;  // relative to the folder it was embedded from
  std::string_view text;
};

}  // namespace sabot
