// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/read/drawn_puzzle_test.hpp"

namespace reckon::letters {
namespace {

// How the row of a 0 is written.
enum class RowOfZero : std::uint8_t { none, one, zeros };

struct Style {
  unsigned base = 10;
  RowOfZero row_of_zero = RowOfZero::none;
  std::size_t zeros = 2;          // of a row of zeros
  bool has_zeros_behind = false;  // that shift the rows
  std::string sign = "×";
};

Picture drawn(std::uint64_t factor, std::uint64_t multiplier, const Style& style) {
  const unsigned base = style.base;
  const std::string total = digits_of(factor * multiplier, base);
  const std::string digits = digits_of(multiplier, base);
  const std::size_t end = std::max(total.size(), digits.size() + 3);
  Picture picture;
  picture.add(digits_of(factor, base), end);
  picture.add(digits, end, style.sign);
  picture.add("--------");
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const std::uint64_t digit = multiplier / power_of(base, i) % base;
    std::string row = digits_of(factor * digit, base);
    if (digit == 0 && style.row_of_zero == RowOfZero::none) continue;
    if (digit == 0 && style.row_of_zero == RowOfZero::zeros) {
      row = "^" + std::string(style.zeros - 1, '0');
    }
    if (style.has_zeros_behind) row += std::string(i, '~');
    picture.add(row, style.has_zeros_behind ? end : end - i);
  }
  picture.add("--------");
  picture.add(total, end);
  return picture;
}

Style random_style(SplitMix64& random, std::size_t size) {
  const std::uint64_t row = random.below(3);
  return {.base = std::array{8U, 10U, 10U, 12U}[random.below(4)],
          .row_of_zero = std::array{RowOfZero::none, RowOfZero::one, RowOfZero::zeros}[row],
          .zeros = random.below(4) > 0 ? size : 2 + random.below(3),
          .has_zeros_behind = random.below(3) == 0,
          .sign = std::array{"×", "× ", "* ", "x ", "·"}[random.below(5)]};
}

// The mask of the number in a line of a drawing.
std::string number_in(const std::string& mask, std::size_t line) {
  std::size_t begin = 0;
  for (; line > 0; --line) begin = mask.find('\n', begin) + 1;
  const std::string text = mask.substr(begin, mask.find('\n', begin) - begin);
  const bool has_star = text.contains("* ");
  const std::size_t sign = has_star ? text.find("* ") : text.find_last_of(" x\xB7\x97");
  return sign == text.npos ? text : text.substr(sign + (has_star ? 2 : 1));
}

// Each pair of factors that agrees with the mask is drawn in the same style. A drawing without a
// row of several zeros does not show that it would have one.
void compare(std::uint64_t factor, std::uint64_t multiplier, Style style, SplitMix64& random,
             std::size_t most_pairs) {
  const bool has_zero = digits_of(multiplier, style.base).contains('0');
  if (!has_zero && style.row_of_zero == RowOfZero::zeros) style.row_of_zero = RowOfZero::none;
  const Picture picture = drawn(factor, multiplier, style);
  const Mask mask(picture, random);
  const auto factors = Mask::numbers_of(number_in(mask.text(), 0), style.base);
  const auto multipliers = Mask::numbers_of(number_in(mask.text(), 1), style.base);
  if (factors.size() * multipliers.size() > most_pairs) return;
  std::vector<std::string> wanted;
  for (const std::uint64_t a : factors) {
    for (const std::uint64_t b : multipliers) {
      const Picture other = drawn(a, b, style);
      if (mask.agrees(other)) wanted.push_back(other.bare_text());
    }
  }
  ASSERT_TRUE(std::ranges::find(wanted, picture.bare_text()) != wanted.end()) << mask.text();
  if (has_zero && style.row_of_zero == RowOfZero::none && style.has_zeros_behind) {
    const auto reading = read_puzzle(mask.text(), {.conditions = {.base = style.base}});
    if (!reading && reading.error().message.contains("several digits")) return;
  }
  expect_answers(mask.text(), style.base, std::move(wanted));
}

TEST(DrawnMultiplication, HasTheAnswersThatCanBeDrawn) {
  constexpr std::uint64_t kSeed = 11;
  constexpr std::size_t kMostPairs = 20'000;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  for (int i = 0; i < count_of_drawings(effort(400, 40)); ++i) {
    const std::size_t size = 2 + random.below(2);
    const Style style = random_style(random, size);
    const std::uint64_t factor = random_number(random, style.base, size);
    std::uint64_t multiplier = random_number(random, style.base, 2 + random.below(3));
    // Zeros are more frequent than in random numbers.
    const std::uint64_t digit = power_of(style.base, random.below(3));
    if (multiplier / style.base >= digit) multiplier -= multiplier / digit % style.base * digit;
    compare(factor, multiplier, style, random, kMostPairs);
  }
}

// All pairs of factors, which takes hours.
TEST(DrawnMultiplication, HasTheAnswersThatCanBeDrawnOfAllFactors) {
  if (std::getenv("RECKON_ALL_DRAWINGS") == nullptr) return;  // NOLINT(concurrency-mt-unsafe)
  constexpr std::size_t kMostPairs = 200;
  SplitMix64 random(1);
  for (const unsigned base : {8U, 10U, 12U}) {
    for (std::uint64_t factor = base; factor < power_of(base, 3); ++factor) {
      for (std::uint64_t multiplier = base; multiplier < power_of(base, 4); ++multiplier) {
        Style style = random_style(random, digits_of(factor, base).size());
        style.base = base;
        compare(factor, multiplier, style, random, kMostPairs);
        ASSERT_FALSE(HasFailure());
      }
    }
  }
}

}  // namespace
}  // namespace reckon::letters
