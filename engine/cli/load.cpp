#include "cli/load.hpp"

#include <optional>
#include <utility>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/decompress.hpp"
#include "cli/file.hpp"
#include "cli/lines.hpp"
#include "cli/parallel.hpp"
#include "trace/read.hpp"

namespace sabot::cli {
namespace {

template <class T>
void keep(Result<T> result, std::vector<T>& values, Diagnostics& findings) {
  if (result) {
    values.push_back(std::move(*result));
  } else {
    append(findings, result.error());
  }
}

Result<std::string> read_text(const std::string& path, const std::string& shown_as) {
  return read_file(path, shown_as).and_then([&](std::string&& bytes) {
    return decompress(std::move(bytes), shown_as);
  });
}

struct LoadedRun {
  adjudicate::Observation observation;
  std::optional<trace::Run> run;
};

Result<LoadedRun> load_document(const Document& document, const std::string& shown_as, const LoadContext& context) {
  if (auto finding = too_long(document, context.line_limit, shown_as)) return failure(std::move(*finding));
  const Place origin{shown_as, document.line, 0};
  auto run = trace::read_run(document.text, origin);
  if (!run) return failure(std::move(run.error()));
  auto observation = adjudicate::observe(*run, origin, context.rulebook);
  if (!observation) return failure(std::move(observation.error()));
  LoadedRun loaded{std::move(*observation), std::nullopt};
  if (context.keep && context.keep(*run)) loaded.run = std::move(*run);
  return loaded;
}

void load_documents(std::string_view text, const std::string& shown_as, const LoadContext& context, Loaded& loaded) {
  const std::vector<Document> documents = split_documents(text, layout_of(shown_as, text));
  if (documents.empty()) loaded.findings.push_back({{shown_as, 0, 0}, codes::no_runs, "holds no run", "", ""});
  auto results = parallel_map(documents.size(), context.jobs,
                              [&](std::size_t i) { return load_document(documents[i], shown_as, context); });
  std::vector<LoadedRun> runs;
  for (auto& result : results) keep(std::move(result), runs, loaded.findings);
  for (LoadedRun& run : runs) {
    loaded.observations.push_back(std::move(run.observation));
    if (run.run) loaded.runs.push_back(std::move(*run.run));
  }
}

void load_judge_beside(const std::string& path, Loaded& loaded) {
  const auto text = read_text(path, path);
  if (!text) return append(loaded.findings, text.error());
  for (const auto& observation : loaded.observations) {
    keep(read_judge_verdict(*text, path, observation.run_id), loaded.judged, loaded.findings);
  }
}

}  // namespace

Loaded load_source(const Source& source, const LoadContext& context) {
  Loaded loaded;
  if (const auto text = read_text(source.path, source.shown_as)) {
    load_documents(*text, source.shown_as, context, loaded);
  } else {
    append(loaded.findings, text.error());
  }
  if (!source.judge.empty()) load_judge_beside(source.judge, loaded);
  return loaded;
}

Loaded load_judge_file(const std::string& path, const std::string& shown_as) {
  Loaded loaded;
  const auto text = read_text(path, shown_as);
  if (!text) {
    loaded.findings = text.error();
    return loaded;
  }
  for (auto& judged : read_judge_file(*text, shown_as)) keep(std::move(judged), loaded.judged, loaded.findings);
  return loaded;
}

}  // namespace sabot::cli
