// SPDX-License-Identifier: MIT
// Pages as PDF, with cairo.
#pragma once

#include <span>
#include <string>

#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::pdf {

/// Returns one or more pages as PDF; texts are selectable, and the used letters are embedded. The
/// document is tagged: it has a title and a language, and its lines are read in their order. Equal
/// pages give equal bytes, for the same cairo and font. Fails if DejaVu, the font of the layout, is
/// not installed, or memory runs out.
Result<std::string> to_pdf(std::span<const sheet::Drawing> pages, const std::string& title,
                           Language language);

}  // namespace reckon::pdf
