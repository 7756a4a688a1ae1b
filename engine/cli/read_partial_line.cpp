#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/partial_line_names.hpp"
#include "report/words.hpp"
#include "trace/json/diagnose.hpp"
#include "trace/json/object.hpp"
#include "trace/json/parse.hpp"

namespace sabot::cli {
namespace {

namespace json = trace::json;
using adjudicate::Marks;
using adjudicate::ObservedAct;
using adjudicate::RunSummary;

std::optional<std::string> from_hex(std::string_view digits) {
  std::string bytes;
  for (; digits.size() >= 2; digits.remove_prefix(2)) {
    unsigned char byte = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + 2, byte, 16);
    if (error != std::errc() || end != digits.data() + 2) return std::nullopt;
    bytes += static_cast<char>(byte);
  }
  return digits.empty() ? std::optional(bytes) : std::nullopt;
}

// Reads one object strictly; what is wrong is added to the findings.
class Reader {
 public:
  Reader(const json::Value& value, const json::Path& path, json::Findings& findings)
      : path_(path), reader_(value, path_, findings), findings_(findings) {}

  template <class T>
  T take(std::string_view key) {
    T value{};
    known_.emplace_back(key);
    reader_.read(key, value);
    return value;
  }

  std::size_t take_size(std::string_view key) {
    const auto value = take<std::int64_t>(key);
    if (value < 0) reader_.report(key, codes::bad_partial, "is below 0");
    return static_cast<std::size_t>(value);
  }

  // `read` gets the member and its path.
  template <class Read>
  auto take_with(std::string_view key, std::string_view expected, Read read) {
    known_.emplace_back(key);
    const json::Value* value = reader_.require(key, expected);
    return value == nullptr ? decltype(read(*value, path_))() : read(*value, path_.at(key));
  }

  // `read` gets each element of the list.
  template <class Read>
  auto take_list(std::string_view key, Read read) {
    using Item = std::invoke_result_t<Read&, Reader&>;
    return take_with(key, "a list", [&](const json::Value& value, const json::Path& path) {
      std::vector<Item> items;
      const auto* list = std::get_if<json::Array>(&value.data);
      if (list == nullptr) json::report_type(value, path, "a list", findings_);
      for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        Reader element((*list)[i], path.at(i), findings_);
        items.push_back(read(element));
        element.close();
      }
      return items;
    });
  }

  // A text, or bytes that are not UTF-8.
  std::string take_text(std::string_view key) {
    return take_with(key, "a string", [&](const json::Value& value, const json::Path& path) {
      if (const auto* text = std::get_if<std::string>(&value.data)) return *text;
      Reader bytes(value, path, findings_);
      const auto text = from_hex(bytes.take<std::string>(hex_key));
      if (!text) bytes.report(hex_key, codes::bad_partial, "is no list of bytes");
      bytes.close();
      return text.value_or("");
    });
  }

  Place take_place(std::string_view key) {
    return take_with(key, "a place", [&](const json::Value& value, const json::Path& path) {
      Reader place(value, path, findings_);
      Place read{place.take_text("file"), place.take_size("line"), place.take_size("column")};
      place.close();
      return read;
    });
  }

  void report(std::string_view key, std::string_view code, std::string_view message, std::string help = {}) {
    reader_.report(key, code, message, std::move(help));
  }

  void close() { reader_.close(known_); }

 private:
  json::Path path_;
  json::ObjectReader reader_;
  json::Findings& findings_;
  std::vector<std::string> known_;
};

adjudicate::ActStanding read_standing(Reader& reader) {
  const auto name = reader.take<std::string>("standing");
  for (int i = 0; i <= static_cast<int>(adjudicate::ActStanding::barred); ++i) {
    const auto standing = static_cast<adjudicate::ActStanding>(i);
    if (report::key(standing) == name) return standing;
  }
  reader.report("standing", codes::bad_partial, fmt::format("is \"{}\", which is no standing of an act", name));
  return {};
}

ObservedAct read_act(Reader& reader) {
  ObservedAct act;
  act.seq = reader.take<std::int64_t>("seq");
  act.act = reader.take<std::string>("act");
  act.component = reader.take<std::string>("component");
  act.quote = reader.take<std::string>("quote");
  act.standing = read_standing(reader);
  act.reason.text = reader.take<std::string>("why");
  act.reason.rule.id = reader.take<std::string>("rule");
  act.reason.rule.place = reader.take_place("place");
  return act;
}

Marks read_marks(const json::Value& value, Reader& reader) {
  Marks marks;
  const auto* list = std::get_if<json::Array>(&value.data);
  for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
    const auto* name = std::get_if<std::string>(&(*list)[i].data);
    const auto* found = name == nullptr ? mark_names.end()
                                        : std::find_if(mark_names.begin(), mark_names.end(),
                                                       [&](const auto& mark) { return mark.first == *name; });
    if (found == mark_names.end())
      list = nullptr;
    else
      marks.*found->second = true;
  }
  if (list == nullptr) reader.report("marks", codes::bad_partial, "is no list of the marks that map writes");
  return marks;
}

// The numbers of a ledger are positions of these names.
void check_name(Reader& reader, std::string_view key, const std::string& name, const std::vector<std::string>& known) {
  if (!contains(known, name)) {
    reader.report(key, codes::bad_partial, fmt::format("is \"{}\", which the matrix does not have", name));
  }
}

PartialLine read_run(Reader& reader, const rulebook::Matrix& matrix) {
  PartialRun partial;
  RunSummary& run = partial.run;
  partial.input = reader.take_text("input");
  run.origin = reader.take_place("place");
  run.row.framework = reader.take<std::string>("framework");
  run.row.config = reader.take<std::string>("config");
  run.task = reader.take<std::string>("task");
  run.fault_operator = reader.take<std::optional<std::string>>("operator");
  run.replicate.value = reader.take<std::string>("replicate");
  run.facts.error = reader.take<std::optional<std::string>>("error");
  run.facts.injection_seq = reader.take<std::optional<std::int64_t>>("injection_seq");
  run.facts.injection_verified = reader.take<bool>("injection_verified");
  run.facts.task_passed = reader.take<bool>("task_passed");
  run.facts.landed = reader.take<bool>("landed");
  run.marks = reader.take_with("marks", "a list", [&](const json::Value& value, const json::Path& /*path*/) {
    return read_marks(value, reader);
  });
  run.uncounted = reader.take_list("uncounted", read_act);
  check_name(reader, "framework", run.row.framework, matrix.frameworks);
  check_name(reader, "config", run.row.config, matrix.configs);
  check_name(reader, "task", run.task, matrix.tasks);
  if (run.fault_operator) check_name(reader, "operator", *run.fault_operator, matrix.operators);
  if (!run.fault_operator && !run.uncounted.empty()) {
    reader.report("uncounted", codes::bad_partial, "has acts, but no fault was planted in the run");
  }
  return partial;
}

Diagnostic read_finding(Reader& reader) {
  Diagnostic finding;
  finding.place = reader.take_place("place");
  finding.code = reader.take<std::string>("code");
  finding.message = reader.take_text("message");
  finding.help = reader.take_text("help");
  finding.source_line = reader.take_text("source_line");
  finding.cut = reader.take_size("cut");
  return finding;
}

TextsDigest read_digest(Reader& reader, std::string_view key) {
  const auto digest = parse_digest(reader.take<std::string>(key));
  if (!digest) reader.report(key, codes::bad_partial, "is no digest that map writes");
  return digest.value_or(TextsDigest());
}

std::pair<std::string, InputSum> read_input(Reader& reader) {
  std::pair<std::string, InputSum> input;
  input.first = reader.take_text("input");
  input.second.runs = reader.take<std::int64_t>("runs");
  input.second.digest = read_digest(reader, "digest");
  return input;
}

PartialLine read_end(Reader& reader) {
  PartialEnd end;
  for (const auto& [name, sum] : reader.take_list("inputs", read_input)) end.inputs[name] = end.inputs[name] + sum;
  end.lines = read_digest(reader, "lines");
  return end;
}

void check_rules(Reader& reader, const PartialRules& rules) {
  const auto made_by = reader.take<std::string>("rules");
  if (made_by == rules_name(rules)) return;
  reader.report("rules", codes::other_rules, fmt::format("is \"{}\", but \"{}\" adds up", made_by, rules_name(rules)),
                "name the version with --spec, and run map again where the rules have changed");
}

}  // namespace

Result<PartialLine> read_partial_line(const Document& document, const std::string& shown_as, const PartialRules& rules,
                                      const rulebook::Matrix& matrix) {
  const Place where{shown_as, document.line, 0};
  const auto parsed = json::parse_object(document.text);
  if (!parsed) return failure(json::diagnose({parsed.error()}, document.text, where));
  json::Findings findings;
  const json::Path path;
  Reader reader(*parsed, path, findings);
  if (reader.take<std::string>("format") != partial_format && findings.empty()) {
    reader.report("format", codes::bad_partial, fmt::format("is not \"{}\", as map writes it", partial_format));
  }
  PartialLine line;
  if (findings.empty()) {
    check_rules(reader, rules);
    const auto& members = std::get<json::Object>(parsed->data);
    const auto with = [&](auto read) {
      return [&, read](const json::Value& value, const json::Path& member_path) {
        Reader member(value, member_path, findings);
        PartialLine made = read(member);
        member.close();
        return made;
      };
    };
    if (json::find_member(members, "end") != nullptr) {
      line = reader.take_with("end", "an object", with(read_end));
    } else if (json::find_member(members, "findings") != nullptr) {
      line = reader.take_list("findings", read_finding);
    } else {
      line = reader.take_with("run", "an object", with([&](Reader& run) { return read_run(run, matrix); }));
    }
    reader.close();
  }
  if (!findings.empty()) return failure(json::diagnose(std::move(findings), document.text, where));
  return line;
}

}  // namespace sabot::cli
