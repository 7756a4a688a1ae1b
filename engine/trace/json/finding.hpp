// Something wrong at a byte of a document, before the file and line are known.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::trace::json {

struct Finding {
  std::size_t offset;     // byte of the document
  std::string_view code;  // one of trace/codes.hpp
  std::string message;
  std::string help = {};
};

using Findings = std::vector<Finding>;

}  // namespace sabot::trace::json
