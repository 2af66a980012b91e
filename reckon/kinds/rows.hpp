// SPDX-License-Identifier: MIT
// The rows of the kinds, each from its own file.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::kinds {

/// The row of a kind for sheets; the compiler checks that it is complete.
class CheckedRow {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a row in which nothing is missing is one.
  consteval CheckedRow(const KindRow& row) : row_(row) {
    if (row.how_many.empty()) lacks("how_many");
    if (row.put == nullptr) lacks("put");
    if (row.take == nullptr) lacks("take");
    if (row.facts == nullptr) lacks("facts");
    if (row.solve == nullptr) lacks("solve");
    // These fields come from other tables.
    if (!row.name.empty() || row.read != nullptr || row.judge != nullptr || row.walk != nullptr ||
        row.answers != nullptr) {
      lacks("nothing, but has what stands in kKindNames or in kRowsOfKinds");
    }
  }

  const KindRow& row() const { return row_; }

 private:
  static void lacks(std::string_view what);  // a call is not a constant

  KindRow row_;
};

CheckedRow krypto_hand();
CheckedRow hand_of_24();
CheckedRow countdown_hand();
CheckedRow own_hand();
CheckedRow calcrostic_grid();
CheckedRow newspaper_grid();
CheckedRow asked_numbers();
CheckedRow alphametic_equation();
CheckedRow stated_question();

/// The part of a kind that only banks need, which the page's module leaves out. Fields are those of
/// KindRow.
struct BankRow {
  Result<Puzzle> (*read)(Budget& budget, const std::string& text, Rules rules) = nullptr;
  Result<Graded> (*judge)(const std::string& text, Rules rules) = nullptr;
  Result<AnswerJudge> (*answers)(const std::string& text, Rules rules) = nullptr;
  Result<Source> (*walk)(const PuzzleOptions& wishes, std::uint64_t seed,
                         Unwanted unwanted) = nullptr;
  // Null where banks have those of sheets:
  Result<Solved> (*solve)(krypto::Solver& solver, const Puzzle& puzzle) = nullptr;
  Result<Source> (*draw)(const PuzzleOptions& wishes, std::uint64_t seed) = nullptr;

  /// Whether all that banks need is there.
  constexpr bool is_complete() const {
    return read != nullptr && judge != nullptr && answers != nullptr;
  }
};

template <krypto::Game kGame>
Result<Puzzle> read_hand(Budget& budget, const std::string& text, Rules rules);
Result<Puzzle> read_calcrostic(Budget& budget, const std::string& text, Rules rules);
Result<Puzzle> read_newspaper(Budget& budget, const std::string& text, Rules rules);
Result<Puzzle> read_alphametic(Budget& budget, const std::string& text, Rules rules);
Result<Puzzle> read_stated(Budget& budget, const std::string& text, Rules rules);
template <krypto::Game kGame>
Result<Graded> judge_hand(const std::string& text, Rules rules);
Result<Graded> judge_calcrostic(const std::string& text, Rules rules);
Result<Graded> judge_newspaper(const std::string& text, Rules rules);
Result<Graded> judge_alphametic(const std::string& text, Rules rules);
Result<Graded> judge_stated(const std::string& text, Rules rules);
Result<Source> walk_calcrostics(const PuzzleOptions& wishes, std::uint64_t seed, Unwanted unwanted);

/// The part of the hands of a game that only banks need.
template <krypto::Game kGame>
constexpr BankRow bank_row_of_hands() {
  return {.read = read_hand<kGame>,
          .judge = judge_hand<kGame>,
          .answers = [](const std::string& text, Rules rules) {
            return judge_of_hand(text, rules, row_of(kGame).use);
          }};
}

/// Where the rows of each kind come from; algebra::all_kinds() has what is missing here. Lists take
/// a column of it each, so that what the page's module leaves out is not linked with what it has.
struct RowsOfKind {
  Kind kind = Kind::krypto;
  CheckedRow (*row)() = nullptr;
  BankRow in_banks{};
};
inline constexpr std::array kRowsOfKinds = {
    RowsOfKind{Kind::krypto, krypto_hand, bank_row_of_hands<krypto::Game::krypto>()},
    RowsOfKind{Kind::calcrostic,
               calcrostic_grid,
               {.read = read_calcrostic,
                .judge = judge_calcrostic,
                .answers = judge_of_letters,
                .walk = walk_calcrostics}},
    RowsOfKind{Kind::newspaper,
               newspaper_grid,
               {.read = read_newspaper, .judge = judge_newspaper, .answers = judge_of_letters}},
    RowsOfKind{Kind::numbers, asked_numbers, {}},
    RowsOfKind{
        Kind::alphametic,
        alphametic_equation,
        {.read = read_alphametic, .judge = judge_alphametic, .answers = judge_of_alphametic}},
    RowsOfKind{Kind::twenty_four, hand_of_24, bank_row_of_hands<krypto::Game::twenty_four>()},
    RowsOfKind{Kind::countdown, countdown_hand, bank_row_of_hands<krypto::Game::countdown>()},
    RowsOfKind{Kind::own, own_hand, bank_row_of_hands<krypto::Game::own>()},
    RowsOfKind{Kind::stated,
               stated_question,
               {.read = read_stated, .judge = judge_stated, .answers = judge_of_stated}},
};
static_assert(kRowsOfKinds.size() == kAllKinds.size(), "a kind has no row");
static_assert(is_in_order(kRowsOfKinds, &RowsOfKind::kind));

}  // namespace reckon::kinds
