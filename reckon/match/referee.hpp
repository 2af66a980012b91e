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
/// The most problems of an answer that a verdict has.
inline constexpr std::size_t kMostProblems = 10;

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

/// Whether an answer is right, and some of what is wrong with it.
struct Verdict {
  bool right = false;
  std::vector<krypto::Mistake> problems{};  ///< at most kMostProblems, each short; none if right
};

/// Judges an answer to a hand. Refuses a formula that cannot be read; one with `=` is read as
/// steps. Returns the verdict that the answer brings along, if it brings one. Cost: less than a
/// millisecond for a formula of kLongestAnswer bytes; a longer one with many numbers is wrong,
/// since it uses more cards than there are, and is not evaluated.
std::expected<Verdict, Refusal> judge_answer(const krypto::Hand& hand, const Answered& answered,
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

inline Refusal all_seats_taken(std::size_t seats) {
  return {.reason = Refusal::Reason::full,
          .message = "all " + std::to_string(seats) + " seats are taken"};
}

/// Whether the name of a player is free again, since the host of a class took the player out.
template <typename Player>
bool has_given_up_name(const Player& player) {
  if constexpr (requires { player.removed; }) return player.removed;
  return false;
}

/// Why no player can have this name.
template <typename Player>
std::optional<Refusal> why_not_called(const std::string& name, const std::vector<Player>& players) {
  const auto clean = clean_name(name, kMostNameBytes);
  if (!clean) return Refusal{Refusal::Reason::bad_name, clean.error().message};
  if (*clean != name) {
    return Refusal{Refusal::Reason::bad_name, "the name has blanks at its ends, or two in a row"};
  }
  const bool is_taken = std::ranges::any_of(players, [&name](const Player& player) {
    return player.name == name && !has_given_up_name(player);
  });
  if (!is_taken) return std::nullopt;
  return Refusal{Refusal::Reason::name_taken, name + " is taken: choose another name"};
}

/// Why no player can join by this name.
template <typename Player>
std::optional<Refusal> why_not_named(const std::string& name, const std::vector<Player>& players,
                                     std::size_t most_players) {
  if (auto refusal = why_not_called(name, players)) return refusal;
  if (players.size() < most_players) return std::nullopt;
  return all_seats_taken(most_players);
}

}  // namespace reckon::match
