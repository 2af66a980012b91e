// SPDX-License-Identifier: MIT
// Pages on which entrants of a contest filled in circles, in pictures.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/contest/answer_page.hpp"
#include "reckon/scan/answer_sheet.hpp"
#include "reckon/text/result.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::images {

/// A page of answers in a picture.
struct SheetInPicture {
  std::string code{};  ///< without hyphens; empty if no page with one of the codes is in it
  contest::AnswerPage answers{};                       ///< the page with that code
  std::vector<std::vector<scan::MarkedRow>> blocks{};  ///< its rows
  std::optional<scan::PageInPicture> place{};          ///< nothing without a code
};

/// The page of answers of the entrant with a code.
using PageOfCode = std::function<contest::AnswerPage(const std::string& code)>;

/// Reads a picture as a page of answers with one of the codes, each without hyphens. `frame` is a
/// page of the right size, with any questions. Cost: some passes over the picture.
SheetInPicture answer_sheet_in(const vision::Grey& picture, const contest::AnswerPage& frame,
                               std::span<const std::string> codes, const PageOfCode& page_of);

/// Returns a part of the page in PNG, or the whole picture, made smaller. A part is wanted only of
/// a page that was read. Fails only if memory runs out.
Result<std::string> cut_out(const vision::Grey& picture, const SheetInPicture& sheet,
                            const std::optional<contest::PagePart>& part);

}  // namespace reckon::images
