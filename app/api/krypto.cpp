// The paths about hands.
#include <algorithm>
#include <array>

#include "app/api/paths.hpp"
#include "app/json/games.hpp"
#include "app/json/hands.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api {

namespace {

using json::Asked;
using json::Json;

constexpr std::uint64_t kMostHands = 1000;
constexpr std::uint64_t kMostSolutions = 1000;
constexpr std::uint64_t kUsualSolutions = 100;

// Up to five cards are worked on whatever they are, which takes 0.3 s at most. Six take twice that
// if the search can do with machine words, else ten seconds, and seven take minutes: they are
// refused at once.
constexpr std::size_t kFewNumbers = 5;
constexpr std::size_t kMostNumbers = 6;
constexpr std::int64_t kLargestOfMany = 100;
constexpr std::int64_t kLargestObjectiveOfMany = 1'000'000;

// The numerators and denominators of all numbers that come of a hand have no more together.
constexpr std::size_t kMostDigits = 100;

// Refuses numbers that are too much work.
void bound_work(Request& request, std::string_view name, std::span<const Rational> numbers,
                const Rational& objective) {
  std::size_t digits = 0;
  for (const Rational& number : numbers) digits += number.to_string().size();
  if (digits > kMostDigits) {
    request.refuse(name,
                   "these numbers have more than " + std::to_string(kMostDigits) +
                       " digits together: no way from a hand leads there",
                   Status::too_much);
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
                 "this is too much work here: take at most 5 numbers, or 6 integers of at most 100 "
                 "in size with an objective of at most 1000000",
                 Status::too_much);
}

std::string message_of(const Error& error) {
  if (error.column == 0) return error.message;
  return "column " + std::to_string(error.column) + ": " + error.message;
}

Result<krypto::Hand> hand_of_cards(Request& request) {
  request.require("objective", "give the number to reach");
  const std::vector<Rational> numbers = request.numbers("cards", krypto::kMostCards);
  const auto objective = request.integer("objective");
  std::vector<std::int64_t> cards;
  for (const Rational& number : numbers) {
    const auto card = number.to_int64();
    if (!card) return failure("cards are integers, at most 1000000 in size");
    cards.push_back(*card);
  }
  return krypto::Hand::make(std::move(cards), objective.value_or(0));
}

// Refuses formulas with far more numbers than a hand has, which could become very long.
void bound_formula(Request& request, std::string_view formula) {
  constexpr std::size_t kMostNumbersInFormula = 100;
  std::size_t numbers = 0;
  bool in_number = false;
  for (const char c : formula) {
    const bool digit = is_digit(c);
    numbers += digit && !in_number ? 1 : 0;
    in_number = digit;
  }
  if (numbers > kMostNumbersInFormula) {
    request.refuse("formula",
                   std::to_string(numbers) +
                       " numbers are more than are worked on here: take at most " +
                       std::to_string(kMostNumbersInFormula),
                   Status::too_much);
  }
}

// The hand, as text or as cards and objective; some hand if the request is refused.
krypto::Hand hand_in(Request& request) {
  const bool as_cards = !request.has("hand") && request.has("cards");
  const auto hand = as_cards ? hand_of_cards(request) : krypto::Hand::parse(request.text("hand"));
  if (hand) return *hand;
  request.refuse(as_cards ? "cards" : "hand", message_of(hand.error()));
  return *krypto::Hand::make({0}, 0);
}

// The same, if it is not too much work to solve.
krypto::Hand bounded_hand_in(Request& request) {
  krypto::Hand hand = hand_in(request);
  const std::vector<Rational> cards(hand.cards().begin(), hand.cards().end());
  bound_work(request, request.has("hand") ? "hand" : "cards", cards, hand.objective());
  return hand;
}

Rules rules_in(Request& request) {
  return request.choice("rules", kAllRules).value_or(Rules::house);
}

Asked asked_in(Request& request) {
  Asked asked;
  asked.question.rules = rules_in(request);
  asked.question.use = request.choice("use", krypto::kAllUses).value_or(krypto::Use::all);
  asked.notation = request.choice("notation", kAllNotations);
  return asked;
}

Json deal(Request& request) {
  request.require("seed", "give a whole number; the same seed deals the same hands");
  const auto seed = request.number("seed").value_or(0);
  const auto deck = request.choice("deck", krypto::kAllDecks).value_or(krypto::Deck::cards56);
  const auto count = request.number("count", {.bound = kMostHands}).value_or(1);
  const bool solvable = request.flag("solvable");
  const Rules rules = rules_in(request);
  if (!request.complete()) return {};
  Json document = json::json_of_deal(deck, seed, solvable ? std::optional(rules) : std::nullopt);
  document["hands"] = Json::array();
  constexpr std::uint64_t kStepsOfHand = 3000;
  krypto::Dealer dealer(deck, seed);
  while (document["hands"].size() < count && request.budget().spend(kStepsOfHand)) {
    const krypto::Hand hand = dealer.deal();
    if (!solvable || request.solver().solvable(hand, rules)) {
      document["hands"].push_back(json::json_of(hand));
    }
  }
  return document;
}

Json solve(Request& request) {
  const krypto::Hand hand = bounded_hand_in(request);
  Asked asked = asked_in(request);
  asked.question.form = request.choice("form", krypto::kAllForms).value_or(krypto::Form::distinct);
  asked.count = request.flag("count");
  asked.limit = request.number("limit", {.bound = kMostSolutions});
  if (asked.count && asked.limit) {
    request.refuse("limit", "no solutions are listed where they are counted: leave it out");
  }
  if (!request.complete()) return {};
  asked.limit = asked.limit.value_or(kUsualSolutions);
  const json::Solved solved = json::solve(request.solver(), hand, asked);
  krypto::Nearest nearest;
  if (wants_nearest(solved, asked)) {
    nearest = request.solver().nearest(hand, asked.question.rules, asked.question.use);
  }
  return json_of_solve(hand, solved, asked, nearest);
}

Json nearest(Request& request) {
  const krypto::Hand hand = bounded_hand_in(request);
  const Asked asked = asked_in(request);
  if (!request.complete()) return {};
  return json_of_nearest(
      hand, request.solver().nearest(hand, asked.question.rules, asked.question.use), asked);
}

Json grade(Request& request) {
  const krypto::Hand hand = bounded_hand_in(request);
  const Rules rules = rules_in(request);
  if (!request.complete()) return {};
  return json::json_of_grade(hand, krypto::grade(request.solver(), hand, rules), rules);
}

Json hint(Request& request) {
  const krypto::Hand hand = bounded_hand_in(request);
  const Rules rules = rules_in(request);
  const auto more = request.number("more", {.most = krypto::kMostCards}).value_or(0);
  if (!request.complete()) return {};
  return json::json_of_hint(hand, rules, krypto::steps_of_easiest(request.solver(), hand, rules),
                            static_cast<std::size_t>(more) + 1);
}

Json check(Request& request) {
  const krypto::Hand hand = hand_in(request);
  const std::string formula = request.text("formula");
  bound_formula(request, formula);
  const Asked asked = asked_in(request);
  if (!request.complete()) return {};
  const auto verdict = krypto::judge(hand, formula, asked.notation.value_or(Notation::infix),
                                     asked.question.rules, asked.question.use, &request.budget());
  if (!verdict) {
    request.refuse("formula", message_of(verdict.error()));
    return {};
  }
  return json::json_of_check(hand, formula, *verdict, asked.question.rules);
}

Json next(Request& request) {
  request.require("numbers", "give the numbers on the table, like [2, \"3/2\"]");
  request.require("objective", "give the number to reach");
  const std::vector<Rational> numbers = request.numbers("numbers", krypto::kMostCards);
  const Rational objective = request.integer("objective").value_or(0);
  bound_work(request, "numbers", numbers, objective);
  const Rules rules = rules_in(request);
  if (!request.complete()) return {};
  return json::json_of_way(numbers, objective, rules,
                           krypto::way_on(request.solver(), numbers, objective, rules));
}

constexpr std::array kPaths = {
    Path{.name = "krypto/deal", .answer = deal},
    Path{.name = "krypto/solve", .answer = solve},
    Path{.name = "krypto/grade", .answer = grade},
    Path{.name = "krypto/hint", .answer = hint},
    Path{.name = "krypto/check", .answer = check},
    Path{.name = "krypto/nearest", .answer = nearest},
    Path{.name = "krypto/next", .answer = next},
};

}  // namespace

std::span<const Path> krypto_paths() { return kPaths; }

}  // namespace reckon::api
