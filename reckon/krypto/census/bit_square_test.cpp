// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/bit_square.hpp"

#include <gtest/gtest.h>

#include "reckon/arith/random.hpp"

namespace reckon::krypto {
namespace {

TEST(BitSquare, IsTurnedRoundBitByBit) {
  constexpr std::uint64_t kSeed = 3;
  SCOPED_TRACE(kSeed);
  SplitMix64 random(kSeed);
  Square square{};
  for (std::uint64_t& row : square) row = random.next();
  Square turned = square;
  transpose(turned);
  for (std::size_t i = 0; i < kSquare; ++i) {
    for (std::size_t j = 0; j < kSquare; ++j) {
      EXPECT_EQ(square[i] >> j & 1U, turned[j] >> i & 1U) << i << ' ' << j;
    }
  }
}

}  // namespace
}  // namespace reckon::krypto
