// sabot-generate: realistic runs without end, the same for the same seed, one a line on the standard output.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <string>

#include "bench/generate/published_form.hpp"
#include "bench/generate/wave.hpp"
#include "bench/support/rules.hpp"

namespace {

constexpr std::size_t buffer_bytes = std::size_t{1} << 20U;
// Published runs are ASCII throughout; every so manieth run here is not, as a harness of a third party may write it.
constexpr std::size_t raw_spelling_every = 8;

bool write(const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

bool generate(const std::string& version, std::size_t runs, std::uint64_t seed) {
  const auto rulebook = sabot::bench::rulebook_of(version);
  std::string out;
  bool written = true;
  std::size_t number = 0;
  sabot::bench::for_each_run(rulebook, runs, seed, [&](const sabot::trace::Run& run) {
    const bool raw = ++number % raw_spelling_every == 0;
    sabot::bench::append_run(out, run, raw ? sabot::bench::Spelling::utf8 : sabot::bench::Spelling::ascii);
    if (out.size() < buffer_bytes) return;
    written = written && write(out);
    out.clear();
  });
  return written && write(out) && std::fflush(stdout) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Writes realistic runs of all pipelines of a version's matrix, one JSON object a line.");
  std::size_t runs = 1000;
  std::uint64_t seed = 1;
  std::string version;
  app.add_option("--runs", runs, "how many")->capture_default_str();
  app.add_option("--seed", seed, "the same seed gives the same bytes")->capture_default_str();
  app.add_option("--spec", version, "the version whose matrix and anchors are taken; the newest when left out");
  CLI11_PARSE(app, argc, argv);
  try {
    if (generate(version, runs, seed)) return 0;
    std::fputs("sabot-generate: the standard output cannot be written\n", stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sabot-generate: %s\n", error.what());
  }
  return 1;
}
