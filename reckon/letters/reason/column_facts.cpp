// SPDX-License-Identifier: MIT
#include <algorithm>

#include "reckon/letters/reason/column_techniques.hpp"
#include "reckon/letters/solve/intervals.hpp"

namespace reckon::letters {

namespace {

class ColumnReader {
 public:
  explicit ColumnReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  bool add(std::size_t node, std::int64_t sign) {
    const Node& here = puzzle_.nodes[node];
    switch (here.operation) {
      case Operation::number: add_word(puzzle_.words[here.left], sign); return true;
      case Operation::add: return add(here.left, sign) && add(here.right, sign);
      case Operation::subtract: return add(here.left, sign) && add(here.right, -sign);
      case Operation::negate: return add(here.left, -sign);
      default: return false;
    }
  }

  std::vector<Column> take() { return std::move(columns_); }

 private:
  void add_word(const Word& word, std::int64_t sign) {
    if (columns_.size() < word.size()) columns_.resize(word.size());
    for (std::size_t i = 0; i < word.size(); ++i) {
      Column& column = columns_[i];
      const Symbol symbol = word[word.size() - 1 - i];
      if (symbol.given()) {
        column.constant += sign * static_cast<std::int64_t>(symbol.digit());
        continue;
      }
      const auto term = std::ranges::find(column.terms, symbol.letter(), &ColumnTerm::cell);
      if (term == column.terms.end()) {
        column.terms.push_back({.cell = symbol.letter(), .weight = sign});
      } else {
        term->weight += sign;
      }
    }
  }

  const Puzzle& puzzle_;
  std::vector<Column> columns_;
};

}  // namespace

FactsOfColumns::FactsOfColumns(const Puzzle& the_puzzle, Budget& the_budget)
    : puzzle(the_puzzle), budget(the_budget) {
  for (const Relation& relation : puzzle.relations) {
    ColumnReader reader(puzzle);
    const bool is_sum = relation.sign == Sign::equal && reader.add(relation.left, 1) &&
                        reader.add(relation.right, -1);
    columns.push_back(is_sum ? reader.take() : std::vector<Column>{});
    for (Column& column : columns.back()) {
      std::erase_if(column.terms, [](const ColumnTerm& term) { return term.weight == 0; });
    }
    std::vector<Letter>& in_relation = cells.emplace_back();
    for (const std::size_t side : {relation.left, relation.right}) {
      each_word(puzzle, side, [&](std::size_t word) {
        for (const Symbol symbol : puzzle.words[word]) {
          if (!symbol.given()) in_relation.push_back(static_cast<Letter>(symbol.letter()));
        }
      });
    }
    std::ranges::sort(in_relation);
    const auto repeated = std::ranges::unique(in_relation);
    in_relation.erase(repeated.begin(), repeated.end());
  }
  measure();
}

void FactsOfColumns::measure() {
  constexpr std::uint64_t kStepsOfStep = 1500;
  constexpr std::uint64_t kStepsOfTerm = 4;
  constexpr std::uint64_t kStepsOfRelation = 20;
  const std::uint64_t base = puzzle.conditions.base;
  look = kStepsOfStep + kStepsOfTerm * puzzle.cells.size() * puzzle.cells.size();
  for (const std::vector<Column>& in_relation : columns) {
    look += kStepsOfStep / 10;
    for (const Column& column : in_relation) {
      // The range of the column is found for each of its terms, and each digit is compared with it.
      look += kStepsOfTerm * (10 + column.terms.size() * (base + column.terms.size()));
    }
  }
  for (const Relation& relation : puzzle.relations) {
    std::uint64_t& steps = bounds.emplace_back(kStepsOfRelation);
    for (const std::size_t side : {relation.left, relation.right}) {
      each_word(puzzle, side,
                [&](std::size_t word) { steps += work_of_bounds(puzzle.words[word]); });
    }
  }
  exact = work_of_relations(puzzle);
}

Knowledge FactsOfColumns::beginning() const {
  constexpr std::int64_t kAny = std::int64_t{1} << 40;
  const DigitSet no_zero = all_digits_of(puzzle.conditions.base) & ~only(0);
  Knowledge start{.possible = puzzle.possible};
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    const Symbol first = puzzle.words[i].front();
    if (first.given() || puzzle.may_begin_with_zero(i)) continue;
    // That no number begins with 0 is a step of its own, unless the digit is given.
    DigitSet& digits = start.possible[first.letter()];
    if (digits == no_zero) digits |= only(0);
  }
  for (const std::vector<Column>& of_relation : columns) {
    std::vector<CarryRange>& ranges = start.carries.emplace_back();
    if (of_relation.empty()) continue;
    ranges.push_back({});
    ranges.insert(ranges.end(), of_relation.size() - 1, {.low = -kAny, .high = kAny});
    ranges.push_back({});
  }
  return start;
}

}  // namespace reckon::letters
