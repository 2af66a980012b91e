// SPDX-License-Identifier: MIT
// The abilities of the terminal.
#pragma once

#include <optional>

#include "app/play/frame.hpp"

namespace reckon::play {

/// Returns the abilities of the terminal on standard input and output, by its terminfo entry, the
/// locale and NO_COLOR. Empty if input or output is not a terminal, or if it lacks the sequences of
/// ECMA-48, such as `dumb` or an unknown one.
std::optional<Abilities> abilities_of_terminal();

}  // namespace reckon::play
