// SPDX-License-Identifier: MIT
// The technique that looks at the smallest and largest values of numbers.
#include <algorithm>
#include <limits>

#include "reckon/letters/reason/line_techniques.hpp"

namespace reckon::letters {

namespace {

struct Range {
  Wide low = 0;
  Wide high = 0;

  void meet(const Range& other) {
    low = std::max(low, other.low);
    high = std::min(high, other.high);
  }
  bool empty() const { return low > high; }
};

// Larger than any number, smaller than any overflow.
constexpr Wide kUnbounded = Wide{std::numeric_limits<std::int64_t>::max()};

// Rounded down or up; numerator 0 or more, denominator more than 0.
Wide down(Wide numerator, Wide denominator) { return numerator / denominator; }
Wide up(Wide numerator, Wide denominator) { return (numerator + denominator - 1) / denominator; }

Range range_of(const WordFacts& word, Open possible) {
  Range range{word.constant, word.constant};
  for (const auto& [letter, weight] : word.weights) {
    range.low += Wide{weight} * least(possible[letter]);
    range.high += Wide{weight} * most(possible[letter]);
  }
  return range;
}

// A product and quotient within a line, numbers as indices into the line.
struct Term {
  bool negative = false;
  std::vector<std::size_t> factors;
  std::vector<std::size_t> divisors;
};

std::vector<Term> terms_of(const Line& line) {
  std::vector<Term> terms(1);
  terms.back().factors.push_back(0);
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    switch (line.operators[i - 1]) {
      case Operator::multiply: terms.back().factors.push_back(i); break;
      case Operator::divide: terms.back().divisors.push_back(i); break;
      case Operator::add:
      case Operator::subtract:
        terms.push_back({.negative = line.operators[i - 1] == Operator::subtract,
                         .factors = {i},
                         .divisors = {}});
    }
  }
  return terms;
}

using Ranges = std::array<Range, kMostSide>;

// Returns the range of the product of all numbers except `without`.
Range product_of(const std::vector<std::size_t>& numbers, const Ranges& ranges,
                 std::size_t without = kMostSide) {
  Range product{1, 1};
  for (const std::size_t i : numbers) {
    if (i == without) continue;
    product.low *= ranges[i].low;
    product.high *= ranges[i].high;
  }
  return product;
}

// Rounded outwards, since the value need not be an integer.
Range range_of(const Term& term, const Ranges& ranges) {
  const Range top = product_of(term.factors, ranges);
  const Range bottom = product_of(term.divisors, ranges);
  return {.low = down(top.low, bottom.high), .high = up(top.high, bottom.low)};
}

// Narrows the ranges of the numbers in a term to those that its value allows.
void narrow(const Term& term, const Range& value, Ranges& ranges) {
  const Range bottom = product_of(term.divisors, ranges);
  for (const std::size_t i : term.factors) {
    const Range others = product_of(term.factors, ranges, i);
    Range bounds{0, kUnbounded};
    if (others.high > 0) bounds.low = up(value.low * bottom.low, others.high);
    if (others.low > 0) bounds.high = down(value.high * bottom.high, others.low);
    ranges[i].meet(bounds);
    if (ranges[i].empty()) return;
  }
  const Range top = product_of(term.factors, ranges);
  for (const std::size_t i : term.divisors) {
    const Range others = product_of(term.divisors, ranges, i);
    Range bounds{1, kUnbounded};
    if (value.high > 0) bounds.low = std::max(Wide{1}, up(top.low, value.high * others.high));
    if (value.low > 0) bounds.high = down(top.high, value.low * others.low);
    ranges[i].meet(bounds);
    if (ranges[i].empty()) return;
  }
}

// Removes the digits with which the word is too small or too large, whatever its other letters are.
bool narrow(const WordFacts& word, const Range& range, Possible possible) {
  const Range all = range_of(word, possible);
  if (all.low >= range.low && all.high <= range.high) return true;
  for (const auto& [letter, weight] : word.weights) {
    const DigitSet before = possible[letter];
    const Wide smallest = all.low - Wide{weight} * least(before);
    const Wide largest = all.high - Wide{weight} * most(before);
    for (DigitSet left = before; left != 0; left &= left - 1) {
      const Wide part = Wide{weight} * least(left);
      if (largest + part < range.low || smallest + part > range.high) {
        possible[letter] &= ~only(least(left));
      }
    }
    if (possible[letter] == 0) return false;
  }
  return !word.weights.empty();
}

}  // namespace

bool look_at_sizes(const FactsOfLines& facts, std::size_t index, Possible possible,
                   std::uint64_t&) {
  const Line& line = facts.line(index);
  const std::vector<Term> terms = terms_of(line);
  Ranges ranges;
  for (std::size_t i = 0; i < line.size; ++i) {
    ranges[i] = range_of(facts.words[line.cells[i]], possible);
  }
  // Nothing is divided by 0.
  for (const Term& term : terms) {
    for (const std::size_t i : term.divisors) {
      ranges[i].low = std::max(ranges[i].low, Wide{1});
      if (ranges[i].empty()) return false;
    }
  }
  std::array<Range, kMostSide> values;
  Range sum;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    values[i] = range_of(terms[i], ranges);
    sum.low += terms[i].negative ? -values[i].high : values[i].low;
    sum.high += terms[i].negative ? -values[i].low : values[i].high;
  }
  Range& result = ranges[line.size - std::size_t{1}];
  result.meet(sum);
  if (result.empty()) return false;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const Range& value = values[i];
    // The sum without this term, and what is left for the term.
    const Range others{.low = sum.low + (terms[i].negative ? value.high : -value.low),
                       .high = sum.high + (terms[i].negative ? value.low : -value.high)};
    Range left{.low = result.low - others.high, .high = result.high - others.low};
    if (terms[i].negative) left = {.low = -left.high, .high = -left.low};
    left.meet(value);
    if (left.empty()) return false;
    narrow(terms[i], left, ranges);
  }
  for (std::size_t i = 0; i < line.size; ++i) {
    if (ranges[i].empty() || !narrow(facts.words[line.cells[i]], ranges[i], possible)) return false;
  }
  return true;
}

}  // namespace reckon::letters
