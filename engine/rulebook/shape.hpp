// The shape of a kind's canonical form: its keys, and what tells the tables of a list apart. Internal to this module.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::rulebook {

enum class Form {
  scalar,
  pattern,
  matcher,
  predicate,
  list,    // of values; twice the same is said twice
  map,     // from names to values
  table,   // of the keys that the kind declares
  tables,  // a list of such tables
};

struct Entry;

struct Shape {
  Form form = Form::scalar;
  Form element = Form::scalar;  // of a list or a map
  std::vector<Entry> entries;   // of a table, or of each of the tables, in the order of the declaration
};

struct Entry {
  std::string key;
  Shape shape;
  bool identity = false;  // tables of a list that are alike in these entries are the same table
  bool optional = false;  // left out of a file, it stands for its empty value
};

// The table that a rule of the kind is.
const Shape& shape_of_kind(std::string_view kind);

}  // namespace sabot::rulebook
