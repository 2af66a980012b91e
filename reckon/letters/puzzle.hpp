// SPDX-License-Identifier: MIT
// Puzzles of any equations of words in which every letter stands for a digit: alphametics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/letters/digits.hpp"
#include "reckon/letters/word.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// The most letters and unknown digits of a puzzle.
inline constexpr std::size_t kMostLetters = 1000;
/// The most digits of a number, and of numbers in a puzzle.
inline constexpr std::size_t kLongestWord = 200;
inline constexpr std::size_t kMostWords = 2000;
/// The name of a digit that is unknown and has no letter.
inline constexpr char kUnknown = '.';

/// The names of letters beyond A to Z begin here; as many can be in a puzzle.
inline constexpr unsigned kFirstOther = 0x80;
inline constexpr std::size_t kMostOthers = 0x80;

/// A place for a digit: a letter, or one place of an unknown digit.
struct Cell {
  /// `A` to `Z`, kUnknown, or kFirstOther and more for one of Puzzle::others.
  char name = kUnknown;
  bool may_share = false;  ///< whether another cell may be the same digit

  friend bool operator==(const Cell&, const Cell&) = default;
};

enum class Operation : std::uint8_t { number, add, subtract, multiply, divide, power, negate };

/// A node of an expression. The operands of a node stand before it in Puzzle::nodes.
struct Node {
  Operation operation = Operation::number;
  std::uint32_t left = 0;   ///< for a number, the index of its word
  std::uint32_t right = 0;  ///< not used for a number and a negation
};

enum class Sign : std::uint8_t { equal, unequal, less, at_most };

/// Two expressions, by their nodes, and how their values compare.
struct Relation {
  std::uint32_t left = 0;
  Sign sign = Sign::equal;
  std::uint32_t right = 0;
};

/// One subtraction of a long division: the digit of the quotient times the divisor, below the part
/// of the dividend that it is subtracted from.
struct DivisionStep {
  std::size_t quotient_digit = 0;  ///< its place in the quotient, from the left
  /// The word subtracted; nothing where only what is left is written.
  std::optional<std::size_t> product{};
  /// The word below it: what is left, with the digits brought down. Zeros before it may be missing.
  std::size_t rest = 0;
};

/// A long division as it is drawn, by words of the puzzle. The first partial dividend is the
/// beginning of the dividend; the `rest` of the last step is the remainder.
struct LongDivision {
  std::size_t dividend = 0;
  std::size_t divisor = 0;
  std::size_t quotient = 0;
  std::vector<DivisionStep> steps{};
  /// Symbols that must be 0, such as those of the quotient without a step.
  std::vector<Symbol> zeros{};
};

/// The rules for unknown digits, which may otherwise be any.
struct UnknownDigits {
  bool others_differ = false;  ///< from the digits that are written, and from those of letters
  bool all_different = false;  ///< from each other

  bool are_free() const { return !others_differ && !all_different; }
};

/// A puzzle: cells are digits, all relations hold, and cells that may not share differ from all
/// others that may not. Unknown digits also differ as `unknown` has it.
struct Puzzle {
  std::vector<Cell> cells{};
  std::vector<Word> words{};
  /// Words of several digits that may begin with 0 whatever the conditions say, in ascending order:
  /// rows of drawings.
  std::vector<std::size_t> padded{};
  std::vector<Node> nodes{};
  std::vector<Relation> relations{};
  Conditions conditions{};
  UnknownDigits unknown{};
  /// Digits that a cell may be, by cell: those of the base, unless some are known not to be.
  std::vector<DigitSet> possible{};
  /// The long division, if the puzzle is one; the relations say the same.
  std::optional<LongDivision> division{};
  /// Whether it is drawn as on paper, with digits below each other.
  bool drawn = false;
  /// Letters and symbols beyond A to Z, as capitals: `É`.
  std::vector<std::string> others{};

  /// Whether a word may begin with 0.
  bool may_begin_with_zero(std::size_t word) const;
  /// Returns the cell with this Cell::name, if the puzzle has it.
  std::optional<std::size_t> cell_of(char name) const;
  /// Returns the cell with this name, in either case beyond A to Z, if there is one.
  std::optional<std::size_t> cell_named(std::string_view name) const;
  /// Returns `S`, or `.1`, `.2`, ... for unknown digits in order of appearance.
  std::string name_of(std::size_t cell) const;
  /// Returns the letter of a cell as texts have it, or kUnknown.
  std::string_view letter_of(const Cell& cell) const;
  /// Whether all cells differ from all others.
  bool is_plain() const;
  /// Whether two cells are different digits.
  bool must_differ(std::size_t a, std::size_t b) const;
  /// Whether a cell that may share must differ from some others all the same.
  bool has_pairs_that_differ() const;
};

/// Sets Puzzle::possible from the conditions and refuses what cannot be calculated: values of more
/// than some 4,000 binary digits, digits that the base lacks, more different letters than digits.
Result<Puzzle> checked(Puzzle puzzle);

/// Fixes the digit of a cell. Refuses names and digits that the puzzle lacks.
Result<void> give(Puzzle& puzzle, std::string_view name, unsigned digit);

/// Returns the number that a word stands for.
Rational number_of(const Puzzle& puzzle, std::size_t word, std::span<const std::uint8_t> digits);
/// Returns the value of a node; none where it divides by 0, raises to a power that is not an
/// integer, or is 0^0 or a power with an exponent beyond 4,000.
std::optional<Rational> value_of(const Puzzle& puzzle, std::size_t node,
                                 std::span<const std::uint8_t> digits);
/// Whether a relation holds; it does not where a side has no value.
bool holds(const Puzzle& puzzle, const Relation& relation, std::span<const std::uint8_t> digits);
/// Whether these digits are an answer: for every cell one of `possible`, different where they must
/// be, and all relations hold. Exact; costs some 100 ns a number.
bool is_answer(const Puzzle& puzzle, std::span<const std::uint8_t> digits);

/// Returns for each relation the steps (reckon::Budget) that its two sides may take to be
/// calculated exactly.
std::vector<std::uint64_t> work_of_relations(const Puzzle& puzzle);
/// Returns whether all relations together take at most so many steps.
bool is_work_within(const Puzzle& puzzle, std::uint64_t steps);

/// Returns the digits that a cell cannot be because these others, which have digits, must differ
/// from it. Cost: linear in the others.
template <typename Cells>
DigitSet taken_from(const Puzzle& puzzle, std::size_t cell, const Digits& digits,
                    const Cells& others) {
  DigitSet taken = 0;
  for (const std::size_t other : others) {
    if (other != cell && puzzle.must_differ(cell, other)) taken |= only(digits[other]);
  }
  return taken;
}

/// Visits the index of every word below a node, from left to right.
void each_word(const Puzzle& puzzle, std::size_t node,
               const std::function<void(std::size_t word)>& visit);

}  // namespace reckon::letters
