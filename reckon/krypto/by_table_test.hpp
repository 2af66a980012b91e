// SPDX-License-Identifier: MIT
// A second implementation of fractions, rules and the table of efforts in docs/grading.md, for
// tests. It shares no code with the library.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

namespace reckon::krypto::by_table {

__extension__ using Int = __int128;

struct Number {
  std::int64_t top = 0;
  std::int64_t bottom = 1;  // > 0, no common factor

  bool whole() const { return bottom == 1; }
  bool is(std::int64_t value) const { return top == value && whole(); }
  bool is_unit() const { return is(1) || is(-1); }
  // Rounded up.
  std::int64_t size() const { return (std::abs(top) + bottom - 1) / bottom; }
};

inline Number reduced(Int top, Int bottom) {
  Int a = top < 0 ? -top : top;
  Int b = bottom < 0 ? -bottom : bottom;
  while (b != 0) a = std::exchange(b, a % b);
  if (bottom < 0) a = -a;
  return {static_cast<std::int64_t>(top / a), static_cast<std::int64_t>(bottom / a)};
}

inline Number result_of(char op, Number l, Number r) {
  const Int a = l.top;
  const Int b = l.bottom;
  const Int c = r.top;
  const Int d = r.bottom;
  switch (op) {
    case '+': return reduced(a * d + c * b, b * d);
    case '-': return reduced(a * d - c * b, b * d);
    case '*': return reduced(a * c, b * d);
    default: return reduced(a * d, b * c);
  }
}

inline std::int64_t digits_above_the_first(Number n) {
  return static_cast<std::int64_t>(std::to_string(n.size()).size()) - 1;
}

// The effort of an operation by the table of docs/grading.md.
inline std::int64_t effort_of_one(char op, Number l, Number r, Number result) {
  const std::int64_t digits = digits_above_the_first(l) + digits_above_the_first(r);
  std::int64_t effort = 0;
  switch (op) {
    case '+': effort = l.is(0) || r.is(0) ? 1 : 2 + digits; break;
    case '-': effort = r.is(0) ? 1 : 3 + digits; break;
    case '*': effort = l.is(0) || r.is(0) || l.is_unit() || r.is_unit() ? 1 : 4 + 3 * digits; break;
    default: effort = l.is(0) || r.is_unit() ? 1 : 6 + 3 * digits;
  }
  if (result.top < 0) effort += 8;
  if (!result.whole()) effort += 15;
  if (!l.whole() || !r.whole()) effort += 5;
  if (result.size() > 100) effort += 4;
  return effort;
}

// House, integer, international, positive, in this order.
inline bool is_allowed(std::size_t rules, Number n) {
  if (rules == 0) return true;
  return n.whole() && (rules == 1 || n.top >= (rules == 2 ? 0 : 1));
}

}  // namespace reckon::krypto::by_table
