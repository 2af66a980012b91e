// SPDX-License-Identifier: MIT
// Features of a hand, and how much each weighs for its difficulty.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace reckon::krypto {

/// The largest result that counts as comfortable. A comfortable solution has only whole numbers
/// from 0 to this as results, apart from the objective.
inline constexpr std::uint64_t kComfortable = 50;

/// The number of cards of the hands whose times were measured.
inline constexpr std::int64_t kMeasuredCards = 4;

/// Features of a solvable hand, all from its graph of solutions. No value exceeds 2^32.
struct Features {
  /// Steps in the solution that has fewest of them, without steps with a 0, a 1 or a -1.
  std::int64_t real_steps = 0;
  std::uint64_t comfortable = 0;  ///< comfortable written solutions
  /// Those of them that end in a product of two numbers other than 1 and -1.
  std::uint64_t products = 0;
  bool fraction = false;         ///< every solution goes through a fraction
  bool division = false;         ///< every solution divides
  std::int64_t equal_cards = 0;  ///< cards less different cards
  std::int64_t cards = kMeasuredCards;
};

/// A feature as a number that has a weight.
enum class Feature : std::uint8_t {
  real_steps,
  comfortable,
  products,
  uncomfortable,
  fraction,
  division,
  equal_cards,
  missing_cards,
};

struct Weight {
  Feature feature = Feature::real_steps;
  std::string_view name;
  std::string_view meaning;  ///< of the number
  std::int64_t weight = 0;   ///< points of score for each unit; 100 points double the time
  std::int64_t usual = 0;    ///< the number of a usual hand of the 24 game
};

/// The table of the grading, in the order of Feature. `scripts/fit-grading` fits the weights to
/// times that people took; docs/grading.md explains it.
inline constexpr std::array kFeatureWeights = {
    Weight{.feature = Feature::real_steps,
           .name = "real_steps",
           .meaning = "fewest steps without a 0, a 1 or a -1",
           .weight = 53,
           .usual = 2},
    Weight{.feature = Feature::comfortable,
           .name = "comfortable",
           .meaning = "binary digits of the number of comfortable written solutions",
           .weight = -14,
           .usual = 4},
    Weight{.feature = Feature::products,
           .name = "products",
           .meaning = "binary digits of the number of those that end in a product",
           .weight = -4,
           .usual = 3},
    Weight{.feature = Feature::uncomfortable,
           .name = "uncomfortable",
           .meaning = "1 if no solution is comfortable",
           .weight = 106},
    Weight{.feature = Feature::fraction,
           .name = "fraction",
           .meaning = "1 if every solution goes through a fraction",
           .weight = 161},
    Weight{.feature = Feature::division,
           .name = "division",
           .meaning = "1 if every solution divides",
           .weight = 14},
    Weight{.feature = Feature::equal_cards,
           .name = "equal_cards",
           .meaning = "number of cards less number of different cards",
           .weight = -34,
           .usual = 1},
    // Not measured: fewer cards leave less to try.
    Weight{.feature = Feature::missing_cards,
           .name = "missing_cards",
           .meaning = "cards fewer than four",
           .weight = -100},
};

/// The score of a hand whose numbers are all 0.
inline constexpr std::int64_t kBaseScore = 294;

/// The highest score of levels 1 to 4.
inline constexpr std::array<std::int64_t, 4> kHighestScores = {255, 300, 335, 375};

/// A number for each feature, in the order of Feature.
using FeatureNumbers = std::array<std::int64_t, kFeatureWeights.size()>;

/// Returns the numbers that the weights multiply.
FeatureNumbers numbers_of(const Features& features);

/// Returns the score: 100 times the binary logarithm of the seconds that people take on average for
/// such a hand of the 24 game. The size stays below 1,000 for hands of up to 7 cards.
std::int64_t score_of(const Features& features);

/// Returns the level of a score, 1 to 5.
int level_of(std::int64_t score);

}  // namespace reckon::krypto
