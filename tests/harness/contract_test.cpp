// The form of an output, which is all that a guardrail may check.
#include "harness/criteria/contract.hpp"

#include <catch2/catch.hpp>

using namespace sabot;
using namespace sabot::harness;

namespace {

// "id result: why", one for each check.
std::vector<std::string> told(const rulebook::Contract& contract, const std::string& output) {
  std::vector<std::string> lines;
  for (const auto& result : check_contract(contract, read_artifact(output))) {
    lines.push_back(result.id + ' ' + std::string(word(result.judgement)) + ": " + result.why);
  }
  return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a contract without checks says nothing") {
  CHECK(told({}, "").empty());
}

TEST_CASE("every check of a contract has its own result") {
  rulebook::Contract contract;
  contract.non_empty = true;
  contract.max_words = 3;
  contract.contains = {"/kWh", "\u00b0C"};
  CHECK(told(contract, "4\u00a0\u00b0c at $/KWH") ==
        Lines{"non_empty passed: the output is not empty",
              "max_words failed: words in the output: 4, at most 3 are allowed",
              "contains passed: the output contains all 2 parts"});
  CHECK(told(contract, " \u3000\n") == Lines{"non_empty failed: the output is empty",
                                             "max_words passed: words in the output: 0, at most 3 are allowed",
                                             "contains failed: the output does not contain \"/kWh\", \"\u00b0C\""});
  CHECK(told(contract, "a b c") == Lines{"non_empty passed: the output is not empty",
                                         "max_words passed: words in the output: 3, at most 3 are allowed",
                                         "contains failed: the output does not contain \"/kWh\", \"\u00b0C\""});
}

TEST_CASE("an object has exactly the keys of the contract") {
  rulebook::Contract contract;
  contract.object_keys = {"answer", "citations"};
  const auto why = [&](const std::string& output) { return told(contract, output).at(0); };
  CHECK(why(R"({"citations":null,"answer":1})") ==
        "object_keys passed: the output is an object with exactly the keys answer, citations");
  CHECK(why(R"({"answer":1})") == "object_keys failed: the output has no key \"citations\"");
  CHECK(why(R"({"answer":1,"citations":2,"note":3})") ==
        "object_keys failed: the output has a key \"note\" that the contract does not have");
  CHECK(why("[]") == "object_keys failed: the output is a list, expected an object");
  CHECK(why("answer citations").rfind("object_keys failed: line 1, column 1 of the output: ", 0) == 0);
}

TEST_CASE("a list holds texts of the forms of the contract alone") {
  rulebook::Contract contract;
  contract.list_of = {"go", "visit:*"};
  const auto why = [&](const std::string& output) { return told(contract, output).at(0); };
  const std::string fine = "list_of passed: the output is a list of texts, each of a form that the contract has";
  CHECK(why(R"(["go","visit:M","go"])") == fine);
  CHECK(why("[]") == fine);
  CHECK(why(R"(["go","went"])") == "list_of failed: number 2 of the list is \"went\", expected one of: go, visit:*");
  CHECK(why(R"(["go",null])") == "list_of failed: number 2 of the list of texts is null, expected a text");
  CHECK(why("{}") == "list_of failed: the output has an object, expected a list of texts");
}
