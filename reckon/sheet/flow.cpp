// SPDX-License-Identifier: MIT
#include "reckon/sheet/flow.hpp"

#include <algorithm>
#include <utility>

#include "reckon/sheet/font.hpp"

namespace reckon::sheet {

std::string_view name_of(Paper paper) { return paper == Paper::a4 ? "a4" : "letter"; }

Flow::Flow(Paper paper, Length gap, Length footer)
    : gap_(gap),
      footer_(footer),
      width_(paper == Paper::a4 ? 59528 : 61200),
      height_(paper == Paper::a4 ? 84189 : 79200) {
  turn_page();
}

void Flow::turn_page() {
  pages_.push_back({.width = width_, .height = height_});
  y_ = kMargin;
}

void Flow::need(Length height) {
  if (!has_room(height)) turn_page();
}

void Flow::write(const std::string& text, Face face, Length size) {
  for (const std::string& line : wrapped(text, face, size, inner_width())) {
    need(size);
    page().add(Text{.x = kMargin, .y = y_ + size, .text = line, .size = size, .face = face});
    y_ += line_height(size);
  }
}

void Flow::write(const Heading& heading) {
  write(heading.heading, Face::bold, heading.heading_size);
  write(heading.text, Face::regular, heading.text_size);
  y_ += heading.text_size;
}

void Flow::place(const std::vector<Drawing>& blocks, Length columns, const Heading* again) {
  const Length step = column_width(columns) + gap_;
  std::vector<std::pair<const Drawing*, Length>> band;  // with the columns where they begin
  Length used = 0;
  const auto finish_band = [&] {
    Length height = 0;
    for (const auto& [block, column] : band) height = std::max(height, block->height);
    if (!has_room(height)) {
      turn_page();
      if (again != nullptr) write(*again);
    }
    for (const auto& [block, column] : band) page().place(*block, kMargin + column * step, y_);
    y_ += height + gap_;
    band.clear();
    used = 0;
  };
  for (const Drawing& block : blocks) {
    Length span = 1;
    while (span < columns && block.width > span * step - gap_) ++span;
    if (used + span > columns) finish_band();
    band.emplace_back(&block, used);
    used += span;
  }
  if (!band.empty()) finish_band();
}

std::vector<Drawing> Flow::finish(std::string_view heading) {
  // Half of the line leaves room for the number.
  const auto lines = wrapped(heading, Face::regular, footer_, inner_width() / 2);
  const std::string begin = heading.empty() ? "" : lines.front() + ", ";
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    pages_[i].add(Text{.x = width_ / 2,
                       .y = height_ - kMargin + 2 * footer_,
                       .text = (i == 0 ? "" : begin) + std::to_string(i + 1) + " / " +
                               std::to_string(pages_.size()),
                       .size = footer_,
                       .anchor = Anchor::middle});
  }
  return std::move(pages_);
}

}  // namespace reckon::sheet
