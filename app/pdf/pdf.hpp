// SPDX-License-Identifier: MIT
// Pages as PDF, by cairo.
#pragma once

#include <span>
#include <string>

#include "reckon/sheet/page.hpp"
#include "reckon/text/result.hpp"

namespace reckon::pdf {

/// Pages, one at least, with their texts selectable and the letters that they use embedded. The
/// same pages are the same bytes, as long as cairo and the font are the same. Fails if DejaVu, with
/// which all pages are laid out, is not installed, or memory runs out.
Result<std::string> to_pdf(std::span<const sheet::Drawing> pages, const std::string& title);

}  // namespace reckon::pdf
