// SPDX-License-Identifier: MIT
#include "app/cli/image/answer_sheets.hpp"

#include <algorithm>
#include <utility>

#include "app/cli/image/picture_file.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {

namespace {

using contest::Spot;

void write_picture(const std::string& file, const vision::Grey& picture) {
  PictureFile written(file, {.rows = picture.rows(), .columns = picture.columns()});
  for (std::size_t row = 0; row < picture.rows(); ++row) {
    written.write(std::span<const std::uint8_t>(picture.row(row)));
  }
  written.finish();
}

// The upper left and the lower right corner of a part, with some room around it.
std::pair<Spot, Spot> corners_of(const contest::AnswerPage& page, const PagePart& part) {
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

void read_answer_sheets(const std::string& file, const contest::AnswerPage& frame,
                        std::span<const std::string> codes, const PageOfCode& page_of,
                        const TakeSheet& take) {
  const scan::Shapes shapes;
  std::size_t page = 0;
  ScannedFile pictures(file);
  while (const auto picture = pictures.next()) {
    ReadSheet sheet{.page = pictures.has_pages() ? ++page : 0};
    std::optional<scan::PageInPicture> found;
    const vision::Grey darkness = vision::darkness(*picture);
    for (const scan::PageInPicture& seen : scan::pages_in(darkness, frame)) {
      auto code = scan::code_on(darkness, seen, frame, shapes, codes);
      if (!code) continue;
      sheet.answers = page_of(*code);
      sheet.blocks = scan::marks_on(darkness, seen, sheet.answers);
      sheet.code = *std::move(code);
      found = seen;
      break;
    }
    sheet.cut_out = [&](const std::string& name, const std::optional<PagePart>& part) {
      if (part && found) {
        const auto [first, last] = corners_of(sheet.answers, *part);
        write_picture(name, scan::seen_from_above(*picture, *found, first, last));
      } else {
        constexpr std::uint64_t kMost = 1'000'000;  // pixels
        write_picture(name, vision::shrunk(*picture, kMost));
      }
    };
    take(sheet);
  }
}

}  // namespace reckon::cli
