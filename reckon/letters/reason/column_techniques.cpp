// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/column_techniques.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "reckon/letters/reason/choices.hpp"
#include "reckon/letters/solve/intervals.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kMostColumnCases = 20'000;
std::int64_t floor_divided(std::int64_t a, std::int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

CarryRange range_of(const Column& column, const Knowledge& knowledge) {
  CarryRange range{.low = column.constant, .high = column.constant};
  for (const ColumnTerm& term : column.terms) {
    const std::int64_t a = term.weight * smallest(knowledge.possible[term.cell]);
    const std::int64_t b = term.weight * biggest(knowledge.possible[term.cell]);
    range.low += std::min(a, b);
    range.high += std::max(a, b);
  }
  return range;
}

std::vector<Letter> cells_of(const Column& column) {
  std::vector<Letter> cells;
  for (const ColumnTerm& term : column.terms) cells.push_back(static_cast<Letter>(term.cell));
  return cells;
}

// Narrows the carries on both sides of a column; false if one has no value left.
bool narrow_carries(const Column& column, std::int64_t base, const Knowledge& knowledge,
                    CarryRange& in, CarryRange& out) {
  const CarryRange sum = range_of(column, knowledge);
  out.low = std::max(out.low, -floor_divided(-(sum.low + in.low), base));
  out.high = std::min(out.high, floor_divided(sum.high + in.high, base));
  in.low = std::max(in.low, base * out.low - sum.high);
  in.high = std::min(in.high, base * out.high - sum.low);
  return out.low <= out.high && in.low <= in.high;
}

// Leaves the letters of a column only digits whose size fits its carries; returns whether any digit
// is removed.
bool narrow_column(const Column& column, std::int64_t base, Knowledge& knowledge,
                   const CarryRange& in, const CarryRange& out) {
  bool changes = false;
  for (const ColumnTerm& term : column.terms) {
    const CarryRange all = range_of(column, knowledge);
    const std::int64_t a = term.weight * smallest(knowledge.possible[term.cell]);
    const std::int64_t b = term.weight * biggest(knowledge.possible[term.cell]);
    const std::int64_t low = all.low - std::min(a, b) + in.low - base * out.high;
    const std::int64_t high = all.high - std::max(a, b) + in.high - base * out.low;
    DigitSet kept = 0;
    for (DigitSet left = knowledge.possible[term.cell]; left != 0; left &= left - 1) {
      const std::int64_t part = term.weight * smallest(left);
      if (part + low <= 0 && part + high >= 0) kept |= left & (~left + 1);
    }
    changes |= restrict(knowledge, term.cell, kept);
    if (kept == 0) break;
  }
  return changes;
}

}  // namespace

bool look_at_carries(const FactsOfColumns& facts, Knowledge& knowledge, Step& step) {
  const auto base = static_cast<std::int64_t>(facts.puzzle.conditions.base);
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    const std::vector<Column>& columns = facts.columns[r];
    std::vector<CarryRange>& carries = knowledge.carries[r];
    step.line = r;
    // Twice in both directions is enough for what a person sees; the next step goes on from there.
    for (std::size_t pass = 0; pass < 2 * columns.size(); ++pass) {
      const std::size_t c = pass % columns.size();
      const std::size_t at = pass < columns.size() ? c : columns.size() - 1 - c;
      if (narrow_carries(columns[at], base, knowledge, carries[at], carries[at + 1])) continue;
      step.column = at;
      return false;
    }
    for (std::size_t at = columns.size(); at-- > 0;) {
      step.column = at;
      if (narrow_column(columns[at], base, knowledge, carries[at], carries[at + 1])) return true;
    }
  }
  return true;
}

bool look_at_parity(const FactsOfColumns& facts, Knowledge& knowledge, Step& step) {
  if (facts.puzzle.conditions.base % 2 != 0) return true;
  constexpr DigitSet kEven = 0x5555555555555555;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    for (std::size_t c = 0; c < facts.columns[r].size(); ++c) {
      const CarryRange& carry = knowledge.carries[r][c];
      if (carry.low != carry.high) continue;
      const Column& column = facts.columns[r][c];
      bool odd = ((column.constant + carry.low) % 2) != 0;
      std::optional<std::size_t> open;
      bool several = false;
      for (const ColumnTerm& term : column.terms) {
        if (term.weight % 2 == 0) continue;
        const DigitSet set = knowledge.possible[term.cell];
        if ((set & kEven) != 0 && (set & ~kEven) != 0) {
          several = several || open.has_value();
          open = term.cell;
        } else if ((set & kEven) == 0) {
          odd = !odd;
        }
      }
      if (several || !open) continue;
      step.line = r;
      step.column = c;
      restrict(knowledge, *open, odd ? ~kEven : kEven);
      return true;
    }
  }
  return true;
}

bool look_at_columns(const FactsOfColumns& facts, Knowledge& knowledge, Step& step) {
  const auto base = static_cast<std::int64_t>(facts.puzzle.conditions.base);
  struct Place {
    std::uint64_t cases;
    std::size_t relation;
    std::size_t column;
  };
  std::vector<Place> places;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    for (std::size_t c = 0; c < facts.columns[r].size(); ++c) {
      const std::vector<Letter> cells = cells_of(facts.columns[r][c]);
      places.push_back(
          {.cases = Choices(facts, knowledge, cells).count(), .relation = r, .column = c});
    }
  }
  // The column with the fewest cases comes first.
  std::ranges::sort(places, {}, [](const Place& place) {
    return std::tuple(place.cases, place.relation, place.column);
  });
  constexpr std::uint64_t kStepsOfTerm = 4;
  for (const auto& [cases, r, c] : places) {
    const Column& column = facts.columns[r][c];
    const CarryRange in = knowledge.carries[r][c];
    const CarryRange out = knowledge.carries[r][c + 1];
    const std::vector<Letter> cells = cells_of(column);
    step.line = r;
    step.column = c;
    const bool gets_on = keep_supported(
        facts, knowledge, step, {.chosen = cells, .all = cells}, kMostColumnCases,
        kStepsOfTerm * column.terms.size(), [&](const Digits& digits) {
          std::int64_t sum = column.constant;
          for (const ColumnTerm& term : column.terms) sum += term.weight * digits[term.cell];
          // Some carry in makes it a multiple of the base that is a carry out.
          const std::int64_t least = std::max(out.low, -floor_divided(-(sum + in.low), base));
          const std::int64_t most = std::min(out.high, floor_divided(sum + in.high, base));
          return least <= most;
        });
    if (gets_on) return true;
  }
  return true;
}

bool look_at_last_digits(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge,
                         Step& step) {
  const Puzzle& puzzle = facts.puzzle;
  const Relation& relation = puzzle.relations[index];
  // An exponent is more than its last digit.
  const bool has_power = std::ranges::any_of(
      puzzle.nodes, [](const Node& node) { return node.operation == Operation::power; });
  if (relation.sign != Sign::equal || !facts.columns[index].empty() || has_power) return true;
  std::vector<Letter> cells;
  for (const std::size_t side : {relation.left, relation.right}) {
    each_word(puzzle, side, [&](std::size_t word) {
      const Symbol last = puzzle.words[word].back();
      if (last.given()) return;
      const auto cell = static_cast<Letter>(last.letter());
      if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    });
  }
  const std::uint64_t base = puzzle.conditions.base;
  keep_supported(facts, knowledge, step, {.chosen = cells, .all = cells}, kMostColumnCases,
                 facts.bounds[index], [&](const Digits& digits) {
                   const auto a = modular_value(puzzle, relation.left, digits, 1, base);
                   const auto b = modular_value(puzzle, relation.right, digits, 1, base);
                   return !a || !b || a->top * b->bottom % base == b->top * a->bottom % base;
                 });
  return true;
}

bool look_at_sizes(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge, Step&) {
  const Relation& relation = facts.puzzle.relations[index];
  Digits least;
  Digits most;
  for (const DigitSet set : knowledge.possible) {
    least.push_back(static_cast<std::uint8_t>(smallest(set)));
    most.push_back(static_cast<std::uint8_t>(biggest(set)));
  }
  for (const Letter cell : facts.cells[index]) {
    const auto open = static_cast<std::uint64_t>(std::popcount(knowledge.possible[cell]));
    if (!facts.budget.spend(open * facts.bounds[index])) return true;
    DigitSet kept = 0;
    for (DigitSet left = knowledge.possible[cell]; left != 0; left &= left - 1) {
      least[cell] = most[cell] = static_cast<std::uint8_t>(smallest(left));
      if (can_hold(facts.puzzle, relation, {.least = least, .most = most})) {
        kept |= left & (~left + 1);
      }
    }
    restrict(knowledge, cell, kept);
    if (kept == 0) return false;
    least[cell] = static_cast<std::uint8_t>(smallest(kept));
    most[cell] = static_cast<std::uint8_t>(biggest(kept));
  }
  return true;
}

namespace {

// Returns whether any digit is removed.
bool cast_out_nines_in(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge,
                       Step& step) {
  const auto nines = static_cast<std::int64_t>(facts.puzzle.conditions.base) - 1;
  std::vector<std::int64_t> weights(knowledge.possible.size());
  std::int64_t constant = 0;
  for (const Column& column : facts.columns[index]) {
    constant += column.constant;
    for (const ColumnTerm& term : column.terms) weights[term.cell] += term.weight;
  }
  std::vector<Letter> open;
  for (const Letter cell : facts.cells[index]) {
    if (weights[cell] % nines == 0) continue;
    if (found(knowledge.possible[cell])) {
      constant += weights[cell] * smallest(knowledge.possible[cell]);
    } else {
      open.push_back(cell);
    }
  }
  if (open.empty() || open.size() > 2) return false;
  return keep_supported(facts, knowledge, step, {.chosen = open, .all = open}, kFewCases, 0,
                        [&](const Digits& digits) {
                          std::int64_t sum = constant;
                          for (const Letter cell : open) sum += weights[cell] * digits[cell];
                          return sum % nines == 0;
                        });
}

}  // namespace

bool cast_out_nines(const FactsOfColumns& facts, Knowledge& knowledge, Step& step) {
  if (facts.puzzle.conditions.base < 3) return true;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    step.line = r;
    if (cast_out_nines_in(facts, r, knowledge, step)) return true;
  }
  return true;
}

}  // namespace reckon::letters
