// SPDX-License-Identifier: MIT
// Parameters that several files of questions have.
#pragma once

#include "app/api/questions.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/text/language.hpp"

namespace reckon::api {

inline constexpr Parameter kRules = {
    .name = "rules",
    .type = Type::choice,
    .help = "The allowed results: any, integers, integers of 0 or more, or of 1 or more",
    .usual_text = "house",
    .choices = names_of<kAllRules>,
    .shared = true};

/// The same where there is a game.
inline constexpr Parameter kGameRules = {
    .name = "rules",
    .type = Type::choice,
    .help =
        "The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: "
        "those of the game)",
    .choices = names_of<kAllRules>};

inline constexpr Parameter kGameUse = {
    .name = "use",
    .type = Type::choice,
    .help = "Use all cards, or leave any over (default: that of the game)",
    .choices = names_of<krypto::kAllUses>};

inline constexpr letters::Conditions kUsualConditions;
inline constexpr Parameter kBase = {.name = "base",
                                    .type = Type::number,
                                    .help = "The base of the numbers",
                                    .range = {.least = 2, .most = letters::kMostDigits},
                                    .usual = kUsualConditions.base};

inline constexpr Parameter kLeadingZeros = {.name = "leading_zeros",
                                            .type = Type::flag,
                                            .help = "Numbers of several digits may begin with 0"};

inline constexpr Parameter kGiven = {
    .name = "given", .type = Type::digits, .help = "Known letters and their digits"};

inline constexpr Parameter kAnswerLimit = {.name = "limit",
                                           .type = Type::number,
                                           .help = "The number of answers returned",
                                           .range = {.bound = 100},
                                           .usual = 10};

inline constexpr Parameter kDeck = {.name = "deck",
                                    .type = Type::choice,
                                    .help = "The number of cards in the deck",
                                    .usual_text = "56",
                                    .choices = names_of<krypto::kAllDecks>};

inline constexpr Parameter kGame = {
    .name = "game",
    .type = Type::choice,
    .help =
        "The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four "
        "cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 "
        "cards",
    .usual_text = "krypto",
    .choices = names_of<krypto::kAllGames>,
    .shared = true};

// Of deals.
inline constexpr Parameter kUpTo = {
    .name = "up_to",
    .type = Type::number,
    .help = "The largest card: 10 or 13 of 24 (default: 13), any of own (default: 10)",
    .range = {.least = 1, .most = krypto::kLargestCard}};
inline constexpr Parameter kLargeTiles = {
    .name = "large",
    .type = Type::number,
    .help = "The number of large tiles of countdown (default: by chance)",
    .range = {.most = krypto::kLargeTiles.size()}};
inline constexpr Parameter kDealtCards = {.name = "cards",
                                          .type = Type::number,
                                          .help = "The number of cards of own (default: 4)",
                                          .range = {.least = row_of(krypto::Game::own).least_cards,
                                                    .most = row_of(krypto::Game::own).most_cards}};
inline constexpr Parameter kDealtObjective = {
    .name = "objective",
    .type = Type::number,
    .help = "The objective of own (default: by chance, as a card)",
    .range = {.most = 1'000'000'000}};

/// The language of what the help says.
constexpr Parameter language(std::string_view help) {
  return {.name = "lang",
          .type = Type::choice,
          .help = help,
          .usual_text = "en",
          .choices = names_of<kAllLanguages>};
}

inline constexpr Parameter kPuzzleSeed = {
    .name = "seed",
    .type = Type::number,
    .help = "The same seed makes the same puzzles; beyond 2^53 a string of digits",
    .required = true,
    .how = "give a whole number; the same seed makes the same puzzles"};

}  // namespace reckon::api
