#include "report/html/transcript_limits.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/html/excerpt.hpp"

namespace sabot::report {
namespace {

// Of all texts of all events, and of all events: 2,000 runs of a dozen events each are shown whole. With the markup
// around them the page stays below 20 million bytes.
constexpr std::size_t text_budget = 6'000'000;
constexpr std::size_t event_budget = 25'000;

std::size_t size_of(const trace::PayloadValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return text->size();
  const auto* nested = std::get_if<trace::Nested>(&value);
  return nested == nullptr ? 0 : nested->json.size();
}

std::vector<std::size_t> text_sizes(const std::vector<trace::Run>& runs) {
  std::vector<std::size_t> sizes;
  for (const auto& run : runs) {
    for (const auto& event : run.events) {
      sizes.push_back(event.agent.size());
      for (const auto& field : event.payload) {
        sizes.push_back(field.key.size());
        sizes.push_back(size_of(field.value));
      }
    }
  }
  return sizes;
}

std::vector<std::size_t> event_counts(const std::vector<trace::Run>& runs) {
  std::vector<std::size_t> counts;
  counts.reserve(runs.size());
  for (const auto& run : runs) counts.push_back(run.events.size());
  return counts;
}

bool any_above(const std::vector<std::size_t>& sizes, std::size_t limit) {
  return std::any_of(sizes.begin(), sizes.end(), [&](std::size_t size) { return size > limit; });
}

}  // namespace

TranscriptLimits transcript_limits(const std::vector<trace::Run>& runs) {
  const auto sizes = text_sizes(runs);
  const auto counts = event_counts(runs);
  const std::size_t text_bytes = longest_within(sizes, text_budget);
  const std::size_t events = longest_within(counts, event_budget);
  return {text_bytes, events, any_above(sizes, text_bytes), any_above(counts, events)};
}

std::string words(const TranscriptLimits& limits) {
  std::string sentences;
  if (limits.cuts_texts) {
    sentences += fmt::format("Texts of more than {} bytes lack their middle. ", limits.text_bytes);
  }
  if (limits.cuts_events) {
    sentences +=
        fmt::format("Of runs with more than {} events some in which nothing was found are left out. ", limits.events);
  }
  if (!sentences.empty()) sentences += "What is cut is in the input.";
  return sentences;
}

}  // namespace sabot::report
