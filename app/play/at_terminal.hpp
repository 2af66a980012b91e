// SPDX-License-Identifier: MIT
// A game on a terminal.
#pragma once

#include "app/play/table.hpp"
#include "app/play/terminal.hpp"

namespace reckon::play {

/// Plays until the match is over, the person leaves, or a signal ends the game. Returns the signal:
/// 0 if none came, SIGHUP if the terminal has gone.
int at_terminal(Table& table, Terminal& terminal);

}  // namespace reckon::play
