// SPDX-License-Identifier: MIT
#include "reckon/vision/parts.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon::vision {
namespace {

// Finds the parts by flood fill from their first element.
std::vector<Part> filled(Mask mask, std::uint8_t value, Touch touch) {
  std::vector<Part> parts;
  const auto other = static_cast<std::uint8_t>(1 - value);
  for (std::size_t r = 0; r < mask.rows(); ++r) {
    for (std::size_t c = 0; c < mask.columns(); ++c) {
      if (mask(r, c) != value) continue;
      Part part{.box = {.top = r, .left = c, .bottom = r + 1, .right = c + 1}};
      std::vector<std::pair<std::size_t, std::size_t>> open{{r, c}};
      mask(r, c) = other;
      while (!open.empty()) {
        const auto [y, x] = open.back();
        open.pop_back();
        ++part.area;
        part.box = part.box.with({.top = y, .left = x, .bottom = y + 1, .right = x + 1});
        for (std::size_t i = y > 0 ? y - 1 : 0; i < std::min(y + 2, mask.rows()); ++i) {
          for (std::size_t j = x > 0 ? x - 1 : 0; j < std::min(x + 2, mask.columns()); ++j) {
            if (mask(i, j) != value || (touch == Touch::edges && i != y && j != x)) continue;
            mask(i, j) = other;
            open.emplace_back(i, j);
          }
        }
      }
      parts.push_back(part);
    }
  }
  return parts;
}

TEST(PartMap, IsThatOfFilling) {
  SplitMix64 random(11);
  for (int i = 0; i < 400; ++i) {
    const std::size_t rows = random.below(12);
    const std::size_t columns = random.below(12);
    const std::uint64_t density = 1 + random.below(9);
    Mask mask(rows, columns);
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::uint8_t& bit : mask.row(r)) bit = random.below(10) < density ? 1 : 0;
    }
    for (const Touch touch : {Touch::edges, Touch::corners}) {
      for (const bool ones : {false, true}) {
        const std::uint8_t value = ones ? 1 : 0;
        const PartMap map = parts_of(mask, value, touch);
        const std::vector<Part> expected = filled(mask, value, touch);
        ASSERT_EQ(map.parts.size(), expected.size());
        std::vector<std::size_t> areas(expected.size());
        for (std::size_t r = 0; r < rows; ++r) {
          for (std::size_t c = 0; c < columns; ++c) {
            const std::uint32_t number = map.number(r, c);
            ASSERT_EQ(number != 0, mask(r, c) == value);
            if (number != 0) ++areas[number - 1];
          }
        }
        for (std::size_t k = 0; k < expected.size(); ++k) {
          EXPECT_EQ(map.parts[k].box, expected[k].box);
          EXPECT_EQ(map.parts[k].area, expected[k].area);
          EXPECT_EQ(areas[k], expected[k].area);
        }
      }
    }
  }
}

TEST(PartMap, CutsWhatIsInside) {
  const Grey picture(2, 3, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(cut(picture, {.top = 0, .left = 1, .bottom = 2, .right = 3}), Grey(2, 2, {2, 3, 5, 6}));
  EXPECT_EQ(cut(picture, {.top = 1, .left = 2, .bottom = 9, .right = 9}),
            Grey(1, 1, std::vector<std::uint8_t>{6}));
  EXPECT_EQ(cut(picture, {.top = 2, .left = 0, .bottom = 3, .right = 1}), Grey());
}

}  // namespace
}  // namespace reckon::vision
