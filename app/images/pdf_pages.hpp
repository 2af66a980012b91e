// SPDX-License-Identifier: MIT
// Draws the pages of a PDF with Poppler's pdftoppm, in a process of its own.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// The limits of a drawing process.
struct PdfLimits {
  std::size_t pages = 0;
  std::uint64_t memory = 0;  ///< bytes of address space
  std::chrono::seconds processor_time{};
};

/// Every page is drawn this long, in pixels of its longer side; A4 has 170 dots an inch then.
inline constexpr std::size_t kDrawnSide = 2000;

/// Returns the pages of a PDF as pictures in grey, in the format PGM, one after the other. Each has
/// at most kDrawnSide pixels on a side, whatever the PDF says. The process runs `confine` before
/// pdftoppm, and ends if that fails; it cannot write files. Refuses PDFs that are damaged, locked
/// by a password, or have too many pages or none (`malformed`), or take too long (`too_much`).
/// Fails with `system` if pdftoppm is not installed. Cost: some 0.1 s and 4 MB for each page.
Result<std::string> drawn_pages(std::string_view pdf, const PdfLimits& limits,
                                const std::function<bool()>& confine);

/// Takes the next page from such pages; there must be one. Fails if they are not
/// in that format.
Result<vision::Grey> take_page(std::string_view& pages);

}  // namespace reckon::images
