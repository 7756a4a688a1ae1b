#include "harness/redaction.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "base/utf8.hpp"
#include "harness/criteria/text.hpp"
#include "match/text.hpp"

namespace sabot::harness {
namespace {

// In bytes. Shorter sentences and lines are common property.
constexpr std::size_t shortest_telling = 30;

struct Secret {
  std::string text;  // comparable
  std::string source;
};

std::string comparable(std::string_view text) {
  std::string normal = match::lower(normalise(text));
  while (normal.ends_with('.') || normal.ends_with(',')) normal.pop_back();
  return normal;
}

std::vector<std::string> lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void add_secrets(const std::string& text, const std::vector<std::string>& parts, const std::string& source,
                 std::vector<Secret>& secrets) {
  const std::size_t before = secrets.size();
  for (const std::string& part : parts) {
    if (std::string secret = comparable(part); secret.size() >= shortest_telling) {
      secrets.push_back({std::move(secret), source});
    }
  }
  const bool tells_nothing_in_parts = secrets.size() == before;
  if (std::string whole = comparable(text); tells_nothing_in_parts && !whole.empty()) {
    secrets.push_back({std::move(whole), source});
  }
}

std::vector<Secret> secrets_of(const Task& task) {
  std::vector<Secret> secrets;
  for (const rulebook::PlantedFault& fault : task.document.task.faults) {
    if (fault.plant != fault.find) {
      add_secrets(fault.plant, sentences(fault.plant), fmt::format("the plant of {}", fault.fault_operator), secrets);
    }
    add_secrets(fault.ground_truth, sentences(fault.ground_truth),
                fmt::format("the ground truth of {}", fault.fault_operator), secrets);
  }
  for (const auto& [path, text] : task.assets) {
    if (!is_served(task, path)) add_secrets(text, lines(text), path, secrets);
  }
  return secrets;
}

// A text in comparable form that knows where each of its bytes comes from.
struct Traced {
  std::string text;
  std::vector<std::size_t> offsets;  // of the word that the byte belongs to
};

Traced traced(const std::string& original) {
  Traced result;
  for (const std::string_view word : words(original)) {
    if (!result.text.empty()) result.text += ' ';
    result.text += match::lower(word);
    result.offsets.resize(result.text.size(), static_cast<std::size_t>(word.data() - original.data()));
  }
  return result;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Any byte of a character beyond ASCII counts as a letter.
bool in_word(char c) {
  return !is_ascii(c) || (c >= 'a' && c <= 'z') || is_digit(c) || c == '_';
}

// Whether the byte before `at` and the one there belong to one word or one number: 8,400 and 41.7 are one each.
bool joined_at(std::string_view text, std::size_t at) {
  if (at == 0 || at >= text.size()) return false;
  if (in_word(text[at - 1]) && in_word(text[at])) return true;
  const auto points = [&](std::size_t i) {
    return (text[i] == '.' || text[i] == ',') && i > 0 && i + 1 < text.size() && is_digit(text[i - 1]) &&
           is_digit(text[i + 1]);
  };
  return points(at - 1) || points(at);
}

bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
  return !joined_at(text, at) && !joined_at(text, at + length);
}

std::optional<std::size_t> find_alone(std::string_view text, std::string_view part) {
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
    if (stands_alone(text, at, part.size())) return at;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Leak> find_leaks(const Task& task) {
  const std::vector<Secret> secrets = secrets_of(task);
  std::vector<Leak> leaks;
  for (const auto& [path, text] : task.assets) {
    if (!is_served(task, path)) continue;
    const Traced served = traced(text);
    for (const Secret& secret : secrets) {
      if (const auto at = find_alone(served.text, secret.text)) {
        leaks.push_back({path, served.offsets[*at], secret.text, secret.source});
      }
    }
  }
  return leaks;
}

}  // namespace sabot::harness
