// SPDX-License-Identifier: MIT
#include "reckon/match/referee.hpp"

#include "reckon/arith/notation.hpp"

namespace reckon::match {

namespace {

// 30,000 years: no sum of times leaves 64 bits.
constexpr Time kLatest = 1'000'000'000'000'000;

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

std::expected<std::vector<krypto::Mistake>, Refusal> judge_answer(const krypto::Hand& hand,
                                                                  const std::string& formula,
                                                                  Rules rules) {
  const Notation notation =
      formula.find('=') == std::string::npos ? Notation::infix : Notation::steps;
  auto verdict = krypto::judge(hand, formula, notation, rules);
  if (verdict) return std::move(verdict->problems);
  const auto& [message, column, code] = verdict.error();
  return refuse(Refusal::Reason::unreadable,
                column == 0 ? message : "column " + std::to_string(column) + ": " + message);
}

}  // namespace reckon::match
