// SPDX-License-Identifier: MIT
// The score pad, small enough to stand under the cards.
#pragma once

#include <cstddef>
#include <vector>

#include "app/play/frame.hpp"
#include "reckon/match/score_pad.hpp"

namespace reckon::play {

/// A line of numbers, and one a player: name, boxes, total. At least `boxes` boxes are shown, or,
/// if they are too wide, the last of those that are played; `now` is the box played for, from 0, if
/// any is. Empty boxes before it have a dot.
std::vector<Line> short_pad(const match::ScorePad& pad, std::size_t boxes,
                            std::optional<std::size_t> now, std::size_t columns);

}  // namespace reckon::play
