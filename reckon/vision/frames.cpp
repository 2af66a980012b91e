// SPDX-License-Identifier: MIT
#include "reckon/vision/frames.hpp"

#include <cstdlib>
#include <numeric>
#include <span>
#include <utility>

namespace reckon::vision {
namespace {

// Whether the hole begins close to each side along most of its length, except at the corners.
bool is_rectangle(const PartMap& holes, std::size_t number) {
  const Rectangle& box = holes.parts[number - 1].box;
  const std::size_t reach = std::max<std::size_t>(2, std::min(box.height(), box.width()) / 8);
  constexpr std::size_t kPercent = 90;
  const auto side = [&](std::size_t from, std::size_t to, auto number_at) {
    const std::size_t corner = (to - from) / 7;
    std::size_t close = 0;
    for (std::size_t i = from + corner; i < to - corner; ++i) {
      for (std::size_t depth = 0; depth <= reach; ++depth) {
        if (number_at(i, depth) == number) {
          ++close;
          break;
        }
      }
    }
    return close * 100 >= (to - from - 2 * corner) * kPercent;
  };
  return side(box.left, box.right, [&](auto c, auto i) { return holes.number(box.top + i, c); }) &&
         side(box.left, box.right,
              [&](auto c, auto i) { return holes.number(box.bottom - 1 - i, c); }) &&
         side(box.top, box.bottom, [&](auto r, auto i) { return holes.number(r, box.left + i); }) &&
         side(box.top, box.bottom,
              [&](auto r, auto i) { return holes.number(r, box.right - 1 - i); });
}

// Whether the lengths differ by at most an eighth plus two pixels.
bool alike(std::size_t a, std::size_t b) { return distance(a, b) <= std::max(a, b) / 8 + 2; }

bool of_one_row(const Rectangle& a, const Rectangle& b) {
  return alike(a.height(), b.height()) &&
         distance(a.middle_row(), b.middle_row()) <= std::min(a.height(), b.height()) / 2 + 2;
}

bool of_one_column(const Rectangle& a, const Rectangle& b) {
  return alike(a.width(), b.width()) &&
         distance(a.middle_column(), b.middle_column()) <= std::min(a.width(), b.width()) / 2 + 2;
}

bool are_neighbours(const Rectangle& a, const Rectangle& b) {
  if (!alike(a.height(), b.height())) return false;
  // The height plus an eighth.
  const std::size_t most = a.height() + a.height() / 8;
  const auto close = [&](std::size_t end, std::size_t begin) {
    return begin >= end && begin - end <= most;
  };
  if (of_one_row(a, b)) return close(a.right, b.left) || close(b.right, a.left);
  return of_one_column(a, b) && (close(a.bottom, b.top) || close(b.bottom, a.top));
}

// Arranges connected frames in rows and columns. All rows differ, because belonging to one row does
// not depend on the order of frames, and each row has the frame that created it; the same holds for
// columns.
Arrangement arranged(std::span<const Rectangle> frames) {
  // The first frame of every row and of every column, in order.
  std::vector<Rectangle> rows;
  std::vector<Rectangle> columns;
  for (const Rectangle& frame : frames) {
    const auto in_row = [&](const Rectangle& other) { return of_one_row(frame, other); };
    const auto in_column = [&](const Rectangle& other) { return of_one_column(frame, other); };
    if (std::ranges::none_of(rows, in_row)) rows.push_back(frame);
    if (std::ranges::none_of(columns, in_column)) columns.push_back(frame);
  }
  std::ranges::sort(rows, {}, &Rectangle::middle_row);
  std::ranges::sort(columns, {}, &Rectangle::middle_column);
  Arrangement arrangement{.frames = {rows.size(), columns.size()}, .box = frames.front()};
  for (const Rectangle& frame : frames) {
    const auto row = std::ranges::find_if(rows, [&](auto& r) { return of_one_row(frame, r); });
    const auto column =
        std::ranges::find_if(columns, [&](auto& c) { return of_one_column(frame, c); });
    arrangement.frames(static_cast<std::size_t>(row - rows.begin()),
                       static_cast<std::size_t>(column - columns.begin())) = frame;
    arrangement.box = arrangement.box.with(frame);
  }
  return arrangement;
}

}  // namespace

std::vector<Rectangle> frames_of(const Mask& ink) {
  constexpr std::size_t kLeast = 10;
  constexpr std::size_t kMostGrowth = 3;
  constexpr std::size_t kMost = 2000;
  std::vector<Rectangle> frames;
  Mask thick = ink;
  // A thicker border closes wider gaps, but then touches letters.
  for (std::size_t growth = 1; growth <= kMostGrowth; ++growth) {
    thick = grown(thick);
    const PartMap holes = parts_of(thick, 0, Touch::edges);
    for (std::size_t i = 0; i < holes.parts.size(); ++i) {
      const Rectangle& hole = holes.parts[i].box;
      const bool size = hole.height() + 2 * growth >= kLeast &&
                        hole.width() + 2 * growth >= kLeast && hole.height() < ink.rows() / 2 &&
                        hole.width() < ink.columns();
      if (!size || frames.size() == kMost || !is_rectangle(holes, i + 1)) continue;
      const Rectangle box{.top = hole.top - growth,
                          .left = hole.left - growth,
                          .bottom = hole.bottom + growth,
                          .right = hole.right + growth};
      const auto meets = [&](const Rectangle& other) {
        return box.top < other.bottom && other.top < box.bottom && box.left < other.right &&
               other.left < box.right;
      };
      if (std::ranges::none_of(frames, meets)) frames.push_back(box);
    }
  }
  std::ranges::sort(frames, {}, [](const Rectangle& box) { return std::pair(box.top, box.left); });
  return frames;
}

std::vector<Arrangement> arrangements_of(const std::vector<Rectangle>& frames) {
  std::vector<std::size_t> group(frames.size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  // Each frame takes the number of the first that it is connected with; a page has some hundred
  // frames.
  for (bool changed = true; std::exchange(changed, false);) {
    for (std::size_t i = 0; i < frames.size(); ++i) {
      for (std::size_t j = 0; j < frames.size(); ++j) {
        if (group[j] < group[i] && are_neighbours(frames[i], frames[j])) {
          group[i] = group[j];
          changed = true;
        }
      }
    }
  }
  std::vector<Arrangement> arrangements;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    if (group[i] != i) continue;
    std::vector<Rectangle> together;
    for (std::size_t j = i; j < frames.size(); ++j) {
      if (group[j] == i) together.push_back(frames[j]);
    }
    arrangements.push_back(arranged(together));
  }
  return arrangements;
}

}  // namespace reckon::vision
