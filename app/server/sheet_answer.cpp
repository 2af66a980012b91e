// SPDX-License-Identifier: MIT
#include "app/server/sheet_answer.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/contests/sheet_task.hpp"
#include "app/images/answer_sheets.hpp"
#include "app/images/pdf_pages.hpp"
#include "app/server/picture_answer.hpp"

namespace reckon::server {

namespace {

// Reads pages one by one, and cuts out what is in doubt.
class Sheets {
 public:
  explicit Sheets(const contests::SheetTask& task)
      : task_(task), frame_(contest::answer_page(task.size, {})) {
    for (const auto& [code, fields] : task.papers) codes_.push_back(code);
  }

  Result<void> take(const vision::Grey& picture) {
    const auto page_of = [this](const std::string& code) {
      return contest::answer_page(task_.size, task_.papers.at(code));
    };
    const images::SheetInPicture sheet = images::answer_sheet_in(picture, frame_, codes_, page_of);
    contests::FoundSheet& found =
        found_.emplace_back(contests::FoundSheet{.code = sheet.code, .blocks = sheet.blocks});
    if (sheet.code.empty()) return add(found, picture, sheet, std::nullopt);
    for (std::size_t block = 0; block < sheet.blocks.size(); ++block) {
      for (std::size_t row = 0; row < sheet.blocks[block].size(); ++row) {
        if (sheet.blocks[block][row].marked != scan::Marked::doubt) continue;
        const contest::PagePart part{.block = block, .row = row};
        if (auto added = add(found, picture, sheet, part); !added) return added;
      }
    }
    return {};
  }

  Response answer() const {
    return {.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
            .text = contests::text_of(found_)};
  }

 private:
  static Result<void> add(contests::FoundSheet& found, const vision::Grey& picture,
                          const images::SheetInPicture& sheet,
                          const std::optional<contest::PagePart>& part) {
    auto png = images::cut_out(picture, sheet, part);
    if (!png) return std::unexpected(png.error());
    found.pictures.push_back({.part = part, .png = *std::move(png)});
    return {};
  }

  const contests::SheetTask& task_;
  contest::AnswerPage frame_;
  std::vector<std::string> codes_{};
  std::vector<contests::FoundSheet> found_{};
};

Response refused(const Error& error) { return json_error(api::Code::bad_body, error.message); }

}  // namespace

Response answer_to_sheet(std::string_view picture, std::string_view task) {
  const auto read = contests::SheetTask::read(task);
  if (!read) return refused(read.error());
  auto grey = grey_of_picture(picture);
  if (!grey) return std::move(grey).error();
  Sheets sheets(*read);
  if (auto taken = sheets.take(*grey); !taken) return refused(taken.error());
  return sheets.answer();
}

Response answer_to_sheets(std::string_view pages, std::string_view task) {
  const auto read = contests::SheetTask::read(task);
  if (!read) return refused(read.error());
  Sheets sheets(*read);
  while (!pages.empty()) {
    const auto page = images::take_page(pages);
    if (!page) return refused(page.error());
    if (auto taken = sheets.take(*page); !taken) return refused(taken.error());
  }
  return sheets.answer();
}

}  // namespace reckon::server
