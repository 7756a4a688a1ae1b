#include "cli/task_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/fold.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

using rulebook::TaskFile;

// A paragraph, wherever its file broke it into lines.
std::string wrapped(std::string text, const std::string& indent) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return folded(indent + text, 0) + "\n";
}

std::string list(const std::vector<std::string>& texts) {
  return fmt::format("\"{}\"", fmt::join(texts, "\", \""));
}

std::string phrases_text(const rulebook::Phrases& phrases) {
  std::string text = phrases.field.empty() ? "" : fmt::format("\"{}\": ", phrases.field);
  if (!phrases.required.empty()) text += fmt::format("holds {}", list(phrases.required));
  if (!phrases.required.empty() && !phrases.forbidden.empty()) text += "; ";
  if (!phrases.forbidden.empty()) text += fmt::format("no sentence holds {}", list(phrases.forbidden));
  if (!phrases.unless.empty()) text += fmt::format(", unless it holds one of {}", list(phrases.unless));
  return text;
}

// In the order of the task file.
std::string criteria_text(const TaskFile& task) {
  std::vector<std::pair<Place, std::string>> texts;
  const auto tell = [&](const auto& criterion, const std::string& text) {
    texts.emplace_back(criterion.place, fmt::format("  {}\n{}", criterion.id, wrapped(text, "    ")));
  };
  for (const auto& c : task.json_equal) tell(c, fmt::format("equals {} as JSON", c.expected));
  for (const auto& c : task.phrases) tell(c, phrases_text(c));
  for (const auto& c : task.citations) {
    tell(c, fmt::format("each of \"{}\" stands word for word in {}", c.field, c.corpus));
  }
  for (const auto& c : task.sequences) tell(c, c.says);
  for (const auto& c : task.programs) {
    tell(c, fmt::format("{} accepts it, within {} s and {} MiB", c.suite, c.seconds, c.memory_mb));
  }
  std::sort(texts.begin(), texts.end());
  std::string all;
  for (const auto& [place, text] : texts) all += text;
  return all;
}

}  // namespace

std::string task_text(const harness::Task& task) {
  const TaskFile& file = task.document.task;
  std::string text = fmt::format("{}, {}; worker {}\n{}\nserved\n", file.task.id, file.task.name, file.task.worker,
                                 wrapped(file.task.summary, ""));
  report::Table served{{{"file"}, {"what"}}, {}};
  for (const auto& entry : file.served) served.rows.push_back({entry.file, entry.what});
  text += report::aligned(served, "  ");
  text += fmt::format("\nit passes when all of these hold\n{}\nfaults\n", criteria_text(file));
  for (const auto& fault : file.faults) text += fault_text(file.task.id, fault);
  return text;
}

std::string fault_text(const std::string& task, const rulebook::PlantedFault& fault) {
  const std::string planted = fault.find.empty() ? fmt::format("\"{}\"", fault.plant)
                                                 : fmt::format("\"{}\" for \"{}\"", fault.plant, fault.find);
  return fmt::format("{}/{} plants\n{}  a correct detection flags\n{}", task, fault.fault_operator,
                     wrapped(planted, "    "), wrapped(fault.ground_truth, "    "));
}

}  // namespace sabot::cli
