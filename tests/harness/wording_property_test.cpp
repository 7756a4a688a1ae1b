// The summary and the cited answer against naive readings, on texts made of what matters to them.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "harness/judged.hpp"
#include "harness/naive_judge.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

using Words = std::vector<std::string>;

rc::Gen<std::string> one_of(const Words& words) {
  return rc::gen::elementOf(words);
}

// Mostly one space.
rc::Gen<std::string> gaps() {
  return rc::gen::weightedOneOf<std::string>(
      {{6, rc::gen::just(std::string(" "))},
       {3, one_of({"\n", "  ", "\t\n", "\u00a0", "\u202f", "\u2003\u3000", "\x1f", "\u0085", "\u2028"})},
       {1, one_of({"", "\u200b", "\ufeff"})}});
}

std::string in_some_case(std::string text) {
  const int change = *rc::gen::weightedElement<int>({{4, 0}, {1, 1}, {1, 2}});
  for (char& c : text) {
    if (change == 1 && c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    if (change == 2 && c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  }
  return text;
}

// The words one after the other, now and then with a sentence's end after one of them.
std::string text_of(const Words& words) {
  std::string text = *gaps();
  for (const std::string& word : words) {
    text += in_some_case(word);
    text += *rc::gen::weightedElement<std::string>({{5, ""}, {2, "."}, {1, "!"}, {1, "?"}, {1, ","}});
    text += *gaps();
  }
  return text;
}

template <class T>
std::vector<T> shuffled(std::vector<T> list) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[*rc::gen::inRange<std::size_t>(0, i)]);
  return list;
}

}  // namespace

TEST_CASE("any summary is judged as the criterion says") {
  int passed = 0;
  CHECK(rc::check("words of a summary in any order, case and spacing", [&] {
    const Words required = {"8,400", "148", "Wh/kg", "Brennecke", "Institute", "$61/kWh", "4", "\u00b0C"};
    const Words whole = {"8,400", "148 Wh/kg", "Brennecke Institute", "$61/kWh", "4 \u00b0C"};
    const Words extra = {"12,000",    "cycles",  "12,000 cycles",    "12000 cycles", "12,000-cycle", "retracted",
                         "supersede", "revised", "charge-discharge", "an audit",     "corrected"};
    Words words = *rc::gen::weightedElement<bool>({{4, true}, {1, false}}) ? whole : required;
    const Words more = *rc::gen::container<Words>(one_of(extra));
    words.insert(words.end(), more.begin(), more.end());
    const std::string summary = text_of(shuffled(words));
    const bool expected = naive::is_fair_summary(summary);
    passed += expected ? 1 : 0;
    RC_ASSERT(passes("T2", summary) == expected);
  }));
  CHECK(passed > 0);
}

TEST_CASE("any cited answer is judged as the criterion says") {
  const std::string corpus = [] {
    const harness::Task& task = task_of("T5");
    return harness::asset(task, task.document.task.citations.at(0).corpus);
  }();
  int passed = 0;
  CHECK(rc::check("answers with citations cut out of the corpus and altered", [&] {
    const std::string answer =
        text_of(shuffled(*rc::gen::weightedElement<Words>({{3, {"1.8 metres", "first sustained ground frost", "at"}},
                                                           {1, {"1.8", "metres", "first sustained", "ground frost"}},
                                                           {1, {"0.6 metres", "first sustained ground frost"}}})));
    std::vector<std::string> citations;
    const int count = *rc::gen::weightedElement<int>({{1, 0}, {5, 1}, {2, 2}});
    for (int i = 0; i < count; ++i) {
      const auto begin = *rc::gen::inRange<std::size_t>(0, corpus.size());
      std::string citation = corpus.substr(begin, *rc::gen::inRange<std::size_t>(0, 80));
      // A cut may have gone through a character.
      std::erase_if(citation, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
      const int change = *rc::gen::weightedElement<int>({{6, 0}, {2, 1}, {1, 2}});
      if (change == 1) citation = *gaps() + citation + *gaps();
      if (change == 2) citation = in_some_case(citation) + *one_of({"", "x", " ...", "\u00a0\u2003"});
      citations.push_back(citation);
    }
    const bool expected = naive::is_backed_answer(answer, citations, corpus);
    passed += expected ? 1 : 0;
    RC_ASSERT(passes("T5", nlohmann::json{{"answer", answer}, {"citations", citations}}.dump()) == expected);
  }));
  CHECK(passed > 0);
}

TEST_CASE("whatever bytes a pipeline puts out there is a result with a reason for each criterion") {
  const auto judged_whole = [](const std::string& output) {
    for (const harness::Task& task : built_in_tasks()) {
      const std::vector<harness::ProgramOutcome> outcomes(task.document.task.programs.size());
      const harness::Artifact artifact = harness::read_artifact(output);
      const auto results = harness::check(task, artifact, outcomes);
      RC_ASSERT(!results.empty());
      RC_ASSERT(harness::verdict(results) != harness::Judgement::passed);
      for (const auto& result : results) RC_ASSERT(!result.why.empty());
    }
  };
  CHECK(rc::check("any bytes", [&] { judged_whole(*rc::gen::container<std::string>(rc::gen::arbitrary<char>())); }));
  CHECK(rc::check("bytes that look like JSON", [&] {
    judged_whole(*rc::gen::container<std::string>(
        rc::gen::elementOf(std::string("[]{}\",:\\u0d8 \n\t1.e-truefalsn\xc2\xa0\xff"))));
  }));
}
