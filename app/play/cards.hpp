// SPDX-License-Identifier: MIT
// A hand as cards on a screen.
#pragma once

#include <cstddef>
#include <vector>

#include "app/play/frame.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::play {

/// The cards and the objective in a row, drawn as boxes as wide as there is room for, or as one
/// line of text where there is none. Used cards are faint, with dotted sides. `utf8`: drawn with
/// the lines of Unicode.
std::vector<Line> draw_cards(const krypto::Hand& hand, const std::vector<bool>& used,
                             std::size_t columns, bool utf8);

}  // namespace reckon::play
