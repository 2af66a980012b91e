// SPDX-License-Identifier: MIT
#include "reckon/kinds/turned.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reckon::kinds {
namespace {

using Digits = std::vector<std::uint8_t>;
using Numbers = std::vector<std::int64_t>;

TEST(SharedPart, CountsLettersAndCellsByHalves) {
  const Digits letters = {1, 2, 3};
  const Numbers cells = {12, 3, 36, 4, 5, 20, 8};
  EXPECT_EQ(shared_part({letters, cells}, {letters, cells}), kAllShared);
  EXPECT_EQ(shared_part({letters, cells}, {letters, Numbers{9, 9, 9, 9, 9, 9, 9}}), kAllShared / 2);
  EXPECT_EQ(shared_part({letters, cells}, {Digits{1, 3, 2}, Numbers(7)}), kAllShared / 6);
  EXPECT_EQ(shared_part({Digits{}, cells}, {Digits{}, cells}), kAllShared / 2);
}

TEST(SharedPart, AddsUpWithoutRounding) {
  // Each cell alone counts for as much as any other, and all together for a half.
  for (std::size_t size = 1; size <= letters::kMostCells; ++size) {
    std::int64_t sum = 0;
    for (std::size_t place = 0; place < size; ++place) {
      Numbers one(size);
      Numbers other(size, 1);
      other[place] = 0;
      sum += shared_part({{}, one}, {{}, other});
    }
    EXPECT_EQ(sum, kAllShared / 2) << size;
  }
}

}  // namespace
}  // namespace reckon::kinds
