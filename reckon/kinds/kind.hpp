// SPDX-License-Identifier: MIT
// The kinds of puzzles: all that sheets, banks, scans, the API and the program ask of them.
//
// The differences between kinds stand in the file of each kind (krypto_hand.cpp, letter_grid.cpp,
// asked_numbers.cpp, alphametic.cpp) as a row of functions and words. All other code calls the row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/kinds/place.hpp"
#include "reckon/kinds/puzzle.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// Difficulties from `least` to `most`.
struct Levels {
  int least = letters::kEasiestLevel;
  int most = letters::kHardestLevel;

  bool has(int level) const { return least <= level && level <= most; }
};

/// Wishes for new puzzles. A kind looks at what concerns it.
struct PuzzleOptions {
  std::optional<Levels> levels{};           ///< any if empty
  bool nearest_level = false;               ///< of one's own game, which may hardly have the level
  bool all_operators = false;               ///< each of + - * / is shown
  std::optional<Rules> rules{};             ///< of hands; those of the game if empty
  std::optional<krypto::Use> use{};         ///< the same; Krypto uses all cards
  krypto::DealWishes deal{};                ///< of hands, for each game what concerns it
  std::uint8_t rows = letters::kLeastSide;  ///< of newspaper grids
  std::uint8_t columns = letters::kLeastSide;
  Language language = Language::english;  ///< of the words of alphametics
};

/// A puzzle that was made or judged.
struct Graded {
  Puzzle puzzle;
  std::optional<int> level{};  ///< 1 to 5, if puzzles of the kind have levels
  std::size_t letters = 0;     ///< how many different ones the puzzle shows
};

/// Makes another puzzle each time: one attempt, from which nothing may come. Fails when there are
/// no more.
using Source = std::function<Result<std::optional<Graded>>(Budget&)>;
/// Whether nothing of a class is wanted.
using Unwanted = std::function<bool(const Place&)>;

/// Facts about a puzzle that follow from the puzzle alone.
struct Facts {
  /// Puzzles of one class are the same but for order, orientation, letters and given numbers. The
  /// name of a hand's class is its cards, ascending, and its objective; that of a calcrostic's is
  /// the grid line of its standard form. A newspaper grid has that of the solved grid, or of the
  /// same with rows and columns exchanged. An alphametic has the solved equations, with addends,
  /// factors and sides in order.
  std::string class_name{};
  Place place{};            ///< of the class among those of its kind
  std::int64_t digits = 0;  ///< of the longest number in the answer, or in the hand
  std::string operators{};  ///< that it shows: some of `+-*/`, in this order
};

/// All operators of a puzzle that shows all.
inline constexpr std::string_view kAllOperators = "+-*/";

struct AnswerJudge;

/// Steps for reading or judging a puzzle from a source that is trusted: some seconds.
inline constexpr std::uint64_t kStepsOfReading = 5'000'000'000;

/// The row of a kind. Functions take puzzles of this kind only. None is null unless it says so.
struct KindRow {
  Kind kind = Kind::krypto;
  std::string_view name{};      ///< that of kKindNames, as all rows in lists have it
  char code_letter = '?';       ///< the same
  std::string_view how_many{};  ///< for help: `Number of hands of Krypto`
  bool has_levels = true;
  bool has_rules = false;
  Rules usual_rules = Rules::house;  ///< of a kind that has rules
  bool shows_operators = true;
  int grading = 1;  ///< which version of the grading this is; banks say it from the second on

  /// Puts all that the code has of a puzzle, and takes it; nothing if that is not a puzzle.
  Result<void> (*put)(Symbols& symbols, const Puzzle& puzzle) = nullptr;
  std::optional<Puzzle> (*take)(SymbolSource& source) = nullptr;
  Facts (*facts)(const Puzzle& puzzle) = nullptr;
  /// Solves and grades it, and says what is wrong with it.
  Result<Solved> (*solve)(krypto::Solver& solver, const Puzzle& puzzle) = nullptr;
  /// Reads the text of a puzzle, which is known by its answer. Fails if it does not have exactly
  /// one, and `too_much` if the budget is spent; hands are not solved. Null if that is not possible
  /// here.
  Result<Puzzle> (*read)(Budget& budget, const std::string& text, Rules rules) = nullptr;
  /// Reads it and grades it. Fails if it cannot be read, and for a hand without solution. Null if
  /// that is not possible here.
  Result<Graded> (*judge)(const std::string& text, Rules rules) = nullptr;
  /// Reads the text of a puzzle as a player sees it, with any names of letters, and judges answers
  /// to it (reckon/kinds/answer.hpp). Null if that is not possible here.
  Result<AnswerJudge> (*answers)(const std::string& text, Rules rules) = nullptr;
  /// Makes random puzzles, the same for the same seed; null if they are not made here.
  Result<Source> (*draw)(const PuzzleOptions& wishes, std::uint64_t seed) = nullptr;
  /// Goes through all existing classes except unwanted ones in random order; null if it cannot.
  Result<Source> (*walk)(const PuzzleOptions& wishes, std::uint64_t seed,
                         Unwanted unwanted) = nullptr;
};

/// A row for each kind, in the order of Kind.
using Kinds = std::span<const KindRow>;

/// Returns the kinds as sheets need them, without polynomials: grids that ask for numbers are not
/// made or checked for one answer, and nothing is judged. algebra::all_kinds() can do all.
Kinds kinds();

/// Returns the row of a kind in a list, or in kinds().
inline const KindRow& row_of(Kinds kinds, Kind kind) {
  return kinds[static_cast<std::size_t>(kind)];
}
inline const KindRow& row_of(Kind kind) { return row_of(kinds(), kind); }

/// Returns whether a puzzle of the kind can be written out as a text, and has a code.
bool can_be_written_out(Kind kind);
/// Reads a puzzle that is written out as KindRow::read does, for these kinds alone.
Result<Puzzle> read_puzzle(Kind kind, Budget& budget, const std::string& text, Rules rules);

/// Returns the name of the class, the same for equal classes only; puzzles that ask for the numbers
/// of a calcrostic are of its class.
std::string class_of(const Puzzle& puzzle);
/// Returns the kind of that name, if there is one.
std::optional<Kind> kind_named(std::string_view name);
/// Returns the kind whose codes begin with the letter, if this version knows it.
std::optional<Kind> kind_of_code(char letter);

/// Returns the heading above puzzles of a kind.
std::string_view heading_of(Kind kind, Language language);
/// Returns the task of a puzzle, and for hands the results that are allowed.
std::string task_of(const Puzzle& puzzle, Language language);

/// Solves and grades the puzzle. Refuses a grid with a line that does not hold, letters with
/// another answer, and puzzles without a code. Costs what grading does, a millisecond on average,
/// of the budget that the solver works within; means nothing if that is over.
Result<Entry> entry_of(krypto::Solver& solver, Puzzle puzzle, Kinds kinds = kinds::kinds());

}  // namespace reckon::kinds
