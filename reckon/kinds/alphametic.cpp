// SPDX-License-Identifier: MIT
// Alphametics as a kind of puzzles: equations of words, or calculations drawn as on paper, in base
// ten, whose letters are different digits.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/kinds/detail/text_symbols.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/generate/word_list.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/first_grading.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::kinds {

namespace {

using letters::Operation;
using letters::Reading;

constexpr std::uint64_t kDigits = 10;

const AlphameticPuzzle& alphametic_in(const Puzzle& puzzle) {
  return std::get<AlphameticPuzzle>(puzzle);
}

// Reads a text as it stands.
Result<Reading> read_as_it_stands(const std::string& text) {
  auto reading = letters::read_puzzle(text);
  if (!reading) return failure(reading.error().message);
  if (const auto why = letters::obstacle(reading->puzzle)) {
    return failure(ErrorCode::unsuitable, std::string(*why));
  }
  const bool has_unknown = std::ranges::any_of(
      reading->puzzle.cells, [](const auto& cell) { return cell.name == letters::kUnknown; });
  if (has_unknown) {
    return failure(ErrorCode::unsuitable,
                   "it has unknown digits without letters: write a letter for each");
  }
  if (reading->puzzle.cells.empty()) {
    return failure(ErrorCode::unsuitable, "the puzzle has no letters");
  }
  return *std::move(reading);
}

// The same of the text as it is always written, in which letters may come in another order.
Result<Reading> read_alone(const std::string& text) {
  auto reading = read_as_it_stands(text);
  if (!reading) return reading;
  const std::string usual = usual_text(*reading);
  if (usual == reading->text) return reading;
  reading = read_as_it_stands(usual);
  if (!reading || usual_text(*reading) != usual) {
    return failure(ErrorCode::unsuitable,
                   "the puzzle cannot be written in the usual way: draw it with digits below each "
                   "other, and lines of dashes");
  }
  return reading;
}

// --- Codes ---

// A long multiplication whose letters are named as they appear.
std::optional<AlphameticPuzzle> product_of(std::uint64_t factor, std::uint64_t multiplier) {
  constexpr std::uint64_t kMost = 1'000'000'000;
  if (factor == 0 || multiplier == 0 || factor > kMost || multiplier > kMost) return std::nullopt;
  const std::string solved = letters::drawn_product(factor, multiplier);
  const auto reading = read_alone(letters::lettered(solved));
  if (!reading) return std::nullopt;
  AlphameticPuzzle puzzle{.text = reading->text,
                          .digits = letters::Digits(reading->puzzle.cells.size())};
  for (const auto& [offset, cell] : reading->marks) {
    puzzle.digits[cell] = static_cast<std::uint8_t>(solved[offset] - '0');
  }
  if (!is_answer(reading->puzzle, puzzle.digits)) return std::nullopt;
  return puzzle;
}

// Its factor and multiplier, if the puzzle is one.
std::optional<std::pair<std::uint64_t, std::uint64_t>> factors_of(const AlphameticPuzzle& puzzle) {
  const auto reading = read_alone(puzzle.text);
  if (!reading || !reading->is_drawn || reading->puzzle.cells.size() != puzzle.digits.size()) {
    return std::nullopt;
  }
  // The first two that are read.
  if (reading->puzzle.words.size() < 2) return std::nullopt;
  const auto factor = number_of(reading->puzzle, 0, puzzle.digits).to_int64();
  const auto multiplier = number_of(reading->puzzle, 1, puzzle.digits).to_int64();
  if (!factor || !multiplier) return std::nullopt;
  const std::pair found(static_cast<std::uint64_t>(*factor),
                        static_cast<std::uint64_t>(*multiplier));
  if (product_of(found.first, found.second) != puzzle) return std::nullopt;
  return found;
}

// A long multiplication is written as 0, its factor and multiplier. Everything else is written as
// its text, an equation without its blanks. The place of the answer among all choices of different
// digits for the letters follows.
Result<void> put_alphametic(Symbols& symbols, const Puzzle& puzzle) {
  const auto& [text, digits] = alphametic_in(puzzle);
  if (const auto factors = factors_of(alphametic_in(puzzle))) {
    for (const std::uint64_t number : {std::uint64_t{0}, factors->first, factors->second}) {
      put_number(symbols, number);
    }
    return {};
  }
  std::string written = text;
  if (!text.contains('\n')) std::erase(written, ' ');
  Symbols of_text;
  if (!put_text(of_text, written)) {
    return failure(ErrorCode::unsuitable, "the alphametic has no code: its signs have none");
  }
  put_number(symbols, of_text.size());
  symbols.insert(symbols.end(), of_text.begin(), of_text.end());
  std::uint64_t place = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto smaller =
        std::count_if(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(i),
                      [&](std::uint8_t other) { return other < digits[i]; });
    place = place * (kDigits - i) + digits[i] - static_cast<std::uint64_t>(smaller);
  }
  put_number(symbols, place);
  return {};
}

letters::Digits digits_at(std::uint64_t place, std::size_t count) {
  std::vector<std::uint64_t> choices(count);
  for (std::size_t i = count; i-- > 0; place /= kDigits - i) choices[i] = place % (kDigits - i);
  std::vector<std::uint8_t> left(kDigits);
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<std::uint8_t>(i);
  letters::Digits digits;
  for (const std::uint64_t choice : choices) {
    const auto taken = left.begin() + static_cast<std::ptrdiff_t>(choice);
    digits.push_back(*taken);
    left.erase(taken);
  }
  return digits;
}

// An answer is judged in a tenth of a millisecond at most: powers may take long, and whoever writes
// a code need not mean well. Codes never change, and neither does this bound.
constexpr std::uint64_t kMostSteps = 100'000;

std::optional<Puzzle> take_alphametic(SymbolSource& source) {
  const auto size = static_cast<std::uint64_t>(source.take_number());
  if (size == 0) {
    const auto factor = static_cast<std::uint64_t>(source.take_number());
    const auto multiplier = static_cast<std::uint64_t>(source.take_number());
    auto product = product_of(factor, multiplier);
    if (!product) return std::nullopt;
    return *std::move(product);
  }
  const auto text = take_text(source, size);
  if (!text) return std::nullopt;
  const auto reading = read_alone(*text);
  if (!reading || reading->puzzle.cells.size() > kDigits ||
      !is_work_within(reading->puzzle, kMostSteps)) {
    return std::nullopt;
  }
  const auto place = static_cast<std::uint64_t>(source.take_number());
  AlphameticPuzzle puzzle{.text = reading->text,
                          .digits = digits_at(place, reading->puzzle.cells.size())};
  if (!is_answer(reading->puzzle, puzzle.digits)) return std::nullopt;
  return puzzle;
}

// --- Classes ---

// Calculations in a text that does not depend on the order of addends, factors and sides.
class SolvedForm {
 public:
  SolvedForm(const letters::Puzzle& puzzle, const letters::Digits& digits)
      : puzzle_(puzzle), digits_(digits) {}

  std::string text() const {
    std::vector<std::string> relations;
    for (const letters::Relation& relation : puzzle_.relations) {
      std::string left = of_node(relation.left);
      std::string right = of_node(relation.right);
      const bool swaps =
          relation.sign == letters::Sign::equal || relation.sign == letters::Sign::unequal;
      if (swaps && right < left) std::swap(left, right);
      relations.push_back(left.append(sign_of(relation.sign)).append(right));
    }
    return joined(std::move(relations), ";");
  }

 private:
  static std::string_view sign_of(letters::Sign sign) {
    switch (sign) {
      case letters::Sign::equal: return "=";
      case letters::Sign::unequal: return "!=";
      case letters::Sign::less: return "<";
      case letters::Sign::at_most: return "<=";
    }
    return {};
  }

  static std::string joined(std::vector<std::string> parts, std::string_view between) {
    std::ranges::sort(parts);
    std::string text;
    for (const std::string& part : parts) {
      if (!text.empty()) text += between;
      text += part;
    }
    return text;
  }

  std::string bracketed(std::size_t node) const {
    if (puzzle_.nodes[node].operation == Operation::number) return of_node(node);
    return "(" + of_node(node) + ")";
  }

  // All terms of a sum with their signs, or all factors of a product with `*` and divisors with
  // `/`.
  void collect(std::size_t node, bool of_sum, bool inverse,
               std::vector<std::string>& operands) const {
    const letters::Node& here = puzzle_.nodes[node];
    const bool is_chain =
        of_sum ? here.operation == Operation::add || here.operation == Operation::subtract ||
                     here.operation == Operation::negate
               : here.operation == Operation::multiply || here.operation == Operation::divide;
    if (!is_chain) {
      const char sign = of_sum ? (inverse ? '-' : '+') : (inverse ? '/' : '*');
      operands.push_back(sign + bracketed(node));
      return;
    }
    if (here.operation == Operation::negate) {
      collect(here.left, of_sum, !inverse, operands);
      return;
    }
    const bool inverts =
        here.operation == Operation::subtract || here.operation == Operation::divide;
    collect(here.left, of_sum, inverse, operands);
    collect(here.right, of_sum, inverse != inverts, operands);
  }

  std::string of_node(std::size_t node) const {
    const letters::Node& here = puzzle_.nodes[node];
    if (here.operation == Operation::number) {
      return number_of(puzzle_, here.left, digits_).to_text();
    }
    if (here.operation == Operation::power) {
      return bracketed(here.left) + "^" + bracketed(here.right);
    }
    const bool of_sum =
        here.operation != Operation::multiply && here.operation != Operation::divide;
    std::vector<std::string> operands;
    collect(node, of_sum, false, operands);
    std::string text = joined(std::move(operands), "");
    if (text.front() == '+' || text.front() == '*') text.erase(0, 1);
    return text;
  }

  const letters::Puzzle& puzzle_;
  const letters::Digits& digits_;
};

std::string operators_of(const letters::Puzzle& puzzle) {
  constexpr std::array kOperations = {Operation::add, Operation::subtract, Operation::multiply,
                                      Operation::divide};
  std::string operators;
  for (std::size_t i = 0; i < kOperations.size(); ++i) {
    if (std::ranges::find(puzzle.nodes, kOperations[i], &letters::Node::operation) !=
        puzzle.nodes.end()) {
      operators += kAllOperators[i];
    }
  }
  return operators;
}

Facts facts_of_alphametic(const Puzzle& puzzle) {
  const auto& [text, digits] = alphametic_in(puzzle);
  const auto reading = read_alone(text);
  if (!reading || reading->puzzle.cells.size() != digits.size()) return {};
  const std::string solved = SolvedForm(reading->puzzle, digits).text();
  const auto longest = std::ranges::max(reading->puzzle.words, {}, &letters::Word::size).size();
  return {.class_name = solved,
          .place = solved,
          .digits = static_cast<std::int64_t>(longest),
          .operators = operators_of(reading->puzzle)};
}

// --- Answers ---

// A puzzle with exactly one answer, and how hard it is.
struct Judged {
  AlphameticPuzzle puzzle;
  letters::Grade grade;
};

Result<Judged> judged(const Reading& reading, Budget& budget) {
  const auto answers = first_answers(reading.puzzle, 2, &budget);
  if (!answers) return failure(ErrorCode::too_much, "the puzzle takes too long to be solved");
  if (answers->size() != 1) {
    return failure(ErrorCode::unsuitable, answers->empty() ? "the puzzle has no answer"
                                                           : "the puzzle has several answers");
  }
  const letters::Reasoned reasoned = reason(reading.puzzle, {.budget = &budget});
  if (reasoned.outcome != letters::Outcome::one_answer) {
    return failure(ErrorCode::too_much, "the puzzle takes too long to be graded");
  }
  return Judged{.puzzle = {.text = usual_text(reading), .digits = answers->front()},
                .grade = grade(reasoned)};
}

Result<Solved> solve_alphametic(krypto::Solver& solver, const Puzzle& puzzle) {
  const auto& [text, digits] = alphametic_in(puzzle);
  const auto reading = read_alone(text);
  if (!reading) return std::unexpected(reading.error());
  const auto found = judged(*reading, solver.budget());
  if (!found) return std::unexpected(found.error());
  if (found->puzzle.digits != digits) {
    return failure(ErrorCode::refuted, "the equation does not hold");
  }
  return Solved{.level = found->grade.level,
                .former_level = first_level(reading->puzzle, solver.budget()),
                .solution = filled(*reading, digits)};
}

Result<Source> draw_alphametics(const PuzzleOptions& wishes, std::uint64_t seed) {
  if (wishes.all_operators) {
    return failure(ErrorCode::unsuitable,
                   "sums and multiplications do not show all operators: leave it out");
  }
  using letters::Shape;
  // Among 100 sums of words, 3 have level 1; among 100 multiplications 24 do, and two have level 5.
  // Sums with more words are harder. So a shape is drawn first, and has some tries at the level.
  std::vector<std::pair<Shape, std::size_t>> shapes = {{Shape::sum, 2}, {Shape::sum, 3}};
  if (wishes.levels && wishes.levels->least == letters::kHardestLevel) {
    shapes = {{Shape::sum, 3}, {Shape::sum, 4}};
  }
  if (!wishes.levels || wishes.levels->least <= 3) shapes.emplace_back(Shape::multiplication, 2);
  std::vector<std::string> words = letters::word_list(wishes.language);
  if (wishes.levels && wishes.levels->most <= 2) {
    shapes[1] = shapes.front();
    // Sums of short words are easy ten times as often, and have fewer letters.
    constexpr std::size_t kLongestOfEasy = 5;
    std::erase_if(words, [](const std::string& word) { return word.size() > kLongestOfEasy; });
  }
  SplitMix64 random(seed);
  std::vector<letters::Generator> makers;
  for (const auto& [shape, addends] : shapes) {
    auto maker = letters::Generator::make(random.next(),
                                          {.shape = shape, .words = words, .addends = addends});
    if (!maker) return std::unexpected(maker.error());
    makers.push_back(*std::move(maker));
  }
  constexpr int kMostTries = 60;
  // The most sums of other levels; after so many, only multiplications are made.
  constexpr int kMostMissed = 240;
  return [wishes, random, makers = std::move(makers), chosen = std::size_t{}, tries = 0,
          missed = 0](Budget& budget) mutable -> Result<std::optional<Graded>> {
    if (tries == 0) {
      chosen = static_cast<std::size_t>(random.below(makers.size()));
      tries = kMostTries;
    }
    --tries;
    if (missed >= kMostMissed) chosen = makers.size() - 1;
    const auto made = makers[chosen].next(&budget);
    if (!made) return std::unexpected(made.error());
    if (wishes.levels && !wishes.levels->has(made->grade.level)) {
      if (chosen + 1 < makers.size()) ++missed;
      return std::nullopt;
    }
    tries = 0;
    return Graded{
        .puzzle = AlphameticPuzzle{.text = usual_text(made->reading), .digits = made->answer},
        .level = made->grade.level,
        .letters = made->reading.puzzle.cells.size()};
  };
}

}  // namespace

bool is_drawn_product(const AlphameticPuzzle& puzzle) { return factors_of(puzzle).has_value(); }

Result<Graded> judge_alphametic(const std::string& text, Rules) {
  const auto reading = read_alone(text);
  if (!reading) return std::unexpected(reading.error());
  Budget budget(kStepsOfReading);
  auto found = judged(*reading, budget);
  if (!found) return std::unexpected(found.error());
  return Graded{.puzzle = std::move(found->puzzle),
                .level = found->grade.level,
                .letters = reading->puzzle.cells.size()};
}

Result<Puzzle> read_alphametic(Budget& budget, const std::string& text, Rules) {
  const auto reading = read_alone(text);
  if (!reading) return std::unexpected(reading.error());
  auto found = judged(*reading, budget);
  if (!found) return std::unexpected(found.error());
  return std::move(found->puzzle);
}

CheckedRow alphametic_equation() {
  return KindRow{
      .kind = Kind::alphametic,
      .how_many = "Number of alphametics: sums of words, and long multiplications",
      .grading = letters::kAlphameticGrading,
      .put = put_alphametic,
      .take = take_alphametic,
      .facts = facts_of_alphametic,
      .solve = solve_alphametic,
      .draw = draw_alphametics,
  };
}

}  // namespace reckon::kinds
