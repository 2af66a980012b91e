// SPDX-License-Identifier: MIT
// Stands in for games at the terminal.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"

namespace reckon::cli {

void add_krypto_play(const Command& krypto, Answer&) { add_absent(krypto, "play", "play"); }

}  // namespace reckon::cli
