// SPDX-License-Identifier: MIT
// A game without a terminal to draw on: it reads a line, and prints some lines.
//
//     21 - 19 + 8 + 14 / 2    calls "Krypto!" and explains
//     krypto                  calls only; the next formula explains
//     pass                    gives the hand up
//     wait 20                 lets 20 seconds pass; nothing else takes time
//     quit                    leaves the game
//
// Blank lines and comments from # on are skipped. An unreadable formula is refused without counting
// as a call.
#pragma once

#include <functional>
#include <string_view>

#include "app/play/line_input.hpp"
#include "app/play/table.hpp"
#include "reckon/text/result.hpp"

namespace reckon::play {

/// Plays until the match is over, the person leaves, or the input ends. It calls `say` with each
/// line about events, before it waits for more input. Fails if the input fails.
Result<void> by_lines(Table& table, LineInput& input,
                      const std::function<void(std::string_view)>& say);

}  // namespace reckon::play
