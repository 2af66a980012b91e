// SPDX-License-Identifier: MIT
// A puzzle as the bank keeps it, with what is known of it.
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

/// A puzzle with exactly one answer, or a hand that has a solution. All but the kind, the text and
/// the rules follows from these.
struct BankPuzzle {
  Kind kind = Kind::calcrostic;
  std::string text{};  ///< as it is given to a person: `AB × C = DEA ...`, `8 19 14 2 21 : 17`
  std::optional<Rules> rules{};  ///< of a hand; no other puzzle has any

  std::string class_name{};  ///< as in kinds::Facts
  Place place{};
  std::optional<int> difficulty{};  ///< 1 to 5; puzzles that ask for numbers have none
  int grading = 1;                  ///< by which version (KindRow::grading)
  std::int64_t letters = 0;         ///< how many different ones
  std::int64_t digits = 0;          ///< of the longest number in the answer, or in the hand
  std::string operators{};          ///< that it shows: some of `+-*/`, in this order

  friend bool operator==(const BankPuzzle&, const BankPuzzle&) = default;
};

/// The puzzle as the bank keeps it; `text` is what it looks like.
BankPuzzle kept_puzzle(const kinds::Graded& graded, std::string text);

}  // namespace reckon::store
