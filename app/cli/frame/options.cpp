// SPDX-License-Identifier: MIT
#include "app/cli/frame/options.hpp"

#include <fmt/core.h>
#include <random>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <memory>
#include <system_error>

#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/json_lines.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

bool is_open(const NumberRange& range) { return range.last == NumberRange().last; }

// `3 to 5`, or `0 or more`.
std::string in_words(const NumberRange& range) {
  return is_open(range) ? fmt::format("{} or more", range.first)
                        : fmt::format("{} to {}", range.first, range.last);
}

}  // namespace

void add_deck(const Command& command, krypto::Deck& deck) {
  add_choice(command, "--deck", "The deck: 56 cards, or the original 52 (default: 56)", deck,
             krypto::kAllDecks);
}

void note_rules(const Command& command) {
  command.note(
      "Rules: every intermediate result is\n"
      "  house          any number\n"
      "  integer        an integer\n"
      "  international  an integer, 0 or more\n"
      "  positive       an integer, 1 or more");
}

void add_rules(const Command& command, Rules& rules) {
  add_choice(command, "--rules", "Allowed intermediate results (default: house)", rules, kAllRules);
  note_rules(command);
}

void add_game(const Command& command, GameOptions& options) {
  add_choice(command, "--game", "The game, which has its own usual options (default: krypto)",
             options.game, krypto::kAllGames);
  command.note(
      "Games: a hand is\n"
      "  krypto     any cards and an objective; all cards are used\n"
      "  24         four cards of 1 to 13, which make 24\n"
      "  countdown  any of six numbers make one of three digits; positive rules\n"
      "  own        3 to 7 cards and any objective\n\n"
      "After --game, the colon may be left out, and in the 24 game the objective too.");
  add_game_rules(command, options.rules);
  add_game_use(command, options.use);
}

void add_game_rules(const Command& command, std::optional<Rules>& rules) {
  add_choice(command, "--rules", "Allowed intermediate results (default: those of the game)", rules,
             kAllRules);
  note_rules(command);
}

void add_game_use(const Command& command, std::optional<krypto::Use>& use) {
  add_choice(command, "--use", "Use all cards, or any of them (default: that of the game)", use,
             krypto::kAllUses);
}

krypto::DealWishes DealtCards::wishes() const {
  krypto::DealWishes wishes{.deck = deck};
  if (up_to) wishes.up_to = static_cast<std::int64_t>(*up_to);
  if (large) wishes.large = static_cast<std::size_t>(*large);
  if (cards) wishes.cards = static_cast<std::size_t>(*cards);
  if (objective) wishes.objective = static_cast<std::int64_t>(*objective);
  return wishes;
}

void add_dealt_cards(const Command& command, DealtCards& options, const std::string& large) {
  add_deck(command, options.deck);
  add_number(command, "--up-to", options.up_to,
             "Largest card: 10 or 13 of 24 (default: 13), any of own (default: 10)",
             {.first = 1, .last = krypto::kLargestCard})
      .type_name("N");
  add_number(command, large, options.large,
             "Number of large tiles of countdown, 0 to 4 (default: by chance)",
             {.last = krypto::kLargeTiles.size()})
      .type_name("N");
  const krypto::GameRow& own = row_of(krypto::Game::own);
  add_number(command, "--cards", options.cards, "Number of cards of own, 3 to 7 (default: 4)",
             {.first = own.least_cards, .last = own.most_cards})
      .type_name("N");
  constexpr std::uint64_t kLargestObjective = 1'000'000'000;
  add_number(command, "--objective", options.objective,
             "Objective of own (default: by chance, as a card)", {.last = kLargestObjective})
      .type_name("N");
}

void add_form(const Command& command, krypto::Form& form) {
  add_choice(command, "--form", "The form of one solution (default: distinct)", form,
             krypto::kAllForms);
  command.note(
      "Forms: one solution is\n"
      "  distinct   one rational function of the cards\n"
      "  written    one fully bracketed text\n"
      "  essential  one idea, whatever neutral steps surround it\n"
      "  linear     one text without brackets, read from right to left");
}

void add_use(const Command& command, krypto::Use& use) {
  add_choice(command, "--use", "Use all cards, or any of them, as in Countdown (default: all)", use,
             krypto::kAllUses);
}

void add_notation(const Command& command, std::optional<Notation>& notation) {
  add_choice(command, "--notation", "How formulas are written (default: infix)", notation,
             kAllNotations);
}

std::string_view name_of(PuzzleKind kind) {
  return kind == PuzzleKind::letters ? "letters" : "numbers";
}

void add_kind(const Command& command, PuzzleKind& kind) {
  static constexpr std::array kAll = {PuzzleKind::letters, PuzzleKind::numbers};
  add_choice(command, "--kind", "Find the digits of letters, or whole numbers (default: letters)",
             kind, kAll);
}

void add_language(const Command& command, Language& language, const std::string& help) {
  add_choice(command, "--lang", help + " (default: en)", language, kAllLanguages);
}

Option add_json(const Command& command, bool& json) {
  return command.add_flag("--json", json, "Print one JSON document");
}

Option add_number(const Command& command, const std::string& flag,
                  std::optional<std::uint64_t>& number, const std::string& help,
                  NumberRange range) {
  return command.add_option(
      flag,
      [flag, range, &number](const std::string& text) {
        std::uint64_t value = 0;
        const char* end = text.data() + text.size();
        const auto [stop, problem] = std::from_chars(text.data(), end, value);
        if (problem == std::errc::invalid_argument || stop != end) {
          throw WrongValue(flag,
                           fmt::format("{} is not a number {} {}: write a whole one", quote(text),
                                       is_open(range) ? "of" : "from", in_words(range)));
        }
        if (problem != std::errc()) {
          throw WrongValue(flag, fmt::format("{} is too large: take {}", quote(text),
                                             is_open(range) ? fmt::format("at most {}", range.last)
                                                            : in_words(range)));
        }
        if (!range.is_judged_later && (value < range.first || value > range.last)) {
          throw WrongValue(flag, fmt::format("take {}, not {}", in_words(range), value));
        }
        number = value;
      },
      help);
}

std::uint64_t in_range(std::string_view flag, std::uint64_t number, std::uint64_t first,
                       std::uint64_t last) {
  if (number >= first && number <= last) return number;
  throw Fault(kBadInput, fmt::format("{}: take {} to {}, not {}", flag, first, last, number));
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

Option add_hand(const Command& command, std::vector<std::string>& words) {
  return command
      .add_option("HAND", words,
                  "Cards, colon, objective: \"2 4 3 6 5 : 6\", or - for standard input")
      .type_name("");
}

Option add_hand_or_file(const Command& command, std::vector<std::string>& words, std::string& file,
                        const std::string& help) {
  const Option hand = add_hand(command, words);
  const Option option = command.add_option("--file", file, help).type_name("FILE").excludes(hand);
  command.check([hand, option, &file, &words] {
    if (option.given() && file.empty()) {
      throw WrongValue("--file", "has no name: give one, or - for standard input");
    }
    // A hyphen is a file, which may have several hands.
    if (words == std::vector<std::string>{"-"}) file = "-";
    std::error_code unknown;
    if (words.size() == 1 && !krypto::Hand::parse(words.front()) &&
        std::filesystem::is_regular_file(words.front(), unknown)) {
      throw WrongValue(
          "HAND", "this is a file: read its hands with --file " + printable_name(words.front()));
    }
    if (!hand.given() && !option.given()) {
      throw WrongValue("HAND", "give one, such as \"2 4 3 6 5 : 6\", or --file FILE");
    }
  });
  return option;
}

krypto::Hand hand_of(const std::vector<std::string>& words, krypto::Game game) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  text = one_line(text);
  auto hand = krypto::parse_hand(game, text);
  if (!hand) throw bad_input("hand", hand.error());
  return *std::move(hand);
}

}  // namespace reckon::cli
