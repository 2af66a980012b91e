// SPDX-License-Identifier: MIT
// The last operation of six numbers joins five with one, four with two or three with three. The
// values of up to four numbers are listed once for all selections; these lists are short, thanks to
// the argument in countdown_values.hpp. The values of five are not listed. One more number must
// turn them into an objective, so a bit for each value up to 100 * 999 is enough. They come last,
// when most objectives are known to be solvable.
#include "reckon/countdown/countdown.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "reckon/countdown/countdown_pool.hpp"
#include "reckon/countdown/countdown_values.hpp"

namespace reckon::countdown {

namespace {

using Mask = Countdown::Mask;
using Value = CountdownValues::Value;
using krypto::Join;
using krypto::Joins;
constexpr Value kFirst = Countdown::kFirstObjective;
constexpr Value kLast = Countdown::kLastObjective;

// The largest numbers here: a value of five numbers, and an objective times a value of three.
static_assert(10 * 25 * 50 * 75 * 100 <= std::numeric_limits<Value>::max());
static_assert(50 * 75 * 100 <= std::numeric_limits<Value>::max() / (kLast + 1));

// Bits for values that are not objectives simplify the code and do no harm.
constexpr Value kBits = 1024;

void mark(Mask& mask, Value value) { set_bit(mask.data(), static_cast<std::uint32_t>(value)); }

void unite(Mask& mask, const Mask& other) {
  for (std::size_t i = 0; i < mask.size(); ++i) mask[i] |= other[i];
}

std::span<const Value> between(const std::vector<Value>& values, Value least, Value most) {
  const auto first = std::ranges::lower_bound(values, least);
  return {first, std::ranges::upper_bound(first, values.end(), most)};
}

// The values x that can make an objective with y by an operation.
std::span<const Value> partners(Join how, const std::vector<Value>& values, Value y) {
  switch (how) {
    case Join::add: return between(values, kFirst - y, kLast - y);
    case Join::subtract: return between(values, kFirst + y, kLast + y);
    case Join::multiply: return between(values, (kFirst + y - 1) / y, kLast / y);
    case Join::divide: return between(values, kFirst * y, kLast * y);
    case Join::subtract_from: return between(values, y - kLast, y - kFirst);
    case Join::divide_into: return between(values, y / (kLast + 1) + 1, y / kFirst);
  }
  return {};
}

// All of them are objectives, hence allowed.
template <Join kHow>
void add_results(const std::vector<Value>& values, Value y, Mask& mask) {
  each_result_of<Joins<kHow>, AllowedResults{.fractions = false}>(
      partners(kHow, values, y), std::span(&y, 1), [&](Value result) { mark(mask, result); });
}

// Adds the objectives that the last operation makes from `a` and b; `a` has at least as many
// numbers as b.
void add_objectives(const std::vector<Value>& a, const CountdownValues& b, Mask& mask) {
  for (const Value y : b.terms) {
    add_results<Join::add>(a, y, mask);
    add_results<Join::subtract>(a, y, mask);
  }
  for (const Value y : b.factors) {
    add_results<Join::multiply>(a, y, mask);
    add_results<Join::divide>(a, y, mask);
  }
  for (const Value y : b.all) {
    if (y <= kFirst) continue;
    add_results<Join::subtract_from>(a, y, mask);
    add_results<Join::divide_into>(a, y, mask);
  }
}

/// The values of five numbers that a sixth can turn into an objective: one bit per value, after as
/// many zeros as a mask has bits.
class FiveValues {
 public:
  static constexpr Value kMost = Pool::kKinds.back() * kLast;

  void clear() { std::ranges::fill(words_, 0); }
  void add(Value value) {
    if (value > kMost) return;
    set_bit(words_.data(), static_cast<std::uint32_t>(value + kBits));
  }
  // Adds the bits from `least` >= -kBits on to a mask.
  void add_to(Mask& mask, Value least) const {
    const auto bit = static_cast<std::uint32_t>(least + kBits);
    const std::uint64_t* words = &words_[bit / 64];
    const unsigned shift = bit % 64;
    for (std::size_t i = 0; i < mask.size(); ++i) {
      // In two steps, because a shift by 64 is undefined.
      mask[i] |= (words[i] >> shift) | ((words[i + 1] << 1U) << (63 - shift));
    }
  }
  // Adds the objectives that the sixth number makes from the values. Most are already known, so it
  // is cheapest to test the values that would make one of the rest.
  void add_objectives(Value sixth, Mask& mask) const {
    add_to(mask, -sixth);
    add_to(mask, sixth);
    for (Value x = (kFirst + sixth - 1) / sixth; x * sixth <= kLast; ++x) {
      if (contains(x)) mark(mask, x * sixth);
    }
    for (std::size_t i = 0; i < mask.size(); ++i) {
      std::uint64_t missing = Countdown::kObjectives[i] & ~mask[i];
      for (; missing != 0; missing &= missing - 1) {
        const Value t = static_cast<Value>(64 * i) + std::countr_zero(missing);
        if (contains(t * sixth)) mark(mask, t);
      }
    }
  }

 private:
  bool contains(Value value) const {
    return has_bit(words_.data(), static_cast<std::uint32_t>(value + kBits));
  }

  std::vector<std::uint64_t> words_ =
      std::vector<std::uint64_t>(static_cast<std::size_t>((kBits + kMost) / 64 + 1));
};

class Tables {
 public:
  Tables(const Pool& pool, const krypto::Watch& watch)
      : pool_(pool), watch_(watch), lists_(pool), solvable_(pool.choices(Pool::kMost).size()) {
    for (std::size_t size = 1; size <= CountdownLists::kMost; ++size) make_reached(size);
    join_listed(4, 2);
    join_listed(3, 3);
    join_fives();
  }

  std::vector<Mask> solvable() && { return std::move(solvable_); }

 private:
  // Adds to the mask the objectives that the choice reaches with fewer of its numbers.
  void add_reached_by_fewer(const Choice& choice, std::size_t size, Mask& mask) const {
    pool_.each_part(choice, 1,
                    [&](std::size_t, std::size_t rest) { unite(mask, reached_[size - 1][rest]); });
  }

  void make_reached(std::size_t size) {
    const std::span<const Choice> choices = pool_.choices(size);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      Mask& mask = reached_[size].emplace_back();
      for (const Value value : lists_.of(size, i).all) {
        if (value < kBits) mark(mask, value);
      }
      if (size > 1) add_reached_by_fewer(choices[i], size, mask);
    }
  }

  void join_listed(std::size_t size, std::size_t other_size) {
    const std::span<const Choice> choices = pool_.choices(size);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      pool_.each_partner(choices[i], other_size, size == other_size ? i : 0,
                         [&](std::size_t partner, std::size_t selection) {
                           add_objectives(lists_.of(size, i).all, lists_.of(other_size, partner),
                                          solvable_[selection]);
                         });
      report_step();
    }
  }

  void join_fives() {
    FiveValues values;
    for (const Choice& five : pool_.choices(5)) {
      values.clear();
      const auto add = [&](Value value) { values.add(value); };
      lists_.each_result_of(pool_, five, 5, add, add);
      Mask reached{};
      values.add_to(reached, 0);
      add_reached_by_fewer(five, 5, reached);
      pool_.each_partner(five, 1, 0, [&](std::size_t sixth, std::size_t selection) {
        unite(solvable_[selection], reached);
        values.add_objectives(lists_.of(1, sixth).all.front(), solvable_[selection]);
      });
      report_step();
    }
  }

  void report_step() {
    ++steps_done_;
    if (!watch_) return;
    const auto steps = pool_.choices(3).size() + pool_.choices(4).size() + pool_.choices(5).size();
    watch_(steps_done_, steps);
  }

  const Pool& pool_;
  const krypto::Watch& watch_;
  std::uint64_t steps_done_ = 0;
  CountdownLists lists_;
  // The objectives that each choice or part of it reaches, by size and index.
  std::array<std::vector<Mask>, CountdownLists::kMost + 1> reached_;
  std::vector<Mask> solvable_;  // by selection
};

}  // namespace

Countdown Countdown::take(const krypto::Watch& watch) {
  const Pool pool;
  Countdown countdown;
  countdown.solvable_ = Tables(pool, watch).solvable();
  for (const Choice& choice : pool.choices(kNumbers)) {
    std::ranges::copy(Pool::numbers(choice), countdown.cards_.emplace_back().begin());
  }
  return countdown;
}

std::vector<std::uint64_t> Countdown::unsolvable_by_objective() const {
  std::vector<std::uint64_t> unsolvable;
  for (std::int64_t objective = kFirstObjective; objective <= kLastObjective; ++objective) {
    std::uint64_t count = 0;
    for (std::uint64_t selection = 0; selection < selections(); ++selection) {
      if (!solvable(selection, objective)) ++count;
    }
    unsolvable.push_back(count);
  }
  return unsolvable;
}

}  // namespace reckon::countdown
