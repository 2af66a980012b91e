// SPDX-License-Identifier: MIT
#include "reckon/alphametic/reason/techniques.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "reckon/alphametic/solve/intervals.hpp"

namespace reckon::alphametic {

namespace {

constexpr std::uint64_t kMostColumnCases = 20'000;
constexpr std::uint64_t kStepsOfCase = 40;
constexpr unsigned kTopBit = 63;

std::int64_t smallest(DigitSet set) { return std::countr_zero(set); }
std::int64_t biggest(DigitSet set) {
  return static_cast<std::int64_t>(kTopBit) - std::countl_zero(set);
}

std::int64_t floor_divided(std::int64_t a, std::int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

CarryRange range_of(const Column& column, const Known& known) {
  CarryRange range{.low = column.constant, .high = column.constant};
  for (const ColumnTerm& term : column.terms) {
    const std::int64_t a = term.weight * smallest(known.possible[term.cell]);
    const std::int64_t b = term.weight * biggest(known.possible[term.cell]);
    range.low += std::min(a, b);
    range.high += std::max(a, b);
  }
  return range;
}

// Visits every choice of digits for these letters that are different where they must be.
class Choices {
 public:
  Choices(const Facts& facts, const Known& known, const std::vector<std::size_t>& cells)
      : facts_(facts), known_(known), cells_(cells), digits_(known.possible.size()) {}

  // How many there are at most, equal digits counted in; saturates.
  std::uint64_t count() const {
    constexpr std::uint64_t kMany = std::uint64_t{1} << 40;
    std::uint64_t product = 1;
    for (const std::size_t cell : cells_) {
      product = std::min(
          kMany, product * static_cast<std::uint64_t>(std::popcount(known_.possible[cell])));
    }
    return product;
  }

  template <typename Visit>
  void each(const Visit& visit, std::size_t place = 0, DigitSet used = 0) {
    if (place == cells_.size()) {
      visit();
      return;
    }
    const std::size_t cell = cells_[place];
    const bool distinct = !facts_.puzzle.cells[cell].may_share;
    for (DigitSet left = known_.possible[cell] & (distinct ? ~used : ~DigitSet{0}); left != 0;
         left &= left - 1) {
      digits_[cell] = static_cast<std::uint8_t>(smallest(left));
      each(visit, place + 1, distinct ? used | only(digits_[cell]) : used);
    }
  }

  Digits& chosen() { return digits_; }

 private:
  const Facts& facts_;
  const Known& known_;
  const std::vector<std::size_t>& cells_;
  Digits digits_;
};

// Leaves the letters only the digits that `holds` allows in some choice of at most `most`. Each
// call of `holds` costs `steps`. False if nothing changes.
template <typename Holds>
bool keep_supported(const Facts& facts, Known& known, Step& step,
                    const std::vector<std::size_t>& cells, std::uint64_t most, std::uint64_t steps,
                    const Holds& holds) {
  Choices choices(facts, known, cells);
  const std::uint64_t cases = choices.count();
  if (cases > most || cases <= 1 || !facts.budget.spend(cases * kStepsOfCase)) return false;
  std::vector<DigitSet> supported(known.possible.size());
  choices.each([&] {
    if (!facts.budget.spend(steps) || !holds(choices.chosen())) return;
    for (const std::size_t cell : cells) supported[cell] |= only(choices.chosen()[cell]);
  });
  if (facts.budget.over()) return false;
  for (const std::size_t cell : cells) restrict(known, step, cell, supported[cell]);
  step.cases = cases;
  return !step.changes.empty();
}

std::vector<std::size_t> cells_of(const Column& column) {
  std::vector<std::size_t> cells;
  for (const ColumnTerm& term : column.terms) cells.push_back(term.cell);
  return cells;
}

}  // namespace

bool find_leading_digit(const Facts& facts, Known& known, Step& step) {
  for (std::size_t cell = 0; cell < known.possible.size(); ++cell) {
    if (facts.first[cell]) restrict(known, step, cell, ~only(0));
  }
  return !step.changes.empty();
}

bool find_found_digit(const Facts& facts, Known& known, Step& step) {
  for (std::size_t cell = 0; cell < known.possible.size(); ++cell) {
    if (!known.is_found(cell) || facts.puzzle.cells[cell].may_share) continue;
    for (std::size_t other = 0; other < known.possible.size(); ++other) {
      if (other == cell || facts.puzzle.cells[other].may_share) continue;
      restrict(known, step, other, ~known.possible[cell]);
    }
    if (step.changes.empty()) continue;
    step.because = cell;
    return true;
  }
  return false;
}

bool find_last_place(const Facts& facts, Known& known, Step& step) {
  const unsigned base = facts.puzzle.conditions.base;
  if (!facts.puzzle.is_plain() || known.possible.size() != base) return false;
  for (unsigned digit = 0; digit < base; ++digit) {
    const auto has = [&](DigitSet set) { return (set & only(digit)) != 0; };
    const auto places = std::ranges::count_if(known.possible, has);
    if (places > 1) continue;
    if (places == 0) {
      step.contradiction = true;
      return true;
    }
    const auto place = std::ranges::find_if(known.possible, has) - known.possible.begin();
    restrict(known, step, static_cast<std::size_t>(place), only(digit));
    if (!step.changes.empty()) return true;
  }
  return false;
}

namespace {

// Narrows the carries on both sides of a column; false if there is no value for one.
bool narrow_carries(const Column& column, std::int64_t base, const Known& known, CarryRange& in,
                    CarryRange& out) {
  const CarryRange sum = range_of(column, known);
  out.low = std::max(out.low, -floor_divided(-(sum.low + in.low), base));
  out.high = std::min(out.high, floor_divided(sum.high + in.high, base));
  in.low = std::max(in.low, base * out.low - sum.high);
  in.high = std::min(in.high, base * out.high - sum.low);
  return out.low <= out.high && in.low <= in.high;
}

// The digits of a column that its carries leave, by sizes alone.
void narrow_column(const Column& column, std::int64_t base, Known& known, Step& step,
                   const CarryRange& in, const CarryRange& out) {
  for (const ColumnTerm& term : column.terms) {
    const CarryRange all = range_of(column, known);
    const std::int64_t a = term.weight * smallest(known.possible[term.cell]);
    const std::int64_t b = term.weight * biggest(known.possible[term.cell]);
    const std::int64_t low = all.low - std::min(a, b) + in.low - base * out.high;
    const std::int64_t high = all.high - std::max(a, b) + in.high - base * out.low;
    DigitSet kept = 0;
    for (DigitSet left = known.possible[term.cell]; left != 0; left &= left - 1) {
      const std::int64_t part = term.weight * smallest(left);
      if (part + low <= 0 && part + high >= 0) kept |= left & (~left + 1);
    }
    restrict(known, step, term.cell, kept);
    if (step.contradiction) return;
  }
}

}  // namespace

bool find_carry(const Facts& facts, Known& known, Step& step) {
  const auto base = static_cast<std::int64_t>(facts.puzzle.conditions.base);
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    const std::vector<Column>& columns = facts.columns[r];
    std::vector<CarryRange>& carries = known.carries[r];
    // Twice in both directions is enough for what a person sees; the next step goes on from there.
    for (std::size_t pass = 0; pass < 2 * columns.size(); ++pass) {
      const std::size_t c = pass % columns.size();
      const std::size_t at = pass < columns.size() ? c : columns.size() - 1 - c;
      if (narrow_carries(columns[at], base, known, carries[at], carries[at + 1])) continue;
      step.relation = r;
      step.column = at;
      step.contradiction = true;
      return true;
    }
    for (std::size_t at = columns.size(); at-- > 0;) {
      narrow_column(columns[at], base, known, step, carries[at], carries[at + 1]);
      if (step.changes.empty()) continue;
      step.relation = r;
      step.column = at;
      return true;
    }
  }
  return false;
}

bool find_parity(const Facts& facts, Known& known, Step& step) {
  if (facts.puzzle.conditions.base % 2 != 0) return false;
  constexpr DigitSet kEven = 0x5555555555555555;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    for (std::size_t c = 0; c < facts.columns[r].size(); ++c) {
      const CarryRange& carry = known.carries[r][c];
      if (carry.low != carry.high) continue;
      const Column& column = facts.columns[r][c];
      bool odd = ((column.constant + carry.low) % 2) != 0;
      std::optional<std::size_t> open;
      bool several = false;
      for (const ColumnTerm& term : column.terms) {
        if (term.weight % 2 == 0) continue;
        const DigitSet set = known.possible[term.cell];
        if ((set & kEven) != 0 && (set & ~kEven) != 0) {
          several = several || open.has_value();
          open = term.cell;
        } else if ((set & kEven) == 0) {
          odd = !odd;
        }
      }
      if (several || !open) continue;
      restrict(known, step, *open, odd ? ~kEven : kEven);
      step.relation = r;
      step.column = c;
      return true;
    }
  }
  return false;
}

bool find_column(const Facts& facts, Known& known, Step& step) {
  const auto base = static_cast<std::int64_t>(facts.puzzle.conditions.base);
  struct Place {
    std::uint64_t cases;
    std::size_t relation;
    std::size_t column;
  };
  std::vector<Place> places;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    for (std::size_t c = 0; c < facts.columns[r].size(); ++c) {
      const std::vector<std::size_t> cells = cells_of(facts.columns[r][c]);
      places.push_back({.cases = Choices(facts, known, cells).count(), .relation = r, .column = c});
    }
  }
  // The column with the fewest cases first.
  std::ranges::sort(places, {}, [](const Place& place) {
    return std::tuple(place.cases, place.relation, place.column);
  });
  constexpr std::uint64_t kStepsOfTerm = 4;
  for (const auto& [cases, r, c] : places) {
    const Column& column = facts.columns[r][c];
    const CarryRange in = known.carries[r][c];
    const CarryRange out = known.carries[r][c + 1];
    const bool found = keep_supported(
        facts, known, step, cells_of(column), kMostColumnCases, kStepsOfTerm * column.terms.size(),
        [&](const Digits& digits) {
          std::int64_t sum = column.constant;
          for (const ColumnTerm& term : column.terms) sum += term.weight * digits[term.cell];
          // Some carry in makes it a multiple of the base that is a carry out.
          const std::int64_t least = std::max(out.low, -floor_divided(-(sum + in.low), base));
          const std::int64_t most = std::min(out.high, floor_divided(sum + in.high, base));
          return least <= most;
        });
    if (!found) continue;
    step.relation = r;
    step.column = c;
    return true;
  }
  return false;
}

bool find_last_digits(const Facts& facts, Known& known, Step& step) {
  const Puzzle& puzzle = facts.puzzle;
  for (std::size_t r = 0; r < puzzle.relations.size(); ++r) {
    const Relation& relation = puzzle.relations[r];
    if (relation.sign != Sign::equal || !facts.columns[r].empty()) continue;
    std::vector<std::size_t> cells;
    bool is_whole = true;  // an exponent is more than its last digit
    for (const Node& node : puzzle.nodes) is_whole = is_whole && node.operation != Operation::power;
    if (!is_whole) continue;
    for (const std::size_t side : {relation.left, relation.right}) {
      each_word(puzzle, side, [&](std::size_t word) {
        const Symbol last = puzzle.words[word].back();
        if (!last.given() && std::ranges::find(cells, last.cell()) == cells.end()) {
          cells.push_back(last.cell());
        }
      });
    }
    const std::uint64_t base = puzzle.conditions.base;
    const bool found = keep_supported(
        facts, known, step, cells, kMostColumnCases, facts.bounds[r], [&](const Digits& digits) {
          const auto a = modular_value(puzzle, relation.left, digits, 1, base);
          const auto b = modular_value(puzzle, relation.right, digits, 1, base);
          return !a || !b || a->top * b->bottom % base == b->top * a->bottom % base;
        });
    if (!found) continue;
    step.relation = r;
    return true;
  }
  return false;
}

bool find_sizes(const Facts& facts, Known& known, Step& step) {
  for (std::size_t r = 0; r < facts.puzzle.relations.size(); ++r) {
    const Relation& relation = facts.puzzle.relations[r];
    Digits least;
    Digits most;
    for (const DigitSet set : known.possible) {
      least.push_back(static_cast<std::uint8_t>(smallest(set)));
      most.push_back(static_cast<std::uint8_t>(biggest(set)));
    }
    for (const std::size_t cell : facts.cells[r]) {
      const auto open = static_cast<std::uint64_t>(std::popcount(known.possible[cell]));
      if (!facts.budget.spend(open * facts.bounds[r])) return false;
      const std::uint8_t low = least[cell];
      const std::uint8_t high = most[cell];
      DigitSet kept = 0;
      for (DigitSet left = known.possible[cell]; left != 0; left &= left - 1) {
        least[cell] = most[cell] = static_cast<std::uint8_t>(smallest(left));
        if (can_hold(facts.puzzle, relation, {.least = least, .most = most})) {
          kept |= left & (~left + 1);
        }
      }
      restrict(known, step, cell, kept);
      least[cell] = kept == 0 ? low : static_cast<std::uint8_t>(smallest(kept));
      most[cell] = kept == 0 ? high : static_cast<std::uint8_t>(biggest(kept));
      if (step.contradiction) break;
    }
    if (step.changes.empty()) continue;
    step.relation = r;
    return true;
  }
  return false;
}

bool find_digit_sums(const Facts& facts, Known& known, Step& step) {
  const auto nines = static_cast<std::int64_t>(facts.puzzle.conditions.base) - 1;
  if (nines < 2) return false;
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    std::vector<std::int64_t> weights(known.possible.size());
    std::int64_t constant = 0;
    for (const Column& column : facts.columns[r]) {
      constant += column.constant;
      for (const ColumnTerm& term : column.terms) weights[term.cell] += term.weight;
    }
    std::vector<std::size_t> open;
    for (const std::size_t cell : facts.cells[r]) {
      if (weights[cell] % nines == 0) continue;
      if (known.is_found(cell)) {
        constant += weights[cell] * known.digit(cell);
      } else {
        open.push_back(cell);
      }
    }
    if (open.empty() || open.size() > 2) continue;
    const bool found =
        keep_supported(facts, known, step, open, kFewCases, 0, [&](const Digits& digits) {
          std::int64_t sum = constant;
          for (const std::size_t cell : open) sum += weights[cell] * digits[cell];
          return sum % nines == 0;
        });
    if (!found) continue;
    step.relation = r;
    return true;
  }
  return false;
}

namespace {

bool find_cases(const Facts& facts, Known& known, Step& step, std::uint64_t most) {
  for (std::size_t r = 0; r < facts.puzzle.relations.size(); ++r) {
    const bool found = keep_supported(
        facts, known, step, facts.cells[r], most, facts.exact[r], [&](const Digits& digits) {
          return holds(facts.puzzle, facts.puzzle.relations[r], digits);
        });
    if (!found) continue;
    step.relation = r;
    return true;
  }
  return false;
}

}  // namespace

bool find_few_cases(const Facts& facts, Known& known, Step& step) {
  return find_cases(facts, known, step, kFewCases);
}

bool find_many_cases(const Facts& facts, Known& known, Step& step) {
  return find_cases(facts, known, step, kManyCases);
}

}  // namespace reckon::alphametic
