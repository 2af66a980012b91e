// SPDX-License-Identifier: MIT
// Which cards a formula has used so far, while it is being typed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace reckon::play {

/// Whether each card is used, for a text that need not be finished. Of equal cards the first are
/// taken first. In steps, `8 + 19 = 27, 27 * 2`, a result that is used on is not a card, as reading
/// them has it. Cost: linear in the text, times the cards.
std::vector<bool> used_cards(const std::vector<std::int64_t>& cards, std::string_view formula);

}  // namespace reckon::play
