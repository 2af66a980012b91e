// SPDX-License-Identifier: MIT
#include "reckon/store/puzzle.hpp"

#include <utility>

namespace reckon::store {

BankPuzzle kept_puzzle(const kinds::Graded& graded, std::string text) {
  const kinds::KindRow& row = row_of(kind_of(graded.puzzle));
  kinds::Facts facts = row.facts(graded.puzzle);
  BankPuzzle puzzle{.kind = row.kind,
                    .text = std::move(text),
                    .class_name = std::move(facts.class_name),
                    .place = std::move(facts.place),
                    .difficulty = graded.level,
                    .grading = row.grading,
                    .letters = static_cast<std::int64_t>(graded.letters),
                    .digits = facts.digits,
                    .operators = std::move(facts.operators)};
  puzzle.rules = rules_of(graded.puzzle);
  return puzzle;
}

}  // namespace reckon::store
