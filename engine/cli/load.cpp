#include "cli/load.hpp"

#include <utility>

#include "cli/decompress.hpp"
#include "cli/file.hpp"
#include "cli/read_documents.hpp"
#include "trace/read.hpp"

namespace sabot::cli {
namespace {

template <class T>
void keep(Result<T> result, std::vector<T>& values, FirstFindings& findings) {
  if (result) {
    values.push_back(std::move(*result));
  } else {
    findings.add(std::move(result.error()));
  }
}

Place place_of(const Document& document, const Source& source) {
  return {source.shown_as, document.line, 0};
}

Result<LoadedRun> load_document(const Document& document, const Source& source, const LoadContext& context) {
  const Place origin = place_of(document, source);
  auto run = trace::read_run(document.text, origin);
  if (!run) return failure(std::move(run.error()));
  auto observation = adjudicate::observe(*run, origin, context.rulebook);
  if (!observation) return failure(std::move(observation.error()));
  LoadedRun loaded{std::move(*observation), std::nullopt, digest_of(document.text)};
  if (context.keep && context.keep(*run)) loaded.run = std::move(*run);
  return loaded;
}

Result<std::string> read_text(const std::string& path, const std::string& shown_as) {
  return open_file(path, shown_as).and_then([&](std::unique_ptr<ByteStream>&& stream) {
    return read_to_end(*decompressed(std::move(stream), shown_as));
  });
}

void load_judge_beside(const LoadedRun& run, const std::string& path, Loaded& loaded) {
  const auto text = read_text(path, path);
  if (!text) return loaded.findings.add(text.error());
  keep(read_judge_verdict(*text, path, run.observation.run_id), loaded.judged, loaded.findings);
}

}  // namespace

Result<adjudicate::Observation> observe_document(const Document& document, const Source& source,
                                                 const rulebook::Rulebook& rulebook) {
  const Place origin = place_of(document, source);
  return trace::read_run(document.text, origin).and_then([&](const trace::Run& run) {
    return adjudicate::observe(run, origin, rulebook);
  });
}

Loaded load_sources(const std::vector<Source>& sources, const LoadContext& context) {
  Loaded loaded;
  const auto read = [&](const Document& document, const Source& source) {
    return load_document(document, source, context);
  };
  const auto take = [&](std::size_t source, Result<LoadedRun> run) {
    if (run) run->source = source;
    keep(std::move(run), loaded.runs, loaded.findings);
  };
  loaded.findings.add(read_documents(sources, context.reading, read, take));
  for (const LoadedRun& run : loaded.runs) {
    const std::string& judge = sources[run.source].judge;
    if (!judge.empty()) load_judge_beside(run, judge, loaded);
  }
  return loaded;
}

void load_judge_file(const std::string& path, const std::string& shown_as, Loaded& loaded) {
  const auto text = read_text(path, shown_as);
  if (!text) return loaded.findings.add(text.error());
  for (auto& judged : read_judge_file(*text, shown_as)) keep(std::move(judged), loaded.judged, loaded.findings);
}

}  // namespace sabot::cli
