// SPDX-License-Identifier: MIT
// A game where there is no terminal to draw on: a line in, some lines out.
//
//     21 - 19 + 8 + 14 / 2    calls "Krypto!" and explains
//     krypto                  calls only; the next formula explains
//     pass                    gives the hand up
//     wait 20                 lets 20 seconds pass; nothing else takes time
//     quit                    leaves the game
//
// Blank lines and what follows a # are skipped. A formula that cannot be read is refused without
// being a call.
#pragma once

#include <functional>
#include <string_view>

#include "app/play/line_input.hpp"
#include "app/play/table.hpp"
#include "reckon/text/result.hpp"

namespace reckon::play {

/// Plays until the match is over, the person leaves, or the input ends. `say` is given what
/// happens, a line a call, before more input is waited for. Fails where the input does.
Result<void> by_lines(Table& table, LineInput& input,
                      const std::function<void(std::string_view)>& say);

}  // namespace reckon::play
