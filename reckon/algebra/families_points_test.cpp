// SPDX-License-Identifier: MIT
// No rational solution is missing in the families: looks up all in a small range.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/sample_settings_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::algebra {
namespace {

// A nonzero rational number, not in lowest terms; the numbers here are so small that nothing
// overflows.
struct Ratio {
  std::int64_t top = 1;
  std::int64_t bottom = 1;

  bool equals(const Ratio& other) const { return top * other.bottom == other.top * bottom; }
};
using NineRatios = std::array<Ratio, 9>;  // a b c d f g h k m

// x . y; empty if it is 0.
std::optional<Ratio> ratio_of(Operator op, const Ratio& x, const Ratio& y) {
  Ratio result{.top = 0, .bottom = x.bottom * y.bottom};
  switch (op) {
    case Operator::add: result.top = x.top * y.bottom + y.top * x.bottom; break;
    case Operator::subtract: result.top = x.top * y.bottom - y.top * x.bottom; break;
    case Operator::multiply: result.top = x.top * y.top; break;
    case Operator::divide: result = {.top = x.top * y.bottom, .bottom = x.bottom * y.top}; break;
  }
  if (result.top == 0) return std::nullopt;
  return result;
}

// The y with x . y = z; empty if it is 0.
std::optional<Ratio> second_ratio(Operator op, const Ratio& x, const Ratio& z) {
  switch (op) {
    case Operator::add: return ratio_of(Operator::subtract, z, x);
    case Operator::subtract: return ratio_of(Operator::subtract, x, z);
    case Operator::multiply: return ratio_of(Operator::divide, z, x);
    case Operator::divide: return ratio_of(Operator::divide, x, z);
  }
  return std::nullopt;
}

// The solution of a setting with these three numbers, which determine the others.
std::optional<NineRatios> ratios_with(const Setting& setting, const Ratio& a, const Ratio& b,
                                      const Ratio& f) {
  const auto k = ratio_of(setting[4], b, f);
  const auto m = ratio_of(setting[6], a, f);
  const auto c = ratio_of(setting[0], a, b);
  if (!k || !m || !c) return std::nullopt;
  const auto h = ratio_of(setting[7], *c, f);
  if (!h) return std::nullopt;
  const auto last = ratio_of(setting[2], *h, *k);
  const auto d = second_ratio(setting[3], a, *h);
  if (!last || !last->equals(*m) || !d) return std::nullopt;
  const auto g = ratio_of(setting[1], *d, f);
  if (!g) return std::nullopt;
  const auto end = ratio_of(setting[5], *c, *g);
  if (!end || !end->equals(*m)) return std::nullopt;
  return NineRatios{a, b, *c, *d, f, *g, *h, *k, *m};
}

std::vector<Ratio> small_ratios() {
  std::vector<Ratio> ratios;
  for (const auto& [top, bottom] : {std::pair{1, 1}, {2, 1}, {3, 1}, {4, 1}, {1, 2}, {3, 2}}) {
    ratios.push_back({.top = top, .bottom = bottom});
    ratios.push_back({.top = -top, .bottom = bottom});
  }
  return ratios;
}

// This includes points where larger families divide by 0, so that smaller ones must contain them.
TEST(Families, HaveAllRationalPointsOfASmallRange) {
  constexpr std::uint64_t kSeed = 1729;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const Ring ring(names_of_numbers());
  const std::vector<Ratio> ratios = small_ratios();
  std::size_t points = 0;
  for (const Setting& setting :
       sample_of_settings(random, effort(std::uint64_t{8}, std::uint64_t{80}))) {
    const std::vector<Family> families = families_of(ring, setting);
    for (const Ratio& a : ratios) {
      for (const Ratio& b : ratios) {
        for (const Ratio& f : ratios) {
          const auto nine = ratios_with(setting, a, b, f);
          if (!nine) continue;
          ++points;
          std::vector<FlintRational> numbers;
          for (const auto& [top, bottom] : *nine) numbers.emplace_back(top, bottom);
          EXPECT_TRUE(std::ranges::any_of(
              families, [&](const Family& family) { return family.contains(numbers); }))
              << to_text(setting) << " a = " << numbers[0].to_text()
              << ", b = " << numbers[1].to_text() << ", f = " << numbers[4].to_text();
        }
      }
    }
  }
  EXPECT_GT(points, effort(1'000U, 50U));
}

// If only b is substituted in a fraction of the curve, it can be reduced, and then has a value at
// f; with both it is 0 / 0.
TEST(Families, HavePointsAtWhichACurveIsNotDefined) {
  const Ring ring(names_of_numbers());
  const std::vector<std::pair<std::string, std::vector<FlintRational>>> points = {
      {"++//-/+-", {1, 2, 3, FlintRational(1, 2), 1, FlintRational(3, 2), 2, 1, 2}},
      {"++*/+/-+", {-3, 2, -1, FlintRational(3, 2), -1, FlintRational(1, 2), -2, 1, -2}},
      {"+-///-/+",
       {FlintRational(1, 2), 1, FlintRational(3, 2), 1, -1, 2, FlintRational(1, 2), -1,
        FlintRational(-1, 2)}}};
  for (const auto& [setting, numbers] : points) {
    const auto families = families_of(ring, read_setting(setting).value());
    ASSERT_EQ(families.size(), 2U) << setting;
    EXPECT_FALSE(families[0].contains(numbers)) << setting;
    EXPECT_TRUE(families[1].contains(numbers)) << setting;
  }
}

}  // namespace
}  // namespace reckon::algebra
