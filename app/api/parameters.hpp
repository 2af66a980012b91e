// SPDX-License-Identifier: MIT
// Parameters that several files of questions have.
#pragma once

#include "app/api/questions.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/letters/puzzle.hpp"
#include "reckon/text/language.hpp"

namespace reckon::api {

inline constexpr Parameter kRules = {
    .name = "rules",
    .type = Type::choice,
    .help = "The allowed results: any, integers, integers of 0 or more, or of 1 or more",
    .usual_text = "house",
    .choices = names_of<kAllRules>,
    .shared = true};

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
