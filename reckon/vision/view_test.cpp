// SPDX-License-Identifier: MIT
#include "reckon/vision/view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/vision/find_view.hpp"
#include "reckon/vision/random_grey_test.hpp"

namespace reckon::vision {
namespace {

// Coordinates down and to the right, from the middle.
struct Spot {
  double y;
  double x;
};

// Maps places of the page to the picture, and back: the geometry of the view with floating point
// and linear equations.
class Eye {
 public:
  explicit Eye(const View& view)
      : fall_(double{1} * view.fall / View::kRun),
        lean_(double{1} * view.lean / View::kRun),
        right_(double{1} * view.narrowing_right / View::kFar),
        down_(double{1} * view.narrowing_down / View::kFar),
        size_(1 / std::sqrt(1 + fall_ * lean_)) {}

  Spot in_picture(Spot page) const {
    const double distance = 1 + page.x * right_ + page.y * down_;
    return {.y = size_ * (page.y + fall_ * page.x) / distance,
            .x = size_ * (page.x - lean_ * page.y) / distance};
  }
  Spot on_page(Spot picture) const {
    const double a = size_ - picture.x * right_;
    const double b = -size_ * lean_ - picture.x * down_;
    const double c = size_ * fall_ - picture.y * right_;
    const double d = size_ - picture.y * down_;
    return {.y = (a * picture.y - c * picture.x) / (a * d - b * c),
            .x = (d * picture.x - b * picture.y) / (a * d - b * c)};
  }

 private:
  double fall_;
  double lean_;
  double right_;
  double down_;
  double size_;
};

// The middle of `count` elements, as defined for views.
double middle_of(std::size_t count) { return std::floor(static_cast<double>(count) / 2); }

// Rotated by up to 10 degrees, skewed by up to 3, with sides shorter by up to `most` percent.
View random_view(SplitMix64& random, std::size_t rows, std::size_t columns, std::int64_t most) {
  const auto upto = [&](std::int64_t limit) {
    return static_cast<std::int32_t>(random.below(2 * static_cast<std::uint64_t>(limit) + 1)) -
           static_cast<std::int32_t>(limit);
  };
  // One side is p % shorter if its distance differs from that of the other by p / (200 - p) of
  // twice the distance of the middle.
  const auto narrowing = [&](std::size_t side) {
    return upto(std::int64_t{View::kFar} * 2 * most / (200 - most) /
                static_cast<std::int64_t>(side));
  };
  const std::int32_t fall = upto(700);
  return {.fall = fall,
          .lean = fall + upto(200),
          .narrowing_right = narrowing(columns),
          .narrowing_down = narrowing(rows)};
}

// Lines of short words, in perspective.
Mask seen(const View& view, std::size_t rows, std::size_t columns) {
  const Eye eye(view);
  Mask picture(rows, columns);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      const auto [y, x] = eye.on_page({.y = static_cast<double>(r) - middle_of(rows),
                                       .x = static_cast<double>(c) - middle_of(columns)});
      const bool inside = std::abs(x) < 160 && std::abs(y) < 220;
      picture(r, c) = inside && std::fmod(y + 220, 40) < 12 && std::fmod(x + 160, 45) < 30 ? 1 : 0;
    }
  }
  return picture;
}

TEST(View, LevelPicturesStayAsTheyAre) {
  SplitMix64 random(5);
  const Grey picture = random_grey(random, 20, 31);
  EXPECT_EQ(levelled(picture, {}, 1), picture);
}

TEST(View, LevellingIsWhatGeometrySays) {
  constexpr std::uint64_t kSeeds = effort(200, 20);
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    const std::size_t rows = 30 + random.below(3000);
    const std::size_t columns = rows / 4 + random.below(2 * rows);
    const View view = random_view(random, rows, columns, 15);
    const Eye eye(view);
    for (const unsigned scale : {1U, 2U}) {
      const Levelling levelling(rows, columns, view, scale);
      // The upper left corner of the page, computed from a place with a known source.
      const auto middle_row = middle_of(rows);
      const auto middle_column = middle_of(columns);
      Spot first{.y = 0, .x = 0};
      Spot last{.y = 0, .x = 0};
      for (const double y : {-middle_row, static_cast<double>(rows) - middle_row}) {
        for (const double x : {-middle_column, static_cast<double>(columns) - middle_column}) {
          const Spot corner = eye.on_page({.y = y, .x = x});
          first = {.y = std::min(first.y, corner.y), .x = std::min(first.x, corner.x)};
          last = {.y = std::max(last.y, corner.y), .x = std::max(last.x, corner.x)};
        }
      }
      const double top = std::floor(first.y * scale);
      const double left = std::floor(first.x * scale);
      // The whole picture is on the page, and not much else.
      EXPECT_NEAR(static_cast<double>(levelling.rows()), (last.y - first.y) * scale, 4);
      EXPECT_NEAR(static_cast<double>(levelling.columns()), (last.x - first.x) * scale, 4);
      for (int i = 0; i < 20; ++i) {
        const std::size_t r = random.below(levelling.rows());
        const std::size_t c = random.below(levelling.columns());
        const Spot expected = eye.in_picture({.y = (static_cast<double>(r) + top) / scale,
                                              .x = (static_cast<double>(c) + left) / scale});
        const auto [row, column] = levelling.source(r, c);
        // The corner may be rounded to the next pixel; the size is right to one part in some
        // thousands.
        EXPECT_NEAR(static_cast<double>(row) / 256 - middle_row, expected.y,
                    1.2 + std::abs(expected.y) / 2000);
        EXPECT_NEAR(static_cast<double>(column) / 256 - middle_column, expected.x,
                    1.2 + std::abs(expected.x) / 2000);
      }
    }
  }
}

TEST(View, NothingIsLevel) { EXPECT_EQ(view_of(Mask(70, 50)), View{}); }

TEST(View, ATurnedPageIsTurnedOnly) {
  for (const std::int32_t fall : {-722, -300, -45, 0, 20, 143, 500, 722}) {
    const View found = view_of(seen({.fall = fall, .lean = fall}, 600, 500));
    // 20 in kRun is a pixel and a half on these lines.
    EXPECT_LE(std::abs(found.fall - fall), 20) << fall << " taken for " << found.fall;
    EXPECT_TRUE(found.is_turned_only()) << fall;
    if (fall == 0) {
      EXPECT_EQ(found, View{});
    }
  }
}

// Level lines of the page become level again, and upright ones upright, from any perspective.
TEST(View, IsFoundFromTheSide) {
  constexpr std::uint64_t kSeeds = effort(30, 3);
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    constexpr std::size_t kRows = 640;
    constexpr std::size_t kColumns = 540;
    const View view = random_view(random, kRows, kColumns, 15);
    const Eye truth(view);
    const Eye found(view_of(seen(view, kRows, kColumns)));
    const auto again = [&](double y, double x) {
      return found.on_page(truth.in_picture({.y = y, .x = x}));
    };
    for (const double at : {-200, -100, 0, 100, 200}) {
      EXPECT_NEAR(again(at, -150).y, again(at, 150).y, 4) << at;
    }
    for (const double at : {-150, -75, 0, 75, 150}) {
      EXPECT_NEAR(again(-200, at).x, again(200, at).x, 4) << at;
    }
  }
}

}  // namespace
}  // namespace reckon::vision
