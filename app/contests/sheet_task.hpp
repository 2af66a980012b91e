// SPDX-License-Identifier: MIT
// The questions to a process that reads scanned pages of answers, and what it found.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/papers/scanned_sheets.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// The pages that may lie in a file.
struct SheetTask {
  contest::PageSize size = contest::PageSize::a4;
  /// How each question is answered, by the code of the entrant, without hyphens.
  std::map<std::string, std::vector<contest::AnswerField>> papers{};

  std::string text() const;
  /// Reads such a text.
  static Result<SheetTask> read(std::string_view text);
};

/// A part of a page, with its picture in PNG.
struct SheetPicture {
  std::optional<contest::PagePart> part{};  ///< nothing for the whole picture
  std::string png{};
};
/// A picture that was read.
struct FoundSheet {
  std::string code{};  ///< empty if no page with one of the codes is in it
  std::vector<std::vector<scan::MarkedRow>> blocks{};
  std::vector<SheetPicture> pictures{};
};
/// The pictures of a file have at most these bytes together; further ones are left out.
inline constexpr std::size_t kMostPictureBytes = std::size_t{10} << 20U;

std::string text_of(const std::vector<FoundSheet>& sheets);
/// Reads such a text, which may come from a process that a picture has taken over. Refuses any
/// other.
Result<std::vector<FoundSheet>> read_sheets(std::string_view text);

/// Returns a sheet as it is taken, with the page of a file that has several, else 0. The sheet must
/// outlive it.
papers::ReadSheet as_read(const FoundSheet& sheet, std::string file, std::size_t page);

}  // namespace reckon::contests
