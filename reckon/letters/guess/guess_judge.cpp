// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess_judge.hpp"

#include <algorithm>
#include <array>

namespace reckon::letters {

namespace {

using Wide = Sides::Wide;

unsigned length_of(Wide number, unsigned base) {
  unsigned length = 1;
  while ((number /= base) != 0) ++length;
  return length;
}

std::uint8_t last_digits_of(const Sides& sides, unsigned base) {
  Wide difference = sides.left - sides.right;
  std::uint8_t count = 0;
  for (; count < kMostLastDigits && difference % base == 0; ++count) difference /= base;
  return count;
}

std::uint8_t distance_of(const Sides& sides, unsigned base) {
  if (!sides.exist || sides.left < 0) return kMostDistance;
  const auto [smaller, larger] = std::minmax(sides.left, sides.right);
  const Wide difference = larger - smaller;
  if (difference == 0) return 0;
  constexpr std::array<int, 4> kShares = {16, 8, 4, 2};
  for (std::size_t i = 0; i < kShares.size(); ++i) {
    if (larger / difference >= kShares[i]) return static_cast<std::uint8_t>(1 + i);
  }
  const unsigned longer = length_of(larger, base) - length_of(smaller, base);
  return static_cast<std::uint8_t>(
      std::min(kShares.size() + 1 + longer, std::size_t{kMostDistance}));
}

unsigned distances_of(const Agreement& agreement) {
  unsigned sum = 0;
  for (const LineAgreement& line : agreement.lines) sum += line.distance;
  return sum;
}

}  // namespace

std::size_t Agreement::held() const {
  return static_cast<std::size_t>(std::ranges::count(lines, true, &LineAgreement::holds));
}

bool Agreement::is_better_than(const Agreement& other) const {
  if (held() != other.held()) return held() > other.held();
  return distances_of(*this) < distances_of(other);
}

Agreement judge(const LinePuzzle& puzzle, const Digits& digits) {
  const std::vector<std::int64_t> numbers = numbers_of(puzzle, digits);
  const unsigned base = puzzle.conditions.base;
  Agreement agreement;
  for (const Line& line : puzzle.layout.lines) {
    const Sides sides = sides_of(line, numbers);
    agreement.lines.push_back({.holds = sides.equal(),
                               .last_digits = last_digits_of(sides, base),
                               .distance = distance_of(sides, base)});
  }
  return agreement;
}

}  // namespace reckon::letters
