// SPDX-License-Identifier: MIT
// Sheets as PDF.
#pragma once

#include <span>
#include <string>

#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"

namespace reckon::cli {

/// The pages as a PDF; a Fault where cairo is not installed. Null without the feature `pdf`.
[[gnu::weak]] std::string pdf_document(std::span<const sheet::Drawing> pages,
                                       const std::string& title, Language language);

}  // namespace reckon::cli
