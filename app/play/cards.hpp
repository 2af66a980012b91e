// SPDX-License-Identifier: MIT
// A hand as cards on a screen.
#pragma once

#include <cstddef>
#include <vector>

#include "app/play/frame.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::play {

/// Draws the cards and the objective in a row, as boxes as wide as possible, or as one line of text
/// if space is short. Used cards are faint, with dotted sides. `utf8`: drawn with the lines of
/// Unicode.
std::vector<Line> draw_cards(const krypto::Hand& hand, const std::vector<bool>& used,
                             std::size_t columns, bool utf8);

}  // namespace reckon::play
