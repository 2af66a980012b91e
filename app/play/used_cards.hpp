// SPDX-License-Identifier: MIT
// Finds the cards that a formula has used so far, while it is being typed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace reckon::play {

/// Returns whether each card is used, for a text that may be unfinished. Among equal cards the
/// first ones are used first. In steps, `8 + 19 = 27, 27 * 2`, a result that is reused is not a
/// card, as in the reader of formulas. Cost: linear in the text, times the cards.
std::vector<bool> used_cards(const std::vector<std::int64_t>& cards, std::string_view formula);

}  // namespace reckon::play
