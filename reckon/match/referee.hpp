// SPDX-License-Identifier: MIT
// What the two kinds of game have in common. For the sources of this room alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reckon/krypto/deck.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/player_name.hpp"

namespace reckon::match {

inline constexpr std::size_t kHandCards = 5;
inline constexpr Time kSecond = 1000;

/// Why nothing may happen at this time.
std::optional<Refusal> why_not_at(Time at, Time now, bool over);

/// Has a game take what happens, if it may happen at that time, and moves its clock. `accept` takes
/// the acts that belong to the game, with their time; `foreign` is said of others.
template <typename Accept>
std::expected<Happening, Refusal> take(const Event& event, Time& now, bool over,
                                       const char* foreign, const Accept& accept) {
  using Outcome = std::expected<Happening, Refusal>;
  if (const auto refusal = why_not_at(event.at, now, over)) return std::unexpected(*refusal);
  Outcome outcome = std::visit(
      [&](const auto& act) -> Outcome {
        if constexpr (requires { accept(act, event.at); }) {
          return accept(act, event.at);
        } else {
          return refuse(Refusal::Reason::other_game, foreign);
        }
      },
      event.act);
  if (outcome) now = event.at;
  return outcome;
}

/// Whether the five cards and the objective are cards of one deck.
bool can_deal(krypto::Deck deck, const krypto::Hand& hand);

/// What is wrong with an answer; empty if it is right. Refuses what cannot be read. With `=` in it,
/// it is read as steps.
std::expected<std::vector<krypto::Mistake>, Refusal> judge_answer(const krypto::Hand& hand,
                                                                  const std::string& formula,
                                                                  Rules rules);

inline std::unexpected<Refusal> not_playing(const std::string& name) {
  return refuse(Refusal::Reason::not_playing, name + " does not play for this hand");
}

/// Why nobody can do anything at this seat.
template <typename Player>
std::optional<Refusal> why_not_seated(Seat seat, const std::vector<Player>& players) {
  if (seat >= players.size()) {
    return Refusal{Refusal::Reason::no_such_player, "there is no such player"};
  }
  if (!players[seat].left) return std::nullopt;
  return Refusal{Refusal::Reason::has_left, players[seat].name + " has left"};
}

/// Why nobody can join by this name.
template <typename Player>
std::optional<Refusal> why_not_named(const std::string& name, const std::vector<Player>& players,
                                     std::size_t most_players) {
  const auto clean = clean_name(name, kMostNameBytes);
  if (!clean) return Refusal{Refusal::Reason::bad_name, clean.error().message};
  if (*clean != name) {
    return Refusal{Refusal::Reason::bad_name, "the name has blanks at its ends, or two in a row"};
  }
  if (std::ranges::find(players, name, &Player::name) != players.end()) {
    return Refusal{Refusal::Reason::name_taken, name + " is taken: choose another name"};
  }
  if (players.size() < most_players) return std::nullopt;
  return Refusal{Refusal::Reason::full, "all " + std::to_string(most_players) + " seats are taken"};
}

}  // namespace reckon::match
