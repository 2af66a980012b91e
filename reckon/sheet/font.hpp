// SPDX-License-Identifier: MIT
// How wide texts are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/sheet/page.hpp"

namespace reckon::sheet {

/// The height of capitals and digits, and where the middle of + − × ÷ = is above the baseline.
Length cap_height(Length size);
Length sign_middle(Length size);

/// Returns the face in which a text is shown: the wanted one, or DejaVu Sans, regular or bold,
/// where Liberation Serif lacks one of its letters.
Face shown_face(std::string_view text, Face face);

/// Returns how wide a text is in the face in which it is shown. Letters that the font lacks count
/// as wide as the widest sign.
Length width_of(std::string_view text, Face face, Length size);
inline Length width_of(const Text& text) { return width_of(text.text, text.face, text.size); }

/// The first character, blanks included, whose width is not known: beyond the letters of western
/// and central Europe, or not a character at all.
std::optional<std::string> unknown_character(std::string_view text);

/// The text in lines no wider than `width`, broken at blanks, and within a word that is wider.
std::vector<std::string> wrapped(std::string_view text, Face face, Length size, Length width);

}  // namespace reckon::sheet
