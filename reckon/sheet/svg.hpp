// SPDX-License-Identifier: MIT
// Drawings as SVG and pages as HTML, their letters being text.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"

namespace reckon::sheet {

/// The drawing in black on white, with a margin on each side, as a file of its own. Without styles
/// and scripts, so that any page may show it.
std::string to_svg(const Drawing& drawing, std::string_view title, Length margin = 0);

/// Pages for a browser to print, each on a sheet of its size, without scripts. One at least, all of
/// one size.
std::string to_html(std::span<const Drawing> pages, std::string_view title, Language language);

}  // namespace reckon::sheet
