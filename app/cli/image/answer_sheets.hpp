// SPDX-License-Identifier: MIT
// Pages on which entrants of a contest filled in circles, from files of pictures.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "app/images/answer_sheets.hpp"
#include "app/papers/scanned_sheets.hpp"
#include "reckon/contest/answer_page.hpp"

namespace reckon::cli {

using TakeSheet = std::function<void(const papers::ReadSheet&)>;

/// Reads all pictures of a file (PNG, JPEG, WebP, PDF) as pages of answers with one of the codes,
/// and gives them to `take`, one by one. `frame` is a page of the right size, with any questions. A
/// file that cannot be read is a Fault. Null without the feature `pictures`.
[[gnu::weak]] void read_answer_sheets(const std::string& file, const contest::AnswerPage& frame,
                                      std::span<const std::string> codes,
                                      const images::PageOfCode& page_of, const TakeSheet& take);

}  // namespace reckon::cli
