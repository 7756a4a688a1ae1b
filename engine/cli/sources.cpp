#include "cli/sources.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/codes.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view standard_input = "-";
constexpr std::string_view fault_run_name = "runresult.json";
constexpr std::string_view judge_name = "judgeverdict.json";

bool holds_runs(const fs::path& path) {
  const std::string name = path.filename().string();
  static constexpr std::array<std::string_view, 4> suffixes = {fault_run_name, ".jsonl", ".jsonl.gz", ".jsonl.zst"};
  return std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view suffix) { return name.ends_with(suffix); });
}

Diagnostic cannot_read(const fs::path& path, const std::error_code& error) {
  return {{path.string(), 0, 0}, codes::cannot_read, fmt::format("cannot read: {}", error.message()), "", ""};
}

class Search {
 public:
  void add(const std::string& argument) {
    if (argument == standard_input) return add_standard_input();
    std::error_code error;
    const fs::file_status status = fs::status(argument, error);
    if (!fs::exists(status)) {
      found_.findings.push_back(cannot_read(argument, error));
    } else if (fs::is_directory(status)) {
      add_folder_argument(argument);
    } else {
      found_.sources.push_back({argument, argument, argument, ""});
    }
  }

  Sources result() && { return std::move(found_); }

 private:
  void add_standard_input() {
    if (std::exchange(reads_standard_input_, true)) {
      found_.findings.push_back(
          {{std::string(standard_input), 0, 0}, codes::cannot_read, "standard input can be read only once", "", ""});
    } else {
      found_.sources.push_back(
          {std::string(standard_input), std::string(standard_input_name), std::string(standard_input_name), ""});
    }
  }

  void add_folder_argument(const fs::path& folder) {
    const auto before = found_.sources.size() + found_.findings.size();
    argument_ = folder.string();
    search(folder);
    if (found_.sources.size() + found_.findings.size() == before) {
      found_.findings.push_back({{folder.string(), 0, 0},
                                 codes::no_runs,
                                 "the folder holds no run",
                                 "runs are looked for in files named *runresult.json, *.jsonl, *.jsonl.gz, *.jsonl.zst",
                                 ""});
    }
  }

  void search(const fs::path& folder) {
    std::error_code error;
    const fs::path real = fs::canonical(folder, error);
    if (std::find(open_.begin(), open_.end(), real) != open_.end()) {
      found_.findings.push_back({{folder.string(), 0, 0},
                                 codes::folder_loop,
                                 fmt::format("is a link that leads back to {}, which is being searched", real.string()),
                                 "",
                                 ""});
      return;
    }
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
      entries.push_back(entry->path());
    }
    if (error) {
      found_.findings.push_back(cannot_read(folder, error));
      return;
    }
    std::sort(entries.begin(), entries.end());
    open_.push_back(real);
    for (const fs::path& entry : entries) visit(entry);
    open_.pop_back();
  }

  void visit(const fs::path& entry) {
    std::error_code error;
    const fs::file_status status = fs::status(entry, error);
    if (fs::is_directory(status)) {
      search(entry);
    } else if (holds_runs(entry)) {
      if (!fs::exists(status)) {
        found_.findings.push_back(cannot_read(entry, error));
      } else if (fs::is_regular_file(status)) {
        found_.sources.push_back({entry.string(), entry.string(), argument_, judge_beside(entry)});
      }
    }
  }

  static std::string judge_beside(const fs::path& run) {
    if (run.filename() != fault_run_name) return "";
    std::error_code error;
    const fs::path judge = run.parent_path() / judge_name;
    return fs::is_regular_file(judge, error) ? judge.string() : "";
  }

  Sources found_;
  std::string argument_;        // the folder that was named
  std::vector<fs::path> open_;  // the folders around the one that is searched, as they really are
  bool reads_standard_input_ = false;
};

}  // namespace

Sources find_sources(const std::vector<std::string>& arguments) {
  Search search;
  for (const std::string& argument : arguments) search.add(argument);
  return std::move(search).result();
}

}  // namespace sabot::cli
