// SPDX-License-Identifier: MIT
#include "app/cli/scan/degraded_test.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

namespace reckon::cli {

vision::Grey degraded(const vision::Grey& page, const Harm& harm, SplitMix64& random) {
  const double angle = harm.degrees * std::numbers::pi / 180;
  const double cosine = std::cos(angle);
  const double sine = std::sin(angle);
  const auto rows = static_cast<double>(page.rows());
  const auto columns = static_cast<double>(page.columns());
  // Returns how much smaller an object is drawn at the right than in the middle, for each pixel of
  // the page.
  const auto narrowing = [](double shorter, double size) {
    return (shorter < 0 ? -1 : 1) * 2 / size * std::abs(shorter) / (2 - std::abs(shorter));
  };
  const double narrowing_right = narrowing(harm.right_shorter, columns);
  const double narrowing_down = narrowing(harm.lower_shorter, rows);
  const auto height =
      static_cast<std::size_t>(rows * std::abs(cosine) + columns * std::abs(sine)) + 2;
  const auto width =
      static_cast<std::size_t>(columns * std::abs(cosine) + rows * std::abs(sine)) + 2;
  vision::Matrix<double> light(height, width, 250);
  const auto each = [&](auto act) {
    for (std::size_t r = 0; r < height; ++r) {
      for (std::size_t c = 0; c < width; ++c) act(r, c);
    }
  };
  each([&](std::size_t r, std::size_t c) {
    const double y = static_cast<double>(r) - static_cast<double>(height) / 2;
    const double x = static_cast<double>(c) - static_cast<double>(width) / 2;
    const double seen_y = y * cosine - x * sine;
    const double seen_x = x * cosine + y * sine;
    const double nearness = 1 - seen_x * narrowing_right - seen_y * narrowing_down;
    const double from_y = seen_y / nearness + rows / 2;
    const double from_x = seen_x / nearness + columns / 2;
    if (from_y < 0 || from_x < 0 || from_y >= rows - 1 || from_x >= columns - 1) return;
    const auto i = static_cast<std::size_t>(from_y);
    const auto j = static_cast<std::size_t>(from_x);
    const double down = from_y - static_cast<double>(i);
    const double across = from_x - static_cast<double>(j);
    light(r, c) = (page(i, j) * (1 - across) + page(i, j + 1) * across) * (1 - down) +
                  (page(i + 1, j) * (1 - across) + page(i + 1, j + 1) * across) * down;
  });
  if (harm.blur > 0) {
    const auto reach = static_cast<std::ptrdiff_t>(3 * harm.blur) + 1;
    std::vector<double> weights;
    double total = 0;
    for (std::ptrdiff_t i = -reach; i <= reach; ++i) {
      const auto distance = static_cast<double>(i);
      weights.push_back(std::exp(-distance * distance / (2 * harm.blur * harm.blur)));
      total += weights.back();
    }
    const auto near = [](std::size_t at, std::ptrdiff_t by, std::size_t size) {
      return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
          static_cast<std::ptrdiff_t>(at) + by, 0, static_cast<std::ptrdiff_t>(size) - 1));
    };
    for (const bool down : {false, true}) {
      vision::Matrix<double> blurred(height, width);
      each([&](std::size_t r, std::size_t c) {
        for (std::ptrdiff_t i = -reach; i <= reach; ++i) {
          const double from = down ? light(near(r, i, height), c) : light(r, near(c, i, width));
          blurred(r, c) += weights[static_cast<std::size_t>(i + reach)] * from / total;
        }
      });
      light = std::move(blurred);
    }
  }
  // The shadow begins at a random place and lies in a random direction.
  const double towards = static_cast<double>(random.below(360)) * std::numbers::pi / 180;
  const double begin = static_cast<double>(random.below(100)) / 100;
  vision::Grey picture(height, width);
  each([&](std::size_t r, std::size_t c) {
    const double way =
        std::cos(towards) * (static_cast<double>(c) / static_cast<double>(width) - 0.5) +
        std::sin(towards) * (static_cast<double>(r) / static_cast<double>(height) - 0.5) + 0.5;
    const double shadow = harm.shadow / (1 + std::exp((begin - way) * 8));
    // The sum of twelve is nearly normal.
    double noise = -6;
    for (int i = 0; i < 12; ++i) noise += static_cast<double>(random.below(1024)) / 1024;
    picture(r, c) = static_cast<std::uint8_t>(
        std::clamp(light(r, c) * (1 - shadow) * 0.98 + noise * harm.noise, 0.0, 255.0));
  });
  return picture;
}

}  // namespace reckon::cli
