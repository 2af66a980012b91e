// SPDX-License-Identifier: MIT
// Hands of Krypto as a kind of puzzles.
#include <algorithm>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/kinds/grids.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/grade.hpp"

namespace reckon::kinds {

namespace {

const HandPuzzle& hand_in(const Puzzle& puzzle) { return std::get<HandPuzzle>(puzzle); }

Result<void> put_hand(Symbols& symbols, const Puzzle& puzzle) {
  const auto& [hand, rules] = hand_in(puzzle);
  const auto& cards = hand.cards();
  const auto objective = hand.objective().to_int64();
  if (!objective || *objective < 0 || std::ranges::min(cards) < 0) {
    return failure(ErrorCode::out_of_range,
                   "the hand " + hand.to_text() +
                       " has no code: its numbers must be 0 or more, and below 2^63");
  }
  put_hand_head(symbols, {.rules = rule_set(rules).code, .cards = cards.size()});
  for (const std::int64_t card : cards) put_number(symbols, static_cast<std::uint64_t>(card));
  put_number(symbols, static_cast<std::uint64_t>(*objective));
  return {};
}

std::optional<Puzzle> take_hand(SymbolSource& source) {
  const HandHead head = take_hand_head(source);
  const auto rules = rules_of_code(head.rules);
  if (!rules || head.cards > krypto::kMostCards) return std::nullopt;
  std::vector<std::int64_t> cards(head.cards);
  for (std::int64_t& card : cards) card = source.take_number();
  auto hand = krypto::Hand::make(std::move(cards), source.take_number());
  if (!hand) return std::nullopt;
  return HandPuzzle{.hand = *std::move(hand), .rules = *rules};
}

Facts facts_of_hand(const Puzzle& puzzle) {
  const krypto::Hand& hand = hand_in(puzzle).hand;
  std::vector<std::int64_t> numbers = hand.cards();
  std::ranges::sort(numbers);
  numbers.push_back(hand.objective().to_int64().value_or(0));
  std::string name;
  for (const std::int64_t number : numbers) name += std::to_string(number) + ' ';
  name.pop_back();
  return {.class_name = std::move(name), .place = place_of(numbers), .digits = longest_of(numbers)};
}

Result<Solved> solve_hand(krypto::Solver& solver, const Puzzle& puzzle) {
  const auto& [hand, rules] = hand_in(puzzle);
  const auto grade = krypto::grade(solver, hand, rules);
  if (!grade) return Solved{};
  const std::string formula = to_text(grade->text, Notation::infix);
  // A printed formula must be right, so it is read and judged as a player's would be.
  const auto printed = read(formula, Notation::infix);
  if (!printed || !krypto::check(hand, *printed, rules).empty()) {
    return failure(ErrorCode::refuted,
                   "the solution " + formula + " of " + hand.to_text() + " does not verify");
  }
  return Solved{.level = grade->level,
                .former_level = krypto::level_by_text(*grade),
                .given_out_level = krypto::level_by_steps(*grade),
                .solution = typeset(formula)};
}

// Whether a hand is of a game: five cards and an objective from 1 to 25.
bool is_game(const krypto::Hand& hand) {
  constexpr std::size_t kGameCards = 5;
  constexpr std::int64_t kLargestInGame = 25;
  const auto fits = [](std::optional<std::int64_t> number) {
    return number && *number >= 1 && *number <= kLargestInGame;
  };
  return hand.cards().size() == kGameCards && std::ranges::all_of(hand.cards(), fits) &&
         fits(hand.objective().to_int64());
}

Result<Source> deal(const PuzzleOptions& wishes, std::uint64_t seed) {
  return [dealer = krypto::Dealer(wishes.deck, seed), solver = std::make_shared<krypto::Solver>(),
          wishes](Budget& budget) mutable -> Result<std::optional<Graded>> {
    const krypto::WorkWithin within(*solver, budget);
    krypto::Hand hand = dealer.deal();
    const auto grade = krypto::grade(*solver, hand, wishes.rules);
    if (!grade || (wishes.levels && !wishes.levels->has(grade->level))) {
      if (budget.over())
        return failure(ErrorCode::not_found, "no hand of this level was dealt in a long time");
      return std::nullopt;
    }
    return Graded{.puzzle = HandPuzzle{.hand = std::move(hand), .rules = wishes.rules},
                  .level = grade->level};
  };
}

}  // namespace

Result<Puzzle> read_hand(const std::string& text, Rules rules) {
  auto hand = krypto::Hand::parse(text);
  if (!hand) return std::unexpected(hand.error());
  if (!is_game(*hand)) {
    return failure(ErrorCode::unsuitable,
                   "a hand in the bank has five cards and an objective from 1 to 25");
  }
  return HandPuzzle{.hand = *std::move(hand), .rules = rules};
}

Result<Graded> judge_hand(const std::string& text, Rules rules) {
  auto puzzle = read_hand(text, rules);
  if (!puzzle) return std::unexpected(puzzle.error());
  krypto::Solver solver;
  const auto grade = krypto::grade(solver, hand_in(*puzzle).hand, rules);
  if (!grade) {
    return failure(ErrorCode::unsuitable,
                   "the hand has no solution under " + std::string(name_of(rules)) + " rules");
  }
  return Graded{.puzzle = *std::move(puzzle), .level = grade->level};
}

CheckedRow krypto_hand() {
  return KindRow{
      .kind = Kind::krypto,
      .how_many = "Number of hands of Krypto",
      .has_rules = true,
      .shows_operators = false,
      .grading = krypto::kGrading,
      .put = put_hand,
      .take = take_hand,
      .facts = facts_of_hand,
      .solve = solve_hand,
      .draw = deal,
  };
}

}  // namespace reckon::kinds
