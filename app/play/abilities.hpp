// SPDX-License-Identifier: MIT
// What the terminal can do.
#pragma once

#include <optional>

#include "app/play/frame.hpp"

namespace reckon::play {

/// What the terminal on standard input and output can show, by its entry in terminfo, the locale
/// and NO_COLOR. Nothing if input or output is not a terminal, or not one that can be
/// drawn on with the sequences of ECMA-48, such as `dumb` or one that is not known.
std::optional<Abilities> abilities_of_terminal();

}  // namespace reckon::play
