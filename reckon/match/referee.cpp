// SPDX-License-Identifier: MIT
#include "reckon/match/referee.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::match {

namespace {

// 30,000 years, so no sum of times overflows 64 bits.
constexpr Time kLatest = 1'000'000'000'000'000;
// In bytes.
constexpr std::size_t kLongestProblem = 200;
// Six steps of two cards, and their results, have 18.
constexpr std::size_t kMostNumbers = 20;

// Counts the numbers in a text.
std::size_t numbers_in(std::string_view text) {
  std::size_t count = 0;
  bool in_number = false;
  for (const char character : text) {
    const bool is_digit = character >= '0' && character <= '9';
    if (is_digit && !in_number) ++count;
    in_number = is_digit;
  }
  return count;
}

// How far a value is from the objective, if nothing else is wrong with the formula.
std::optional<std::int64_t> distance_of(const krypto::Verdict& verdict, const Rational& objective) {
  const auto& problems = verdict.problems;
  const bool only_misses = problems.size() == 1 && verdict.value != objective &&
                           problems.front().kind == krypto::Mistake::Kind::wrong_value;
  if (!only_misses || !verdict.value) return std::nullopt;
  return (-(-(*verdict.value - objective).abs()).floor()).to_int64();
}

constexpr std::ptrdiff_t kSuits = 4;
constexpr std::ptrdiff_t kCopiesOfSmallTile = 2;

// Whether no number occurs more often than `copies`.
bool are_in_copies(const std::vector<std::int64_t>& cards, std::ptrdiff_t copies) {
  return std::ranges::all_of(
      cards, [&](std::int64_t card) { return std::ranges::count(cards, card) <= copies; });
}

bool is_large(std::int64_t card) {
  return std::ranges::find(krypto::kLargeTiles, card) != krypto::kLargeTiles.end();
}

// Whether the tiles of Countdown lie in one box, and the objective is one that is drawn.
bool can_draw(const CardGame& game, const krypto::Hand& hand) {
  std::vector<std::int64_t> large;
  std::vector<std::int64_t> small;
  for (const std::int64_t card : hand.cards()) (is_large(card) ? large : small).push_back(card);
  return (!game.large || *game.large == large.size()) && are_in_copies(large, 1) &&
         are_in_copies(small, kCopiesOfSmallTile) &&
         std::ranges::all_of(small, [](auto card) { return card <= krypto::kLargestSmallTile; }) &&
         hand.objective() >= krypto::kFirstDrawn && hand.objective() <= krypto::kLastDrawn;
}

// Whether the deck, the box, or the choices for the game deal such a hand.
bool may_come_from(const CardGame& game, krypto::Deck deck, const krypto::Hand& hand) {
  const std::vector<std::int64_t>& cards = hand.cards();
  switch (game.game) {
    case krypto::Game::krypto: return can_deal(deck, hand);
    case krypto::Game::twenty_four:
      return are_in_copies(cards, kSuits) &&
             (!game.up_to || std::ranges::max(cards) <= *game.up_to);
    case krypto::Game::countdown: return can_draw(game, hand);
    case krypto::Game::own: break;
  }
  return (!game.cards || *game.cards == cards.size()) &&
         (!game.objective || hand.objective() == *game.objective);
}

std::string source_of(const CardGame& game, krypto::Deck deck) {
  switch (game.game) {
    case krypto::Game::krypto: return "the deck of " + std::string(name_of(deck)) + " cards";
    case krypto::Game::twenty_four: return "the deck of 24";
    case krypto::Game::countdown: return "the box of tiles";
    case krypto::Game::own: break;
  }
  return "the game that was chosen";
}

}  // namespace

std::optional<Refusal> why_not_at(Time at, Time now, bool over) {
  if (over) return Refusal{Refusal::Reason::over, "the match has ended"};
  if (at < now) {
    return Refusal{Refusal::Reason::earlier, "the time is before that of the event before"};
  }
  if (at > kLatest) return Refusal{Refusal::Reason::too_late, "the time is too large"};
  return std::nullopt;
}

bool can_deal(krypto::Deck deck, const krypto::Hand& hand) {
  std::vector<std::int64_t> left = krypto::cards_of(deck);
  const auto take = [&left](std::int64_t card) {
    const auto place = std::ranges::find(left, card);
    if (place == left.end()) return false;
    left.erase(place);
    return true;
  };
  if (!std::ranges::all_of(hand.cards(), take)) return false;
  return std::ranges::any_of(left, [&hand](std::int64_t card) { return hand.objective() == card; });
}

std::expected<Verdict, Refusal> judge_answer(const krypto::Hand& hand, const Answered& answered,
                                             Rules rules, krypto::Use use) {
  if (answered.verdict) {
    return Verdict{.right = *answered.verdict, .distance = answered.distance};
  }
  const std::string& formula = answered.formula;
  if (formula.size() > kLongestAnswer && numbers_in(formula) > kMostNumbers) {
    return Verdict{.problems = {{.kind = krypto::Mistake::Kind::extra_card,
                                 .message = "the formula has more numbers than there are cards"}}};
  }
  const Notation notation =
      formula.find('=') == std::string::npos ? Notation::infix : Notation::steps;
  auto verdict = krypto::judge(hand, formula, notation, rules, use);
  if (verdict) {
    const auto distance = distance_of(*verdict, hand.objective());
    std::vector<krypto::Mistake>& problems = verdict->problems;
    const bool right = problems.empty();
    if (problems.size() > kMostProblems) problems.resize(kMostProblems);
    for (krypto::Mistake& problem : problems) {
      problem.message = printable(problem.message, kLongestProblem);
    }
    return Verdict{.right = right, .problems = std::move(problems), .distance = distance};
  }
  const Error& error = verdict.error();
  const std::string place =
      error.column == 0 ? "" : "column " + std::to_string(error.column) + ": ";
  return refuse(Refusal::Reason::unreadable, place + error.message);
}

std::optional<Refusal> why_not_dealt(const CardGame& game, krypto::Deck deck, bool any_cards,
                                     const krypto::Hand& hand) {
  const auto good = krypto::check_hand(game.game, hand);
  const std::size_t count = hand.cards().size();
  const krypto::GameRow& row = krypto::row_of(game.game);
  const bool has_its_cards = row.least_cards <= count && count <= row.most_cards;
  // Any numbers may be dealt in Krypto, also those beyond its decks.
  if (any_cards && game.game == krypto::Game::krypto && has_its_cards) return std::nullopt;
  if (!good) return Refusal{Refusal::Reason::not_in_deck, good.error().message};
  if (any_cards || may_come_from(game, deck, hand)) return std::nullopt;
  return Refusal{Refusal::Reason::not_in_deck,
                 source_of(game, deck) + " cannot deal " + hand.to_text()};
}

std::expected<Verdict, Refusal> judge_near(const CardGame& game, const krypto::Hand& hand,
                                           const Answered& answered, Rules rules,
                                           std::optional<std::int64_t> before) {
  auto verdict = judge_answer(hand, answered, rules, use_in(game));
  if (!verdict || verdict->right || !verdict->distance || answered.verdict) return verdict;
  const std::int64_t distance = *verdict->distance;
  std::string& message = verdict->problems.front().message;
  if (krypto::points(game.game, distance) == 0) {
    message += ": that is too far away to count";
  } else if (before && *before <= distance) {
    message += ": that is no nearer than before";
  } else {
    return verdict;
  }
  verdict->distance.reset();
  return verdict;
}

}  // namespace reckon::match
