// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/intervals.hpp"

#include <algorithm>

namespace reckon::letters {

namespace {

constexpr Interval kAnywhere{.low = -kFar, .high = kFar};

Int128 clamped(Int128 value) { return std::clamp(value, -kFar, kFar); }

bool is_bounded(const Interval& a) { return a.low > -kFar && a.high < kFar; }

Int128 plus(Int128 a, Int128 b) { return clamped(a + b); }  // no more than 2^126

Int128 times(Int128 a, Int128 b) {
  // A value beyond the bounds stays there: long words would overflow with each digit, which is
  // slow.
  if ((a >= kFar || a <= -kFar) && b != 0) return (a < 0) == (b < 0) ? kFar : -kFar;
  Int128 product = 0;
  if (__builtin_mul_overflow(a, b, &product)) return (a < 0) == (b < 0) ? kFar : -kFar;
  return clamped(product);
}

Interval product_of(const Interval& a, const Interval& b) {
  const auto [low, high] = std::minmax(
      {times(a.low, b.low), times(a.low, b.high), times(a.high, b.low), times(a.high, b.high)});
  return {.low = low, .high = high};
}

Int128 floor_of(Int128 a, Int128 b) {
  const Int128 quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

Interval quotient_of(const Interval& a, const Interval& b) {
  if (!is_bounded(a) || !is_bounded(b) || (b.low <= 0 && b.high >= 0)) return kAnywhere;
  const auto [low, high] = std::minmax({floor_of(a.low, b.low), floor_of(a.low, b.high),
                                        floor_of(a.high, b.low), floor_of(a.high, b.high)});
  return {.low = low, .high = high + 1};
}

Int128 power_of(Int128 base, Int128 exponent) {
  if (base <= 1) return base;
  Int128 value = 1;
  for (Int128 i = 0; i < exponent && value < kFar; ++i) value = times(value, base);
  return value;
}

// For numbers of 0 or more. Where the base is 0, the power is 0 or does not exist.
Interval power_of(const Interval& base, const Interval& exponent) {
  if (base.low < 0 || exponent.low < 0) return kAnywhere;
  if (base.low == 0) {
    return {.low = 0, .high = std::max<Int128>(power_of(base.high, exponent.high), 1)};
  }
  return {.low = power_of(base.low, exponent.low), .high = power_of(base.high, exponent.high)};
}

Interval word_interval(const Puzzle& puzzle, const Word& word, const CellBounds& cells) {
  Interval value;
  const Int128 base = puzzle.conditions.base;
  for (const Symbol symbol : word) {
    const unsigned low = symbol.given() ? symbol.digit() : cells.least[symbol.letter()];
    const unsigned high = symbol.given() ? symbol.digit() : cells.most[symbol.letter()];
    value.low = plus(times(value.low, base), low);
    value.high = plus(times(value.high, base), high);
  }
  return value;
}

}  // namespace

Interval interval_of(const Puzzle& puzzle, std::size_t node, const CellBounds& cells) {
  const Node& here = puzzle.nodes[node];
  if (here.operation == Operation::number) {
    return word_interval(puzzle, puzzle.words[here.left], cells);
  }
  const Interval a = interval_of(puzzle, here.left, cells);
  if (here.operation == Operation::negate) return {.low = -a.high, .high = -a.low};
  const Interval b = interval_of(puzzle, here.right, cells);
  switch (here.operation) {
    case Operation::add: return {.low = plus(a.low, b.low), .high = plus(a.high, b.high)};
    case Operation::subtract: return {.low = plus(a.low, -b.high), .high = plus(a.high, -b.low)};
    case Operation::multiply: return product_of(a, b);
    case Operation::divide: return quotient_of(a, b);
    default: return power_of(a, b);
  }
}

bool can_hold(const Puzzle& puzzle, const Relation& relation, const CellBounds& cells) {
  if (relation.sign == Sign::unequal) return true;
  const Interval left = interval_of(puzzle, relation.left, cells);
  const Interval right = interval_of(puzzle, relation.right, cells);
  // A value beyond the bounds may be anywhere there.
  const bool not_above = left.low <= right.high;
  if (relation.sign != Sign::equal) {
    const bool touches = left.low == right.high && left.low > -kFar && left.low < kFar;
    return relation.sign == Sign::less && touches ? false : not_above;
  }
  return not_above && right.low <= left.high;
}

std::uint64_t work_of_bounds(const Word& word) {
  constexpr std::uint64_t kStepsOfNode = 20;
  constexpr std::uint64_t kStepsOfSymbol = 12;
  return 2 * kStepsOfNode + kStepsOfSymbol * word.size();
}

std::optional<ModularFraction> modular_value(const Puzzle& puzzle, std::size_t node,
                                             std::span<const std::uint8_t> cells,
                                             std::size_t digits, std::uint64_t modulus) {
  const Node& here = puzzle.nodes[node];
  const auto last_digits = [&](const Word& word, std::size_t count, std::uint64_t by) {
    std::uint64_t value = 0;
    for (std::size_t i = word.size() - std::min(count, word.size()); i < word.size(); ++i) {
      const Symbol symbol = word[i];
      value = value * puzzle.conditions.base +
              (symbol.given() ? symbol.digit() : cells[symbol.letter()]);
      if (value >= by) value %= by;
    }
    return value;
  };
  if (here.operation == Operation::number) {
    return ModularFraction{.top = last_digits(puzzle.words[here.left], digits, modulus)};
  }
  auto a = modular_value(puzzle, here.left, cells, digits, modulus);
  if (!a) return a;
  if (here.operation == Operation::negate) {
    return ModularFraction{.top = (modulus - a->top) % modulus, .bottom = a->bottom};
  }
  if (here.operation == Operation::power) {
    const Node& exponent = puzzle.nodes[here.right];
    if (exponent.operation != Operation::number) return std::nullopt;
    constexpr std::uint64_t kLarge = std::uint64_t{1} << 31;
    const Word& word = puzzle.words[exponent.left];
    ModularFraction value{.top = 1 % modulus, .bottom = 1 % modulus};
    for (std::uint64_t left = last_digits(word, word.size(), kLarge); left != 0; left >>= 1U) {
      if ((left & 1U) != 0) {
        value.top = value.top * a->top % modulus;
        value.bottom = value.bottom * a->bottom % modulus;
      }
      a->top = a->top * a->top % modulus;
      a->bottom = a->bottom * a->bottom % modulus;
    }
    return value;
  }
  const auto b = modular_value(puzzle, here.right, cells, digits, modulus);
  if (!b) return b;
  if (here.operation == Operation::multiply) {
    return ModularFraction{.top = a->top * b->top % modulus,
                           .bottom = a->bottom * b->bottom % modulus};
  }
  if (here.operation == Operation::divide) {
    return ModularFraction{.top = a->top * b->bottom % modulus,
                           .bottom = a->bottom * b->top % modulus};
  }
  const std::uint64_t left = a->top * b->bottom % modulus;
  const std::uint64_t right = b->top * a->bottom % modulus;
  return ModularFraction{
      .top = (here.operation == Operation::add ? left + right : left + modulus - right) % modulus,
      .bottom = a->bottom * b->bottom % modulus};
}

}  // namespace reckon::letters
