// SPDX-License-Identifier: MIT
// Arguments that several commands share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/language.hpp"

namespace reckon::cli {

// Each adds an option to a command, which sets the value. An unknown name ends the program with a
// line that lists the choices.
void add_deck(const Command& command, krypto::Deck& deck);
void add_rules(const Command& command, Rules& rules);
/// The game of a command; the options may differ from its row.
struct GameOptions {
  krypto::Game game = krypto::Game::krypto;
  std::optional<Rules> rules{};
  std::optional<krypto::Use> use{};

  /// Returns the rules given, or those of the game.
  Rules rules_or_usual() const { return rules.value_or(row_of(game).rules); }
  krypto::Use use_or_usual() const { return use.value_or(row_of(game).use); }
};
/// Adds `--game`, `--rules` and `--use`, and explains the games in the help.
void add_game(const Command& command, GameOptions& options);
/// Adds `--rules`, and `--use`, which are those of the game if not given.
void add_game_rules(const Command& command, std::optional<Rules>& rules);
void add_game_use(const Command& command, std::optional<krypto::Use>& use);
/// Options of deals, each of one or two games.
struct DealtCards {
  krypto::Deck deck = krypto::Deck::cards56;
  std::optional<std::uint64_t> up_to{};
  std::optional<std::uint64_t> large{};
  std::optional<std::uint64_t> cards{};
  std::optional<std::uint64_t> objective{};

  /// Returns the wishes.
  krypto::DealWishes wishes() const;
};
/// Adds `--deck`, `--up-to`, `--large`, `--cards` and `--objective`. Sheets have another `--large`.
void add_dealt_cards(const Command& command, DealtCards& options,
                     const std::string& large = "--large");
/// Adds an explanation of the rule sets to the help; add_rules() does so too.
void note_rules(const Command& command);
void add_form(const Command& command, krypto::Form& form);
void add_use(const Command& command, krypto::Use& use);
void add_notation(const Command& command, std::optional<Notation>& notation);
/// The unknowns of a grid's puzzles: the digits of its numbers, or the numbers.
enum class PuzzleKind : std::uint8_t { letters, numbers };
/// Returns `letters` or `numbers`.
std::string_view name_of(PuzzleKind kind);
void add_kind(const Command& command, PuzzleKind& kind);
/// Adds `--lang`; `help` says which output is in that language.
void add_language(const Command& command, Language& language, const std::string& help);
Option add_json(const Command& command, bool& json);
/// The numbers that an option takes, from `first` to `last`.
struct NumberRange {
  std::uint64_t first = 0;
  std::uint64_t last = ~std::uint64_t{0};
  bool is_judged_later = false;  ///< the command refuses other numbers, and can say why
};
/// Adds an option for a whole number of the range, only in decimal. All else is refused when the
/// command line is read.
Option add_number(const Command& command, const std::string& flag,
                  std::optional<std::uint64_t>& number, const std::string& help,
                  NumberRange range = {});
/// Returns the number of an option; a Fault unless it is from `first` to `last`.
std::uint64_t in_range(std::string_view flag, std::uint64_t number, std::uint64_t first,
                       std::uint64_t last);
/// Returns 64 random bits, for a run without a given seed.
std::uint64_t fresh_seed();
/// Adds the hand, as one argument or as several: `"2 4 3 6 5 : 6"` or `2 4 3 6 5 : 6`.
Option add_hand(const Command& command, std::vector<std::string>& words);
/// Adds the hand, or a file of hands: one of them must be given. Returns the option of the file.
Option add_hand_or_file(const Command& command, std::vector<std::string>& words, std::string& file,
                        const std::string& help);

/// Reads the hand from its words, as krypto::parse_hand() does; a Fault names the column.
krypto::Hand hand_of(const std::vector<std::string>& words,
                     krypto::Game game = krypto::Game::krypto);

}  // namespace reckon::cli
