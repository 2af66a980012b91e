// SPDX-License-Identifier: MIT
// Puzzles with their answers: hands, grids, alphametics and stated questions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// Returns the kind of the hands of a game.
constexpr Kind kind_of(krypto::Game game) {
  switch (game) {
    case krypto::Game::krypto: break;
    case krypto::Game::twenty_four: return Kind::twenty_four;
    case krypto::Game::countdown: return Kind::countdown;
    case krypto::Game::own: return Kind::own;
  }
  return Kind::krypto;
}

/// A hand of a game, to be played by these rules.
struct HandPuzzle {
  krypto::Hand hand;
  Rules rules = Rules::house;
  krypto::Game game = krypto::Game::krypto;
  krypto::Use use = krypto::Use::all;  ///< Krypto uses all cards

  constexpr Kind kind() const { return kind_of(game); }

  friend bool operator==(const HandPuzzle&, const HandPuzzle&) = default;
};

/// A grid, known by its answer: 3 x 3 with diagonals, or newspaper grids of any size, each line to
/// be read from left to right or from top to bottom. It asks for the digits behind letters, which
/// are those of letters::encode, or for numbers.
struct GridPuzzle {
  letters::Layout layout;
  std::vector<std::int64_t> numbers;  ///< one a cell
  letters::GivenNumbers given{};      ///< where it asks for numbers: those it tells; else empty

  bool asks_for_numbers() const { return !given.empty(); }
  Kind kind() const {
    if (asks_for_numbers()) return Kind::numbers;
    return layout.diagonals ? Kind::calcrostic : Kind::newspaper;
  }

  friend bool operator==(const GridPuzzle&, const GridPuzzle&) = default;
};

/// An alphametic in base ten, whose letters are all different digits.
struct AlphameticPuzzle {
  /// One line of equations or a drawing, as letters::read_puzzle reads them; always typeset.
  std::string text;
  /// The answer, by cell of the letters::Puzzle that is read.
  std::vector<std::uint8_t> digits;

  static constexpr Kind kind() { return Kind::alphametic; }

  friend bool operator==(const AlphameticPuzzle&, const AlphameticPuzzle&) = default;
};

/// Returns whether it is a long multiplication as sheets print it: the rows and rules of
/// drawn_product(). Cost: reads the text.
bool is_drawn_product(const AlphameticPuzzle& puzzle);

/// A puzzle of any kind. Code that differs by kind visits it, with reckon/text/overloaded.hpp.
using Puzzle = std::variant<HandPuzzle, GridPuzzle, AlphameticPuzzle, StatedPuzzle>;

/// How a puzzle looks in a picture, from which its kind may not be known.
enum class Form : std::uint8_t {
  hand,        ///< cards in a row
  grid,        ///< numbers and operators in rows and columns
  alphametic,  ///< lines of a calculation
};
struct FormName {
  Form form = Form::hand;
  std::string_view name{};  ///< in JSON
};
inline constexpr std::array kFormNames = {FormName{.form = Form::hand, .name = "hand"},
                                          FormName{.form = Form::grid, .name = "grid"},
                                          FormName{.form = Form::alphametic, .name = "alphametic"}};
static_assert(is_in_order(kFormNames, &FormName::form));
static_assert(!is_named<static_cast<Form>(kFormNames.size())>(), "a form has no name");
constexpr std::string_view name_of(Form form) {
  return kFormNames[static_cast<std::size_t>(form)].name;
}

/// Returns the kind that a puzzle is of; every puzzle is of exactly one.
Kind kind_of(const Puzzle& puzzle);
/// Returns how pictures show it; nothing for a stated question, which is not read from pictures.
std::optional<Form> form_of(const Puzzle& puzzle);
/// Returns the rules by which a puzzle is played; none of a kind that has no rules.
std::optional<Rules> rules_of(const Puzzle& puzzle);
/// Returns which cards of a hand must be used; nothing of other puzzles.
std::optional<krypto::Use> use_of(const Puzzle& puzzle);

/// Returns how a card is shown: as a number, or one of A J Q K.
std::string card_text(const HandPuzzle& puzzle, std::int64_t card, bool faces);
/// Returns the hand as text, in the 24 game with A J Q K for 1, 11, 12 and 13 if they are wanted.
std::string to_text(const HandPuzzle& puzzle, bool faces);
/// Returns the puzzle in the notation of hands, as a grid text, whose operators are typeset or not,
/// or as the text of an alphametic. A stated question is in the lines of banks, with its picture.
std::string to_text(const Puzzle& puzzle,
                    letters::Typography typography = letters::Typography::typeset);

/// Returns a formula with the operators of typesetters: `(14 + 8 − 21) × 2`.
std::string typeset(std::string_view formula);

/// The answer of a puzzle, and how hard it is.
struct Solved {
  std::optional<int> level{};  ///< 1 to 5; none of hands without solution and asked numbers
  /// The level by which versions of sheets were given out once: of hands by version 2 of the
  /// grading, of alphametics by the first.
  std::optional<int> former_level{};
  /// The level by which versions of sheets are given out now, if it is not `level`: of hands by
  /// version 3 of the grading.
  std::optional<int> given_out_level{};
  /// The easiest solution of a hand, empty if there is none; the text of an alphametic with digits.
  std::string solution{};
  /// In a game in which near results count, the nearest one of a hand without solution:
  /// `(75 + 50) × 8 = 1000`.
  std::string nearest{};
  letters::Digits digits{};  ///< of the letters of a grid
};

/// A puzzle as it comes onto a sheet.
struct Entry {
  Puzzle puzzle;
  std::string code;  ///< by which it can be made again; the id of a stated question, which has none
  Solved solved{};
};

/// Returns the answer as a text: the solution, or the solved grid; empty if there is none. That of
/// a stated question has an option in this language.
std::string answer_text(const Entry& entry, Language language = Language::english);

/// Returns the answer of a grid as `A=2, B=0`; empty if it asks for numbers.
std::string letters_of(const Solved& solved);

}  // namespace reckon::kinds
