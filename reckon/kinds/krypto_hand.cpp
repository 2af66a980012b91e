// SPDX-License-Identifier: MIT
// Hands as kinds of puzzles: those of Krypto, the 24 game, Countdown, and one's own game.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

// The numbers of a hand that its code has.
std::optional<std::int64_t> objective_in_code(const krypto::Hand& hand) {
  const auto objective = hand.objective().to_int64();
  if (!objective || *objective < 0 || std::ranges::min(hand.cards()) < 0) return std::nullopt;
  return objective;
}

std::unexpected<Error> no_code(const krypto::Hand& hand) {
  return failure(
      ErrorCode::out_of_range,
      "the hand " + hand.to_text() + " has no code: its numbers must be 0 or more, and below 2^63");
}

void put_numbers(Symbols& symbols, const krypto::Hand& hand, std::int64_t objective) {
  for (const std::int64_t card : hand.cards())
    put_number(symbols, static_cast<std::uint64_t>(card));
  put_number(symbols, static_cast<std::uint64_t>(objective));
}

// Takes that many cards and an objective.
std::optional<krypto::Hand> take_numbers(SymbolSource& source, std::size_t count) {
  if (count > krypto::kMostCards) return std::nullopt;
  std::vector<std::int64_t> cards(count);
  for (std::int64_t& card : cards) card = source.take_number();
  auto hand = krypto::Hand::make(std::move(cards), source.take_number());
  if (!hand) return std::nullopt;
  return *std::move(hand);
}

Result<void> put_krypto(Symbols& symbols, const Puzzle& puzzle) {
  const HandPuzzle& hand = hand_in(puzzle);
  const auto objective = objective_in_code(hand.hand);
  if (!objective) return no_code(hand.hand);
  put_hand_head(symbols, {.rules = rule_set(hand.rules).code, .cards = hand.hand.cards().size()});
  put_numbers(symbols, hand.hand, *objective);
  return {};
}

std::optional<Puzzle> take_krypto(SymbolSource& source) {
  const HandHead head = take_hand_head(source);
  const auto rules = rules_of_code(head.rules);
  if (!rules) return std::nullopt;
  auto hand = take_numbers(source, head.cards);
  if (!hand) return std::nullopt;
  return HandPuzzle{.hand = *std::move(hand), .rules = *rules};
}

// Other games put 2 * rules, and 1 more if any cards may be used, as a number. Then come the number
// of cards, the cards, and the objective.
Result<void> put_hand(Symbols& symbols, const Puzzle& puzzle) {
  const HandPuzzle& hand = hand_in(puzzle);
  const auto objective = objective_in_code(hand.hand);
  if (!objective) return no_code(hand.hand);
  put_number(symbols, std::uint64_t{rule_set(hand.rules).code} * 2 +
                          (hand.use == krypto::Use::any ? 1U : 0U));
  symbols.push_back(static_cast<std::uint8_t>(hand.hand.cards().size()));
  put_numbers(symbols, hand.hand, *objective);
  return {};
}

template <krypto::Game kGame>
std::optional<Puzzle> take_hand(SymbolSource& source) {
  const auto head = static_cast<std::uint64_t>(source.take_number());
  const auto rules = rules_of_code(head / 2);
  if (!rules) return std::nullopt;
  auto hand = take_numbers(source, source.take());
  if (!hand || !check_hand(kGame, *hand)) return std::nullopt;
  return HandPuzzle{.hand = *std::move(hand),
                    .rules = *rules,
                    .game = kGame,
                    .use = head % 2 == 1 ? krypto::Use::any : krypto::Use::all};
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

// A printed formula must be right, so it is read and judged as a player's would be.
Result<std::string> printed(const HandPuzzle& puzzle, const krypto::Hand& hand,
                            const Expression& solution) {
  std::string formula = to_text(solution, Notation::infix);
  const auto reread = read(formula, Notation::infix);
  if (!reread || !krypto::check(hand, *reread, puzzle.rules, puzzle.use).empty()) {
    return failure(ErrorCode::refuted,
                   "the solution " + formula + " of " + hand.to_text() + " does not verify");
  }
  return formula;
}

// The nearest result of a hand without solution; the lower one of two.
Result<Solved> nearest_of(krypto::Solver& solver, const HandPuzzle& puzzle) {
  const krypto::Hand& hand = puzzle.hand;
  const krypto::Nearest near = solver.nearest(hand, puzzle.rules, puzzle.use);
  const auto distance = [&](const std::optional<Expression>& side) -> std::optional<Rational> {
    if (!side) return std::nullopt;
    return (*side->value() - hand.objective()).abs();
  };
  const auto below = distance(near.below);
  const auto above = distance(near.above);
  if (!below && !above) return Solved{};
  const Expression& nearer = *(below && (!above || *below <= *above) ? near.below : near.above);
  const Rational value = *nearer.value();
  const auto reached = krypto::Hand::make(hand.cards(), value);
  const auto formula = printed(puzzle, *reached, nearer);
  if (!formula) return std::unexpected(formula.error());
  return Solved{.nearest = typeset(*formula) + " = " + value.to_text()};
}

Result<Solved> solve_hand(krypto::Solver& solver, const Puzzle& puzzle) {
  const HandPuzzle& hand = hand_in(puzzle);
  const auto grade = krypto::grade(solver, hand.hand, hand.rules, hand.use);
  if (!grade) return row_of(hand.game).nearest ? nearest_of(solver, hand) : Solved{};
  const auto formula = printed(hand, hand.hand, grade->text);
  if (!formula) return std::unexpected(formula.error());
  Solved solved{.level = grade->level, .solution = typeset(*formula)};
  // Versions of other games were never given out by an older grading.
  if (hand.game == krypto::Game::krypto) {
    solved.former_level = krypto::level_by_text(*grade);
    solved.given_out_level = krypto::level_by_steps(*grade);
  }
  return solved;
}

// Chooses hands of the wanted levels. The cards and objective of one's own game may hardly allow a
// level: after many hands in vain, sheets take the first of those nearest to it.
class LevelFilter {
 public:
  LevelFilter(std::optional<Levels> levels, bool takes_nearest)
      : levels_(levels), takes_nearest_(takes_nearest) {}

  // The hand to show after this one was dealt, if any.
  std::optional<Graded> next(Graded dealt) {
    if (!levels_ || levels_->has(*dealt.level)) return found(std::move(dealt));
    if (!takes_nearest_) return std::nullopt;
    if (!nearest_ || distance(*dealt.level) < distance(*nearest_->level)) {
      nearest_ = std::move(dealt);
    }
    constexpr int kMostInVain = 200;
    if (++in_vain_ < kMostInVain) return std::nullopt;
    return found(*std::move(nearest_));
  }

 private:
  int distance(int level) const {
    return level < levels_->least ? levels_->least - level : level - levels_->most;
  }
  Graded found(Graded hand) {
    nearest_.reset();
    in_vain_ = 0;
    return hand;
  }

  std::optional<Levels> levels_;
  bool takes_nearest_;
  std::optional<Graded> nearest_{};
  int in_vain_ = 0;
};

template <krypto::Game kGame>
Result<Source> deal(const PuzzleOptions& wishes, std::uint64_t seed) {
  const Rules rules = wishes.rules.value_or(row_of(kGame).rules);
  const krypto::Use use =
      kGame == krypto::Game::krypto ? krypto::Use::all : wishes.use.value_or(row_of(kGame).use);
  auto made = krypto::GameDealer::make(wishes_for(kGame, wishes.deal), seed);
  if (!made) return std::unexpected(made.error());
  return [dealer = *std::move(made), solver = std::make_shared<krypto::Solver>(), rules,
          use = use,  // a constant in Krypto, where a copy by name is not needed
          filter = LevelFilter(wishes.levels, wishes.nearest_level && kGame == krypto::Game::own)](
             Budget& budget) mutable -> Result<std::optional<Graded>> {
    const krypto::WorkWithin within(*solver, budget);
    krypto::Hand hand = dealer.deal();
    const auto grade = krypto::grade(*solver, hand, rules, use);
    std::optional<Graded> chosen;
    if (grade) {
      HandPuzzle puzzle{.hand = std::move(hand), .rules = rules, .game = kGame, .use = use};
      chosen = filter.next({.puzzle = std::move(puzzle), .level = grade->level});
    }
    if (!chosen && budget.over())
      return failure(ErrorCode::not_found, "no hand of this level was dealt in a long time");
    return chosen;
  };
}

template <krypto::Game kGame>
consteval KindRow row_of_hands(std::string_view how_many, int grading) {
  return {
      .kind = kind_of(kGame),
      .how_many = how_many,
      .has_rules = true,
      .usual_rules = row_of(kGame).rules,
      .shows_operators = false,
      .grading = grading,
      .put = kGame == krypto::Game::krypto ? put_krypto : put_hand,
      .take = kGame == krypto::Game::krypto ? take_krypto : take_hand<kGame>,
      .facts = facts_of_hand,
      .solve = solve_hand,
      .draw = deal<kGame>,
  };
}

}  // namespace

template <krypto::Game kGame>
Result<Puzzle> read_hand(Budget&, const std::string& text, Rules rules) {
  auto hand = krypto::Hand::parse(text);
  if (!hand) return std::unexpected(hand.error());
  if (const auto good = check_hand(kGame, *hand); !good) {
    if (kGame != krypto::Game::krypto) return std::unexpected(good.error());
    return failure(ErrorCode::unsuitable,
                   "a hand of Krypto has five cards and an objective from 1 to 25 here");
  }
  return HandPuzzle{
      .hand = *std::move(hand), .rules = rules, .game = kGame, .use = row_of(kGame).use};
}

template <krypto::Game kGame>
Result<Graded> judge_hand(const std::string& text, Rules rules) {
  krypto::Solver solver;
  auto puzzle = read_hand<kGame>(solver.budget(), text, rules);
  if (!puzzle) return std::unexpected(puzzle.error());
  const HandPuzzle& hand = hand_in(*puzzle);
  const auto grade = krypto::grade(solver, hand.hand, rules, hand.use);
  if (!grade) {
    return failure(ErrorCode::unsuitable,
                   "the hand has no solution under " + std::string(name_of(rules)) + " rules");
  }
  return Graded{.puzzle = *std::move(puzzle), .level = grade->level};
}

template Result<Puzzle> read_hand<krypto::Game::krypto>(Budget&, const std::string&, Rules);
template Result<Graded> judge_hand<krypto::Game::krypto>(const std::string&, Rules);
template Result<Puzzle> read_hand<krypto::Game::twenty_four>(Budget&, const std::string&, Rules);
template Result<Graded> judge_hand<krypto::Game::twenty_four>(const std::string&, Rules);
template Result<Puzzle> read_hand<krypto::Game::countdown>(Budget&, const std::string&, Rules);
template Result<Graded> judge_hand<krypto::Game::countdown>(const std::string&, Rules);
template Result<Puzzle> read_hand<krypto::Game::own>(Budget&, const std::string&, Rules);
template Result<Graded> judge_hand<krypto::Game::own>(const std::string&, Rules);

CheckedRow krypto_hand() {
  return row_of_hands<krypto::Game::krypto>("Number of hands of Krypto", krypto::kGrading);
}
CheckedRow hand_of_24() {
  return row_of_hands<krypto::Game::twenty_four>("Number of hands of the 24 game",
                                                 krypto::kGrading);
}
CheckedRow countdown_hand() {
  return row_of_hands<krypto::Game::countdown>("Number of games of Countdown", krypto::kGrading);
}
CheckedRow own_hand() {
  return row_of_hands<krypto::Game::own>("Number of hands of your own game", krypto::kGrading);
}

}  // namespace reckon::kinds
