// SPDX-License-Identifier: MIT
// Sheets as plain text and as LaTeX, for those who lay them out themselves.
#pragma once

#include <span>
#include <string>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/layout.hpp"

namespace reckon::sheet {

/// The parts of a sheet to write.
struct Parts {
  bool puzzles = true;
  bool answers = true;
};

/// Puzzles and answers in the notations that all commands read.
std::string to_plain_text(std::span<const kinds::Entry> entries, const Style& style, Parts parts);

/// A document of the class article that needs no packages but those of every installation. With
/// letters beyond those of western and central Europe it is for lualatex or xelatex. Answers begin
/// on a new page.
std::string to_latex_document(std::span<const kinds::Entry> entries, const Style& style,
                              Parts parts);

}  // namespace reckon::sheet
