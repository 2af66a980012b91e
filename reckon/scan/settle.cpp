// SPDX-License-Identifier: MIT
#include "reckon/scan/settle.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "reckon/kinds/code.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/scan/calculation_text.hpp"
#include "reckon/scan/doubts.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::scan {
namespace {

// Tokens in lines, without empty places.
using Words = std::vector<std::vector<std::string>>;

Words words_in(std::string_view text) {
  Words lines{{}};
  std::string word;
  const auto end_word = [&] {
    if (!word.empty() && word != ".") lines.back().push_back(word);
    word.clear();
  };
  for (const char c : text) {
    if (c == ' ' || c == '\n') {
      end_word();
    } else {
      word += c;
    }
    if (c == '\n') lines.emplace_back();
  }
  end_word();
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

// The printed words of a puzzle. Signs are read in ASCII.
Words printed_in(const kinds::Puzzle& puzzle) {
  const auto in_ascii = [&] { return words_in(to_text(puzzle, letters::Typography::ascii)); };
  return std::visit(Overloaded{[&](const kinds::HandPuzzle&) { return in_ascii(); },
                               [&](const kinds::GridPuzzle&) { return in_ascii(); },
                               [](const kinds::AlphameticPuzzle& alphametic) {
                                 return printed_words(alphametic.text);
                               },
                               [](const kinds::StatedPuzzle&) { return Words(); }},
                    puzzle);
}

std::string text_of(const ReadToken& token) {
  std::string text;
  for (const ReadSymbol& symbol : token.symbols) text += symbol.best();
  // An unread word.
  if (token.word && text.empty()) text = "_";
  return text;
}

bool is_sure(const ReadToken& token) {
  return std::ranges::all_of(token.symbols, &ReadSymbol::sure) &&
         (!token.word || !token.symbols.empty());
}

std::string text_of(const Reading& reading) {
  std::string text;
  for (const auto& line : reading.lines) {
    if (!text.empty()) text += '\n';
    for (const ReadToken& token : line) {
      // The notation of hands has a colon before the objective, for any printed mark.
      const std::string word = reading.form == Form::hand && !token.word ? ":" : text_of(token);
      text += word.empty() ? "." : word;
      text += ' ';
    }
    text.pop_back();
  }
  return text;
}

// The lines of a grid in columns, with typeset operators.
std::string text_of(const letters::Grid& grid) {
  return grid.asks_for_numbers() ? letters::to_text(grid.puzzle.layout, grid.given)
                                 : letters::to_text(grid.puzzle, grid.letters);
}

// Whether the letters have no answer, one, or more; puzzles that take long count as more.
enum class Answers : std::uint8_t { none, one, more };

Answers answers_of(const letters::LinePuzzle& puzzle) {
  constexpr std::uint64_t kMostGuesses = 20'000;
  Budget budget(kMostGuesses * letters::kStepsOfGuess);
  const auto answers = letters::answers_within(budget, puzzle, 2);
  if (!answers || answers->size() > 1) return Answers::more;
  return answers->empty() ? Answers::none : Answers::one;
}

// The possible texts at the places. For unread ones, each letter of the puzzle and a new one, or
// every operator.
std::vector<std::string> choices_at(const Reading& reading, const std::vector<Place>& places) {
  std::string letters;
  for (const auto& line : reading.lines) {
    for (const ReadToken& token : line) {
      for (const ReadSymbol& symbol : token.symbols) {
        if (token.word && !symbol.choices.empty() && !letters.contains(symbol.best())) {
          letters += symbol.best();
        }
      }
    }
  }
  for (const char c : kLetters) {
    if (letters.contains(c)) continue;
    letters += c;
    break;
  }
  std::vector<std::string> choices;
  for (const auto& [line, token, symbol] : places) {
    const ReadToken& read = reading.lines[line][token];
    if (read.symbols.empty()) return {};
    const std::string& seen = read.symbols[symbol].choices;
    choices.push_back(!seen.empty() ? seen : read.word ? letters : "+-*/=");
  }
  return choices;
}

// A possible puzzle.
struct Choice {
  std::string text;
  std::string chosen;  // the texts at the places
  letters::LinePuzzle puzzle;
  bool usual = false;  // its letters are A, B, C ... in order of appearance
};

// Tries every choice at the places. Returns the only puzzle with answers, if it has just one. If
// puzzles differ only in letters, the one with letters in order.
std::optional<Choice> only_choice(const Reading& reading, const std::vector<Place>& places) {
  constexpr std::size_t kMostChoices = 1500;
  const std::vector<std::string> choices = choices_at(reading, places);
  if (choices.empty()) return std::nullopt;
  std::optional<Choice> only;
  bool is_only = true;
  each_choice(reading, places, choices, kMostChoices,
              [&](const Reading& tried, const std::string& chosen) {
                const std::string text = text_of(tried);
                const auto grid = letters::read_grid(text);
                if (!grid) return true;
                const Answers answers = answers_of(grid->puzzle);
                if (answers == Answers::none) return true;
                const bool usual = kLetters.starts_with(grid->letters);
                if (only && letters::to_text(only->puzzle) == letters::to_text(grid->puzzle)) {
                  is_only = only->usual != usual;
                  if (!is_only || only->usual) return is_only;
                } else if (only || answers == Answers::more) {
                  is_only = false;
                  return false;
                }
                only = {.text = text, .chosen = chosen, .puzzle = grid->puzzle, .usual = usual};
                return true;
              });
  return is_only ? only : std::nullopt;
}

// The doubts about a choice that only the answer supports. The print may be wrong, so a reader must
// have seen the chosen text, and no reader anything else. A letter that occurs only once could be
// any new letter. The answer does not determine it, unless it is the next one of the alphabet.
std::vector<Doubt> doubts_of(const Reading& reading, const std::vector<Place>& places,
                             const Choice& choice) {
  std::vector<Doubt> doubts;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto& [line, token, place] = places[i];
    const ReadToken& read = reading.lines[line][token];
    const ReadSymbol& symbol = read.symbols[place];
    const char chosen = choice.chosen[i];
    const bool alone = read.word && !choice.usual && std::ranges::count(choice.text, chosen) == 1;
    if (symbol.shows(chosen) && !alone) continue;
    Doubt doubt = doubt_about_symbol(reading, places[i]);
    doubt.taken = chosen;
    doubt.by = TakenBy::answer;
    if (symbol.choices.empty()) {
      doubt.reason = DoubtReason::unread;
    } else if (symbol.best() != chosen) {
      doubt.reason = DoubtReason::seen;
      doubt.seen = symbol.best();
    } else if (symbol.other != 0) {
      doubt.reason = DoubtReason::choices;
      doubt.seen = {chosen, symbol.other};
    } else {
      doubt.reason = DoubtReason::unclear;
    }
    doubts.push_back(std::move(doubt));
  }
  return doubts;
}

// Whether an uncertain token may be this word: each character was among the choices there.
bool may_be(const ReadToken& token, std::string_view word) {
  return token.symbols.size() == word.size() &&
         std::ranges::equal(token.symbols, word, [](const ReadSymbol& symbol, char character) {
           return symbol.choices.contains(character);
         });
}

// Whether the letters are the first of the alphabet, with at most one exception, but not in order
// of appearance. Such a naming normally begins with A, so one letter may be misread.
bool are_nearly_in_order(const std::string& letters) {
  const auto end = std::string_view(kLetters).substr(0, letters.size());
  const auto strange = std::ranges::count_if(letters, [&](char c) { return !end.contains(c); });
  return strange <= 1 && !kLetters.starts_with(letters);
}

// The doubts about a hand other than its figures.
void add_doubts_of_hand(const Reading& reading, Found& found) {
  const auto hand = krypto::Hand::parse(found.text);
  if (!hand && found.doubts.empty()) {
    found.doubts.push_back(
        {.reason = DoubtReason::malformed, .said = "not a hand as read: " + hand.error().message});
  }
  // A card may have been missed, unless another game has such hands.
  constexpr std::size_t kUsualCards = 5;
  if (hand && hand->cards().size() != kUsualCards &&
      krypto::game_of(*hand) == krypto::Game::krypto) {
    found.doubts.push_back({.reason = DoubtReason::card_count, .number = hand->cards().size()});
  }
  // Numbers may be in a row for other reasons.
  for (const ReadToken& token : reading.lines.front()) {
    if (token.word) continue;
    Doubt doubt{.part = DoubtfulPart::before_objective, .reason = DoubtReason::not_a_colon};
    if (!token.symbols.empty()) {
      const ReadSymbol& sign = token.symbols.front();
      if (!sign.sure || sign.best() == ':' || sign.best() == '=') continue;
      doubt.seen = sign.best();
    }
    found.doubts.push_back(std::move(doubt));
  }
}

}  // namespace

std::optional<Found> settle_by_code(const Reading& reading, std::string_view code) {
  const auto puzzle = kinds::puzzle_of(code);
  if (!puzzle) return std::nullopt;
  if (form_of(*puzzle) != reading.form) return std::nullopt;
  const Words words = printed_in(*puzzle);
  std::vector<Doubt> doubts;
  std::size_t same = 0;
  std::size_t all = 0;
  if (words.size() != reading.lines.size()) return std::nullopt;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::size_t next = 0;
    for (std::size_t j = 0; j < reading.lines[i].size(); ++j) {
      const ReadToken& token = reading.lines[i][j];
      if (!token.word && token.symbols.empty()) continue;
      if (next == words[i].size()) return std::nullopt;
      const std::string& word = words[i][next++];
      const std::string seen = text_of(token);
      ++all;
      if (seen == word) {
        ++same;
      } else if (is_sure(token) || !may_be(token, word)) {
        Doubt doubt = doubt_about_token(reading, {i, j, 0});
        doubt.reason = DoubtReason::seen;
        doubt.seen = seen;
        doubt.taken = word;
        doubt.by = TakenBy::code;
        doubts.push_back(std::move(doubt));
      }
    }
    if (next != words[i].size()) return std::nullopt;
  }
  if (same * 4 < all * 3) return std::nullopt;
  auto written = kinds::code_of(*puzzle);
  return Found{.form = reading.form,
               .certain = doubts.empty(),
               .text = to_text(*puzzle),
               .code = written ? *std::move(written) : std::string(),
               .doubts = std::move(doubts),
               .puzzle = *puzzle};
}

Found settle(const Reading& reading) {
  Found found{.form = reading.form, .text = text_of(reading)};
  const std::vector<Place> places = doubtful(reading);
  for (const Place& place : places) found.doubts.push_back(doubt_at(reading, place));
  if (reading.form == Form::hand) {
    add_doubts_of_hand(reading, found);
    found.certain = found.doubts.empty();
    return found;
  }
  if (reading.letters && !places.empty()) {
    if (const auto only = only_choice(reading, places)) {
      found.text = only->text;
      found.doubts = doubts_of(reading, places, *only);
    }
  }
  const auto grid = letters::read_grid(found.text);
  if (grid) {
    found.text = text_of(*grid);
  } else if (found.doubts.empty()) {
    found.doubts.push_back(
        {.reason = DoubtReason::malformed, .said = "no grid as read: " + grid.error().message});
  }
  if (reading.letters && found.doubts.empty()) {
    const Answers answers = answers_of(grid->puzzle);
    if (answers == Answers::none) found.doubts.push_back({.reason = DoubtReason::no_answer});
    if (answers == Answers::more) found.doubts.push_back({.reason = DoubtReason::several_answers});
    if (are_nearly_in_order(grid->letters)) {
      found.doubts.push_back({.reason = DoubtReason::letter_order, .seen = grid->letters});
    }
  }
  found.certain = found.doubts.empty();
  return found;
}

}  // namespace reckon::scan
