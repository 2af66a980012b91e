// SPDX-License-Identifier: MIT
#include "reckon/letters/lines.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace reckon::letters {

namespace {

std::optional<Operator> operator_of(Operation operation) {
  switch (operation) {
    case Operation::add: return Operator::add;
    case Operation::subtract: return Operator::subtract;
    case Operation::multiply: return Operator::multiply;
    case Operation::divide: return Operator::divide;
    default: return std::nullopt;
  }
}

class LineReader {
 public:
  explicit LineReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  // Returns false if the relation is not a line, or is one cell or line too many.
  bool add(const Relation& relation) {
    const auto calculation = calculation_of(puzzle_, relation);
    if (!calculation || lines_.size() == kMostLines) return false;
    line_ = {};
    if (!add_sum(calculation->node) || !add_word(calculation->word)) return false;
    lines_.push_back(line_);
    return true;
  }

  // Nothing if the words are too long, or letters stand in none of them.
  std::optional<LineSystem> finish() && {
    std::vector<Word> words;
    words.reserve(words_.size());
    for (const std::size_t word : words_) words.push_back(symbols_of(puzzle_.words[word]));
    auto made = LinePuzzle::make(layout_of_lines(words_.size(), std::move(lines_)),
                                 std::move(words), puzzle_.conditions);
    if (!made || made->letters != puzzle_.cells.size()) return std::nullopt;
    return LineSystem{.puzzle = *std::move(made), .words = std::move(words_)};
  }

 private:
  static Word symbols_of(const Word& word) {
    Word symbols;
    symbols.reserve(word.size());
    for (const Symbol symbol : word) {
      symbols.push_back(symbol.given() ? Symbol::digit(symbol.digit())
                                       : Symbol::letter(symbol.letter()));
    }
    return symbols;
  }

  // Terms, from left to right.
  bool add_sum(std::uint32_t node) {
    const Node& here = puzzle_.nodes[node];
    if (here.operation != Operation::add && here.operation != Operation::subtract) {
      return add_term(node);
    }
    return add_sum(here.left) && add_sign(here) && add_term(here.right);
  }

  // Numbers that are multiplied and divided, from left to right.
  bool add_term(std::uint32_t node) {
    const Node& here = puzzle_.nodes[node];
    if (here.operation != Operation::multiply && here.operation != Operation::divide) {
      return add_number(node);
    }
    return add_term(here.left) && add_sign(here) && add_number(here.right);
  }

  bool add_sign(const Node& node) {
    // The operand after it and the result stand behind.
    if (line_.size + std::size_t{2} > kMostSide) return false;
    line_.operators[line_.size - std::size_t{1}] = *operator_of(node.operation);
    return true;
  }

  bool add_number(std::uint32_t node) {
    const Node& here = puzzle_.nodes[node];
    return here.operation == Operation::number && add_word(here.left);
  }

  bool add_word(std::uint32_t word) {
    const auto same = std::ranges::find_if(
        words_, [&](std::size_t other) { return puzzle_.words[other] == puzzle_.words[word]; });
    const auto cell = static_cast<std::size_t>(same - words_.begin());
    if (same == words_.end()) {
      if (words_.size() == kMostCells) return false;
      words_.push_back(word);
    }
    line_.cells[line_.size++] = static_cast<std::uint8_t>(cell);
    return true;
  }

  const Puzzle& puzzle_;
  std::vector<std::size_t> words_;
  std::vector<Line> lines_;
  Line line_;
};

// Returns the letters with only one possible digit. Nothing if another has but some of those that
// it could be, or two have the same.
std::optional<std::vector<KnownLetter>> known_of(const Puzzle& puzzle) {
  DigitSet may_not_be_zero = 0;  // by cell
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    const Symbol first = puzzle.words[i].front();
    if (first.given() || puzzle.may_begin_with_zero(i)) continue;
    may_not_be_zero |= DigitSet{1} << first.letter();
  }
  const DigitSet all = all_digits_of(puzzle.conditions.base);
  DigitSet used = 0;
  std::vector<KnownLetter> known;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const DigitSet possible = puzzle.possible[i];
    if (possible == (all & ~((may_not_be_zero >> i) & only(0)))) continue;
    if (std::popcount(possible) != 1 || (used & possible) != 0) return std::nullopt;
    used |= possible;
    known.push_back({.letter = i, .digit = static_cast<unsigned>(std::countr_zero(possible))});
  }
  return known;
}

}  // namespace

std::optional<Calculation> calculation_of(const Puzzle& puzzle, const Relation& relation) {
  const auto is_number = [&](std::uint32_t node) {
    return puzzle.nodes[node].operation == Operation::number;
  };
  if (relation.sign != Sign::equal) return std::nullopt;
  if (is_number(relation.right)) {
    return Calculation{.node = relation.left, .word = puzzle.nodes[relation.right].left};
  }
  if (!is_number(relation.left)) return std::nullopt;
  return Calculation{.node = relation.right, .word = puzzle.nodes[relation.left].left};
}

std::optional<LineSystem> lines_of(const Puzzle& puzzle) {
  if (puzzle.division || !puzzle.padded.empty() || !puzzle.is_plain() ||
      puzzle.cells.size() > puzzle.conditions.base) {
    return std::nullopt;
  }
  LineReader reader(puzzle);
  for (const Relation& relation : puzzle.relations) {
    if (!reader.add(relation)) return std::nullopt;
  }
  auto known = known_of(puzzle);
  if (!known) return std::nullopt;
  auto system = std::move(reader).finish();
  if (system) system->puzzle.known = *std::move(known);
  return system;
}

}  // namespace reckon::letters
