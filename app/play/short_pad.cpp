// SPDX-License-Identifier: MIT
#include "app/play/short_pad.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace reckon::play {

namespace {

constexpr std::string_view kSum = "sum";

struct Columns {
  std::size_t names = 0;
  std::size_t box = 0;    // width
  std::size_t first = 0;  // first box shown
  std::size_t count = 0;
};

std::size_t played(const match::ScorePad& pad) {
  return pad.rows.empty() ? 0 : pad.rows.front().boxes.size();
}

Columns arrange(const match::ScorePad& pad, std::size_t boxes, std::size_t columns) {
  constexpr std::size_t kLongestName = 10;
  constexpr std::size_t kShortestName = 6;
  Columns result;
  boxes = std::max(boxes, played(pad));
  std::size_t digits = std::to_string(boxes).size();
  for (const match::ScorePad::Row& row : pad.rows) {
    result.names = std::max(result.names, std::min(width_of(row.name), kLongestName));
    for (const auto& box : row.boxes) {
      if (box) digits = std::max(digits, std::to_string(*box).size());
    }
  }
  result.box = digits + 1;
  // Names are truncated further before boxes are dropped.
  const std::size_t sum = kSum.size() + 1;
  const std::size_t wanted = boxes * result.box + sum;
  const std::size_t left = columns > wanted ? columns - wanted : 0;
  result.names = std::min(result.names, std::max(left, kShortestName));
  const std::size_t others = result.names + sum;
  result.count = std::min(boxes, columns > others ? (columns - others) / result.box : 0);
  // The last played box is shown, and as few later ones as possible.
  result.first = std::max(played(pad), result.count) - result.count;
  return result;
}

}  // namespace

std::vector<Line> short_pad(const match::ScorePad& pad, std::size_t boxes,
                            std::optional<std::size_t> now, std::size_t columns) {
  const Columns shown = arrange(pad, boxes, columns);
  std::vector<Line> lines;
  Line head = {{.text = std::string(shown.names, ' ')}};
  for (std::size_t box = shown.first; box < shown.first + shown.count; ++box) {
    head.push_back({.text = fmt::format("{:>{}}", box + 1, shown.box),
                    .look = box == now ? Look::strong : Look::faint});
  }
  head.push_back({.text = fmt::format(" {}", kSum), .look = Look::faint});
  lines.push_back(std::move(head));
  for (const match::ScorePad::Row& row : pad.rows) {
    const std::string name = cut(row.name, shown.names);
    Line line = {{.text = name + std::string(shown.names - width_of(name), ' ')}};
    for (std::size_t box = shown.first; box < shown.first + shown.count; ++box) {
      const bool scored = box < row.boxes.size() && row.boxes[box];
      const bool over = box < row.boxes.size() && box != now;
      const std::string text = scored ? std::to_string(*row.boxes[box]) : over ? "." : "";
      line.push_back({.text = fmt::format("{:>{}}", text, shown.box),
                      .look = !scored               ? Look::faint
                              : *row.boxes[box] < 0 ? Look::bad
                                                    : Look::good});
    }
    line.push_back({.text = fmt::format(" {:>{}}", row.total, kSum.size()), .look = Look::strong});
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace reckon::play
