#include "trace/json/path.hpp"

#include <fmt/format.h>

namespace sabot::trace::json {

std::string to_string(const Path& path) {
  if (!path.parent_) return "the document";
  const bool at_top = !path.parent_->parent_;
  const std::string parent = at_top ? std::string() : to_string(*path.parent_);
  if (!path.key_.data()) return fmt::format("{}[{}]", parent, path.index_);
  return at_top ? std::string(path.key_) : fmt::format("{}.{}", parent, path.key_);
}

}  // namespace sabot::trace::json
