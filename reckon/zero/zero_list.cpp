// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_list.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "reckon/zero/line_strings.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {

namespace {

constexpr std::size_t kLeastListed = 3;
constexpr std::size_t kMostListed = 6;

// A set of numbers up to 127.
struct NumberSet {
  std::array<std::uint64_t, 2> words{};

  void insert(std::int64_t number) {
    words[static_cast<std::size_t>(number) / 64] |= std::uint64_t{1}
                                                    << (static_cast<unsigned>(number) % 64);
  }
  bool empty() const { return (words[0] | words[1]) == 0; }
  NumberSet& operator&=(const NumberSet& other) {
    words[0] &= other.words[0];
    words[1] &= other.words[1];
    return *this;
  }
};

NumberSet numbers_between(std::int64_t least, std::int64_t most) {
  NumberSet numbers;
  for (std::int64_t number = least; number <= most; ++number) numbers.insert(number);
  return numbers;
}

// A kind of line: its count of numbers, the places that must have a minus, as bits, and the index
// of the unknown number.
struct LineKind {
  std::size_t size = 0;
  unsigned minus = 0;
  std::size_t unknown = 0;
  friend auto operator<=>(const LineKind&, const LineKind&) = default;
};

// The possible values of the unknown number of a kind of line, cached by the other numbers: for all
// of them or, if these are too many, for recent ones.
class LastNumbers {
 public:
  LastNumbers(const LineKind& kind, const ZeroBounds& bounds)
      : kind_(kind),
        least_(bounds.least),
        most_(bounds.most),
        scaling_(bounds.scaling),
        base_(static_cast<std::uint64_t>(bounds.most) + 1),
        words_(most_ < 64 ? 1 : 2) {
    std::uint64_t all = 1;
    for (std::size_t i = 1; i < kind.size && all <= kRemembered; ++i) all *= base_;
    size_ = std::min(all, kRemembered);
    if (all > size_) keys_.resize(static_cast<std::size_t>(size_));
    sets_.resize(static_cast<std::size_t>(size_) * words_);
    for (std::size_t i = 0; i + 1 < kind.size; ++i) {
      const bool is_minus = (kind.minus >> i & 1U) != 0;
      open_[i] = is_minus ? static_cast<std::uint8_t>(bit_of(Operator::subtract)) : kAnyOperator;
    }
  }

  // Takes the numbers of the line in order; the value at the unknown one is ignored.
  NumberSet of(std::span<const std::int64_t> numbers) {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i != kind_.unknown) key = key * base_ + static_cast<std::uint64_t>(numbers[i]);
    }
    const auto at = static_cast<std::size_t>(keys_.empty() ? key : key % size_);
    std::uint64_t* const set = &sets_[at * words_];
    NumberSet found{.words = {set[0] & ~kKnown, words_ == 2 ? set[1] : 0}};
    if ((set[0] & kKnown) != 0 && (keys_.empty() || keys_[at] == key)) return found;
    found = calculated(numbers);
    set[0] = found.words[0] | kKnown;
    if (words_ == 2) set[1] = found.words[1];
    if (!keys_.empty()) keys_[at] = key;
    return found;
  }

 private:
  static constexpr std::uint64_t kRemembered = std::uint64_t{1} << 22U;
  static constexpr std::uint64_t kKnown =
      1;  // stored at the bit of the number 0, which is in no set

  NumberSet calculated(std::span<const std::int64_t> numbers) const {
    NumberSet found;
    EachString(numbers, std::span(open_).first(kind_.size - 1), kind_.unknown, least_, most_,
               [&](std::span<const Operator> string, std::int64_t number) {
                 if (!scaling_ || is_scaling(string)) found.insert(number);
               });
    return found;
  }

  LineKind kind_;
  std::int64_t least_;
  std::int64_t most_;
  bool scaling_;
  std::uint64_t base_;
  std::size_t words_;
  std::uint64_t size_ = 0;
  std::array<std::uint8_t, kMostOfLine - 1> open_{};
  std::vector<std::uint64_t> sets_;
  std::vector<std::uint64_t> keys_;  // if not all are cached
};

// A diagonal, and the bits of its operators in a word with two bits per crossing of the grid.
struct Diagonal {
  const ZeroLine* line = nullptr;
  LineStrings* strings = nullptr;
  std::vector<std::uint64_t> word_of{};  // by the code of a string
  std::uint64_t mask = 0;
  bool has_cell = false;               // whether it contains the cell of the step
  bool is_fetched = false;             // whether the words belong to the current numbers
  std::vector<std::uint64_t> words{};  // of its strings
};

// Finds an order of the cells that produces few partial grids, by beam search. The estimate for a
// set of cells is the number of grids with arbitrary numbers, times the share that each closed line
// leaves. An order is a path through sets; only the best sets of each size are kept.
class CellOrder {
 public:
  CellOrder(const ZeroLayout& layout, std::int64_t numbers)
      : range_(std::log(static_cast<double>(numbers) + 1)) {
    // The approximate number of values that complete a line of this size.
    constexpr std::array<double, kMostOfLine + 1> kLeft = {0, 0, 1, 2, 4, 10, 30};
    for (const ZeroLine& line : layout.lines) {
      std::uint64_t& cells = lines_.emplace_back(0);
      for (const std::uint8_t cell : line.cells) cells |= std::uint64_t{1} << cell;
      shares_.push_back(std::min(0.0, std::log(kLeft[line.cells.size()]) - range_));
    }
    for (std::size_t depth = 0; depth < layout.cells(); ++depth) lengthen(layout.cells());
  }
  const std::vector<std::uint8_t>& order() const { return ways_[0].order; }

 private:
  static constexpr std::size_t kFollowed = 200;

  struct Way {
    std::uint64_t cells = 0;
    double size = 0;  // logarithm of the number of partial grids
    double cost = 0;  // of all so far
    std::vector<std::uint8_t> order{};
  };

  Way longer(Way way, std::uint8_t cell) const {
    const std::uint64_t bit = std::uint64_t{1} << cell;
    way.cells |= bit;
    way.size += range_;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if ((lines_[i] & bit) != 0 && (lines_[i] & ~way.cells) == 0) way.size += shares_[i];
    }
    way.cost += std::exp(way.size);
    way.order.push_back(cell);
    return way;
  }

  // Extends the sets by one cell, keeping the cheapest path to each.
  void lengthen(std::size_t cells) {
    std::map<std::uint64_t, Way> next;
    for (const Way& way : ways_) {
      for (std::size_t cell = 0; cell < cells; ++cell) {
        if ((way.cells >> cell & 1U) != 0) continue;
        Way found = longer(way, static_cast<std::uint8_t>(cell));
        const auto [known, is_new] = next.try_emplace(found.cells, found);
        if (!is_new && found.cost < known->second.cost) known->second = std::move(found);
      }
    }
    ways_.clear();
    for (auto& [set, way] : next) ways_.push_back(std::move(way));
    std::ranges::sort(ways_, {}, [](const Way& way) { return std::tie(way.cost, way.order); });
    if (ways_.size() > kFollowed) ways_.resize(kFollowed);
  }

  double range_;
  std::vector<std::uint64_t> lines_;
  std::vector<double> shares_;
  std::vector<Way> ways_{1};
};

class Lister {
 public:
  Lister(const ZeroLayout& layout, const ZeroBounds& bounds, const NumbersVisit& visit,
         const GoOn& go_on)
      : layout_(layout),
        bounds_(bounds),
        visit_(visit),
        go_on_(go_on),
        numbers_(layout.cells()),
        all_(numbers_between(bounds.least, bounds.most)) {
    if (bounds.most_sum) {
      slack_ = *bounds.most_sum - bounds.least * static_cast<std::int64_t>(layout.cells());
    } else {
      slack_ = bounds.most * static_cast<std::int64_t>(layout.cells());
    }
    prepare();
  }

  bool run() { return slack_ < 0 || fill(0); }

 private:
  static constexpr std::uint64_t kBetweenQuestions = 1U << 14U;

  struct Closed {
    const ZeroLine* line = nullptr;
    LastNumbers* last = nullptr;
  };
  struct Step {
    std::uint8_t cell = 0;
    std::vector<Closed> closed;
    // If it closes diagonals: these, and all diagonals closed before that meet them.
    std::vector<Diagonal> diagonals;
  };

  void prepare() {
    std::vector<bool> forced(layout_.places());
    for (const ZeroLine& line : layout_.lines) {
      if (line.cells.size() != 2) continue;
      forced[line.places[0]] = true;
      const unsigned shift = shift_of(crossing_of(layout_, line, 0));
      minuses_ |= static_cast<std::uint64_t>(Operator::subtract) << shift;
      minus_places_ |= std::uint64_t{3} << shift;
    }
    std::vector<bool> filled(layout_.cells());
    const CellOrder order(layout_, bounds_.most - bounds_.least);
    for (const std::uint8_t cell : order.order()) {
      Step& step = steps_.emplace_back(Step{.cell = cell, .closed = {}, .diagonals = {}});
      filled[cell] = true;
      for (const ZeroLine& line : layout_.lines) {
        const auto at = std::ranges::find(line.cells, cell);
        if (at == line.cells.end()) continue;
        if (!std::ranges::all_of(line.cells, [&](std::uint8_t other) { return filled[other]; })) {
          continue;
        }
        LineKind kind{.size = line.cells.size(),
                      .minus = 0,
                      .unknown = static_cast<std::size_t>(at - line.cells.begin())};
        for (std::size_t i = 0; i < line.places.size(); ++i) {
          if (forced[line.places[i]]) kind.minus |= 1U << i;
        }
        auto& last = kinds_[kind];
        if (!last) last = std::make_unique<LastNumbers>(kind, bounds_);
        step.closed.push_back({.line = &line, .last = last.get()});
      }
      add_diagonals(step, filled);
      // Short lines leave the fewest numbers.
      std::ranges::stable_sort(step.closed, {},
                               [](const Closed& closed) { return closed.line->cells.size(); });
    }
  }

  // The bit position of a crossing in a word of operators.
  unsigned shift_of(const Crossing& crossing) const {
    return static_cast<unsigned>(
        2 * (crossing.row * (layout_.columns - std::size_t{1}) + crossing.column));
  }

  // Adds the closed diagonals of three numbers or more, for each part in which this step closes
  // one. The part of a crossing is the parity of its row and column.
  void add_diagonals(Step& step, const std::vector<bool>& filled) {
    std::array<std::vector<Diagonal>, 2> parts;
    std::array<bool, 2> is_new{};
    for (const ZeroLine& line : std::span(layout_.lines).subspan(layout_.straight())) {
      if (line.cells.size() == 2 ||
          !std::ranges::all_of(line.cells, [&](std::uint8_t cell) { return filled[cell]; })) {
        continue;
      }
      auto& strings = strings_[line.cells.size()];
      if (!strings) strings = std::make_unique<LineStrings>(line.cells.size());
      Diagonal diagonal{.line = &line, .strings = strings.get()};
      std::vector<unsigned> shifts;
      std::size_t part = 0;
      for (std::size_t i = 0; i < line.places.size(); ++i) {
        const Crossing crossing = crossing_of(layout_, line, i);
        shifts.push_back(shift_of(crossing));
        diagonal.mask |= std::uint64_t{3} << shifts[i];
        part = (crossing.row + crossing.column) % 2;
      }
      for (std::size_t code = 0; code < std::size_t{1} << (2 * shifts.size()); ++code) {
        diagonal.word_of.push_back(scattered(static_cast<StringCode>(code), shifts));
      }
      diagonal.has_cell = std::ranges::find(line.cells, step.cell) != line.cells.end();
      is_new[part] = is_new[part] || diagonal.has_cell;
      parts[part].push_back(diagonal);
    }
    for (std::size_t part = 0; part < parts.size(); ++part) {
      if (!is_new[part]) continue;
      put_in_order(parts[part], minus_places_);
      step.diagonals.insert(step.diagonals.end(), parts[part].begin(), parts[part].end());
    }
  }

  // The next diagonal is always the one with the fewest crossings not met before.
  static void put_in_order(std::vector<Diagonal>& diagonals, std::uint64_t met) {
    for (auto next = diagonals.begin(); next != diagonals.end(); ++next) {
      const auto best = std::ranges::min_element(
          next, diagonals.end(), {},
          [&](const Diagonal& one) { return std::popcount(one.mask & ~met); });
      met |= best->mask;
      std::iter_swap(next, best);
    }
  }

  // Whether the diagonals of a step have strings that agree on all crossings.
  bool agree(Step& step) {
    for (Diagonal& diagonal : step.diagonals) diagonal.is_fetched &= !diagonal.has_cell;
    return agree(step.diagonals, minuses_, minus_places_);
  }

  // The same, given the choices for earlier diagonals.
  bool agree(std::span<Diagonal> diagonals, std::uint64_t chosen, std::uint64_t where) {
    if (diagonals.empty()) return true;
    Diagonal& diagonal = diagonals[0];
    if (!diagonal.is_fetched) fetch(diagonal);
    const std::uint64_t known = where & diagonal.mask;
    return std::ranges::any_of(diagonal.words, [&](std::uint64_t word) {
      return ((word ^ chosen) & known) == 0 &&
             agree(diagonals.subspan(1), chosen | word, where | diagonal.mask);
    });
  }

  void fetch(Diagonal& diagonal) {
    diagonal.words.clear();
    const auto wanted = [&](std::span<const Operator> string) {
      return !bounds_.scaling || is_scaling(string);
    };
    for (const StringCode string :
         diagonal.strings->of(numbers_along(numbers_, *diagonal.line).span(), wanted)) {
      const std::uint64_t word = diagonal.word_of[string];
      if (((word ^ minuses_) & minus_places_ & diagonal.mask) == 0) diagonal.words.push_back(word);
    }
    diagonal.is_fetched = true;
  }

  NumberSet possible(const Step& step) {
    NumberSet set = all_;
    for (const auto& [line, last] : step.closed) {
      set &= last->of(numbers_along(numbers_, *line).span());
      if (set.empty()) break;
    }
    return set;
  }

  std::uint64_t range() const {
    return static_cast<std::uint64_t>(bounds_.most - bounds_.least) + 1;
  }
  // The number of pairs in the first two cells that are done.
  std::uint64_t done() const {
    return static_cast<std::uint64_t>(numbers_[steps_[0].cell] - bounds_.least) * range() +
           static_cast<std::uint64_t>(
               std::max(numbers_[steps_[1].cell] - bounds_.least, std::int64_t{0}));
  }

  // False to stop the search.
  bool fill(std::size_t depth) {
    if (depth == steps_.size()) return visit_(numbers_);
    if (++steps_made_ % kBetweenQuestions == 0 && go_on_ && !go_on_(done(), range() * range())) {
      return false;
    }
    Step& step = steps_[depth];
    for (Diagonal& diagonal : step.diagonals) diagonal.is_fetched = false;
    const NumberSet set = possible(step);
    for (std::size_t word = 0; word < set.words.size(); ++word) {
      for (std::uint64_t left = set.words[word]; left != 0; left &= left - 1) {
        const auto number = static_cast<std::int64_t>(64 * word) + std::countr_zero(left);
        const std::int64_t more = number - bounds_.least;
        if (more > slack_) return true;
        slack_ -= more;
        numbers_[step.cell] = number;
        const bool go_on = !agree(step) || fill(depth + 1);
        slack_ += more;
        if (!go_on) return false;
      }
    }
    return true;
  }

  const ZeroLayout& layout_;
  const ZeroBounds& bounds_;
  const NumbersVisit& visit_;
  const GoOn& go_on_;
  std::map<LineKind, std::unique_ptr<LastNumbers>> kinds_;
  std::array<std::unique_ptr<LineStrings>, kMostOfLine + 1> strings_;
  // The crossings at which diagonals of two numbers have a minus, in the bits of Diagonal.
  std::uint64_t minuses_ = 0;
  std::uint64_t minus_places_ = 0;
  std::vector<Step> steps_;
  Numbers numbers_;
  NumberSet all_;
  std::int64_t slack_ = 0;  // how far the remaining numbers may exceed the least in total
  std::uint64_t steps_made_ = 0;
};

}  // namespace

Result<bool> visit_zero_numbers(const ZeroLayout& layout, const ZeroBounds& bounds,
                                const NumbersVisit& visit, const GoOn& go_on) {
  const auto is_side = [](std::size_t side) { return side >= kLeastListed && side <= kMostListed; };
  if (!is_side(layout.rows) || !is_side(layout.columns)) {
    return failure(ErrorCode::out_of_range, "a grid that is listed has 3 to 6 rows and columns");
  }
  if (bounds.least < 1 || bounds.most < bounds.least || bounds.most > ZeroBounds::kMost) {
    return failure(ErrorCode::out_of_range, "the largest number is " +
                                                std::to_string(bounds.least) + " to " +
                                                std::to_string(ZeroBounds::kMost));
  }
  return Lister(layout, bounds, visit, go_on).run();
}

Result<std::optional<std::vector<Numbers>>> zero_numbers(const ZeroLayout& layout,
                                                         const ZeroBounds& bounds,
                                                         const GoOn& go_on) {
  std::vector<Numbers> grids;
  const auto done = visit_zero_numbers(
      layout, bounds,
      [&](std::span<const std::int64_t> numbers) {
        grids.emplace_back(numbers.begin(), numbers.end());
        return grids.size() <= kMostListedGrids;
      },
      go_on);
  if (!done) return std::unexpected(done.error());
  if (grids.size() > kMostListedGrids) {
    return failure(ErrorCode::out_of_range, "there are more than " +
                                                std::to_string(kMostListedGrids) +
                                                " grids: take a smaller largest number");
  }
  if (!*done) return std::nullopt;
  sort_by_sum(grids);
  return grids;
}

Result<std::optional<SmallestGrids>> smallest_zero_grids(const ZeroLayout& layout,
                                                         std::int64_t least, const GoOn& go_on) {
  // Sums are tried in small steps from the least on, because a larger slack takes longer.
  constexpr std::int64_t kMoreSum = 2;
  const auto cells = static_cast<std::int64_t>(layout.cells());
  for (std::int64_t more = kMoreSum;; more += std::max(kMoreSum, more / 8)) {
    const std::int64_t most = std::min(least + more, ZeroBounds::kMost);
    if (most < least + more) more = most - least;
    const auto grids = zero_numbers(
        layout, {.least = least, .most = most, .most_sum = cells * least + more}, go_on);
    if (!grids) return std::unexpected(grids.error());
    if (!*grids) return std::nullopt;
    SmallestGrids smallest{.sum = cells * least + more, .grids = {}};
    for (const auto& numbers : **grids) {
      const std::int64_t sum = sum_of(numbers);
      if (!smallest.grids.empty() && sum > smallest.sum) break;
      if (!uses_all_operators(zero_example(layout, numbers))) continue;
      smallest.sum = sum;
      smallest.grids.push_back(numbers);
    }
    if (!smallest.grids.empty() || most == ZeroBounds::kMost) return smallest;
  }
}

}  // namespace reckon::zero
