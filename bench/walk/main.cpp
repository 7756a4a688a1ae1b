// sabot-walk: the limit. simdjson's own walk over the documents of a file, every key and value touched and every text
// unescaped, and nothing made of them.
#include <simdjson.h>

#include <cstdint>
#include <cstdio>
#include <exception>

namespace {

using simdjson::ondemand::json_type;

// The most that is looked at together, and so the size of the largest document that is read.
constexpr std::size_t batch_bytes = std::size_t{1} << 20U;

// What the walk saw; printed, so that no compiler may leave the work out.
struct Seen {
  std::uint64_t documents = 0;
  std::uint64_t keys = 0;
  std::uint64_t values = 0;
  std::uint64_t text_bytes = 0;
  std::int64_t numbers = 0;
};

void walk_number(simdjson::ondemand::number number, Seen& seen) {
  seen.numbers += number.is_double() ? static_cast<std::int64_t>(number.get_double()) : number.get_int64();
}

// A document and a value within it are read alike.
template <class Value>
void walk(Value&& value, Seen& seen) {
  ++seen.values;
  switch (json_type type = value.type(); type) {
    case json_type::object:
      for (auto field : value.get_object()) {
        ++seen.keys;
        seen.text_bytes += std::string_view(field.unescaped_key()).size();
        walk(field.value(), seen);
      }
      break;
    case json_type::array:
      for (auto element : value.get_array()) walk(element, seen);
      break;
    case json_type::string:
      seen.text_bytes += std::string_view(value.get_string()).size();
      break;
    case json_type::number:
      walk_number(value.get_number(), seen);
      break;
    case json_type::boolean:
      seen.numbers += bool(value.get_bool()) ? 1 : 0;
      break;
    case json_type::null:
      if (!value.is_null()) seen.numbers -= 1;
      break;
  }
}

Seen walk_file(const char* path) {
  const simdjson::padded_string text = simdjson::padded_string::load(path);
  simdjson::ondemand::parser parser;
  parser.threaded = false;  // the limit of one processor
  simdjson::ondemand::document_stream documents = parser.iterate_many(text, batch_bytes);
  Seen seen;
  for (auto document : documents) {
    walk(document.value(), seen);
    ++seen.documents;
  }
  return seen;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: sabot-walk FILE.jsonl\n", stderr);
    return 2;
  }
  try {
    const Seen seen = walk_file(argv[1]);
    std::printf("%ju documents, %ju keys, %ju values, %ju bytes of text, sum of numbers %jd\n",
                std::uintmax_t{seen.documents}, std::uintmax_t{seen.keys}, std::uintmax_t{seen.values},
                std::uintmax_t{seen.text_bytes}, std::intmax_t{seen.numbers});
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sabot-walk: %s\n", error.what());
    return 1;
  }
}
