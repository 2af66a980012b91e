#include "reckon/sheet/puzzle.hpp"

#include <algorithm>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/calcrostic/grade.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/sheet/code.hpp"

namespace reckon::sheet {

namespace {

Result<void> answer(Entry& entry, const HandPuzzle& puzzle, krypto::Solver& solver) {
  const auto grade = krypto::grade(solver, puzzle.hand, puzzle.rules);
  if (!grade) return {};
  const std::string formula = write(grade->easiest, Notation::infix);
  // What is printed must be right, so it is read and judged as a player's formula would be.
  const auto printed = read(formula, Notation::infix);
  if (!printed || !krypto::check(puzzle.hand, *printed, puzzle.rules).empty()) {
    return failure(ErrorCode::refuted, "the solution " + formula + " of " +
                                           puzzle.hand.to_string() + " does not verify");
  }
  entry.level = grade->level;
  entry.solution = typeset(formula);
  return {};
}

Result<void> answer(Entry& entry, const GridPuzzle& grid, Budget& budget) {
  if (!holds(grid.layout, grid.numbers))
    return failure(ErrorCode::refuted, "a line of the grid does not hold");
  if (grid.asks_for_numbers()) return {};
  const auto puzzle = calcrostic::encode(grid.layout, grid.numbers);
  if (!puzzle) return std::unexpected(puzzle.error());
  const calcrostic::Reasoned reasoned = calcrostic::reason(*puzzle, {.budget = &budget});
  if (reasoned.outcome == calcrostic::Outcome::given_up) {
    return failure(ErrorCode::too_much, "the grid takes too long to solve");
  }
  if (reasoned.outcome != calcrostic::Outcome::one_answer ||
      calcrostic::numbers_of(*puzzle, *reasoned.answer) != grid.numbers) {
    return failure(ErrorCode::refuted, "the grid has more than one answer");
  }
  entry.level = calcrostic::level_of(reasoned);
  entry.digits = *reasoned.answer;
  return {};
}

}  // namespace

Kind kind_of(const Puzzle& puzzle) {
  const auto* const grid = std::get_if<GridPuzzle>(&puzzle);
  if (grid == nullptr) return Kind::krypto;
  if (grid->asks_for_numbers()) return Kind::numbers;
  return grid->layout.diagonals ? Kind::calcrostic : Kind::newspaper;
}

std::vector<std::int64_t> class_key(const Puzzle& puzzle) {
  std::vector<std::int64_t> key;
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) {
    key = hand->hand.cards();
    std::ranges::sort(key);
    key.push_back(hand->hand.objective().to_int64().value_or(0));
  } else {
    key = std::get<GridPuzzle>(puzzle).numbers;
    std::ranges::sort(key);
  }
  return key;
}

std::string typeset(std::string_view formula) {
  std::string text;
  for (const char c : formula) {
    switch (c) {
      case '-': text += "−"; break;
      case '*': text += "×"; break;
      case '/': text += "÷"; break;
      default: text += c;
    }
  }
  return text;
}

std::string text_of(const Puzzle& puzzle, calcrostic::Typography typography) {
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) return hand->hand.to_string();
  const auto& grid = std::get<GridPuzzle>(puzzle);
  if (grid.asks_for_numbers()) return to_text(grid.layout, grid.given, typography);
  const auto letters = calcrostic::encode(grid.layout, grid.numbers);
  return letters ? to_text(*letters, {}, typography)
                 : to_text(grid.layout, grid.numbers, typography);
}

Result<Entry> entry_of(krypto::Solver& solver, Puzzle puzzle) {
  auto code = code_of(puzzle);
  if (!code) return std::unexpected(code.error());
  Entry entry{.puzzle = std::move(puzzle), .code = *std::move(code)};
  const auto* const hand = std::get_if<HandPuzzle>(&entry.puzzle);
  const auto answered = hand != nullptr
                            ? answer(entry, *hand, solver)
                            : answer(entry, std::get<GridPuzzle>(entry.puzzle), solver.budget());
  if (!answered) return std::unexpected(answered.error());
  return entry;
}

std::string letters_of(const Entry& entry) {
  std::string text;
  for (std::size_t i = 0; i < entry.digits.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::string(1, calcrostic::letter_name(i)) + '=' +
            std::to_string(entry.digits[i]);
  }
  return text;
}

}  // namespace reckon::sheet
