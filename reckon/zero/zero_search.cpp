// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <string>
#include <utility>

#include "reckon/zero/line_strings.hpp"

namespace reckon::zero {

namespace {

constexpr std::int64_t kRange = 64;  // of numbers in a grid, one bit each

// Grids of one attempt are similar, so it may give only this many.
constexpr std::size_t kMostOfAnAttempt = 4;
// The number of cells to fill in an attempt; granted again after each grid found, since more often
// follow.
constexpr std::uint64_t kBudget = 600;
constexpr std::uint64_t kBudgetAtGrid = 4 * kBudget;

template <typename T>
void shuffle(SplitMix64& random, std::span<T> items) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[static_cast<std::size_t>(random.below(i))]);
  }
}

}  // namespace

ZeroSearch::ZeroSearch(std::uint64_t seed, ZeroLayout layout, std::int64_t least, bool whole)
    : random_(seed),
      layout_(std::move(layout)),
      least_(least),
      whole_(whole),
      twin_(layout_.cells()) {
  // The two numbers of the shortest diagonals are equal.
  std::iota(twin_.begin(), twin_.end(), std::uint8_t{0});
  for (const ZeroLine& line : layout_.lines) {
    if (line.cells.size() != 2) continue;
    const auto [low, high] = std::minmax(twin_[line.cells[0]], twin_[line.cells[1]]);
    std::ranges::replace(twin_, high, std::uint8_t{low});
  }
  for (std::size_t cell = 0; cell < twin_.size(); ++cell)
    different_ += twin_[cell] == cell ? 1U : 0U;

  // The next cell is always the one that closes the most lines, or brings lines closest to that.
  std::vector<bool> filled(layout_.cells());
  const auto left = [&](const ZeroLine& line) {
    return std::ranges::count_if(line.cells, [&](std::uint8_t cell) { return !filled[cell]; });
  };
  for (std::size_t depth = 0; depth < layout_.cells(); ++depth) {
    double best = -1;
    Step step;
    for (std::size_t i = 0; i < layout_.cells(); ++i) {
      const auto cell = static_cast<std::uint8_t>(i);
      if (filled[cell]) continue;
      double score = 0;
      std::vector<std::size_t> closed;
      for (std::size_t j = 0; j < layout_.lines.size(); ++j) {
        const ZeroLine& line = layout_.lines[j];
        if (std::ranges::find(line.cells, cell) == line.cells.end()) continue;
        const auto missing = left(line);
        const auto size = static_cast<double>(line.cells.size());
        if (missing == 1) closed.push_back(j);
        score +=
            missing == 1 ? 100 / size : (size - static_cast<double>(missing) + 1) / (size * size);
      }
      if (score > best) {
        best = score;
        step = {.cell = cell, .lines = closed, .diagonals = {}};
      }
    }
    for (const std::size_t line : step.lines) {
      if (line >= layout_.straight()) step.diagonals.push_back(line);
    }
    // Diagonals leave the fewest candidates, and short lines fewer than long ones.
    std::ranges::sort(step.lines, {}, [&](std::size_t line) {
      return std::pair(line < layout_.straight(), layout_.lines[line].cells.size());
    });
    filled[step.cell] = true;
    steps_.push_back(std::move(step));
  }
}

Result<ZeroSearch> ZeroSearch::make(std::uint64_t seed, std::size_t rows, std::size_t columns,
                                    std::int64_t least, bool whole) {
  const auto is_side = [](std::size_t side) {
    return side >= letters::kLeastSide && side <= letters::kMostSide;
  };
  if (!is_side(rows) || !is_side(columns)) {
    return failure(ErrorCode::out_of_range, "a grid has 3 to 5 rows and columns");
  }
  if (least < 1 || least > kMostLeast) {
    return failure(ErrorCode::out_of_range,
                   "the least number is 1 to " + std::to_string(kMostLeast));
  }
  return ZeroSearch(seed, zero_layout(rows, columns), least, whole);
}

std::uint64_t ZeroSearch::candidates(const ZeroLine& line, std::size_t cell) const {
  const Along<std::int64_t> numbers = numbers_along(numbers_, line);
  const Along<std::uint8_t> open(open_, line.places);
  const auto unknown =
      static_cast<std::size_t>(std::ranges::find(line.cells, cell) - line.cells.begin());
  std::uint64_t found = 0;
  EachString(numbers.span(), open.span(), unknown, least_, most_,
             [&](std::span<const Operator> string, std::int64_t number) {
               if (whole_) {
                 Along<std::int64_t> complete = numbers;
                 complete[unknown] = number;
                 if (!is_whole(complete.span(), string)) return;
               }
               found |= std::uint64_t{1} << static_cast<unsigned>(number - least_);
             });
  return found;
}

ZeroSearch::Strings ZeroSearch::strings_of(const ZeroLine& line) const {
  const Along<std::int64_t> numbers = numbers_along(numbers_, line);
  const Along<std::uint8_t> open(open_, line.places);
  Strings found;
  EachString(numbers.span(), open.span(), line.cells.size(), least_, most_,
             [&](std::span<const Operator> string, std::int64_t) {
               if (whole_ && !is_whole(numbers.span(), string)) return;
               found.emplace_back(string.begin(), string.end());
             });
  return found;
}

std::optional<ZeroGrid> ZeroSearch::attempt() {
  constexpr std::uint64_t kFailuresToGrow = 8;
  constexpr std::int64_t kGrownToRepeat = 4;
  constexpr std::uint64_t kFailuresForgotten = 4;
  if (found_.empty()) {
    const auto grown = static_cast<std::int64_t>(failures_ / kFailuresToGrow);
    most_ = least_ + std::min(static_cast<std::int64_t>(different_) + grown, kRange - 1);
    repeats_ = grown / kGrownToRepeat;
    budget_ = kBudget;
    numbers_.assign(layout_.cells(), 0);
    open_.assign(layout_.places(), kAnyOperator);
    uses_.assign(static_cast<std::size_t>(most_) + 1, 0);
    fill(0);
    if (found_.empty()) {
      ++failures_;
      return std::nullopt;
    }
    failures_ -= failures_ / kFailuresForgotten;
  }
  ZeroGrid grid = std::move(found_.back());
  found_.pop_back();
  return grid;
}

// These functions return true to end the attempt, with enough grids or without budget.
bool ZeroSearch::fill(std::size_t depth) {
  if (depth == steps_.size()) return finish();
  if (budget_ == 0) return true;
  --budget_;
  const Step& step = steps_[depth];
  std::uint64_t mask = ~std::uint64_t{0} >> static_cast<unsigned>(kRange - 1 - (most_ - least_));
  for (const std::size_t line : step.lines) {
    mask &= candidates(layout_.lines[line], step.cell);
    if (mask == 0) return false;
  }
  std::array<std::int64_t, kRange> room{};
  std::size_t count = 0;
  for (; mask != 0; mask &= mask - 1) room[count++] = least_ + std::countr_zero(mask);
  const std::span values(room.data(), count);
  shuffle(random_, values);
  const bool is_twin = twin_[step.cell] != step.cell && numbers_[twin_[step.cell]] != 0;
  for (const std::int64_t value : values) {
    int& uses = uses_[static_cast<std::size_t>(value)];
    const bool repeated = !is_twin && uses > 0;
    if (repeated && repeats_ == 0) continue;
    repeats_ -= repeated ? 1 : 0;
    ++uses;
    numbers_[step.cell] = value;
    if (close_diagonals(depth, 0)) return true;
    numbers_[step.cell] = 0;
    --uses;
    repeats_ += repeated ? 1 : 0;
  }
  return false;
}

bool ZeroSearch::close_diagonals(std::size_t depth, std::size_t next) {
  const Step& step = steps_[depth];
  if (next == step.diagonals.size()) return fill(depth + 1);
  const ZeroLine& line = layout_.lines[step.diagonals[next]];
  Strings strings = strings_of(line);
  shuffle(random_, std::span(strings));
  const Along<std::uint8_t> before(open_, line.places);
  for (const OperatorString& string : strings) {
    for (std::size_t i = 0; i < string.size(); ++i) {
      open_[line.places[i]] = static_cast<std::uint8_t>(bit_of(string[i]));
    }
    if (close_diagonals(depth, next + 1)) return true;
    for (std::size_t i = 0; i < string.size(); ++i) open_[line.places[i]] = before.span()[i];
  }
  return false;
}

bool ZeroSearch::finish() {
  OperatorString operators(layout_.places());
  unsigned used = 0;
  for (std::size_t place = 0; place < operators.size(); ++place) {
    if (std::has_single_bit(open_[place])) {
      operators[place] = static_cast<Operator>(std::countr_zero(open_[place]));
      used |= open_[place];
    }
  }
  // Rows and columns choose the strings with the most operators still missing.
  for (std::size_t i = 0; i < layout_.straight(); ++i) {
    const ZeroLine& line = layout_.lines[i];
    Strings strings = strings_of(line);
    shuffle(random_, std::span(strings));
    const auto news = [&](const OperatorString& string) {
      unsigned with = used;
      for (const Operator op : string) with |= bit_of(op);
      return std::popcount(with);
    };
    const auto best = std::ranges::max_element(strings, {}, news);
    for (std::size_t j = 0; j < best->size(); ++j) {
      operators[line.places[j]] = (*best)[j];
      used |= bit_of((*best)[j]);
    }
  }
  if (used != kAnyOperator) return false;
  ZeroGrid grid{.numbers = numbers_, .operators = std::move(operators)};
  if (made_.insert(grid).second) found_.push_back(std::move(grid));
  budget_ = kBudgetAtGrid;
  return found_.size() == kMostOfAnAttempt;
}

}  // namespace reckon::zero
