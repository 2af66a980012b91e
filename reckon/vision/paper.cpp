// SPDX-License-Identifier: MIT
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

// Box filter: the sums over windows of this many rows and columns. The kernel must be within all
// limits.
Matrix<std::int32_t> box_sums(const Grey& picture, std::size_t rows, std::size_t columns) {
  return *weighted_sums<std::int32_t>(picture, *plan(Kernel(rows, columns, 1)));
}

// The number of elements in the window around each element of a line; fewer near the ends.
std::vector<std::int64_t> window_parts(std::size_t elements, std::size_t window) {
  std::vector<std::int64_t> parts(elements);
  for (std::size_t i = 0; i < elements; ++i) {
    const std::size_t before = std::min(i, window / 2);
    const std::size_t after = std::min(elements - 1 - i, window / 2);
    parts[i] = static_cast<std::int64_t>(before + 1 + after);
  }
  return parts;
}

// Planned once: characters are smoothed by the thousand, and each takes less time than planning.
const KernelPlan& box_of_nine() {
  static const KernelPlan box = *plan(Kernel(3, 3, 1));
  return box;
}

}  // namespace

Grey darkness(const Grey& picture) {
  // Wider than a character, narrower than a shadow.
  const std::size_t longest = std::max(picture.rows(), picture.columns());
  const std::size_t window = std::clamp<std::size_t>(longest / 16 | 1, 15, kLargestKernel);
  const auto sums = box_sums(picture, window, window);
  const auto rows = window_parts(picture.rows(), window);
  const auto columns = window_parts(picture.columns(), window);
  // In two passes: the first mean includes ink, the second excludes ink found by the first.
  Grey paper(picture.rows(), picture.columns());
  Grey is_paper(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c < picture.columns(); ++c) {
      constexpr std::int64_t kPercent = 88;
      const bool light =
          picture(r, c) * rows[r] * columns[c] * 100 >= std::int64_t{sums(r, c)} * kPercent;
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

Grey mirrored(const Grey& picture) {
  Grey mirror(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    std::ranges::reverse_copy(picture.row(r), mirror.row(r).begin());
  }
  return mirror;
}

Grey negative_of(const Grey& picture) {
  Grey negative(picture.rows(), picture.columns());
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    std::ranges::transform(picture.row(r), negative.row(r).begin(), [](std::uint8_t light) {
      return static_cast<std::uint8_t>(255 - light);
    });
  }
  return negative;
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

}  // namespace reckon::vision
