// Reads the members of an object strictly: every key once, each of the type that the receiving member has.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "trace/json/finding.hpp"
#include "trace/json/path.hpp"
#include "trace/json/value.hpp"

namespace sabot::trace::json {

// What is wrong is added to the findings; a member that could not be read keeps its value. When the value is no object
// at all, that is the one finding.
class ObjectReader {
 public:
  ObjectReader(const Value& value, const Path& path, Findings& findings);

  // The value of a key that must be there; null when it is not. `expected` says in words what it should be.
  const Value* require(std::string_view key, std::string_view expected);

  // True when the key was there and of the right type. An empty optional stands for null.
  bool read(std::string_view key, std::string& member);
  bool read(std::string_view key, bool& member);
  bool read(std::string_view key, std::int64_t& member);
  bool read(std::string_view key, std::optional<std::string>& member);
  bool read(std::string_view key, std::optional<std::int64_t>& member);

  // Every key that is not among the known ones is a finding.
  void close(std::span<const std::string> known);

  // A finding about a member, at its value. `message` follows the path: "is 4, expected ...".
  void report(std::string_view key, std::string_view code, std::string_view message, std::string help = {});

 private:
  const Value* find(std::string_view key) const;
  template <class T>
  bool read_as(std::string_view key, std::string_view expected, T& member);

  const Object* object_;
  std::size_t offset_;
  Path path_;
  Findings* findings_;
};

// Reports a value of the wrong type.
void report_type(const Value& value, const Path& path, std::string_view expected, Findings& findings);

}  // namespace sabot::trace::json
