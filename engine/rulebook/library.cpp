#include "rulebook/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/fold.hpp"

namespace sabot::rulebook {
namespace {

template <class T>
void collect(Reading<T> reading, std::vector<T>& files, Diagnostics& findings) {
  files.push_back(std::move(reading.file));
  append(findings, std::move(reading.findings));
}

void check_waves(Library& library, Diagnostics& findings) {
  std::sort(library.waves.begin(), library.waves.end(), [](const SeedsDocument& a, const SeedsDocument& b) {
    return std::tie(a.wave.registered, a.wave.id) < std::tie(b.wave.registered, b.wave.id);
  });
  for (const SeedsDocument& document : library.waves) {
    if (document.health == Health::cut) continue;
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

bool is_cut(const SpecDocument& document) {
  return document.health == Health::cut;
}

// Each draft goes on from the newest version by itself.
void fold_drafts(Fold& fold, std::vector<SpecDocument> drafts, Library& library, Diagnostics& findings) {
  for (SpecDocument& draft : drafts) {
    const Spec& spec = draft.spec;
    const auto newest = library.editions.empty() ? std::string() : library.editions.back().document.spec.version;
    if (spec.amends != newest && !is_cut(draft)) {
      findings.push_back(finding(draft.places.at("spec.amends"), draft.text, codes::broken_chain,
                                 fmt::format("the draft \"{}\" does not amend the newest version", spec.version),
                                 fmt::format("amends = \"{}\"", newest)));
    }
    if (find_version(library.editions, spec.version) != nullptr) {
      findings.push_back(finding(draft.places.at("spec.version"), draft.text, codes::doubled_name,
                                 fmt::format("{} is released", spec.version), "a draft has a version of its own"));
    }
    library.drafts.push_back(fold.draft(std::move(draft)));
  }
}

}  // namespace

Survey survey(const SourceTree& tree) {
  Survey survey;
  auto& [library, findings] = survey;
  std::vector<SpecDocument> specs, drafts;
  for (const auto& source : tree) {
    if (source.path == released_path) {
      collect(read_released_file(source), library.released, findings);
    } else if (source.path.starts_with(drafts_folder)) {
      collect(read_spec_file(source), drafts, findings);
    } else if (source.path.starts_with(specs_folder)) {
      collect(read_spec_file(source), specs, findings);
    } else if (source.path.starts_with(seeds_folder)) {
      collect(read_seeds_file(source), library.waves, findings);
    } else {
      collect(read_rule_file(source), library.files, findings);
    }
  }
  const auto by_path = [](const auto& a, const auto& b) { return a.path < b.path; };
  for (auto* documents : {&specs, &drafts}) std::sort(documents->begin(), documents->end(), by_path);
  std::sort(library.files.begin(), library.files.end(), by_path);

  const bool all_specs_whole = std::none_of(specs.begin(), specs.end(), is_cut);
  const bool all_drafts_whole = std::none_of(drafts.begin(), drafts.end(), is_cut);
  const auto wrong_files = findings.size();
  auto versions = chain(std::move(specs), findings);
  const bool chain_is_whole = all_specs_whole && findings.size() == wrong_files;
  Fold fold(library.files, findings);
  for (auto& version : versions) library.editions.push_back(fold.amend(std::move(version)));
  fold_drafts(fold, std::move(drafts), library, findings);
  // What a version outside the chain would adopt is not counted, so nothing is said of files that none adopts.
  if (chain_is_whole && all_drafts_whole) fold.check_all_adopted();
  if (chain_is_whole) check_waves(library, findings);
  std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
  return survey;
}

Result<Library> read_library(const SourceTree& tree) {
  Survey read = survey(tree);
  if (holds_errors(read.findings)) return failure(std::move(read.findings));
  return std::move(read.library);
}

Result<const Edition*> find_edition(const Library& library, std::string_view version) {
  std::vector<std::string> versions;
  for (const auto* editions : {&library.editions, &library.drafts}) {
    if (const auto* found = find_version(*editions, version)) return found;
    for (const auto& edition : *editions) versions.push_back(edition.document.spec.version);
  }
  return failure({{"specs"},
                  codes::unknown_version,
                  fmt::format("there is no version \"{}\" of the standard", version),
                  suggestion(version, versions),
                  {}});
}

const Edition* find_version(const std::vector<Edition>& editions, std::string_view version) {
  return first_where(editions, [&](const Edition& edition) { return edition.document.spec.version == version; });
}

const RuleFile* find_rule(const Library& library, const Edition& edition, std::string_view id) {
  const auto found = edition.in_force.find(id);
  return found == edition.in_force.end() ? nullptr : &library.files[found->second];
}

const RuleFile* find_file(const Library& library, std::string_view path) {
  return first_where(library.files, [&](const RuleFile& file) { return file.path == path; });
}

}  // namespace sabot::rulebook
