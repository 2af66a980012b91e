// SPDX-License-Identifier: MIT
// A brute-force oracle for tests: writes every fully bracketed text of a hand and evaluates it. It
// shares no code with the library: fractions are pairs of 128-bit integers, rules are tested on
// each result, and functions are distinguished by values at random points modulo a prime of its
// own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

namespace oracle {

__extension__ using Int = __int128;

/// Counts for one hand under the rules house, integer, international, positive, in this order.
struct Counts {
  std::array<std::uint64_t, 4> distinct{};
  std::array<std::uint64_t, 4> written{};
  std::array<std::uint64_t, 4> linear{};
  std::array<std::set<std::int64_t>, 4> integers;  // reachable with all cards
};

class BruteForce {
 public:
  explicit BruteForce(std::vector<std::int64_t> cards) : cards_(std::move(cards)) {
    std::sort(cards_.begin(), cards_.end());
  }

  Counts count(std::int64_t objective) {
    std::array<std::set<std::uint64_t>, 4> functions;
    do {
      for (const Item& item : texts(0, cards_.size())) {
        const bool whole = item.top % item.bottom == 0;
        const std::int64_t value = whole ? static_cast<std::int64_t>(item.top / item.bottom) : 0;
        for (std::size_t rules = 0; rules < 4; ++rules) {
          if (((item.obeyed >> rules) & 1U) == 0) continue;
          if (whole) counts_.integers[rules].insert(value);
          if (item.top != static_cast<Int>(objective) * item.bottom) continue;
          ++counts_.written[rules];
          if (item.chain) ++counts_.linear[rules];
          functions[rules].insert(times(item.upper, inverse(item.lower)));
        }
      }
    } while (std::next_permutation(cards_.begin(), cards_.end()));
    for (std::size_t rules = 0; rules < 4; ++rules)
      counts_.distinct[rules] = functions[rules].size();
    return counts_;
  }

 private:
  static constexpr std::uint64_t kPrime = 2305843009213693669;  // 2^61 - 283

  // A text, with its value top / bottom, the rules it obeys, and its function upper / lower at the
  // point.
  struct Item {
    Int top = 0;
    Int bottom = 1;
    unsigned obeyed = 15;
    bool chain = true;
    std::uint64_t upper = 0;
    std::uint64_t lower = 1;
  };

  static std::uint64_t times(std::uint64_t a, std::uint64_t b) {
    return static_cast<std::uint64_t>(static_cast<Int>(a) * static_cast<Int>(b) %
                                      static_cast<Int>(kPrime));
  }
  static std::uint64_t plus(std::uint64_t a, std::uint64_t b) { return (a + b) % kPrime; }
  static std::uint64_t minus(std::uint64_t a, std::uint64_t b) { return (a + kPrime - b) % kPrime; }
  static std::uint64_t inverse(std::uint64_t a) {
    Int old_r = static_cast<Int>(a);
    Int r = static_cast<Int>(kPrime);
    Int old_s = 1;
    Int s = 0;
    while (r != 0) {
      const Int q = old_r / r;
      old_r = std::exchange(r, old_r - q * r);
      old_s = std::exchange(s, old_s - q * s);
    }
    return static_cast<std::uint64_t>(old_s < 0 ? old_s + static_cast<Int>(kPrime) : old_s);
  }

  // The point at which functions are compared depends only on the card: equal cards are one
  // variable.
  static std::uint64_t point(std::int64_t card) {
    auto x = static_cast<std::uint64_t>(card) + 0x1234567;
    for (int i = 0; i < 4; ++i) x = times(x % kPrime, x % kPrime + 987654321) + 12345;
    return x % kPrime;
  }

  static bool allowed(Int top, Int bottom, std::size_t rules) {
    if (rules == 0) return true;
    if (top % bottom != 0) return false;
    return rules == 1 || top / bottom >= (rules == 2 ? 0 : 1);
  }

  // All bracketings and operators over the cards [from, to) in their current order.
  std::vector<Item> texts(std::size_t from, std::size_t to) const {
    if (to - from == 1) {
      return {Item{.top = cards_[from], .upper = point(cards_[from])}};
    }
    std::vector<Item> all;
    for (std::size_t middle = from + 1; middle < to; ++middle) {
      const auto lefts = texts(from, middle);
      const auto rights = texts(middle, to);
      for (const Item& l : lefts) {
        for (const Item& r : rights) {
          for (const char op : {'+', '-', '*', '/'}) {
            if (op == '/' && r.top == 0) continue;
            Item item = apply(op, l, r);
            item.chain = middle == from + 1 && r.chain;
            for (std::size_t rules = 0; rules < 4; ++rules) {
              if (!allowed(item.top, item.bottom, rules)) item.obeyed &= ~(1U << rules);
            }
            item.obeyed &= l.obeyed & r.obeyed;
            all.push_back(item);
          }
        }
      }
    }
    return all;
  }

  static Item apply(char op, const Item& l, const Item& r) {
    Item item;
    switch (op) {
      case '+':
        item.top = l.top * r.bottom + r.top * l.bottom;
        item.bottom = l.bottom * r.bottom;
        item.upper = plus(times(l.upper, r.lower), times(r.upper, l.lower));
        item.lower = times(l.lower, r.lower);
        break;
      case '-':
        item.top = l.top * r.bottom - r.top * l.bottom;
        item.bottom = l.bottom * r.bottom;
        item.upper = minus(times(l.upper, r.lower), times(r.upper, l.lower));
        item.lower = times(l.lower, r.lower);
        break;
      case '*':
        item.top = l.top * r.top;
        item.bottom = l.bottom * r.bottom;
        item.upper = times(l.upper, r.upper);
        item.lower = times(l.lower, r.lower);
        break;
      default:
        item.top = l.top * r.bottom;
        item.bottom = l.bottom * r.top;
        item.upper = times(l.upper, r.lower);
        item.lower = times(l.lower, r.upper);
    }
    const Int limit = Int{1} << 62U;
    if (item.top > limit || item.top < -limit || item.bottom > limit || item.bottom < -limit) {
      throw std::overflow_error("the oracle takes smaller cards only");
    }
    return item;
  }

  std::vector<std::int64_t> cards_;
  Counts counts_;
};

/// The objectives from 0 to 63 that up to four cards reach, as bits, under the rules in the order
/// of Counts. Another brute force, several times faster: it joins any two numbers until one is
/// left.
class Joining {
 public:
  using Reached = std::array<std::uint64_t, 4>;

  static Reached reached(const std::vector<std::int64_t>& cards) {
    std::array<Fraction, 4> numbers{};
    for (std::size_t i = 0; i < cards.size(); ++i) numbers[i] = {cards[i], 1};
    Reached reached{};
    join(numbers, cards.size(), 15, reached);
    return reached;
  }

 private:
  struct Fraction {
    std::int64_t top = 0;
    std::int64_t bottom = 1;
  };

  // `obeyed` has a bit for each rule set that all results so far obey.
  static void join(const std::array<Fraction, 4>& numbers, std::size_t count, unsigned obeyed,
                   Reached& reached) {
    if (count == 1) {
      mark(numbers[0], obeyed, reached);
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = 0; j < count; ++j) {
        if (i != j) join_two(numbers, count, i, j, obeyed, reached);
      }
    }
  }

  static void mark(const Fraction& last, unsigned obeyed, Reached& reached) {
    const auto [top, bottom] = last;
    if (top % bottom != 0 || top / bottom < 0 || top / bottom > 63) return;
    for (std::size_t rules = 0; rules < 4; ++rules) {
      reached[rules] |= std::uint64_t{(obeyed >> rules) & 1U} << (top / bottom);
    }
  }

  static void join_two(const std::array<Fraction, 4>& numbers, std::size_t count, std::size_t i,
                       std::size_t j, unsigned obeyed, Reached& reached) {
    // The result replaces one operand, and the last number the other.
    std::array<Fraction, 4> rest = numbers;
    rest[j] = rest[count - 1];
    Fraction& place = rest[i == count - 1 ? j : i];
    const auto [a, b] = numbers[i];
    const auto [c, d] = numbers[j];
    const std::array<Fraction, 4> results = {
        Fraction{a * d + c * b, b * d}, {a * d - c * b, b * d}, {a * c, b * d}, {a * d, b * c}};
    for (const Fraction& result : results) {
      if (result.bottom == 0) continue;
      place = result;
      const bool whole = result.top % result.bottom == 0;
      const std::int64_t value = whole ? result.top / result.bottom : 0;
      const unsigned obeys = !whole ? 1U : value < 0 ? 3U : value == 0 ? 7U : 15U;
      join(rest, count - 1, obeyed & obeys, reached);
    }
  }
};

}  // namespace oracle
