// SPDX-License-Identifier: MIT
// Code shared by all kinds of games. Only for the sources of this module.
#pragma once

#include <algorithm>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reckon/krypto/deck.hpp"
#include "reckon/match/card_game.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/player_name.hpp"

namespace reckon::match {

inline constexpr Time kSecond = 1000;
/// The limit on mistakes in a verdict.
inline constexpr std::size_t kMostProblems = 10;

/// Returns why no event is possible at this time, or nothing if one is.
std::optional<Refusal> why_not_at(Time at, Time now, bool over);

/// Applies an event to a game if its time allows it, and advances the clock. `accept` handles the
/// acts that belong to the game, with their time; others are refused with the message `foreign`.
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

/// Whether one deck can deal the five cards and the objective.
bool can_deal(krypto::Deck deck, const krypto::Hand& hand);

/// Whether an answer is right, and some of its mistakes.
struct Verdict {
  bool right = false;
  std::vector<krypto::Mistake> problems{};  ///< at most kMostProblems, each short; none if right
  /// How far the value is from the objective, rounded up, if the value is all that is wrong.
  std::optional<std::int64_t> distance{};
};

/// Judges an answer to a hand. Refuses a formula that cannot be parsed; one with `=` is parsed as
/// steps. If the answer has a verdict already, returns that. Cost: less than a millisecond for a
/// formula of kLongestAnswer bytes. A longer one with many numbers uses too many cards, so it is
/// wrong without evaluation.
std::expected<Verdict, Refusal> judge_answer(const krypto::Hand& hand, const Answered& answered,
                                             Rules rules, krypto::Use use = krypto::Use::all);

/// Returns why a hand is not one of this game, or nothing if it is. `deck` is that of Krypto; with
/// `any_cards` only the number of cards and the ranges of the game count.
std::optional<Refusal> why_not_dealt(const CardGame& game, krypto::Deck deck, bool any_cards,
                                     const krypto::Hand& hand);

/// Judges an answer where the nearest counts. A formula counts if its value scores and is nearer
/// than `before`, that of the player's best answer to the hand; then the verdict has a distance.
/// Otherwise as judge_answer().
std::expected<Verdict, Refusal> judge_near(const CardGame& game, const krypto::Hand& hand,
                                           const Answered& answered, Rules rules,
                                           std::optional<std::int64_t> before);

inline std::unexpected<Refusal> not_playing(const std::string& name) {
  return refuse(Refusal::Reason::not_playing, name + " does not play for this hand");
}

/// Returns why this seat cannot act, or nothing if it can.
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

/// Whether the name of a player is free again because the host of a class removed the player.
template <typename Player>
bool has_given_up_name(const Player& player) {
  if constexpr (requires { player.removed; }) return player.removed;
  return false;
}

/// Returns why a player cannot have this name, or nothing if the name is free.
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

/// Returns why a player cannot join with this name, or nothing if the player can.
template <typename Player>
std::optional<Refusal> why_not_named(const std::string& name, const std::vector<Player>& players,
                                     std::size_t most_players) {
  if (auto refusal = why_not_called(name, players)) return refusal;
  if (players.size() < most_players) return std::nullopt;
  return all_seats_taken(most_players);
}

}  // namespace reckon::match
