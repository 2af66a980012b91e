// SPDX-License-Identifier: MIT
#include "reckon/krypto/features.hpp"

#include <algorithm>
#include <bit>

namespace reckon::krypto {

static_assert(std::ranges::all_of(kFeatureWeights, [](const Weight& row) {
  return kFeatureWeights[static_cast<std::size_t>(row.feature)].name == row.name;
}));

FeatureNumbers numbers_of(const Features& features) {
  // In the order of Feature.
  return {features.real_steps,
          static_cast<std::int64_t>(std::bit_width(features.comfortable)),
          static_cast<std::int64_t>(std::bit_width(features.products)),
          features.comfortable == 0 ? 1 : 0,
          features.fraction ? 1 : 0,
          features.division ? 1 : 0,
          features.equal_cards,
          std::max<std::int64_t>(kMeasuredCards - features.cards, 0)};
}

std::int64_t score_of(const Features& features) {
  const FeatureNumbers numbers = numbers_of(features);
  std::int64_t score = kBaseScore;
  for (std::size_t i = 0; i < numbers.size(); ++i) score += kFeatureWeights[i].weight * numbers[i];
  return score;
}

int level_of(std::int64_t score) {
  return 1 + static_cast<int>(std::ranges::count_if(
                 kHighestScores, [&](std::int64_t highest) { return score > highest; }));
}

}  // namespace reckon::krypto
