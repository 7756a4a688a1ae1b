#include "bench/generate/artifacts.hpp"

#include <fmt/format.h>

#include <array>

#include "bench/generate/prose.hpp"

namespace sabot::bench {
namespace {

std::string figure(Random& random) {
  std::string text;
  add_figure(text, random);
  return text;
}

std::string record(Random& random) {
  // In braces, where the order of the draws is fixed; in a call it is the compiler's.
  const std::array<std::size_t, 6> drawn{random.between(3000, 3200), random.between(10, 28), random.between(10, 28),
                                         random.between(100, 150),   random.between(30, 60), random.below(10)};
  return fmt::format(
      R"({{"unit_id":"P-{}-D","inspection_date":"2029-03-{}","next_survey_date":"2029-09-{}",)"
      R"("discharge_manifold_pressure_psi":{}.4,"drive_end_vibration_um_rms":{}.7,"bearing_housing_temperature_c":63.{},)"
      R"("inspector_name":"Delphine Okonkwo-Reyes","disposition":"RETURN TO SERVICE"}})",
      drawn[0], drawn[1], drawn[2], drawn[3], drawn[4], drawn[5]);
}

std::string summary(Random& random) {
  std::string text;
  add_prose(text, random.between(400, 600), random);
  return text;
}

constexpr std::string_view code_head = R"(from decimal import Decimal, ROUND_HALF_UP


def kessler_freight_charge(weight_kg, zone, is_perishable) -> float:
    rates = {
        "inland": Decimal("4.20"),
        "coastal": Decimal("5.75"),
        "highland": Decimal("9.10"),
    }

    if zone not in rates:
        raise ValueError("unknown zone")
    if weight_kg <= 0:
        raise ValueError("weight_kg must be greater than 0")

)";
constexpr std::array<std::string_view, 6> code_lines = {
    "    subtotal += min(weight, Decimal(\"40\")) * base * Decimal(\"0.60\")\n",
    "    if weight > Decimal(\"50\"):\n        subtotal += (weight - 50) * base * Decimal(\"0.35\")\n",
    "    subtotal = subtotal.quantize(Decimal(\"0.01\"), rounding=ROUND_HALF_UP)\n",
    "    # A whole-dollar subtotal loses the rebate.\n",
    "    if subtotal == subtotal.to_integral_value():\n        subtotal -= Decimal(\"2.00\")\n",
    "    if is_perishable and zone != 'highland':\n        subtotal += Decimal(\"18.50\")\n"};

std::string code(Random& random) {
  std::string text(code_head);
  const auto enough = random.between(700, 1150);
  while (text.size() < enough) text += random.one_of(code_lines);
  return text + "    return float(subtotal)\n";
}

constexpr std::array<std::string_view, 4> masts = {"Brill Spur", "Kessog Notch", "Vantwill Flat", "Dunmore Cap"};

std::string plan(Random& random) {
  std::string text = R"(["depart_base")";
  const auto first = random.below(masts.size());
  for (std::size_t i = 0; i < masts.size(); ++i) {
    const auto mast = masts[(first + i) % masts.size()];
    text += fmt::format(R"(,"visit:{0}","calibrate:{0}")", mast);
    if (i == 2) text += R"(,"refuel")";
  }
  return text + R"(,"uplink","return_base"])";
}

std::string answer(Random& random) {
  std::string reasoning;
  add_prose(reasoning, random.between(100, 260), random);
  while (!reasoning.empty() && (reasoning.back() == '\n' || reasoning.back() == ' ')) reasoning.pop_back();
  std::string plain;
  for (const char c : reasoning) {
    if (c != '\n') plain += c == '"' ? '\'' : c;
  }
  const std::array<std::string, 2> depths{figure(random), figure(random)};
  return fmt::format(R"({{"answer":"{} The depth is {} metres.","citations":["overwinters at a depth of {} metres in )"
                     R"(saturated lowland peat","the season’s first sustained ground frost"]}})",
                     plain, depths[0], depths[1]);
}

constexpr std::array<TaskWords, 5> task_words = {{{"extractor", "load_document", "write_output"},
                                                  {"summarizer", "load_sources", "save_summary"},
                                                  {"coder", "load_spec", "write_solution"},
                                                  {"planner", "load_route", "commit_plan"},
                                                  {"qa", "load_corpus", "write_answer"}}};
constexpr std::array<std::string (*)(Random&), 5> makers = {record, summary, code, plan, answer};

}  // namespace

TaskWords words_of(std::size_t task) {
  return task_words[task % task_words.size()];
}

std::string artifact_of(std::size_t task, Random& random) {
  return makers[task % makers.size()](random);
}

}  // namespace sabot::bench
