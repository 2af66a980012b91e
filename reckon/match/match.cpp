// SPDX-License-Identifier: MIT
#include "reckon/match/match.hpp"

namespace reckon::match {

std::optional<Seat> seat_of(const Match& match, std::string_view name) {
  return std::visit(
      [name](const auto& game) -> std::optional<Seat> {
        std::optional<Seat> found;
        for (Seat seat = 0; seat < game.players().size(); ++seat) {
          const auto& player = game.players()[seat];
          if (player.name != name) continue;
          found = seat;
          if (!player.left) break;
        }
        return found;
      },
      match);
}

}  // namespace reckon::match
