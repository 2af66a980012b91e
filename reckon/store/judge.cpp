// SPDX-License-Identifier: MIT
#include "reckon/store/judge.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/algebra/asked_numbers.hpp"

namespace reckon::store {

namespace {

using PuzzleResult = Result<BankPuzzle>;

std::unexpected<Error> contradiction(const std::string& fact, const std::string& is,
                                     const std::string& said) {
  return failure("its " + fact + ": '" + is + "', not '" + said + "'");
}

}  // namespace

PuzzleResult judge(Kind kind, const std::string& text, std::optional<Rules> rules) {
  const kinds::KindRow& row = row_of(algebra::all_kinds(), kind);
  if (rules.has_value() != row.has_rules) {
    return failure(rules ? "only hands have rules" : "a hand has rules");
  }
  const auto graded = row.judge(text, rules.value_or(Rules::house));
  if (!graded) return std::unexpected(graded.error());
  return kept_puzzle(*graded, text);
}

PuzzleResult confirm(const BankPuzzle& told) {
  PuzzleResult found = judge(told.kind, told.text, told.rules);
  if (!found) return found;
  if (told.grading > found->grading) {
    return failure("it was graded by a newer reckon: update this one");
  }
  const bool graded_before = told.grading < found->grading;
  const auto level = [](const BankPuzzle& puzzle) {
    return puzzle.difficulty ? std::to_string(*puzzle.difficulty) : "none";
  };
  const std::array<std::array<std::string, 3>, 5> facts = {{
      {"class", found->class_name, told.class_name},
      {"difficulty", level(graded_before ? told : *found), level(told)},
      {"letters", std::to_string(found->letters), std::to_string(told.letters)},
      {"digits", std::to_string(found->digits), std::to_string(told.digits)},
      {"operators", found->operators, told.operators},
  }};
  for (const auto& [name, is, said] : facts) {
    if (is != said) return contradiction(name, is, said);
  }
  if (!told.place.empty() && told.place != found->place) {
    return failure("its place among the classes is another");
  }
  return found;
}

}  // namespace reckon::store
