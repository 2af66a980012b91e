// SPDX-License-Identifier: MIT
#include "reckon/contest/answer_page.hpp"

#include <algorithm>

namespace reckon::contest {

namespace {

constexpr std::size_t kColumns = 4;
constexpr std::size_t kDigits = 10;
constexpr Hundredths kLeft = 2200;    // the first circle of the first block
constexpr Hundredths kAcross = 4600;  // from block to block
constexpr Hundredths kCircle = 395;   // from circle to circle
constexpr Hundredths kRow = 385;      // from row to row
constexpr Hundredths kLabel = 420;    // from a label to the first circle
constexpr Hundredths kCorner = 1200;  // the middle of a corner square, from both edges

struct Measures {
  Hundredths width;
  Hundredths height;
  Hundredths top;   // the first row of the first block
  Hundredths down;  // from block to block
};
constexpr Measures kA4 = {.width = 21'000, .height = 29'700, .top = 2'600, .down = 4'350};
constexpr Measures kLetter = {.width = 21'590, .height = 27'940, .top = 2'450, .down = 4'050};

Hundredths times(std::size_t count, Hundredths length) {
  return static_cast<Hundredths>(count) * length;
}

CircleRow row_at(Spot first, char label, std::span<const char> marks) {
  CircleRow row{.label = label, .label_at = {.x = first.x - kLabel, .y = first.y}};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    row.circles.push_back(
        {.centre = {.x = first.x + times(i, kCircle), .y = first.y}, .mark = marks[i]});
  }
  return row;
}

}  // namespace

AnswerPage answer_page(PageSize size, std::span<const AnswerField> fields) {
  constexpr std::array<char, kDigits> kMarks = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9'};
  const Measures& measures = size == PageSize::a4 ? kA4 : kLetter;
  const auto& [width, height, top, down] = measures;
  AnswerPage page{
      .width = width,
      .height = height,
      .corners = {Spot{.x = kCorner, .y = kCorner}, Spot{.x = width - kCorner, .y = kCorner},
                  Spot{.x = kCorner, .y = height - kCorner},
                  Spot{.x = width - kCorner, .y = height - kCorner}},
      .corner_side = 600,
      .code_at = {.x = 2'000, .y = 1'350},
      .code_size = 500,
      .radius = 155};
  fields = fields.first(std::min(fields.size(), kMostQuestions));
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const AnswerField& field = fields[i];
    const Spot first{.x = kLeft + times(i % kColumns, kAcross),
                     .y = top + times(i / kColumns, down)};
    AnswerBlock& block = page.blocks.emplace_back();
    block.number = i + 1;
    // Above the labels, clear of the last row of the block above.
    constexpr Hundredths kAboveRow = 195;
    block.number_at = {.x = first.x - kLabel, .y = first.y - kAboveRow};
    switch (field.kind) {
      case FieldKind::digits:
        for (std::size_t row = 0; row < std::min(field.labels.size(), kMostRows); ++row) {
          block.rows.push_back(
              row_at({.x = first.x, .y = first.y + times(row, kRow)}, field.labels[row], kMarks));
        }
        break;
      case FieldKind::choice:
        block.rows.push_back(
            row_at(first, ' ',
                   std::span(field.labels).first(std::min(field.labels.size(), kMostOptions))));
        break;
      case FieldKind::line:
        for (std::size_t line = 0; line < 2; ++line) {
          const Hundredths y = first.y + times(line, 2 * kRow) + 300;
          block.lines.emplace_back(Spot{.x = first.x - 100, .y = y},
                                   Spot{.x = first.x + times(kDigits - 1, kCircle), .y = y});
        }
        break;
    }
  }
  return page;
}

}  // namespace reckon::contest
