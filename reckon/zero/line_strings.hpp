// SPDX-License-Identifier: MIT
// All strings of operators that make a line 0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon::zero {

/// The limits of EachString: the count of numbers, and the exclusive bound of each.
inline constexpr std::size_t kMostOfLine = 6;
inline constexpr std::int64_t kMostOfEachString = 256;

/// The bit of an operator, and those of all four.
constexpr unsigned bit_of(Operator op) { return 1U << static_cast<unsigned>(op); }
inline constexpr std::uint8_t kAnyOperator = 0b1111;

/// Enumerates the operators of a line, and evaluates incrementally. With up to 6 numbers below 2^8
/// all values stay far below 2^63. A sum is a fraction of products of different numbers, with a
/// numerator of at most 6 times the product of all.
template <typename Take>
class EachString {
 public:
  /// At most one number is unknown, the one at this index. `open` has a bit for each operator that
  /// a place may have. Calls `take` with each string that makes the line 0, and with the unknown
  /// number from least to most for which it does.
  EachString(std::span<const std::int64_t> numbers, std::span<const std::uint8_t> open,
             std::size_t unknown, std::int64_t least, std::int64_t most, Take take)
      : numbers_(numbers),
        open_(open),
        unknown_(unknown),
        least_(least),
        most_(most),
        take_(std::move(take)) {
    Term first{.sign = 1};
    multiply(first, 0, false);
    walk(0, {}, first);
  }

 private:
  struct Sum {
    std::int64_t top = 0;
    std::int64_t bottom = 1;
  };
  // sign * top / bottom, multiplied or divided by the unknown number if the term contains it.
  struct Term {
    std::int64_t sign = 1;
    std::int64_t top = 1;
    std::int64_t bottom = 1;
    bool has_unknown = false;
    bool divided_by_it = false;
  };

  void multiply(Term& term, std::size_t i, bool divide) const {
    if (i == unknown_) {
      term.has_unknown = true;
      term.divided_by_it = divide;
    } else {
      (divide ? term.bottom : term.top) *= numbers_[i];
    }
  }

  static Sum plus(const Sum& sum, const Term& term) {
    return {.top = sum.top * term.bottom + term.sign * term.top * sum.bottom,
            .bottom = sum.bottom * term.bottom};
  }

  void walk(std::size_t i, const Sum& sum, const Term& term) {
    if (i == open_.size() || i == string_.size()) {
      end(sum, term);
      return;
    }
    for (const Operator op : kOperators) {
      if ((open_[i] & bit_of(op)) == 0) continue;
      string_[i] = op;
      if (is_additive(op)) {
        Term next{.sign = op == Operator::add ? 1 : -1};
        multiply(next, i + 1, false);
        if (term.has_unknown) {
          kept_ = term;
          walk(i + 1, sum, next);
        } else {
          walk(i + 1, plus(sum, term), next);
        }
      } else {
        Term next = term;
        multiply(next, i + 1, op == Operator::divide);
        walk(i + 1, sum, next);
      }
    }
  }

  void end(const Sum& sum, const Term& last) {
    const std::span<const Operator> string(string_.data(), open_.size());
    if (unknown_ >= numbers_.size()) {
      if (plus(sum, last).top == 0) take_(string, 0);
      return;
    }
    // rest + factor * unknown = 0, or rest + factor / unknown = 0.
    const Sum rest = last.has_unknown ? sum : plus(sum, last);
    const Term& term = last.has_unknown ? last : kept_;
    std::int64_t top = -rest.top * term.bottom;
    std::int64_t bottom = term.sign * term.top * rest.bottom;
    if (term.divided_by_it) std::swap(top, bottom);
    if (bottom < 0) {
      top = -top;
      bottom = -bottom;
    }
    // Division is the slowest step, so it is done only for numbers in the range.
    if (top < least_ * bottom || top > most_ * bottom || top <= 0 || top % bottom != 0) return;
    take_(string, top / bottom);
  }

  std::span<const std::int64_t> numbers_;
  std::span<const std::uint8_t> open_;
  std::size_t unknown_;
  std::int64_t least_;
  std::int64_t most_;
  Take take_;
  std::array<Operator, kMostOfLine - 1> string_{};
  Term kept_;  // the term with the unknown number, once complete
};

/// A string of operators, two bits each, the first operator lowest.
using StringCode = std::uint16_t;

/// Places the operators of a string at the given bit positions of a word.
inline std::uint64_t scattered(StringCode string, std::span<const unsigned> shifts) {
  std::uint64_t word = 0;
  for (const unsigned shift : shifts) {
    word |= std::uint64_t{string & 3U} << shift;
    string = static_cast<StringCode>(string >> 2U);
  }
  return word;
}

/// The strings of operators that make lines of one length 0, with a cache of recent ones.
class LineStrings {
 public:
  explicit LineStrings(std::size_t size) : size_(size), open_(size - 1, kAnyOperator) {}

  /// Returns the strings that `wanted` accepts, in the order of EachString, for positive numbers
  /// below kMostOfEachString. The result is valid until the next call.
  template <typename Wanted>
  std::span<const StringCode> of(std::span<const std::int64_t> numbers, const Wanted& wanted) {
    std::uint64_t key = 0;
    for (const std::int64_t number : numbers) key = key << 8U | static_cast<std::uint64_t>(number);
    if (entries_.empty()) entries_.resize(std::size_t{1} << (size_ <= 3 ? 12U : 14U));
    // The high bits of a product depend on all bits of the key.
    constexpr std::uint64_t kMixed = 0x9E3779B97F4A7C15;
    Entry& entry = entries_[static_cast<std::size_t>((key * kMixed) >> 40U) % entries_.size()];
    if (entry.key == key) return entry.strings;
    entry.key = key;
    entry.strings.clear();
    EachString(numbers, open_, numbers.size(), 1, 1,
               [&](std::span<const Operator> string, std::int64_t) {
                 if (!wanted(string)) return;
                 unsigned code = 0;
                 for (std::size_t i = string.size(); i-- > 0;) {
                   code = code << 2U | static_cast<unsigned>(string[i]);
                 }
                 entry.strings.push_back(static_cast<StringCode>(code));
               });
    return entry.strings;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;  // matches no numbers, as all are positive
    std::vector<StringCode> strings;
  };

  std::size_t size_;
  std::vector<std::uint8_t> open_;
  std::vector<Entry> entries_;
};

}  // namespace reckon::zero
