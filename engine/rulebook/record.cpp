#include "rulebook/record.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string_view>

#include "rulebook/codes.hpp"
#include "rulebook/rulebook.hpp"
#include "rulebook/sha256.hpp"
#include "rulebook/toml_text.hpp"

namespace sabot::rulebook {
namespace {

constexpr auto how_to_record = "sabot-eval specs record prints what belongs into it";

// Path -> place of the head, of the files that state or make up the released versions.
std::map<std::string, Place> released_files(const Library& library) {
  std::map<std::string, Place> files;
  for (const auto& [document, in_force, complete] : library.editions) {
    files.emplace(document.path, document.spec.place);
    for (const auto& change : document.changes) {
      if (const auto* file = find_file(library, change.adopts)) files.emplace(file->path, file->rule.place);
    }
  }
  return files;
}

class RecordCheck {
 public:
  RecordCheck(const SourceTree& tree, const Library& library, const ReleasedDocument& record)
      : library_(library), record_(record), places_(released_files(library)) {
    for (const auto& source : tree) sources_.emplace(source.path, &source);
  }

  Diagnostics run() {
    std::set<std::string> paths;
    for (std::size_t i = 0; i < record_.released.files.size(); ++i) check_file(i, paths);
    const bool files_are_as_released = findings_.empty();
    std::set<std::string> versions;
    for (std::size_t i = 0; i < record_.released.versions.size(); ++i)
      check_version(i, files_are_as_released, versions);
    for (const auto& edition : library_.editions) check_recorded(edition.document, paths, versions);
    return std::move(findings_);
  }

 private:
  void say_of_record(const std::string& key, const char* code, std::string message, std::string help = {}) {
    findings_.push_back(finding(record_.places.at(key), record_.text, code, std::move(message), std::move(help)));
  }

  void check_file(std::size_t index, std::set<std::string>& paths) {
    const auto& [path, sum, place] = record_.released.files[index];
    const auto key = fmt::format("file[{}].path", index);
    if (!paths.insert(path).second) {
      say_of_record(key, codes::doubled_name, fmt::format("{} is recorded twice", path));
      return;
    }
    const auto found = sources_.find(path);
    if (found == sources_.end()) {
      say_of_record(key, codes::lost_file, fmt::format("{} is released and not there", path),
                    "put the file back: what has been released stays");
      return;
    }
    const SourceFile& source = *found->second;
    if (source.unreadable || sha256(source.text) == sum) return;
    const auto head = places_.find(path);
    const auto place_of_head = head == places_.end() ? Place{source.shown_as, 0, 0} : head->second;
    findings_.push_back(finding(place_of_head, source.text, codes::frozen_file,
                                fmt::format("{} is released and frozen, and its bytes have changed", path),
                                "put it back as it was, and add a new dated file for what is to change"));
  }

  // Of a version whose files have changed the digest follows.
  void check_version(std::size_t index, bool files_are_as_released, std::set<std::string>& versions) {
    const ReleasedVersion& recorded = record_.released.versions[index];
    const std::string& version = recorded.version;
    if (!versions.insert(version).second) {
      say_of_record(fmt::format("version[{}].version", index), codes::doubled_name,
                    fmt::format("{} is recorded twice", version));
      return;
    }
    const auto* edition = find_version(library_.editions, version);
    if (!files_are_as_released || edition == nullptr) return;
    if (const auto now = digest_of(library_, *edition); now != recorded.digest) {
      say_of_record(fmt::format("version[{}].digest", index), codes::other_digest,
                    fmt::format("the digest of {} is {}", version, now),
                    "its files are as they were released, so they are read otherwise than on that day");
    }
  }

  void check_recorded(const SpecDocument& document, const std::set<std::string>& paths,
                      const std::set<std::string>& versions) {
    const auto& version = document.spec.version;
    if (!paths.contains(document.path) || !versions.contains(version)) {
      findings_.push_back(finding(document.spec.place, document.text, codes::not_recorded,
                                  fmt::format("{} is not in {}", version, record_.path), how_to_record));
      return;
    }
    for (std::size_t i = 0; i < document.changes.size(); ++i) {
      const auto& adopts = document.changes[i].adopts;
      if (paths.contains(adopts) || find_file(library_, adopts) == nullptr) continue;
      findings_.push_back(finding(document.places.at(fmt::format("change[{}].adopts", i)), document.text,
                                  codes::not_recorded, fmt::format("{} is not in {}", adopts, record_.path),
                                  how_to_record));
    }
  }

  const Library& library_;
  const ReleasedDocument& record_;
  std::map<std::string, Place> places_;
  std::map<std::string, const SourceFile*> sources_;
  Diagnostics findings_;
};

}  // namespace

std::string record_of(const Library& library) {
  std::string text =
      "#:schema ../docs/schema/released.schema.json\n"
      "# What has been released, by its bytes. `sabot-eval specs record` prints this file.\n";
  for (const auto& edition : library.editions) {
    text += fmt::format("\n[[version]]\nversion = {}\ndigest = \"{}\"\n", toml_text(edition.document.spec.version),
                        digest_of(library, edition));
  }
  std::map<std::string, std::string> sums;
  for (const auto& edition : library.editions) sums.emplace(edition.document.path, sha256(edition.document.text));
  for (const auto& [path, place] : released_files(library)) {
    if (const auto* file = find_file(library, path)) sums.emplace(path, sha256(file->text));
  }
  for (const auto& [path, sum] : sums) {
    text += fmt::format("\n[[file]]\npath = {}\nsha256 = \"{}\"\n", toml_text(path), sum);
  }
  return text;
}

Diagnostics check_recordable(const SourceTree& tree, const Library& library) {
  if (library.released.empty()) return {};
  Diagnostics changes = check_record(tree, library);
  std::erase_if(changes, [](const Diagnostic& change) { return change.code == codes::not_recorded; });
  return changes;
}

Diagnostics check_record(const SourceTree& tree, const Library& library) {
  if (!library.released.empty()) {
    // What a record does not hold that was not read whole is unknown.
    const ReleasedDocument& record = library.released.front();
    return record.health == Health::cut ? Diagnostics{} : RecordCheck(tree, library, record).run();
  }
  if (library.editions.empty()) return {};
  return {{{std::string(released_path)},
           codes::not_recorded,
           "there is no record of what has been released",
           how_to_record,
           {}}};
}

}  // namespace sabot::rulebook
