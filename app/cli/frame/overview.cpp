// SPDX-License-Identifier: MIT
#include "app/cli/frame/overview.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace reckon::cli {
namespace {

constexpr std::array<std::array<std::string_view, 2>, 8> kOverview = {{
    {"reckon krypto solve 4 7 8 8 : 24", "every way to make 24, or another number"},
    {"reckon krypto play --against 3", "play Krypto against the computer"},
    {"reckon calcrostic generate > p.txt", "a letter puzzle with exactly one answer"},
    {"reckon calcrostic solve p.txt", "solve it; --explain shows each step"},
    {"reckon sheet --krypto 12 -o club.pdf", "graded puzzles to print, with answers"},
    {"reckon scan page.png --solve", "read puzzles from a photo and solve them"},
    {"reckon bank fill --count 100", "a bank that hands out no puzzle twice"},
    {"reckon serve", "play in the browser, alone or in rooms"},
}};

}  // namespace

std::string overview() {
  std::size_t column = 0;
  for (const auto& [command, what] : kOverview) column = std::max(column, command.size());
  std::string text =
      "Number puzzles: Krypto, the 24 game, Countdown, cryptarithms and calcrostics.\n";
  for (const auto& [command, what] : kOverview) {
    text += "  " + std::string(command) + std::string(column + 2 - command.size(), ' ') +
            std::string(what) + "\n";
  }
  return text + "All commands: reckon --help. One command: reckon krypto solve --help.\n";
}

}  // namespace reckon::cli
