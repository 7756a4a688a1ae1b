// Which rules a version means depends on what its files say, not on how they are written down.
#include <rapidcheck.h>
#include <toml++/toml.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <ostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/generators.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

using Digests = std::map<std::string, std::string>;

Digests digests(const rulebook::SourceTree& tree) {
  const auto library = rulebook::read_library(tree);
  if (!library) RC_FAIL(render(library.error()));
  Digests result;
  for (const auto& edition : library->editions) {
    const auto& version = edition.document.spec.version;
    const auto rulebook = rulebook::resolve(*library, version);
    if (!rulebook) RC_FAIL(render(rulebook.error()));
    result[version] = rulebook->digest;
  }
  return result;
}

// Writes TOML anew with the keys of every table in another order; lists keep theirs.
class KeyShuffler {
 public:
  explicit KeyShuffler(std::uint64_t seed) : random_(seed) {}

  std::string rewrite(const std::string& text) {
    const toml::table document = toml::parse(text);
    std::ostringstream out;
    for (const auto& key : shuffled_keys(document)) {
      out << toml::value<std::string>(key) << " = ";
      write(out, *document.get(key));
      out << '\n';
    }
    return out.str();
  }

 private:
  std::vector<std::string> shuffled_keys(const toml::table& table) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : table) keys.emplace_back(key.str());
    std::shuffle(keys.begin(), keys.end(), random_);
    return keys;
  }

  void write(std::ostream& out, const toml::node& node) {
    if (const auto* table = node.as_table()) {
      const char* separator = "{ ";
      for (const auto& key : shuffled_keys(*table)) {
        out << separator << toml::value<std::string>(key) << " = ";
        write(out, *table->get(key));
        separator = ", ";
      }
      out << (table->empty() ? "{}" : " }");
    } else if (const auto* array = node.as_array()) {
      out << '[';
      for (const auto& element : *array) {
        write(out, element);
        out << ", ";
      }
      out << ']';
    } else {
      node.visit([&out](const auto& value) {
        if constexpr (toml::is_value<decltype(value)>) out << value;
      });
    }
  }

  std::mt19937_64 random_;
};

}  // namespace

TEST_CASE("Resolving is deterministic, shuffling keys inside a TOML file changes no digest") {
  const auto tree = built_in_sources();
  const auto expected = digests(tree);
  REQUIRE(expected.size() == versions().size());
  CHECK(digests(tree) == expected);
  CHECK(rc::check("shuffling keys inside a TOML file changes no digest", [&] {
    KeyShuffler shuffler(*rc::gen::arbitrary<std::uint64_t>());
    auto rewritten = *shuffled(tree);
    for (auto& file : rewritten) file.text = shuffler.rewrite(file.text);
    RC_ASSERT(digests(rewritten) == expected);
  }));
}

TEST_CASE("Versions with the same rules have the same digest, all others differ") {
  std::map<std::string, std::vector<std::string>> by_digest;
  for (const auto& version : versions()) by_digest[rulebook_of(version).digest].push_back(version);
  std::vector<std::vector<std::string>> alike;
  for (const auto& [digest, names] : by_digest) {
    if (names.size() > 1) alike.push_back(names);
  }
  CHECK(by_digest.size() == versions().size() - 1);
  CHECK(alike == std::vector<std::vector<std::string>>{{"v0.1.2", "v0.1.3"}});
}
