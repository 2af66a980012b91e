// Pages as PDF and drawings as PNG, by cairo.
#pragma once

#include <span>
#include <string>

#include "reckon/arith/result.hpp"
#include "reckon/sheet/page.hpp"

namespace reckon::pdf {

/// Pages, one at least, with their texts selectable and the letters that they use embedded. The
/// same pages are the same bytes, as long as cairo and the font are the same. Fails if DejaVu, with
/// which all pages are laid out, is not installed, or memory runs out.
Result<std::string> to_pdf(std::span<const sheet::Drawing> pages, const std::string& title);

/// The drawing in the middle of a white picture of this size in pixels, as large as fits with a
/// tenth of the height left free above and below. Fails as to_pdf does.
Result<std::string> to_png(const sheet::Drawing& drawing, int width, int height);

}  // namespace reckon::pdf
