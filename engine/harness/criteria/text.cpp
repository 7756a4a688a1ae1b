#include "harness/criteria/text.hpp"

#include <fmt/format.h>

#include "base/utf8.hpp"
#include "match/character_sets.hpp"

namespace sabot::harness {
namespace {

// In code points.
constexpr std::size_t longest_shown = 120;

bool ends_sentence(std::string_view word) {
  return word.ends_with('.') || word.ends_with('!') || word.ends_with('?');
}

}  // namespace

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t begin = 0;
  const auto end_word = [&](std::size_t end) {
    if (begin < end) words.push_back(text.substr(begin, end - begin));
  };
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    if (point.valid && match::space_characters().contains(point.value)) {
      end_word(at);
      begin = at + point.length;
    }
    at += point.length;
  }
  end_word(text.size());
  return words;
}

std::string normalise(std::string_view text) {
  return fmt::format("{}", fmt::join(words(text), " "));
}

std::vector<std::string> sentences(std::string_view text) {
  std::vector<std::string> sentences;
  bool ended = true;
  for (const std::string_view word : words(text)) {
    if (ended) {
      sentences.emplace_back(word);
    } else {
      sentences.back().append(" ").append(word);
    }
    ended = ends_sentence(word);
  }
  return sentences;
}

bool has_form(std::string_view text, std::string_view form) {
  if (!form.ends_with('*')) return text == form;
  form.remove_suffix(1);
  return text.starts_with(form);
}

std::string quoted(std::string_view text) {
  return fmt::format("\"{}\"", shortened(text));
}

std::string shortened(std::string_view text) {
  const std::size_t end = bytes_of(text, longest_shown);
  return fmt::format("{}{}", text.substr(0, end), end < text.size() ? "..." : "");
}

}  // namespace sabot::harness
