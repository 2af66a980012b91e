// SPDX-License-Identifier: MIT
// The answer about pages of answers of a contest, which a process of its own reads.
#pragma once

#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// Returns what is filled in on the page of a picture in PNG, JPEG or WebP, as
/// contests::read_sheets() takes it. `task` is the text that contests::SheetTask makes. Refuses
/// pictures as answer_to_picture() does. Cost: some passes over the picture.
Response answer_to_sheet(std::string_view picture, std::string_view task);

/// Returns the same for the pages of a PDF, as images::drawn_pages() draws them.
Response answer_to_sheets(std::string_view pages, std::string_view task);

}  // namespace reckon::server
