// SPDX-License-Identifier: MIT
// The paths about hands.
#include <algorithm>
#include <array>

#include "app/answers/games.hpp"
#include "app/answers/hands.hpp"
#include "app/api/parameters.hpp"
#include "app/api/request.hpp"
#include "reckon/text/signs.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api::on_krypto {

namespace {

using answers::Asked;
using answers::Json;

// Up to five cards are worked on whatever they are, which takes 0.3 s at most. Six take twice that
// if the search can do with machine words, else ten seconds, and seven take minutes: they are
// refused at once.
constexpr std::size_t kFewNumbers = 5;
constexpr std::size_t kMostNumbers = krypto::kMostCards;
constexpr std::int64_t kLargestOfMany = 100;
constexpr std::int64_t kLargestObjectiveOfMany = 1'000'000;

// The numerators and denominators of all numbers that come of a hand have no more together.
constexpr std::size_t kMostDigits = 100;

// --- What several questions take

constexpr Parameter kHand = {.name = "hand",
                             .help =
                                 "Cards, colon, objective. Limits: 5 cards of up to 1000000 in "
                                 "size, or 6 cards of up to 100 with an objective of up to 1000000",
                             .examples = R"(["2 4 3 6 5 : 6"])",
                             .shared = true};
constexpr Parameter kCards = {.name = "cards",
                              .type = Type::cards,
                              .help = "The cards instead of a hand as text, with an objective",
                              .range = {.least = 1, .most = krypto::kMostCards},
                              .shared = true};
constexpr Parameter kObjective = {
    .name = "objective",
    .type = Type::integer,
    .help = "The number to reach: an integer, or a string of up to 100 characters",
    .how = "give the number to reach",
    .shared = true};
constexpr Parameter kNotation = {.name = "notation",
                                 .type = Type::choice,
                                 .help = "The notation of formulas (default: that of the form)",
                                 .choices = names_of<kAllNotations>};

// --- Taking it

// Refuses numbers that are too much work.
void bound_work(Request& request, std::string_view name, std::span<const Rational> numbers,
                const Rational& objective) {
  std::size_t digits = 0;
  for (const Rational& number : numbers) digits += number.to_text().size();
  if (digits > kMostDigits) {
    request.refuse(name,
                   "these numbers have more than " + std::to_string(kMostDigits) +
                       " digits together: no way from a hand leads there",
                   Code::too_much);
  }
  if (numbers.size() <= kFewNumbers) return;
  const auto is_small = [](const Rational& number, std::int64_t largest) {
    return number.is_integer() && number.abs() <= largest;
  };
  if (numbers.size() <= kMostNumbers && is_small(objective, kLargestObjectiveOfMany) &&
      std::ranges::all_of(
          numbers, [&](const Rational& number) { return is_small(number, kLargestOfMany); })) {
    return;
  }
  request.refuse(name,
                 "this is too much work here: take at most 5 numbers, or 7 integers of at most 100 "
                 "in size with an objective of at most 1000000",
                 Code::too_much);
}

std::string message_of(const Error& error) {
  if (error.column == 0) return error.message;
  return "column " + std::to_string(error.column) + ": " + error.message;
}

Result<krypto::Hand> hand_of_cards(Request& request, krypto::Game game) {
  const krypto::GameRow& row = row_of(game);
  const bool fixed = row.aim == krypto::Aim::fixed;
  if (!fixed) request.require("objective");
  const std::vector<Rational> numbers = request.numbers("cards");
  const auto objective = request.integer("objective");
  std::vector<std::int64_t> cards;
  for (const Rational& number : numbers) {
    const auto card = number.to_int64();
    if (!card) return failure("cards are integers, at most 1000000 in size");
    cards.push_back(*card);
  }
  return krypto::Hand::make(std::move(cards),
                            objective.value_or(fixed ? row.most_objective : std::int64_t{0}));
}

// Refuses formulas with far more numbers than a hand has, which could become very long.
void bound_formula(Request& request, std::string_view formula) {
  constexpr std::size_t kMostNumbersInFormula = 100;
  std::size_t numbers = 0;
  bool in_number = false;
  for (const char c : formula) {
    const bool digit = is_digit(c) || face_value(c);
    numbers += digit && !in_number ? 1 : 0;
    in_number = digit;
  }
  if (numbers > kMostNumbersInFormula) {
    request.refuse("formula",
                   std::to_string(numbers) +
                       " numbers are more than are worked on here: take at most " +
                       std::to_string(kMostNumbersInFormula),
                   Code::too_much);
  }
}

// The hand, as text or as cards and objective; some hand if the request is refused.
krypto::Hand hand_in(Request& request, krypto::Game game) {
  const bool as_cards = !request.has("hand") && request.has("cards");
  auto hand = as_cards ? hand_of_cards(request, game) : parse_hand(game, request.text("hand"));
  if (hand && as_cards && game != krypto::Game::krypto) {
    if (const auto good = check_hand(game, *hand); !good) hand = std::unexpected(good.error());
  }
  if (hand) return *hand;
  request.refuse(as_cards ? "cards" : "hand", message_of(hand.error()));
  return *krypto::Hand::make({0}, 0);
}

// The same, if it is not too much work to solve.
krypto::Hand bounded_hand_in(Request& request, krypto::Game game) {
  krypto::Hand hand = hand_in(request, game);
  const std::vector<Rational> cards(hand.cards().begin(), hand.cards().end());
  bound_work(request, request.has("hand") ? "hand" : "cards", cards, hand.objective());
  return hand;
}

krypto::Game game_in(Request& request) { return request.choice("game", krypto::kAllGames); }

Rules rules_in(Request& request, krypto::Game game) {
  return request.choice_if_given("rules", kAllRules).value_or(row_of(game).rules);
}

krypto::Use use_in(Request& request, krypto::Game game) {
  return request.choice_if_given("use", krypto::kAllUses).value_or(row_of(game).use);
}

Asked asked_in(Request& request, krypto::Game game) {
  Asked asked;
  asked.question.rules = rules_in(request, game);
  asked.question.use = use_in(request, game);
  asked.notation = request.choice_if_given("notation", kAllNotations);
  return asked;
}

// --- The questions

constexpr std::array kDealTakes = {
    Parameter{.name = "seed",
              .type = Type::number,
              .help = "The same seed deals the same hands; beyond 2^53 a string of digits",
              .required = true,
              .how = "give a whole number; the same seed deals the same hands"},
    kGame,
    kDeck,
    kUpTo,
    kLargeTiles,
    kDealtCards,
    kDealtObjective,
    Parameter{.name = "count",
              .type = Type::number,
              .help = "Number of hands",
              .range = {.bound = 1000},
              .usual = 1},
    Parameter{.name = "solvable",
              .type = Type::flag,
              .help = "Only hands that have a solution under the rules"},
    Parameter{.name = "level",
              .type = Type::number,
              .help = "Only hands of this level",
              .range = {.least = 1, .most = 5}},
    kGameRules,
    kGameUse};

Json deal(Request& request) {
  request.require("seed");
  const auto seed = request.number("seed");
  krypto::DealWishes wishes = request.deal_wishes();
  wishes.game = game_in(request);
  const auto count = request.number("count");
  const auto level = request.number_if_given("level");
  const bool solvable = request.flag("solvable") || level;
  const Rules rules = rules_in(request, wishes.game);
  const krypto::Use use = use_in(request, wishes.game);
  auto dealer = krypto::GameDealer::make(wishes, seed);
  if (!dealer) request.refuse("game", dealer.error().message);
  if (!request.complete()) return {};
  Json document =
      answers::json_of_deal(wishes, seed, solvable ? std::optional(rules) : std::nullopt);
  document["hands"] = Json::array();
  krypto::Solver& solver = request.solver();
  const auto fits = [&](const krypto::Hand& hand) {
    if (!level) return !solvable || solver.solvable(hand, rules, use);
    const auto grade = krypto::grade(solver, hand, rules, use);
    return grade && static_cast<std::uint64_t>(grade->level) == *level;
  };
  constexpr std::uint64_t kStepsOfHand = 3000;
  while (document["hands"].size() < count && request.budget().spend(kStepsOfHand)) {
    const krypto::Hand hand = dealer->deal();
    if (fits(hand)) document["hands"].push_back(answers::json_of(hand));
  }
  return document;
}

constexpr std::array kSolveTakes = {
    kHand,
    kCards,
    kObjective,
    kGame,
    kGameRules,
    Parameter{.name = "form",
              .type = Type::choice,
              .help = "The form of solutions: when two count as one",
              .usual_text = "distinct",
              .choices = names_of<krypto::kAllForms>},
    kGameUse,
    kNotation,
    Parameter{.name = "limit",
              .type = Type::number,
              .help = "The number of solutions returned, the easiest first",
              .range = {.bound = 1000},
              .usual = 100},
    Parameter{.name = "count",
              .type = Type::flag,
              .help = "Only the number of solutions; without limit"}};

Json solve(Request& request) {
  const krypto::Game game = game_in(request);
  const krypto::Hand hand = bounded_hand_in(request, game);
  Asked asked = asked_in(request, game);
  asked.question.form = request.choice("form", krypto::kAllForms);
  asked.count = request.flag("count");
  asked.limit = request.number("limit");
  if (asked.count && request.has("limit")) {
    request.refuse("limit", "no solutions are listed where they are counted: leave it out");
  }
  if (!request.complete()) return {};
  const answers::Solved solved = answers::solve(request.solver(), hand, asked);
  krypto::Nearest nearest;
  if (wants_nearest(solved, asked)) {
    nearest = request.solver().nearest(hand, asked.question.rules, asked.question.use);
  }
  return json_of_solve(hand, solved, asked, nearest);
}

constexpr std::array kNearestTakes = {kHand,      kCards,   kObjective, kGame,
                                      kGameRules, kGameUse, kNotation};

Json nearest(Request& request) {
  const krypto::Game game = game_in(request);
  const krypto::Hand hand = bounded_hand_in(request, game);
  const Asked asked = asked_in(request, game);
  if (!request.complete()) return {};
  const krypto::Question& question = asked.question;
  const bool reachable = request.solver().first(hand, question.rules, question.use).has_value();
  return json_of_nearest(hand, reachable,
                         request.solver().nearest(hand, question.rules, question.use), asked);
}

constexpr std::array kGradeTakes = {kHand, kCards, kObjective, kGame, kGameRules, kGameUse};

Json grade(Request& request) {
  const krypto::Game game = game_in(request);
  const krypto::Hand hand = bounded_hand_in(request, game);
  const Rules rules = rules_in(request, game);
  const krypto::Use use = use_in(request, game);
  if (!request.complete()) return {};
  return answers::json_of_grade(hand, krypto::grade(request.solver(), hand, rules, use), rules);
}

constexpr std::array kHintTakes = {kHand,
                                   kCards,
                                   kObjective,
                                   kGame,
                                   kGameRules,
                                   kGameUse,
                                   Parameter{.name = "more",
                                             .type = Type::number,
                                             .help = "The number of steps after the first",
                                             .range = {.most = krypto::kMostCards},
                                             .usual = 0}};

Json hint(Request& request) {
  const krypto::Game game = game_in(request);
  const krypto::Hand hand = bounded_hand_in(request, game);
  const Rules rules = rules_in(request, game);
  const krypto::Use use = use_in(request, game);
  const auto more = request.number("more");
  if (!request.complete()) return {};
  return answers::json_of_hint(hand, rules,
                               krypto::steps_of_easiest(request.solver(), hand, rules, use),
                               static_cast<std::size_t>(more) + 1);
}

constexpr std::array kCheckTakes = {
    kHand,
    kCards,
    kObjective,
    Parameter{.name = "formula",
              .help = "The formula of the player; 422 if it has more than 100 numbers",
              .required = true,
              .range = {.most = kLongestFormula}},
    kGame,
    kGameRules,
    kGameUse,
    kNotation};

Json check(Request& request) {
  const krypto::Game game = game_in(request);
  const krypto::Hand hand = hand_in(request, game);
  const std::string formula = request.text("formula");
  bound_formula(request, formula);
  const Asked asked = asked_in(request, game);
  if (!request.complete()) return {};
  const auto verdict = krypto::judge(hand, formula, asked.notation.value_or(Notation::infix),
                                     asked.question.rules, asked.question.use, &request.budget());
  if (!verdict) {
    request.refuse("formula", message_of(verdict.error()));
    return {};
  }
  return answers::json_of_check(hand, formula, *verdict, asked.question.rules);
}

constexpr std::array kNextTakes = {
    Parameter{.name = "numbers",
              .type = Type::numbers,
              .help = "The numbers on the table",
              .required = true,
              .how = "give the numbers on the table, like [2, \"3/2\"]",
              .range = {.least = 1, .most = krypto::kMostCards}},
    required(kObjective), kRules,
    Parameter{.name = "use",
              .type = Type::choice,
              .help = "Use all numbers, or leave any over",
              .usual_text = "all",
              .choices = names_of<krypto::kAllUses>}};

Json next(Request& request) {
  request.require("numbers");
  request.require("objective");
  const std::vector<Rational> numbers = request.numbers("numbers");
  const Rational objective = request.integer("objective").value_or(0);
  bound_work(request, "numbers", numbers, objective);
  const Rules rules = request.choice("rules", kAllRules);
  const krypto::Use use = request.choice("use", krypto::kAllUses);
  if (!request.complete()) return {};
  return answers::json_of_way(numbers, objective, rules,
                              krypto::way_on(request.solver(), numbers, objective, rules, use));
}

constexpr std::array kQuestions = {
    Question{.path = "krypto/deal",
             .summary = "Deal hands of five cards and an objective",
             .example = R"({"seed": 1, "count": 2, "solvable": true})",
             .schema = "krypto-deal",
             .parameters = kDealTakes,
             .answer = deal},
    Question{.path = "krypto/solve",
             .summary = "Find the solutions of a hand",
             .example = R"({"hand": "2 4 3 6 5 : 6", "limit": 3})",
             .schema = "krypto-solve",
             .parameters = kSolveTakes,
             .answer = solve},
    Question{.path = "krypto/grade",
             .summary = "Grade the difficulty of a hand, with reasons",
             .example = R"({"cards": [2, 4, 3, 6, 5], "objective": 6})",
             .schema = "krypto-grade",
             .parameters = kGradeTakes,
             .answer = grade},
    Question{.path = "krypto/hint",
             .summary = "Return the first steps of the easiest solution",
             .example = R"({"hand": "2 4 3 6 5 : 6"})",
             .schema = "krypto-hint",
             .parameters = kHintTakes,
             .answer = hint},
    Question{.path = "krypto/check",
             .summary = "Check whether a formula solves a hand, or report its fault",
             .details = "Hands of up to 7 cards of any size are judged.",
             .example = R"({"hand": "2 3 5 : 25", "formula": "(2 + 3) * 5"})",
             .schema = "krypto-check",
             .parameters = kCheckTakes,
             .answer = check},
    Question{.path = "krypto/nearest",
             .summary = "Return the nearest whole numbers that can be reached",
             .example = R"({"hand": "1 1 1 1 1 : 25"})",
             .schema = "krypto-nearest",
             .parameters = kNearestTakes,
             .answer = nearest},
    Question{.path = "krypto/next",
             .summary = "Return the easiest way on from numbers already calculated",
             .example = R"({"numbers": [2, "3/2", 5], "objective": 15})",
             .schema = "krypto-next",
             .parameters = kNextTakes,
             .answer = next},
};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

}  // namespace reckon::api::on_krypto
