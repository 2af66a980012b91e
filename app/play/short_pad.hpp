// SPDX-License-Identifier: MIT
// The score pad, small enough to fit under the cards.
#pragma once

#include <cstddef>
#include <vector>

#include "app/play/frame.hpp"
#include "reckon/match/score_pad.hpp"

namespace reckon::play {

/// Returns a line of numbers, and one per player: name, boxes, total. It shows at least `boxes`
/// boxes, or, if they are too wide, the last of those played. `now` is the current box, from 0, if
/// any. Empty boxes before it have a dot.
std::vector<Line> short_pad(const match::ScorePad& pad, std::size_t boxes,
                            std::optional<std::size_t> now, std::size_t columns);

}  // namespace reckon::play
