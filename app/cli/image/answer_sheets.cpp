// SPDX-License-Identifier: MIT
#include "app/cli/image/answer_sheets.hpp"

#include <utility>

#include "app/cli/image/picture_file.hpp"

namespace reckon::cli {

void read_answer_sheets(const std::string& file, const contest::AnswerPage& frame,
                        std::span<const std::string> codes, const images::PageOfCode& page_of,
                        const TakeSheet& take) {
  std::size_t page = 0;
  ScannedFile pictures(file);
  while (const auto picture = pictures.next()) {
    const images::SheetInPicture sheet = images::answer_sheet_in(*picture, frame, codes, page_of);
    take({.file = file,
          .page = pictures.has_pages() ? ++page : 0,
          .code = sheet.code,
          .blocks = sheet.blocks,
          .picture = [&](const std::optional<contest::PagePart>& part) {
            return images::cut_out(*picture, sheet, part);
          }});
  }
}

}  // namespace reckon::cli
