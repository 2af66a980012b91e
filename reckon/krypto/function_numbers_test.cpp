// SPDX-License-Identifier: MIT
#include "reckon/krypto/function_numbers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/rational.hpp"

namespace reckon::krypto {
namespace {

// OEIS A140606.
TEST(FunctionNumbers, CountTheFunctionsOfDifferentCards) {
  const std::vector<std::size_t> counts = {1, 6, 68, 1170, 27142};
  for (std::size_t cards = 1; cards <= counts.size(); ++cards) {
    EXPECT_EQ(FunctionNumbers(Subsets(cards, 0)).count(), counts[cards - 1]);
  }
}

// The functions as exact values at a point of large numbers, where the few functions certainly
// differ.
class AtAPoint {
 public:
  explicit AtAPoint(const Subsets& subsets) : subsets_(subsets) {}

  const std::vector<Rational>& values(Subset subset) {
    auto [place, is_new] = values_.try_emplace(subset);
    std::vector<Rational>& values = place->second;
    if (!is_new) return values;
    if ((subset & (subset - 1)) == 0) {
      std::int64_t x = 1000003;
      for (unsigned bit = 1; bit < subset; bit *= 2) x = x * 31 + 17;
      values.emplace_back(x);
      return values;
    }
    std::set<std::string> known;
    const auto keep = [&](const Rational& value) {
      if (known.insert(value.to_text()).second) values.push_back(value);
    };
    for (const auto& split : subsets_.splits(subset)) {
      const std::vector<Rational> small = this->values(split.small);
      const std::vector<Rational> large = this->values(split.large);
      for (const Rational& s : small) {
        for (const Rational& l : large) {
          keep(s + l);
          keep(s - l);
          keep(l - s);
          keep(s * l);
          if (!l.is_zero()) keep(s / l);
          if (!s.is_zero()) keep(l / s);
        }
      }
    }
    return values_[subset] = values;
  }

 private:
  const Subsets& subsets_;
  std::map<Subset, std::vector<Rational>> values_;
};

TEST(FunctionNumbers, CountTheFunctionsOfEqualCards) {
  for (std::size_t cards = 2; cards <= 4; ++cards) {
    for (unsigned equal = 0; equal < 1U << cards; equal += 2) {
      const Subsets subsets(cards, static_cast<Subset>(equal));
      EXPECT_EQ(FunctionNumbers(subsets).count(), AtAPoint(subsets).values(subsets.whole()).size())
          << cards << " cards, pattern " << equal;
    }
  }
}

TEST(FunctionNumbers, NameEveryFunctionAndNoOther) {
  const FunctionNumbers numbers(Subsets(4, 0b0100));
  std::set<std::size_t> named;
  for (const auto& split : numbers.splits()) {
    const std::size_t small = split.small_count();
    const std::size_t large = split.large_count();
    for (const Join join : AllJoins::kAll) {
      for (std::size_t s = 0; s < small; ++s) {
        for (std::size_t l = 0; l < large; ++l) named.insert(split.joined(join, s, l));
      }
    }
  }
  EXPECT_EQ(named.erase(FunctionNumbers::kNone), 1U);  // a / (b - b) is one
  EXPECT_EQ(named.size(), numbers.count());
  EXPECT_EQ(*named.rbegin(), numbers.count() - 1);
}

}  // namespace
}  // namespace reckon::krypto
