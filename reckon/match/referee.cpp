// SPDX-License-Identifier: MIT
#include "reckon/match/referee.hpp"

#include <string_view>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::match {

namespace {

// 30,000 years, so no sum of times overflows 64 bits.
constexpr Time kLatest = 1'000'000'000'000'000;
// In bytes.
constexpr std::size_t kLongestProblem = 200;
// Four steps of two cards, and their results, have 12.
constexpr std::size_t kMostNumbers = 4 * kHandCards;

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
                                             Rules rules) {
  if (answered.verdict) return Verdict{.right = *answered.verdict};
  const std::string& formula = answered.formula;
  if (formula.size() > kLongestAnswer && numbers_in(formula) > kMostNumbers) {
    return Verdict{.problems = {{.kind = krypto::Mistake::Kind::extra_card,
                                 .message = "the formula has more numbers than there are cards"}}};
  }
  const Notation notation =
      formula.find('=') == std::string::npos ? Notation::infix : Notation::steps;
  auto verdict = krypto::judge(hand, formula, notation, rules);
  if (verdict) {
    std::vector<krypto::Mistake>& problems = verdict->problems;
    const bool right = problems.empty();
    if (problems.size() > kMostProblems) problems.resize(kMostProblems);
    for (krypto::Mistake& problem : problems) {
      problem.message = printable(problem.message, kLongestProblem);
    }
    return Verdict{.right = right, .problems = std::move(problems)};
  }
  const Error& error = verdict.error();
  const std::string place =
      error.column == 0 ? "" : "column " + std::to_string(error.column) + ": ";
  return refuse(Refusal::Reason::unreadable, place + error.message);
}

}  // namespace reckon::match
