#include "reckon/store/puzzle.hpp"

#include <algorithm>
#include <utility>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/grid_text.hpp"

namespace reckon::store {

namespace {

using calcrostic::Calcrostic;
using letters::Layout;

constexpr std::size_t kGameCards = 5;
constexpr std::int64_t kLargestInGame = 25;

std::int64_t digits_of(std::span<const std::int64_t> numbers) {
  return static_cast<std::int64_t>(std::to_string(std::ranges::max(numbers)).size());
}

std::string operators_in(const Layout& layout) {
  std::string operators;
  for (const char symbol : kAllOperators) {
    const bool shown = std::ranges::any_of(layout.lines, [&](const letters::Line& line) {
      const auto used = std::span(line.operators).first(line.size - std::size_t{2});
      return std::ranges::any_of(used, [&](Operator op) { return symbol_of(op) == symbol; });
    });
    if (shown) operators.push_back(symbol);
  }
  return operators;
}

// All but the text.
Puzzle of_calcrostic(Kind kind, const Calcrostic& answer, const Layout& shown) {
  const Calcrostic standard = standard_form(answer);
  return {.kind = kind,
          .class_name = to_line(standard),
          .place = place_of(standard),
          .digits = digits_of(answer.numbers),
          .operators = operators_in(shown)};
}

}  // namespace

bool is_game(const krypto::Hand& hand) {
  const auto fits = [](std::optional<std::int64_t> number) {
    return number && *number >= 1 && *number <= kLargestInGame;
  };
  return hand.cards().size() == kGameCards && std::ranges::all_of(hand.cards(), fits) &&
         fits(hand.objective().to_int64());
}

Puzzle hand_puzzle(const krypto::Hand& hand, Rules rules, int difficulty, std::string text) {
  std::vector<std::int64_t> numbers = hand.cards();
  std::ranges::sort(numbers);
  numbers.push_back(*hand.objective().to_int64());
  std::string name;
  for (const std::int64_t number : numbers) name += std::to_string(number) + ' ';
  name.pop_back();
  return {.kind = Kind::krypto,
          .text = std::move(text),
          .rules = rules,
          .class_name = std::move(name),
          .place = place_of(numbers),
          .difficulty = difficulty,
          .grading = krypto::kGrading,
          .digits = digits_of(numbers)};
}

Puzzle letter_puzzle(const letters::SolvedGrid& answer, std::size_t letters, int difficulty,
                     std::string text) {
  const auto& [layout, numbers] = answer;
  Puzzle puzzle;
  if (const auto found = calcrostic::calcrostic_of(layout, numbers)) {
    puzzle = of_calcrostic(Kind::calcrostic, *found, layout);
  } else {
    const letters::SolvedGrid standard = standard_form(answer);
    puzzle = {.kind = Kind::newspaper,
              .class_name = to_text(standard.layout, standard.numbers),
              .place = place_of(standard),
              .digits = digits_of(numbers),
              .operators = operators_in(layout)};
  }
  puzzle.text = std::move(text);
  puzzle.difficulty = difficulty;
  puzzle.letters = static_cast<std::int64_t>(letters);
  return puzzle;
}

Puzzle number_puzzle(const Calcrostic& answer, const Layout& shown, std::string text) {
  Puzzle puzzle = of_calcrostic(Kind::numbers, answer, shown);
  puzzle.text = std::move(text);
  return puzzle;
}

}  // namespace reckon::store
