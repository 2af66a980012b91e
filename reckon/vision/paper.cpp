#include "reckon/vision/paper.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "reckon/vision/weighted_sums.hpp"

namespace reckon::vision {
namespace {

// The sums of squares of so many rows and columns. The kernel is within all limits.
Matrix<std::int32_t> box_sums(const Grey& picture, std::size_t rows, std::size_t columns) {
  return *weighted_sums<std::int32_t>(picture, *plan(Kernel(rows, columns, 1)));
}

// Planned once: characters are smoothed by the thousand, and each takes less time than the plan.
const KernelPlan& box_of_nine() {
  static const KernelPlan box = *plan(Kernel(3, 3, 1));
  return box;
}

}  // namespace

Grey darkness(const Grey& picture) {
  // Wide against a character, narrow against a shadow.
  const std::size_t longest = std::max(picture.rows(), picture.columns());
  const std::size_t window = std::clamp<std::size_t>(longest / 16 | 1, 15, kLargestKernel);
  const auto sums = box_sums(picture, window, window);
  const auto counts = box_sums(Grey(picture.rows(), picture.columns(), 1), window, window);
  // Twice: the first mean has ink in it, the second has what is not ink by the first.
  Grey paper(picture.rows(), picture.columns());
  Grey is_paper(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c < picture.columns(); ++c) {
      constexpr std::int64_t kPercent = 88;
      const bool light =
          std::int64_t{picture(r, c)} * counts(r, c) * 100 >= std::int64_t{sums(r, c)} * kPercent;
      is_paper(r, c) = light ? 1 : 0;
      paper(r, c) = light ? picture(r, c) : 0;
    }
  }
  const auto paper_sums = box_sums(paper, window, window);
  const auto paper_counts = box_sums(is_paper, window, window);
  Grey dark(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c < picture.columns(); ++c) {
      const std::int64_t sum = paper_sums(r, c);
      if (sum == 0) continue;
      const std::int64_t part = std::int64_t{255} * picture(r, c) * paper_counts(r, c) / sum;
      dark(r, c) = static_cast<std::uint8_t>(255 - std::min<std::int64_t>(part, 255));
    }
  }
  return dark;
}

Grey shrunk(const Grey& picture, std::uint64_t most) {
  std::size_t side = 1;
  while ((picture.rows() / side) * (picture.columns() / side) > most) ++side;
  side = std::min({side, picture.rows(), picture.columns()});
  if (side == 1) return picture;
  Grey small(picture.rows() / side, picture.columns() / side);
  std::vector<std::uint32_t> sums(small.columns());
  for (std::size_t r = 0; r < small.rows(); ++r) {
    std::ranges::fill(sums, 0);
    for (std::size_t i = 0; i < side; ++i) {
      const auto row = picture.row(r * side + i);
      for (std::size_t c = 0; c < sums.size() * side; ++c) sums[c / side] += row[c];
    }
    std::ranges::transform(sums, small.row(r).begin(), [&](std::uint32_t sum) {
      return static_cast<std::uint8_t>(sum / (side * side));
    });
  }
  return small;
}

Grey smoothed(const Grey& picture) {
  return *map_sums(picture, box_of_nine(), {}, 16,
                   [](auto sum) { return static_cast<std::uint8_t>(sum / 9); });
}

Mask above(const Grey& picture, std::size_t limit) {
  Mask mask(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < mask.rows(); ++r) {
    std::ranges::transform(picture.row(r), mask.row(r).begin(), [&](std::uint8_t value) {
      return static_cast<std::uint8_t>(value > limit ? 1 : 0);
    });
  }
  return mask;
}

Mask ink_of(const Grey& darkness, unsigned hundredths) {
  std::array<std::uint64_t, 256> counts{};
  for (const std::uint8_t value : darkness.values()) ++counts[value];
  std::uint64_t left = darkness.values().size() / 100;
  std::size_t darkest = 255;
  while (darkest > 0 && counts[darkest] <= left) left -= counts[darkest--];
  return above(darkness, std::max<std::size_t>(darkest * hundredths / 100, 36));
}

Mask grown(const Mask& mask) { return *compare_sums(mask, box_of_nine(), 0, Comparison::less); }

namespace {

struct Point {
  std::int32_t x;
  std::int32_t y;
};

// How unlike the neighbours the rows (or with x and y swapped, columns) are if the page falls so.
std::uint64_t contrast(std::span<const Point> points, std::int32_t fall, bool columns,
                       std::vector<std::int32_t>& profile) {
  std::ranges::fill(profile, 0);
  const auto middle = static_cast<std::int32_t>(profile.size() / 2);
  for (const auto [x, y] : points) {
    const std::int32_t along = columns ? -y : x;
    const std::int32_t across = columns ? x : y;
    // Shifts round down for negative numbers too.
    const std::int32_t place = across - ((along * fall + Slope::kRun / 2) >> 12);
    ++profile[static_cast<std::size_t>(std::int64_t{place} + middle)];
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 1; i < profile.size(); ++i) {
    const std::int64_t step = profile[i] - profile[i - 1];
    sum += static_cast<std::uint64_t>(step * step);
  }
  return sum;
}

}  // namespace

Slope slope_of(const Mask& ink) {
  // Counted from the middle.
  const auto half_rows = static_cast<std::int32_t>(ink.rows() / 2);
  const auto half_columns = static_cast<std::int32_t>(ink.columns() / 2);
  std::vector<Point> points;
  for (std::size_t r = 0; r < ink.rows(); ++r) {
    for (std::size_t c = 0; c < ink.columns(); ++c) {
      if (ink(r, c) != 0) {
        points.push_back({static_cast<std::int32_t>(c) - half_columns,
                          static_cast<std::int32_t>(r) - half_rows});
      }
    }
  }
  // More would not make it better.
  constexpr std::size_t kEnough = 200'000;
  if (points.size() > kEnough) {
    for (std::size_t i = 0; i < kEnough; ++i) points[i] = points[i * points.size() / kEnough];
    points.resize(kEnough);
  }
  const auto size = 2 * (ink.rows() + ink.columns()) + 2;
  std::vector<std::int32_t> profile(size);
  const auto score = [&](std::int32_t fall) {
    return contrast(points, fall, false, profile) + contrast(points, fall, true, profile);
  };
  constexpr std::int32_t kMost = 796;  // 11 degrees
  std::int32_t best = 0;
  std::uint64_t best_score = score(0);
  const auto search = [&](std::int32_t from, std::int32_t to, std::int32_t step) {
    for (std::int32_t fall = from; fall <= to; fall += step) {
      if (const std::uint64_t found = score(fall); found > best_score) {
        best_score = found;
        best = fall;
      }
    }
  };
  search(-kMost, kMost, 12);
  search(best - 12, best + 12, 2);
  return {best};
}

namespace {

// Places between elements.
constexpr int kPlaceBits = 8;
constexpr std::int64_t kPlaceOne = 1 << kPlaceBits;

}  // namespace

std::uint8_t between(const Grey& picture, std::int64_t row, std::int64_t column) {
  const auto rows = static_cast<std::int64_t>(picture.rows());
  const auto columns = static_cast<std::int64_t>(picture.columns());
  const std::int64_t r = row >> kPlaceBits;
  const std::int64_t c = column >> kPlaceBits;
  const std::int64_t down = row - r * kPlaceOne;
  const std::int64_t across = column - c * kPlaceOne;
  const auto at = [&](std::int64_t y, std::int64_t x) -> std::int64_t {
    if (y < 0 || x < 0 || y >= rows || x >= columns) return 0;
    return picture(static_cast<std::size_t>(y), static_cast<std::size_t>(x));
  };
  const std::int64_t upper = at(r, c) * (kPlaceOne - across) + at(r, c + 1) * across;
  const std::int64_t lower = at(r + 1, c) * (kPlaceOne - across) + at(r + 1, c + 1) * across;
  return static_cast<std::uint8_t>((upper * (kPlaceOne - down) + lower * down) /
                                   (kPlaceOne * kPlaceOne));
}

Grey levelled(const Grey& picture, Slope slope, unsigned scale) {
  const std::int64_t run = Slope::kRun;
  const std::int64_t fall = slope.fall;
  // The length of (run, fall), rounded up.
  std::int64_t length = run;
  while (length * length < run * run + fall * fall) ++length;
  const auto rows = static_cast<std::int64_t>(picture.rows());
  const auto columns = static_cast<std::int64_t>(picture.columns());
  const auto extent = [&](std::int64_t along, std::int64_t across) {
    return static_cast<std::size_t>((along * run + across * std::abs(fall)) * scale / length + 1);
  };
  Grey level(extent(rows, columns), extent(columns, rows));
  // Shifts round down for negative numbers too.
  const std::int64_t cosine = run * kPlaceOne * kPlaceOne / length / scale;
  const std::int64_t sine = fall * kPlaceOne * kPlaceOne / length / scale;
  const auto middle_row = static_cast<std::int64_t>(level.rows()) / 2;
  const auto middle_column = static_cast<std::int64_t>(level.columns()) / 2;
  for (std::size_t i = 0; i < level.rows(); ++i) {
    const std::int64_t y = static_cast<std::int64_t>(i) - middle_row;
    for (std::size_t j = 0; j < level.columns(); ++j) {
      const std::int64_t x = static_cast<std::int64_t>(j) - middle_column;
      level(i, j) = between(picture, ((x * sine + y * cosine) >> kPlaceBits) + rows * kPlaceOne / 2,
                            ((x * cosine - y * sine) >> kPlaceBits) + columns * kPlaceOne / 2);
    }
  }
  return level;
}

}  // namespace reckon::vision
