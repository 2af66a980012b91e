// SPDX-License-Identifier: MIT
#include "reckon/vision/paper.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>

#include "reckon/arith/random.hpp"
#include "reckon/vision/random_grey_test.hpp"

namespace reckon::vision {
namespace {

// Lines of short words.
Grey page_of_lines() {
  Grey page(600, 500, 255);
  for (std::size_t r = 100; r < 500; ++r) {
    for (std::size_t c = 100; c < 400; ++c) {
      if ((r - 100) % 40 < 12 && (c - 100) % 45 < 30) page(r, c) = 0;
    }
  }
  return page;
}

TEST(Paper, DarknessDoesNotDependOnLight) {
  const Grey page = page_of_lines();
  Grey shaded = page;
  for (std::size_t r = 0; r < page.rows(); ++r) {
    for (std::size_t c = 0; c < page.columns(); ++c) {
      // From full light on the left to less than half on the right.
      const std::size_t light = 255 - c / 4 - r / 20;
      shaded(r, c) = static_cast<std::uint8_t>(page(r, c) * light / 255);
    }
  }
  const Grey dark = darkness(shaded);
  for (std::size_t r = 0; r < page.rows(); ++r) {
    for (std::size_t c = 0; c < page.columns(); ++c) {
      if (page(r, c) == 0) {
        ASSERT_EQ(dark(r, c), 255) << r << ' ' << c;
      } else {
        ASSERT_LE(dark(r, c), 40) << r << ' ' << c;
      }
    }
  }
  EXPECT_EQ(ink_of(dark, 50), ink_of(darkness(page), 50));
}

// The number of elements in a window, and their sum.
struct Seen {
  std::int64_t count = 0;
  std::int64_t sum = 0;
};

// Counts the elements in the window around one that satisfy `counts`.
Seen seen_around(const Grey& picture, std::size_t row, std::size_t column, const auto& counts) {
  constexpr std::size_t kReach = 7;  // for pictures of less than 256 elements per side
  Seen seen;
  for (std::size_t r = row - std::min(row, kReach); r < std::min(row + kReach + 1, picture.rows());
       ++r) {
    for (std::size_t c = column - std::min(column, kReach);
         c < std::min(column + kReach + 1, picture.columns()); ++c) {
      if (!counts(r, c)) continue;
      ++seen.count;
      seen.sum += picture(r, c);
    }
  }
  return seen;
}

TEST(Paper, DarknessIsThatOfTheDefinition) {
  SplitMix64 random(6);
  for (int i = 0; i < 8; ++i) {
    Grey picture(1 + random.below(40), 1 + random.below(40));
    const std::uint64_t blackest = 1 + random.below(200);
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      for (std::uint8_t& value : picture.row(r)) {
        value = static_cast<std::uint8_t>(255 - random.below(random.below(4) == 0 ? blackest : 9));
      }
    }
    Mask light(picture.rows(), picture.columns());
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      for (std::size_t c = 0; c < picture.columns(); ++c) {
        const Seen all = seen_around(picture, r, c, [](auto, auto) { return true; });
        light(r, c) = picture(r, c) * all.count * 100 >= all.sum * 88 ? 1 : 0;
      }
    }
    const auto is_paper = [&](std::size_t r, std::size_t c) { return light(r, c) == 1; };
    const Grey dark = darkness(picture);
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      for (std::size_t c = 0; c < picture.columns(); ++c) {
        const Seen paper = seen_around(picture, r, c, is_paper);
        const std::int64_t part =
            paper.sum == 0 ? 255 : std::int64_t{255} * picture(r, c) * paper.count / paper.sum;
        ASSERT_EQ(dark(r, c), 255 - std::min<std::int64_t>(part, 255))
            << "seed 6, picture " << i << ": " << r << ' ' << c;
      }
    }
  }
}

TEST(Paper, BlankPaperHasNoInk) {
  for (const std::uint8_t paper : std::initializer_list<std::uint8_t>{0, 1, 90, 255}) {
    const Mask ink = ink_of(darkness(Grey(70, 50, paper)), 40);
    EXPECT_EQ(ink, Mask(70, 50)) << +paper;
  }
}

TEST(Paper, ShrinksToMeans) {
  Grey picture(5, 7);
  for (std::size_t r = 0; r < 5; ++r) {
    for (std::size_t c = 0; c < 7; ++c) picture(r, c) = static_cast<std::uint8_t>(10 * r + c);
  }
  EXPECT_EQ(shrunk(picture, 35), picture);
  // Squares of two; incomplete squares are left out.
  EXPECT_EQ(shrunk(picture, 34), Grey(2, 3, {5, 7, 9, 25, 27, 29}));
  EXPECT_EQ(shrunk(Grey(1, 1000, 9), 10).rows(), 1);
}

// Bilinear weights: each element counts by its proximity, down and across, if that is less than one
// element.
std::int64_t weighted_mean(const Grey& picture, std::int64_t row, std::int64_t column) {
  const auto nearness = [](std::int64_t place, std::size_t element) {
    const std::int64_t away = std::abs(place - static_cast<std::int64_t>(element) * kPlaceOne);
    return std::max<std::int64_t>(0, kPlaceOne - away);
  };
  std::int64_t sum = 0;
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c < picture.columns(); ++c) {
      sum += picture(r, c) * nearness(row, r) * nearness(column, c);
    }
  }
  return sum / (kPlaceOne * kPlaceOne);
}

TEST(Paper, BetweenElementsIsTheirWeightedMean) {
  SplitMix64 random(5);
  for (int i = 0; i < 2000; ++i) {
    const std::size_t rows = random.below(4);
    const std::size_t columns = random.below(4);
    const Grey picture = random_grey(random, rows, columns);
    const auto place = [&] { return static_cast<std::int64_t>(random.below(1700)) - 500; };
    const std::int64_t row = place();
    const std::int64_t column = place();
    EXPECT_EQ(between(picture, row, column), weighted_mean(picture, row, column))
        << "seed 5: " << row << ' ' << column << " of " << rows << " x " << columns;
  }
}

}  // namespace
}  // namespace reckon::vision
