#include "rulebook/amendment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "base/utf8.hpp"
#include "rulebook/amendment_text.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

constexpr std::string_view digits = "0123456789";

Diagnostic refusal(const char* code, std::string message, std::string help = {}) {
  return {{"amendment", 0, 0}, code, std::move(message), std::move(help), {}};
}

// What can stand in a file's name on every system, and leads out of no folder.
bool is_file_name(std::string_view name) {
  const auto fits = [](char c) { return is_ascii_alphanumeric(c) || c == '-' || c == '_' || c == '.'; };
  return !name.empty() && name.front() != '.' && name.front() != '-' && std::all_of(name.begin(), name.end(), fits);
}

// The file of a version is named after it, and has to stand beside others; a word that an option could be is none.
bool can_name_version(const std::string& name) {
  return is_file_name(name) && !name.ends_with(".toml") &&
         fmt::format("{}{}.toml", specs_folder, name) != released_path;
}

// "v0.2.1" -> "v0.2.2-draft": the last number of the name goes up by one; what follows it falls away.
std::string draft_after(const std::string& version) {
  const auto last = version.find_last_of(digits);
  if (last == std::string::npos) return version + "-draft";
  const auto before = version.find_last_not_of(digits, last);
  const auto first = before == std::string::npos ? 0 : before + 1;
  std::uint64_t number = 0;
  std::from_chars(version.data() + first, version.data() + last + 1, number);
  return fmt::format("{}{}-draft", version.substr(0, first), number + 1);
}

// One request against one library; every step sees what the ones before it have found.
class Beginning {
 public:
  Beginning(const Library& library, const AmendmentRequest& request)
      : library_(library),
        request_(request),
        newest_(library.editions.back()),
        version_(request.version.empty() ? draft_after(newest_.document.spec.version) : request.version),
        draft_(find_version(library.drafts, version_)),
        summary_(request.summary.empty() ? open_summary : request.summary) {}

  Result<Amendment> amendment() const {
    if (auto wrong = wrong_version_or_date(); !wrong.empty()) return failure(std::move(wrong));
    if (request_.replaces.empty()) {
      if (auto wrong = wrong_new_rule(); !wrong.empty()) return failure(std::move(wrong));
      return with_rule(request_.rule_id, new_rule_text(request_.rule_id, head()));
    }
    const RuleFile* replaced = find_file(library_, request_.replaces);
    if (auto wrong = wrong_replaced(replaced); !wrong.empty()) return failure(std::move(wrong));
    return with_rule(replaced->rule.id, with_head(replaced->text, head()));
  }

 private:
  Diagnostics wrong_version_or_date() const {
    const Spec& newest = newest_.document.spec;
    if (!can_name_version(version_)) {
      return {refusal(codes::bad_file_name, fmt::format("\"{}\" cannot name a version", version_),
                      "letters, digits, dots, dashes and underscores make the name of its file, without .toml")};
    }
    if (find_version(library_.editions, version_) != nullptr) {
      return {refusal(codes::doubled_name, fmt::format("{} is released; a draft has a version of its own", version_),
                      fmt::format("such as {}", draft_after(newest.version)))};
    }
    if (request_.date < newest.date) {
      return {
          refusal(codes::backward_date, fmt::format("{} lies before the date of {}, which is {}",
                                                    to_string(request_.date), newest.version, to_string(newest.date)))};
    }
    return {};
  }

  Diagnostics wrong_new_rule() const {
    const std::string& id = request_.rule_id;
    const std::string kind(kind_of(id));
    if (!contains(kind_names(), kind)) {
      return {refusal(codes::unknown_kind, fmt::format("there is no kind of rule \"{}\"", kind),
                      suggestion(kind, kind_names()))};
    }
    const bool has_name = id.size() > kind.size();
    if (has_name != is_named_kind(kind) || !is_file_name(std::string_view(id).substr(has_name ? kind.size() + 1 : 0))) {
      return {refusal(codes::inconsistent, fmt::format("\"{}\" cannot be the id of a rule", id),
                      is_named_kind(kind) ? fmt::format("the id of such a rule is {}.NAME", kind)
                                          : fmt::format("the id of such a rule is {}, without a name", kind))};
    }
    if (const RuleFile* current = in_force(id)) {
      return {refusal(codes::wrong_replaces, fmt::format("a rule \"{}\" is in force already", id),
                      fmt::format("replace {}", current->path))};
    }
    return {};
  }

  Diagnostics wrong_replaced(const RuleFile* replaced) const {
    if (replaced == nullptr) {
      std::vector<std::string> paths;
      for (const RuleFile& file : library_.files) paths.push_back(file.path);
      const auto near = closest(request_.replaces, paths);
      return {refusal(codes::unknown_file, fmt::format("there is no rule file {}", request_.replaces),
                      near.empty() ? "" : fmt::format("did you mean \"{}\"?", near))};
    }
    const RuleFile* current = in_force(replaced->rule.id);
    if (current != replaced) {
      return {refusal(codes::wrong_replaces, fmt::format("{} is not in force", replaced->path),
                      current == nullptr ? "" : fmt::format("replace {}", current->path))};
    }
    if (draft_ != nullptr &&
        first_where(draft_->document.changes, [&](const Change& change) { return change.adopts == replaced->path; })) {
      return {refusal(codes::wrong_replaces, fmt::format("{} is new in {}", replaced->path, version_),
                      "edit that file: nobody else has adopted it yet")};
    }
    return {};
  }

  const RuleFile* in_force(const std::string& id) const {
    return find_rule(library_, draft_ == nullptr ? newest_ : *draft_, id);
  }

  RuleHead head() const { return {request_.date, request_.section, summary_}; }

  Amendment with_rule(const std::string& id, std::string text) const {
    const std::string path = rule_path(id, request_.date) + ".toml";
    const std::string draft_path = fmt::format("{}{}.toml", drafts_folder, version_);
    const Change change{request_.section, summary_, path, request_.replaces, {}};
    return {version_,
            newest_.document.spec.version,
            {path, path, std::move(text)},
            {draft_path, draft_path, draft_text(change)}};
  }

  std::string draft_text(const Change& change) const {
    if (draft_ != nullptr) return with_change(draft_->document, request_.date, change);
    const Spec& newest = newest_.document.spec;
    Spec spec = newest;
    spec.version = version_;
    spec.date = request_.date;
    spec.amends = newest.version;
    spec.kind = AmendmentKind::amendment;
    spec.summary = open_summary;
    return new_draft_text(spec, change);
  }

  const Library& library_;
  const AmendmentRequest& request_;
  const Edition& newest_;
  std::string version_;
  const Edition* draft_;  // null: there is none yet
  std::string summary_;
};

}  // namespace

Result<Amendment> begin_amendment(const Library& library, const AmendmentRequest& request) {
  return Beginning(library, request).amendment();
}

}  // namespace sabot::rulebook
