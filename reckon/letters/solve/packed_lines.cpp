// SPDX-License-Identifier: MIT
// Lines of words, by the solver of grids: it works on all digits of a letter side by side. Measured
// by classes, it is faster than the others for products in every base, and for sums where it has to
// try few letters.
#include <algorithm>
#include <array>
#include <utility>

#include "reckon/letters/lines.hpp"
#include "reckon/letters/solve/engines.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::letters {

namespace {

bool is_product(const Line& line) {
  return std::ranges::any_of(line.signs(), [](Operator op) { return !is_additive(op); });
}

// The words of a relation, if it is a line of three. Seen at once, without lines_of().
std::optional<std::array<std::uint32_t, 3>> three_words_of(const Puzzle& puzzle,
                                                           const Relation& relation) {
  const auto is_number = [&](std::uint32_t node) {
    return puzzle.nodes[node].operation == Operation::number;
  };
  const auto calculation = calculation_of(puzzle, relation);
  if (!calculation) return std::nullopt;
  const Node& made = puzzle.nodes[calculation->node];
  if (made.operation == Operation::number || made.operation == Operation::negate ||
      !is_number(made.left) || !is_number(made.right)) {
    return std::nullopt;
  }
  return std::array{puzzle.nodes[made.left].left, puzzle.nodes[made.right].left, calculation->word};
}

bool has_products(const Puzzle& puzzle) {
  return std::ranges::any_of(puzzle.nodes, [](const Node& node) {
    return node.operation == Operation::multiply || node.operation == Operation::divide;
  });
}

// Whether every letter stands in a line of three words: one of longer lines alone would have to be
// tried. Longer sums are solved faster by their weights, so that sums must be of three words all.
bool letters_stand_in_threes(const Puzzle& puzzle) {
  if (puzzle.cells.size() > kMostDigits) return false;
  std::uint64_t found = 0;  // a bit each
  bool all_are_threes = true;
  for (const Relation& relation : puzzle.relations) {
    const auto words = three_words_of(puzzle, relation);
    all_are_threes = all_are_threes && words;
    if (!words) continue;
    for (const std::uint32_t word : *words) {
      for (const Symbol symbol : puzzle.words[word]) {
        if (!symbol.given()) found |= std::uint64_t{1} << symbol.letter();
      }
    }
  }
  return found == (std::uint64_t{1} << puzzle.cells.size()) - 1 &&
         (all_are_threes || has_products(puzzle));
}

// The digits at which a sum begins, where a part is shorter than the other: only a carry comes into
// the places before it.
//
//     ABOUT + BALL = SUMMER     S = 1, U = 0, A = 9
//     DOS + VACHE = COEUR       O = 0, A = 9, for C and V differ
class FirstDigits {
 public:
  explicit FirstDigits(LinePuzzle& puzzle) : puzzle_(puzzle), nine_(puzzle.conditions.base - 1) {
    digits_.fill(kNone);
    for (const KnownLetter& known : puzzle.known) {
      digits_[known.letter] = known.digit;
      used_ |= only(known.digit);
    }
  }

  // False if they contradict each other.
  bool find() {
    for (const Line& line : puzzle_.layout.lines) {
      if (line.size == kLeastSide && !is_product(line)) look_at(line);
    }
    return good_;
  }

 private:
  void look_at(const Line& line) {
    const bool adds = line.operators[0] == Operator::add;
    const Word& whole = word_of(adds ? line.result() : line.cells[0]);
    const Word& left = word_of(adds ? line.cells[0] : line.result());
    const Word& right = word_of(line.cells[1]);
    const bool left_is_longer = left.size() >= right.size();
    const Word& longer = left_is_longer ? left : right;
    const std::size_t more = longer.size() - (left_is_longer ? right : left).size();
    if (whole.size() == longer.size() + 1) {
      must_be(whole[0], 1);
      for (std::size_t i = 0; i < more; ++i) carries_over(longer[i], whole[i + 1]);
    } else if (whole.size() == longer.size() && more > 1 && !whole[0].given() &&
               !longer[0].given() && whole[0] != longer[0]) {
      for (std::size_t i = 1; i < more; ++i) carries_over(longer[i], whole[i]);
    }
  }

  const Word& word_of(std::uint8_t cell) const { return puzzle_.words[cell]; }

  void carries_over(Symbol part, Symbol whole) {
    must_be(part, nine_);
    must_be(whole, 0);
  }

  void must_be(Symbol symbol, unsigned digit) {
    if (symbol.given()) {
      good_ = good_ && symbol.digit() == digit;
      return;
    }
    unsigned& known = digits_[symbol.letter()];
    if (known == digit) return;
    if (known != kNone || (used_ & only(digit)) != 0) {
      good_ = false;
      return;
    }
    known = digit;
    used_ |= only(digit);
    puzzle_.known.push_back({.letter = symbol.letter(), .digit = digit});
  }

  static constexpr unsigned kNone = kMostDigits;

  LinePuzzle& puzzle_;
  unsigned nine_;  // the largest digit of the base
  bool good_ = true;
  std::array<unsigned, kMostDigits> digits_{};
  DigitSet used_ = 0;
};

// Takes the steps of reading and planning the lines.
bool spend_plan(const PackedLines& lines, Budget& budget) {
  constexpr std::uint64_t kStepsOfLine = 300;
  return budget.spend(kStepsOfLine * lines.puzzle.layout.lines.size());
}

}  // namespace

std::optional<PackedLines> packed_lines(const Puzzle& puzzle) {
  if (!letters_stand_in_threes(puzzle)) return std::nullopt;
  auto system = lines_of(puzzle);
  if (!system) return std::nullopt;
  PackedLines lines{.puzzle = std::move(system->puzzle), .has_products = has_products(puzzle)};
  lines.is_impossible = !lines.puzzle.conditions.leading_zeros && !FirstDigits(lines.puzzle).find();
  return lines;
}

bool solve_lines(const PackedLines& lines, const Visit& visit, Budget& budget) {
  if (!spend_plan(lines, budget)) return false;
  return lines.is_impossible || each_answer(lines.puzzle, visit, &budget);
}

std::optional<bool> solve_sums(const PackedLines& lines, const Visit& visit, Budget& budget) {
  constexpr unsigned kMostSideBySide = 16;  // digits: in larger bases, sums are slower by far
  constexpr double kMostGuesses = 1000;
  constexpr std::uint64_t kStepsOfDigit = 12;
  if (lines.puzzle.conditions.base > kMostSideBySide) return std::nullopt;
  if (!spend_plan(lines, budget)) return false;
  if (lines.is_impossible) return true;
  return each_answer_if_short(
      lines.puzzle, {.most_guesses = kMostGuesses, .steps_of_digit = kStepsOfDigit}, visit, budget);
}

}  // namespace reckon::letters
