// A puzzle as the bank keeps it, with what is known of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/arith/rules.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/sheet/kind.hpp"
#include "reckon/store/place.hpp"

namespace reckon::store {

using sheet::kAllKinds;
using sheet::Kind;
using sheet::kind_named;
using sheet::name_of;

/// A puzzle with exactly one answer, or a hand that has a solution. All but the kind, the text and
/// the rules follows from these.
struct Puzzle {
  Kind kind = Kind::calcrostic;
  std::string text{};  ///< as it is given to a person: `AB × C = DEA ...`, `8 19 14 2 21 : 17`
  std::optional<Rules> rules{};  ///< of a hand; no other puzzle has any

  /// Puzzles of one class are the same but for order, orientation, letters and given numbers. Of
  /// hands it is called by cards, ascending, and objective; of calcrostics by the grid line of the
  /// standard form; of newspaper grids by the solved grid, or the same with rows and columns
  /// exchanged.
  std::string class_name{};
  Place place{};
  std::optional<int> difficulty{};  ///< 1 to 5; puzzles that ask for numbers have none
  int grading = 1;                  ///< of a hand: by which version (krypto::kGrading)
  std::int64_t letters = 0;         ///< how many different ones
  std::int64_t digits = 0;          ///< of the longest number in the answer, or in the hand
  std::string operators{};          ///< that it shows: some of `+-*/`, in this order

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// All operators of a puzzle that has all.
inline constexpr std::string_view kAllOperators = "+-*/";

// Puzzles of which the answer is known, with all that follows from it; `text` is what they look
// like.
/// A hand of a game, graded by this version.
Puzzle hand_puzzle(const krypto::Hand& hand, Rules rules, int difficulty, std::string text);
/// A calcrostic or, without diagonals, a newspaper grid. A calcrostic's versions all hold.
Puzzle letter_puzzle(const letters::SolvedGrid& answer, std::size_t letters, int difficulty,
                     std::string text);
/// A puzzle that asks for the numbers of this answer. `shown` has its operators as they stand
/// there.
Puzzle number_puzzle(const calcrostic::Calcrostic& answer, const letters::Layout& shown,
                     std::string text);

/// Whether a hand is of a game: five cards and an objective from 1 to 25.
bool is_game(const krypto::Hand& hand);

}  // namespace reckon::store
