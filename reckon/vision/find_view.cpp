// SPDX-License-Identifier: MIT
#include "reckon/vision/find_view.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "reckon/vision/ink_lines.hpp"

namespace reckon::vision {
namespace {

struct Middle {
  std::int64_t row = 0;
  std::int64_t column = 0;
};

// The two families of parallels on a page: its level lines and its upright ones.
struct Families {
  Middle middle;
  InkLines level;
  InkLines upright;
  std::int32_t most_closer_level = 0;
  std::int32_t most_closer_upright = 0;

  // The step of `fall` that shifts a line by one pixel at the edge of the ink.
  std::int64_t step_of_fall() const {
    return std::min(level.step_of_fall(), upright.step_of_fall());
  }
};

using Places = std::vector<std::pair<std::int64_t, std::int64_t>>;

// The rows and columns of ink, at most this many.
Places places_of(const Mask& ink, std::uint64_t enough) {
  const auto count = static_cast<std::uint64_t>(std::ranges::count(ink.values(), 1));
  Places places;
  std::uint64_t seen = 0;
  for (std::size_t r = 0; r < ink.rows(); ++r) {
    const auto row = ink.row(r);
    for (std::size_t c = 0; c < ink.columns(); ++c) {
      if (row[c] == 0) continue;
      const std::uint64_t before = seen++;
      if (count > enough && seen * enough / count == before * enough / count) continue;
      places.emplace_back(r, c);
    }
  }
  return places;
}

Middle middle_of(const Places& places) {
  Middle middle;
  for (const auto& [row, column] : places) {
    middle.row += row;
    middle.column += column;
  }
  middle.row /= static_cast<std::int64_t>(places.size());
  middle.column /= static_cast<std::int64_t>(places.size());
  return middle;
}

std::optional<Families> families_of(const Mask& ink, const Turn& turn) {
  // More points would not improve the result.
  constexpr std::uint64_t kEnough = 200'000;
  const Places places = places_of(ink, kEnough);
  if (places.empty()) return std::nullopt;
  const Middle middle = middle_of(places);
  std::vector<InkPoint> level;
  std::vector<InkPoint> upright;
  for (const auto& [row, column] : places) {
    const auto [down, across] = turn.on_page(row - middle.row, column - middle.column);
    const auto y = static_cast<std::int32_t>(down);
    const auto x = static_cast<std::int32_t>(across);
    level.push_back({.along = x, .across = y});
    upright.push_back({.along = -y, .across = x});
  }
  // One half of the picture may be up to 11 % nearer. Long, narrow pictures are limited so that
  // their ends stay clear of the vanishing points.
  const auto extent = [&](std::size_t along, std::size_t across) {
    return (along * static_cast<std::size_t>(std::abs(turn.cosine)) +
            across * static_cast<std::size_t>(std::abs(turn.sine))) /
           std::size_t{View::kRun};
  };
  const std::size_t rows = extent(ink.rows(), ink.columns());
  const std::size_t columns = extent(ink.columns(), ink.rows());
  const auto most = [&](std::size_t side) {
    const std::size_t longest = std::max(rows, columns);
    return static_cast<std::int32_t>(
        std::min(std::int64_t{View::kFar} * 22 / 100 / static_cast<std::int64_t>(side),
                 std::int64_t{View::kFar} * 32 / 100 / static_cast<std::int64_t>(longest)));
  };
  return Families{.middle = middle,
                  .level = InkLines(std::move(level)),
                  .upright = InkLines(std::move(upright)),
                  .most_closer_level = most(columns),
                  .most_closer_upright = most(rows)};
}

// A hypothesis about the page.
struct Guess {
  Parallels level;
  Parallels upright;
};

constexpr std::int64_t kMostFall = 796;  // 11 degrees
// In perspective from two sides, upright lines are no longer at right angles to level ones.
constexpr std::int64_t kMostSkew = 250;

// The sampling interval of points: narrow bands need many points, broad ones few.
std::size_t stride_of(const InkLines& family, int bits, std::size_t points) {
  return std::max<std::size_t>(1, (family.size() << static_cast<unsigned>(bits)) / points);
}

// Hill-climbs from these parallels to clearer ones, a few steps at a time.
Parallels clearest_near(InkLines& family, const Parallels& from, int bits,
                        std::int64_t most_closer) {
  constexpr std::size_t kPoints = 50'000;
  constexpr std::int64_t kSteps = 2;
  constexpr int kMostTimes = 10;
  const std::size_t stride = stride_of(family, bits, kPoints);
  Parallels best = from;
  std::uint64_t best_contrast = family.contrast(from, bits, stride);
  bool changed = true;
  for (int time = 0; time < kMostTimes && std::exchange(changed, false); ++time) {
    const Parallels middle = best;
    for (std::int64_t j = -kSteps; j <= kSteps; ++j) {
      for (std::int64_t i = -kSteps; i <= kSteps; ++i) {
        const std::int64_t fall = middle.fall + i * (family.step_of_fall() << bits);
        const std::int64_t closer = middle.closer + j * (family.step_of_closer() << bits);
        if (std::abs(fall) > kMostFall + kMostSkew || std::abs(closer) > most_closer) continue;
        const Parallels lines{.fall = static_cast<std::int32_t>(fall),
                              .closer = static_cast<std::int32_t>(closer)};
        const std::uint64_t contrast = family.contrast(lines, bits, stride);
        if (contrast > best_contrast) {
          best_contrast = contrast;
          best = lines;
          changed = true;
        }
      }
    }
  }
  return best;
}

// The clearest hypothesis within two steps of a page that is only rotated.
Guess turned_near(InkLines& level, InkLines& upright, const Guess& from, int bits,
                  std::int64_t step) {
  constexpr std::size_t kPoints = 200'000;
  // In a tie the nearest wins, so a level page stays as it is.
  constexpr std::array<std::int64_t, 5> kSteps = {0, -1, 1, -2, 2};
  Guess best = from;
  std::uint64_t best_contrast = 0;
  for (const std::int64_t i : kSteps) {
    const std::int64_t fall = from.level.fall + i * step;
    if (std::abs(fall) > kMostFall) continue;
    const Parallels lines{.fall = static_cast<std::int32_t>(fall)};
    const std::uint64_t contrast = level.contrast(lines, bits, stride_of(level, bits, kPoints)) +
                                   upright.contrast(lines, bits, stride_of(upright, bits, kPoints));
    if (contrast > best_contrast) {
      best_contrast = contrast;
      best = {.level = lines, .upright = lines};
    }
  }
  return best;
}

// For each fall, the clearest parallels of a family and their contrast; also the contrast without
// perspective.
struct Row {
  std::int32_t fall = 0;
  std::int32_t closer = 0;
  std::uint64_t contrast = 0;
  std::uint64_t plain = 0;
};

std::vector<Row> table_of(InkLines& family, std::int64_t step, int bits, std::int64_t most_closer) {
  constexpr std::size_t kPoints = 60'000;
  const std::size_t stride = stride_of(family, bits, kPoints);
  const std::int64_t step_of_closer = family.step_of_closer() << bits;
  const std::int64_t falls = kMostFall / step;
  std::vector<Row> rows(2 * static_cast<std::size_t>(falls) + 1);
  for (std::int64_t j = -(most_closer / step_of_closer); j <= most_closer / step_of_closer; ++j) {
    for (std::int64_t i = -falls; i <= falls; ++i) {
      const Parallels lines{.fall = static_cast<std::int32_t>(i * step),
                            .closer = static_cast<std::int32_t>(j * step_of_closer)};
      const std::uint64_t contrast = family.contrast(lines, bits, stride);
      Row& row = rows[static_cast<std::size_t>(i + falls)];
      row.fall = lines.fall;
      if (j == 0) row.plain = contrast;
      if (contrast > row.contrast) {
        row.contrast = contrast;
        row.closer = lines.closer;
      }
    }
  }
  return rows;
}

// Converts a hypothesis from the middle of the ink to the middle of the picture.
View view_from(const Guess& guess, std::int64_t right, std::int64_t down) {
  const auto [fall, level_closer] = guess.level;
  const auto [lean, upright_closer] = guess.upright;
  const std::int64_t across = level_closer;
  const std::int64_t along = -std::int64_t{upright_closer};
  const std::int64_t far = View::kFar;
  const std::int64_t run = View::kRun;
  const std::int64_t nearness_across = far - right * across;
  const std::int64_t nearness_down = far - down * along;
  View view{.fall = static_cast<std::int32_t>((fall * far - down * across * run) / nearness_across),
            .lean = static_cast<std::int32_t>((lean * far + right * along * run) / nearness_down)};
  // In the middle, pixels of the page are as large as those of the picture.
  const std::int64_t length = view.length();
  view.narrowing_right = static_cast<std::int32_t>(across * far / nearness_across * run / length);
  view.narrowing_down = static_cast<std::int32_t>(along * far / nearness_down * run / length);
  return view;
}

// The clearest hypotheses with broad bands: of pages that are only rotated, and of pages in
// perspective.
std::pair<Guess, Guess> clearest_of_all(Families& families, int bits) {
  auto& [middle, level, upright, most_level, most_upright] = families;
  const std::int64_t step = families.step_of_fall() << bits;
  const auto levels = table_of(level, step, bits, most_level);
  const auto uprights = table_of(upright, step, bits, most_upright);
  std::pair<Guess, Guess> best;
  auto& [turned, aside] = best;
  std::uint64_t most_turned = 0;
  std::uint64_t most_aside = 0;
  for (const Row& a : levels) {
    for (const Row& b : uprights) {
      if (a.fall == b.fall && a.plain + b.plain > most_turned) {
        most_turned = a.plain + b.plain;
        turned = {.level = {.fall = a.fall}, .upright = {.fall = b.fall}};
      }
      if (std::abs(a.fall - b.fall) <= kMostSkew && a.contrast + b.contrast > most_aside) {
        most_aside = a.contrast + b.contrast;
        aside = {.level = {.fall = a.fall, .closer = a.closer},
                 .upright = {.fall = b.fall, .closer = b.closer}};
      }
    }
  }
  return best;
}

// The breadth of bands to begin with, as a power of 2: that of lines of print. A page has some
// hundred of these.
int bits_of_bands(const Mask& ink) {
  constexpr std::size_t kBands = 160;
  int bits = 0;
  while (kBands << static_cast<unsigned>(bits + 1) <= std::max(ink.rows(), ink.columns())) ++bits;
  return bits;
}

}  // namespace

Turn turn_of(const Mask& ink) {
  constexpr std::uint64_t kEnough = 20'000;
  const Places places = places_of(ink, kEnough);
  if (places.empty()) return {};
  const Middle middle = middle_of(places);
  const int bits = bits_of_bands(ink);
  const auto reach = static_cast<std::int64_t>(ink.rows() + ink.columns());
  const auto bands = static_cast<std::size_t>((2 * reach >> bits) + 2);
  // The number of points in each band of rows, and of columns, of the turned page.
  std::vector<std::int64_t> rows(bands);
  std::vector<std::int64_t> columns(bands);
  const auto contrast_of = [](const std::vector<std::int64_t>& counts) {
    std::int64_t sum = 0;
    for (std::size_t i = 1; i < counts.size(); ++i) {
      sum += (counts[i] - counts[i - 1]) * (counts[i] - counts[i - 1]);
    }
    return sum;
  };
  // The angle whose half has the tangent i / kParts.
  constexpr std::int32_t kParts = 256;
  constexpr std::int32_t kMost = 107;  // a little more than 45 degrees
  constexpr std::int32_t kSquare = kParts * kParts;
  Turn best;
  std::int64_t most = 0;
  for (std::int32_t i = 0; i <= 2 * kMost; ++i) {
    const std::int32_t half = i % 2 == 0 ? i / 2 : -(i + 1) / 2;  // 0, -1, 1, -2, 2 ...
    const std::int32_t square = half * half;
    const Turn turn{.cosine = View::kRun * (kSquare - square) / (kSquare + square),
                    .sine = View::kRun * 2 * kParts * half / (kSquare + square)};
    std::ranges::fill(rows, 0);
    std::ranges::fill(columns, 0);
    for (const auto& [row, column] : places) {
      const auto [y, x] = turn.on_page(row - middle.row, column - middle.column);
      ++rows[static_cast<std::size_t>((y + reach) >> bits)];
      ++columns[static_cast<std::size_t>((x + reach) >> bits)];
    }
    const std::int64_t contrast = contrast_of(rows) + contrast_of(columns);
    if (contrast > most) {
      most = contrast;
      best = turn;
    }
  }
  return best;
}

View view_of(const Mask& ink, const Turn& turn) {
  auto families = families_of(ink, turn);
  if (!families) return {};
  auto& [middle, level, upright, most_level, most_upright] = *families;
  int bits = bits_of_bands(ink);
  auto [turned, aside] = clearest_of_all(*families, bits);
  const std::int64_t step = families->step_of_fall();
  while (--bits >= 0) {
    turned = turned_near(level, upright, turned, bits, step << bits);
    aside.level = clearest_near(level, aside.level, bits, most_level);
    aside.upright = clearest_near(upright, aside.upright, bits, most_upright);
  }
  // Few points are far from the middle, so a shift of less than a pixel still matters.
  turned = turned_near(level, upright, turned, 0, std::max<std::int64_t>(1, step / 2));
  const auto contrast_of = [&](const Guess& guess) {
    return level.contrast(guess.level, 0, 1) + upright.contrast(guess.upright, 0, 1);
  };
  // A perspective view gains at most 1 % on level pages, but triples the contrast of pages with a
  // perspective of 10 %.
  constexpr std::uint64_t kPercentClearer = 105;
  const bool is_clearer = contrast_of(aside) * 100 > contrast_of(turned) * kPercentClearer;
  const auto [down, right] =
      turn.on_page(static_cast<std::int64_t>(ink.rows() / 2) - middle.row,
                   static_cast<std::int64_t>(ink.columns() / 2) - middle.column);
  return view_from(is_clearer ? aside : turned, right, down);
}

}  // namespace reckon::vision
