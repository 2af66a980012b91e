// SPDX-License-Identifier: MIT
#include "app/answers/steps.hpp"

#include <array>
#include <bit>
#include <string>
#include <string_view>

namespace reckon::answers {

namespace {

// By outcome, in the order of the enumeration.
constexpr std::array<std::string_view, 4> kOutcomes = {"no_answer", "one_answer", "several_answers",
                                                       "given_up"};
static_assert(kOutcomes.size() == static_cast<std::size_t>(letters::Outcome::given_up) + 1);

Json digits_of(letters::DigitSet set) {
  Json list = Json::array();
  for (; set != 0; set &= set - 1) list.push_back(std::countr_zero(set));
  return list;
}

class Writer {
 public:
  explicit Writer(const letters::Grid& grid) : grid_(grid) {}

  std::string name(std::size_t letter) const {
    return {letters::letter_name(letter, grid_.letters)};
  }

  std::string words(const letters::Step& step) const {
    return describe(step, grid_.puzzle, [&](std::size_t letter) { return name(letter); });
  }

  Json step(const letters::Step& step) const {
    const auto named = [&](std::size_t letter) { return name(letter); };
    return {{"technique", row_of(step.technique).key},
            {"depth", step.depth},
            {"line", line(step.line)},
            {"other", line(step.other)},
            {"because", json_of_because(step, named)},
            {"changes", json_of_changes(step, named)},
            {"contradiction", step.contradiction},
            {"words", words(step)}};
  }

 private:
  Json line(const std::optional<std::size_t>& index) const {
    if (!index) return nullptr;
    const letters::Layout& layout = grid_.puzzle.layout;
    const std::size_t straight = std::size_t{layout.rows} + layout.columns;
    const letters::Line& line = layout.lines[*index];
    Json cells = Json::array();
    for (std::size_t i = 0; i < line.size; ++i) cells.push_back(line.cells[i]);
    return {
        {"index", *index},
        {"kind", *index < layout.rows ? "row"
                 : *index < straight  ? "column"
                                      : "diagonal"},
        {"cells", cells},
        {"text", describe(line, grid_.puzzle, [&](std::size_t letter) { return name(letter); })}};
  }

  const letters::Grid& grid_;
};

}  // namespace

std::string_view key_of(letters::Outcome outcome) {
  return kOutcomes[static_cast<std::size_t>(outcome)];
}

Json json_of_because(const letters::Step& step, const letters::LetterName& name) {
  Json because = Json::array();
  for (const letters::Letter letter : step.because) because.push_back(name(letter));
  return because;
}

Json json_of_changes(const letters::Step& step, const letters::LetterName& name) {
  Json changes = Json::array();
  for (const auto& [letter, before, after] : step.changes) {
    changes.push_back(
        {{"letter", name(letter)}, {"before", digits_of(before)}, {"after", digits_of(after)}});
  }
  return changes;
}

Json json_of_hint(const letters::Grid& grid, const letters::Hint& hint) {
  const Writer writer(grid);
  Json document = {{"outcome", key_of(hint.outcome)}, {"wrong", Json::array()}, {"step", nullptr}};
  for (const std::size_t letter : hint.wrong) document["wrong"].push_back(writer.name(letter));
  if (hint.steps.empty()) return document;
  document["step"] = writer.step(hint.steps.back());
  // A guess and its end are shown together.
  if (hint.steps.size() > 1) {
    document["step"]["words"] =
        writer.words(hint.steps.front()) + "; " + writer.words(hint.steps.back());
  }
  return document;
}

Json json_of_steps(const letters::Grid& grid, const letters::Reasoned& reasoned, Budget& budget) {
  constexpr std::uint64_t kStepsOfStep = 30'000;
  const Writer writer(grid);
  Json document = {{"outcome", key_of(reasoned.outcome)}, {"steps", Json::array()}};
  for (const letters::Step& step : reasoned.steps) {
    if (!budget.spend(kStepsOfStep)) break;
    document["steps"].push_back(writer.step(step));
  }
  return document;
}

}  // namespace reckon::answers
