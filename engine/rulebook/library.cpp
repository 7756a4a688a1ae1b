#include "rulebook/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

template <class T>
void collect(Result<T> file, std::vector<T>& files, Diagnostics& findings) {
  if (file) {
    files.push_back(std::move(*file));
  } else {
    findings.insert(findings.end(), file.error().begin(), file.error().end());
  }
}

std::vector<std::string> paths_of(const std::vector<RuleFile>& files) {
  std::vector<std::string> paths(files.size());
  std::transform(files.begin(), files.end(), paths.begin(), [](const RuleFile& file) { return file.path; });
  return paths;
}

std::optional<std::size_t> index_of(const std::vector<RuleFile>& files, std::string_view path) {
  const auto found = std::lower_bound(files.begin(), files.end(), path,
                                      [](const RuleFile& file, std::string_view p) { return file.path < p; });
  if (found == files.end() || found->path != path) return std::nullopt;
  return static_cast<std::size_t>(found - files.begin());
}

// The specs in the order of the amendments: the base first, then always the one that amends the last.
std::vector<SpecDocument> chain(std::vector<SpecDocument> specs, Diagnostics& findings) {
  if (specs.empty()) {
    findings.push_back(
        {{"specs"}, codes::broken_chain, "there is no spec file", "a version needs specs/<version>.toml", {}});
  }
  std::vector<SpecDocument> ordered;
  for (std::string last; !specs.empty(); last = ordered.back().spec.version) {
    const auto next =
        std::find_if(specs.begin(), specs.end(), [&](const SpecDocument& s) { return s.spec.amends == last; });
    if (next == specs.end()) break;
    ordered.push_back(std::move(*next));
    specs.erase(next);
  }
  for (const auto& left_over : specs) {
    const auto tip = ordered.empty() ? std::string("the base") : ordered.back().spec.version;
    findings.push_back(finding(
        left_over.spec.place, left_over.text, codes::broken_chain,
        fmt::format("version \"{}\" is not part of the chain of amendments", left_over.spec.version),
        fmt::format("exactly one version amends none, and each other amends the one before it; the chain ends at {}",
                    tip)));
  }
  return ordered;
}

// Folds amendments over the base, one at a time, with everything there is to find on the way.
class Fold {
 public:
  Fold(const std::vector<RuleFile>& files, Diagnostics& findings)
      : files_(files), paths_(paths_of(files)), findings_(findings) {}

  Edition amend(SpecDocument document) {
    if (document.spec.date < date_) {
      report(document, "spec.date", codes::backward_date,
             fmt::format("{} is dated {}, before the version that it amends ({})", document.spec.version,
                         to_string(document.spec.date), to_string(date_)));
    }
    date_ = document.spec.date;
    const auto before = in_force_;
    for (std::size_t i = 0; i < document.changes.size(); ++i) adopt(document, i);
    if (document.spec.kind == AmendmentKind::disclosure) check_disclosure(document, before);
    return {std::move(document), in_force_};
  }

  void check_all_adopted() {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (adopted_.count(i) != 0) continue;
      findings_.push_back(finding(files_[i].rule.place, files_[i].text, codes::unreachable_file,
                                  fmt::format("no version adopts {}", files_[i].path),
                                  "add a [[change]] that adopts it to a spec file"));
    }
  }

 private:
  using InForce = std::map<std::string, std::size_t, std::less<>>;

  void adopt(const SpecDocument& document, std::size_t change_index) {
    const auto& change = document.changes[change_index];
    const auto key = [&](std::string_view name) { return fmt::format("change[{}].{}", change_index, name); };
    if (change.adopts.empty()) {
      if (!change.replaces.empty()) {
        report(document, key("replaces"), codes::wrong_replaces, "a change that adopts no file cannot replace one");
      }
      return;
    }
    const auto index = known_file(document, key("adopts"), change.adopts);
    if (!index) return;
    const auto& file = files_[*index];
    if (!adopted_.insert(*index).second) {
      report(document, key("adopts"), codes::adopted_twice, fmt::format("{} has been adopted before", change.adopts),
             "a rule comes back as a new dated file");
      return;
    }
    if (document.spec.date < file.rule.date) {
      report(document, key("adopts"), codes::backward_date,
             fmt::format("{} of {} adopts a rule of {}", document.spec.version, to_string(document.spec.date),
                         to_string(file.rule.date)));
    }
    const auto current = in_force_.find(file.rule.id);
    const auto replaced = current == in_force_.end() ? std::string() : files_[current->second].path;
    if (change.replaces != replaced) {
      report(document, key(change.replaces.empty() ? "adopts" : "replaces"), codes::wrong_replaces,
             replaced.empty() ? fmt::format("no file is in force for \"{}\" that could be replaced", file.rule.id)
                              : fmt::format("the file in force for \"{}\" is {}", file.rule.id, replaced),
             replaced.empty() ? "leave `replaces` out" : fmt::format("replaces = \"{}\"", replaced));
    }
    if (!replaced.empty() && file.rule.date < files_[current->second].rule.date) {
      report(document, key("adopts"), codes::backward_date,
             fmt::format("the rule of {} cannot replace one of {}", to_string(file.rule.date),
                         to_string(files_[current->second].rule.date)));
    }
    in_force_.insert_or_assign(file.rule.id, *index);
  }

  std::optional<std::size_t> known_file(const SpecDocument& document, const std::string& key, const std::string& path) {
    const auto index = index_of(files_, path);
    if (!index) {
      const auto near = closest(path, paths_);
      report(document, key, codes::unknown_file, fmt::format("there is no rule file {}", path),
             near.empty() ? std::string() : fmt::format("did you mean \"{}\"?", near));
    }
    return index;
  }

  void check_disclosure(const SpecDocument& document, const InForce& before) {
    for (std::size_t i = 0; i < document.changes.size(); ++i) {
      const auto index = index_of(files_, document.changes[i].adopts);
      if (!index) continue;
      const auto old = before.find(files_[*index].rule.id);
      if (old != before.end() && files_[old->second].canonical == files_[*index].canonical) continue;
      report(document, fmt::format("change[{}].adopts", i), codes::disclosure_changes,
             fmt::format("{} is a disclosure, yet {} does not say the same as what it replaces", document.spec.version,
                         document.changes[i].adopts),
             "a disclosure may change notes and dates only; another kind of amendment may change the rule");
    }
  }

  void report(const SpecDocument& document, const std::string& key, const char* code, std::string message,
              std::string help = {}) {
    findings_.push_back(finding(document.places.at(key), document.text, code, std::move(message), std::move(help)));
  }

  const std::vector<RuleFile>& files_;
  std::vector<std::string> paths_;
  Diagnostics& findings_;
  InForce in_force_;
  std::set<std::size_t> adopted_;
  Date date_;
};

void check_waves(Library& library, Diagnostics& findings) {
  std::sort(library.waves.begin(), library.waves.end(), [](const SeedsDocument& a, const SeedsDocument& b) {
    return std::tie(a.wave.registered, a.wave.id) < std::tie(b.wave.registered, b.wave.id);
  });
  for (const SeedsDocument& document : library.waves) {
    const SeededWave& wave = document.wave;
    const auto report = [&](const char* key, const char* code, std::string message, std::string help) {
      findings.push_back(finding(document.places.at(key), document.text, code, std::move(message), std::move(help)));
    };
    const auto edition = find_edition(library, wave.version);
    if (!edition) {
      report("wave.spec", codes::unknown_version, edition.error().front().message, edition.error().front().help);
    } else if (const Spec& spec = (*edition)->document.spec; wave.registered < spec.date) {
      report(
          "wave.registered", codes::backward_date,
          fmt::format("{} is dated {}, after the registration of a wave under it", spec.version, to_string(spec.date)),
          {});
    }
    if (std::set<std::int64_t>(wave.labels.begin(), wave.labels.end()).size() != wave.labels.size()) {
      report("wave.labels", codes::doubled_name, "a label is registered twice", {});
    }
  }
}

}  // namespace

Result<Library> read_library(const SourceTree& tree) {
  Library library;
  Diagnostics findings;
  std::vector<SpecDocument> specs;
  for (const auto& source : tree) {
    if (source.path.starts_with("specs/")) {
      collect(read_spec_file(source), specs, findings);
    } else if (source.path.starts_with("seeds/")) {
      collect(read_seeds_file(source), library.waves, findings);
    } else {
      collect(read_rule_file(source), library.files, findings);
    }
  }
  // What a broken file would have said is unknown, so nothing is said of how files fit together.
  if (!findings.empty()) {
    std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return failure(std::move(findings));
  }

  const auto by_path = [](const auto& a, const auto& b) { return a.path < b.path; };
  std::sort(library.files.begin(), library.files.end(), by_path);
  std::sort(specs.begin(), specs.end(), by_path);

  Fold fold(library.files, findings);
  auto versions = chain(std::move(specs), findings);
  const bool chain_is_whole = findings.empty();
  for (auto& version : versions) library.editions.push_back(fold.amend(std::move(version)));
  // What a version outside the chain would adopt is not counted, so nothing is said of files that none adopts.
  if (chain_is_whole) fold.check_all_adopted();
  if (findings.empty()) check_waves(library, findings);
  if (!findings.empty()) return failure(std::move(findings));
  return library;
}

Result<const Edition*> find_edition(const Library& library, std::string_view version) {
  std::vector<std::string> versions;
  versions.reserve(library.editions.size());
  for (const auto& edition : library.editions) {
    if (edition.document.spec.version == version) return &edition;
    versions.push_back(edition.document.spec.version);
  }
  return failure({{"specs"},
                  codes::unknown_version,
                  fmt::format("there is no version \"{}\" of the standard", version),
                  suggestion(version, versions),
                  {}});
}

}  // namespace sabot::rulebook
