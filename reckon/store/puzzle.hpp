// SPDX-License-Identifier: MIT
// A puzzle and its properties, as the bank stores them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::store {

using kinds::kAllKinds;
using kinds::kAllOperators;
using kinds::Kind;
using kinds::kind_named;
using kinds::Levels;
using kinds::name_of;
using kinds::Place;

/// A puzzle with exactly one answer, or a hand that has a solution. The kind, the text and the
/// rules determine all other members.
struct BankPuzzle {
  Kind kind = Kind::calcrostic;
  std::string text{};  ///< as printed for a player: `AB × C = DEA ...`, `8 19 14 2 21 : 17`
  std::optional<Rules> rules{};  ///< of a hand; other puzzles have none

  std::string class_name{};  ///< as in kinds::Facts
  Place place{};
  std::optional<int> difficulty{};  ///< 1 to 5; number puzzles have none
  int grading = 1;                  ///< the version of the grading (KindRow::grading)
  std::int64_t letters = 0;         ///< the number of different ones
  std::int64_t digits = 0;          ///< of the longest number in the answer, or in the hand
  std::string operators{};          ///< shown in the puzzle: some of `+-*/`, in this order

  friend bool operator==(const BankPuzzle&, const BankPuzzle&) = default;
};

/// The puzzle as the bank stores it; `text` is how it is printed.
BankPuzzle kept_puzzle(const kinds::Graded& graded, std::string text);

}  // namespace reckon::store
