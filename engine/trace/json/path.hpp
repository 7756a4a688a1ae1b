// Where a value stands within its document: "trace.events[3].payload.act".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sabot::trace::json {

// A step below a parent's path. Steps live on the stack while the document is walked, each no longer than its parent,
// and are spelt out only for a message.
class Path {
 public:
  Path() = default;  // the document itself
  Path at(std::string_view key) const& { return {this, key, 0}; }
  Path at(std::size_t index) const& { return {this, {}, index}; }
  Path at(std::string_view key) const&& = delete;
  Path at(std::size_t index) const&& = delete;

  // "the document" for the document itself.
  friend std::string to_string(const Path& path);

 private:
  Path(const Path* parent, std::string_view key, std::size_t index) : parent_(parent), key_(key), index_(index) {}

  const Path* parent_ = nullptr;
  std::string_view key_;  // without data for a step to an index
  std::size_t index_ = 0;
};

}  // namespace sabot::trace::json
