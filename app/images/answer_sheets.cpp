// SPDX-License-Identifier: MIT
#include "app/images/answer_sheets.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

namespace {

using contest::Spot;

Result<std::string> png_of(const vision::Grey& picture) {
  auto writer = PngWriter::make({.rows = picture.rows(), .columns = picture.columns()});
  if (!writer) return std::unexpected(writer.error());
  for (std::size_t row = 0; row < picture.rows(); ++row) {
    const std::span<const std::uint8_t> pixels(picture.row(row));
    if (auto written = writer->write(pixels); !written) return std::unexpected(written.error());
  }
  return writer->take_bytes();
}

// The upper left and the lower right corner of a part, with some room around it.
std::pair<Spot, Spot> corners_of(const contest::AnswerPage& page, const contest::PagePart& part) {
  constexpr contest::Hundredths kAcross = 300;
  constexpr contest::Hundredths kDown = 220;
  const contest::AnswerBlock& block = page.blocks.at(part.block);
  std::vector<Spot> spots;
  if (!part.row) spots.push_back(block.number_at);
  for (std::size_t row = 0; row < block.rows.size(); ++row) {
    if (part.row && row != *part.row) continue;
    spots.push_back(block.rows[row].label_at);
    for (const contest::Circle& circle : block.rows[row].circles) spots.push_back(circle.centre);
  }
  Spot first = spots.empty() ? block.number_at : spots.front();
  Spot last = first;
  for (const Spot& spot : spots) {
    first = {.x = std::min(first.x, spot.x), .y = std::min(first.y, spot.y)};
    last = {.x = std::max(last.x, spot.x), .y = std::max(last.y, spot.y)};
  }
  return {{.x = first.x - kAcross, .y = first.y - kDown},
          {.x = last.x + kAcross, .y = last.y + kDown}};
}

}  // namespace

SheetInPicture answer_sheet_in(const vision::Grey& picture, const contest::AnswerPage& frame,
                               std::span<const std::string> codes, const PageOfCode& page_of) {
  const scan::Shapes shapes;
  const vision::Grey darkness = vision::darkness(picture);
  for (const scan::PageInPicture& seen : scan::pages_in(darkness, frame)) {
    auto code = scan::code_on(darkness, seen, frame, shapes, codes);
    if (!code) continue;
    SheetInPicture sheet{.answers = page_of(*code), .place = seen};
    sheet.blocks = scan::marks_on(darkness, seen, sheet.answers);
    sheet.code = *std::move(code);
    return sheet;
  }
  return {};
}

Result<std::string> cut_out(const vision::Grey& picture, const SheetInPicture& sheet,
                            const std::optional<contest::PagePart>& part) {
  if (part && sheet.place) {
    const auto [first, last] = corners_of(sheet.answers, *part);
    return png_of(scan::seen_from_above(picture, *sheet.place, first, last));
  }
  constexpr std::uint64_t kMost = 1'000'000;  // pixels
  return png_of(vision::shrunk(picture, kMost));
}

}  // namespace reckon::images
