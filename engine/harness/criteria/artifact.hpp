// What a pipeline has put out, as the criteria read it: a text, and the JSON document that it is, if it is one.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "trace/json/value.hpp"

namespace sabot::harness {

// A value, or one sentence that says why the artifact has none.
template <class T>
using Found = tl::expected<T, std::string>;

struct Artifact {
  std::string text;
  Found<trace::json::Value> json;  // an object or a list, and nothing around it but white space
};

// Any bytes will do.
Artifact read_artifact(std::string text);

Found<const trace::json::Object*> object_of(const Artifact& artifact);

// The value of a key of the artifact's object.
Found<const trace::json::Value*> value_of(const Artifact& artifact, std::string_view key);
Found<const std::string*> text_of(const Artifact& artifact, std::string_view key);

// A list that holds nothing but texts. `name` says in words what it should be a list of.
Found<std::vector<std::string>> texts_of(const trace::json::Value& value, std::string_view name);

// The same for the artifact as a whole.
Found<std::vector<std::string>> texts_of(const Artifact& artifact, std::string_view name);

}  // namespace sabot::harness
