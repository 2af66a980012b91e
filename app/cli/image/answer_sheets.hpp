// SPDX-License-Identifier: MIT
// Pages on which entrants of a contest filled in circles, from files of pictures.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/contest/answer_page.hpp"
#include "reckon/scan/answer_sheet.hpp"

namespace reckon::cli {

/// A part of a page of answers.
struct PagePart {
  std::size_t block = 0;
  std::optional<std::size_t> row{};  ///< of the block; else the whole block
};

/// A picture of a file, and what was read in it.
struct ReadSheet {
  std::size_t page = 0;  ///< of a PDF, from 1; else 0
  std::string code{};    ///< without dashes; empty if no page with one of the codes is in it
  contest::AnswerPage answers{};  ///< the page with that code
  std::vector<std::vector<scan::MarkedRow>> blocks{};
  /// Writes a part of the page as a PNG file, or the whole picture, made smaller. A part is wanted
  /// only of a page that was read. A file that cannot be written is a Fault.
  std::function<void(const std::string& file, const std::optional<PagePart>& part)> cut_out{};
};

/// The page of answers of the entrant with a code.
using PageOfCode = std::function<contest::AnswerPage(const std::string& code)>;
using TakeSheet = std::function<void(const ReadSheet&)>;

/// Reads all pictures of a file (PNG, JPEG, WebP, PDF) as pages of answers with one of the codes,
/// and gives them to `take`, one by one. `frame` is a page of the right size, with any questions. A
/// file that cannot be read is a Fault. Null without the feature `pictures`.
[[gnu::weak]] void read_answer_sheets(const std::string& file, const contest::AnswerPage& frame,
                                      std::span<const std::string> codes, const PageOfCode& page_of,
                                      const TakeSheet& take);

}  // namespace reckon::cli
