// SPDX-License-Identifier: MIT
#include "app/cli/image/answer_sheets.hpp"

#include <utility>

#include "app/cli/image/picture_file.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {

std::vector<ReadSheet> read_answer_sheets(const std::string& file, const contest::AnswerPage& frame,
                                          std::span<const std::string> codes,
                                          const PageOfCode& page_of) {
  const scan::Shapes shapes;
  std::vector<ReadSheet> sheets;
  ScannedFile pictures(file);
  while (const auto picture = pictures.next()) {
    ReadSheet& sheet = sheets.emplace_back();
    if (pictures.has_pages()) sheet.page = sheets.size();
    const vision::Grey darkness = vision::darkness(*picture);
    for (const scan::PageInPicture& seen : scan::pages_in(darkness, frame)) {
      auto code = scan::code_on(darkness, seen, frame, shapes, codes);
      if (!code) continue;
      sheet.answers = page_of(*code);
      sheet.blocks = scan::marks_on(darkness, seen, sheet.answers);
      sheet.code = *std::move(code);
      break;
    }
  }
  return sheets;
}

}  // namespace reckon::cli
