// The pattern dialect against two references: the naive matcher, and Python's own `re` where there is one.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>

#include "match/generated_pattern.hpp"
#include "match/naive_regex.hpp"
#include "match/pattern.hpp"

namespace {

using sabot::match::Pattern;

// "begin-end group1": byte offsets of the match, then the group's begin and text. Empty groups have no place.
std::string describe(std::size_t begin, std::size_t end, std::size_t group_begin, std::string_view group) {
  if (group.empty()) return fmt::format("{}-{}", begin, end);
  return fmt::format("{}-{} {}-{}", begin, end, group_begin, group_begin + group.size());
}

std::string engine_says(const Pattern& pattern, const std::string& text) {
  const auto match = pattern.search(text);
  if (!match) return "no match";
  const auto offset = [&](const char* at) { return static_cast<std::size_t>(at - text.data()); };
  const std::size_t begin = match->whole.data() == nullptr ? 0 : offset(match->whole.data());
  return describe(begin, begin + match->whole.size(), match->group1.empty() ? 0 : offset(match->group1.data()),
                  match->group1);
}

std::string reference_says(const naive::Node& pattern, naive::Modes modes, std::u32string_view text) {
  const auto found = naive::Matcher(text, modes).search(pattern);
  if (!found) return "no match";
  const auto offset = [&](std::size_t at) { return naive::utf8(text.substr(0, at)).size(); };
  const naive::Span group = found->group1.value_or(naive::Span{});
  return describe(offset(found->whole.begin), offset(found->whole.end), offset(group.begin),
                  naive::utf8(text.substr(group.begin, group.end - group.begin)));
}

std::string hex(std::string_view bytes) {
  std::string out;
  for (const char byte : bytes) out += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return out;
}

}  // namespace

TEST_CASE("The pattern dialect agrees with a reference on generated text") {
  const auto numbers = rc::gen::container<std::vector<std::uint32_t>>(60, rc::gen::inRange<std::uint32_t>(0, 1000));
  const bool agrees = rc::check("The pattern dialect agrees with a reference on generated text", [&] {
    const generated::Case drawn = generated::decode(*numbers);
    const std::string source = naive::utf8(naive::spell(drawn.pattern));
    const auto pattern = Pattern::compile(source, generated::letters(drawn.modes));
    if (!pattern) RC_FAIL(fmt::format("{}: {}", source, pattern.error()));
    RC_LOG() << "pattern " << source << " modes " << pattern->modes() << " text " << hex(naive::utf8(drawn.text));
    RC_ASSERT(engine_says(*pattern, naive::utf8(drawn.text)) == reference_says(drawn.pattern, drawn.modes, drawn.text));
  });
  REQUIRE(agrees);
}

namespace {

using Nodes = std::vector<naive::Node>;

naive::Node atom(naive::Kind kind, std::u32string characters = U"", bool negated = false) {
  naive::Node node;
  node.kind = kind;
  node.characters = std::move(characters);
  node.negated = negated;
  return node;
}

naive::Node joined(naive::Kind kind, const naive::Node& a, const naive::Node& b) {
  naive::Node node;
  node.kind = kind;
  node.parts = {a, b};
  return node;
}

naive::Node repeat(const naive::Node& part, int least, std::optional<int> most, bool lazy) {
  naive::Node node;
  node.kind = naive::Kind::repeat;
  node.least = least;
  node.most = most;
  node.lazy = lazy;
  node.parts = {generated::grouped(part, false)};
  return node;
}

// Every pattern that one more operator makes of the given ones.
Nodes grown(const Nodes& small, const Nodes& atoms) {
  Nodes result;
  for (const naive::Node& part : small) {
    for (const bool lazy : {false, true}) {
      result.push_back(repeat(part, 0, 1, lazy));
      if (naive::nullable(part)) continue;
      result.push_back(repeat(part, 0, std::nullopt, lazy));
      result.push_back(repeat(part, 1, 2, lazy));
    }
    for (const naive::Node& other : atoms) {
      result.push_back(joined(naive::Kind::sequence, generated::grouped(part, true), other));
      result.push_back(joined(naive::Kind::sequence, other, generated::grouped(part, true)));
      result.push_back(generated::grouped(joined(naive::Kind::choice, generated::grouped(part, false), other), false));
    }
  }
  return result;
}

bool has_capture(const naive::Node& node) {
  return node.capturing || std::any_of(node.parts.begin(), node.parts.end(), has_capture);
}

std::vector<std::u32string> all_texts(std::u32string_view letters, std::size_t longest) {
  std::vector<std::u32string> texts = {U""};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].size() == longest) break;
    for (const char32_t letter : letters) texts.push_back(texts[i] + letter);
  }
  return texts;
}

}  // namespace

TEST_CASE("The pattern dialect agrees with a reference on all small patterns and texts") {
  using naive::Kind;
  const Nodes atoms = {atom(Kind::literal, U"i"),        atom(Kind::any),        atom(Kind::space),
                       atom(Kind::set, U"\u0131", true), atom(Kind::line_begin), atom(Kind::line_end)};
  Nodes patterns = grown(atoms, atoms);
  Nodes uncaptured;
  std::copy_if(patterns.begin(), patterns.end(), std::back_inserter(uncaptured),
               [](const naive::Node& node) { return !has_capture(node); });
  const Nodes larger = grown(uncaptured, atoms);
  patterns.insert(patterns.end(), larger.begin(), larger.end());

  const std::vector<std::u32string> texts = all_texts(U"i\u0131\n", 4);
  const naive::Modes modes{true, true, false};
  std::size_t compared = 0;
  for (const naive::Node& node : patterns) {
    const std::string source = naive::utf8(naive::spell(node));
    const auto pattern = Pattern::compile(source, "im");
    INFO(source);
    REQUIRE(pattern);
    for (const std::u32string& text : texts) {
      const std::string expected = reference_says(node, modes, text);
      const std::string found = engine_says(*pattern, naive::utf8(text));
      ++compared;
      if (found != expected) {
        INFO(hex(naive::utf8(text)));
        CHECK(found == expected);
      }
    }
  }
  CHECK(compared > 50'000);
}

TEST_CASE("The pattern dialect agrees with Python on generated text") {
  if (std::system("command -v python3 >/dev/null 2>&1") != 0) {
    std::puts("SKIPPED: python3 is not installed");
    return;
  }
  const auto batch =
      std::filesystem::temp_directory_path() / fmt::format("sabot-patterns-{}.txt", std::random_device{}());
  std::vector<std::string> asked;
  std::vector<std::string> answers;
  {
    std::ofstream file(batch);
    std::mt19937 numbers(2026);
    for (int i = 0; i < 2000; ++i) {
      std::vector<std::uint32_t> drawn(60);
      for (std::uint32_t& number : drawn) number = static_cast<std::uint32_t>(numbers() % 1000);
      const generated::Case drawn_case = generated::decode(drawn);
      const std::string source = naive::utf8(naive::spell(drawn_case.pattern));
      const std::string modes = generated::letters(drawn_case.modes);
      const std::string text = naive::utf8(drawn_case.text);
      const auto pattern = Pattern::compile(source, modes);
      INFO(source);
      REQUIRE(pattern);
      asked.push_back(fmt::format("{} {} on {}", source, modes, hex(text)));
      answers.push_back(engine_says(*pattern, text));
      file << fmt::format("-{},{},{}\n", modes, hex(source), hex(text));
    }
  }
  const std::string command =
      fmt::format("python3 '{}/tests/match/python_re.py' '{}'", SABOT_SOURCE_DIR, batch.string());
  const std::unique_ptr<FILE, int (*)(FILE*)> python(popen(command.c_str(), "r"), pclose);
  REQUIRE(python);
  std::array<char, 256> line{};
  std::size_t compared = 0;
  while (std::fgets(line.data(), line.size(), python.get()) != nullptr && compared < answers.size()) {
    std::string_view expected(line.data());
    expected.remove_suffix(1);
    if (answers[compared] != expected) {
      INFO(asked[compared]);
      CHECK(answers[compared] == expected);
    }
    ++compared;
  }
  std::filesystem::remove(batch);
  CHECK(compared == answers.size());
}
