// SPDX-License-Identifier: MIT
#include "reckon/match/match.hpp"

namespace reckon::match {

std::optional<Seat> seat_of(const Match& match, std::string_view name) {
  return std::visit(
      [name](const auto& game) -> std::optional<Seat> {
        for (Seat seat = 0; seat < game.players().size(); ++seat) {
          if (game.players()[seat].name == name) return seat;
        }
        return std::nullopt;
      },
      match);
}

}  // namespace reckon::match
