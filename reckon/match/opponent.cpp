// SPDX-License-Identifier: MIT
#include "reckon/match/opponent.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "reckon/krypto/check.hpp"

namespace reckon::match {

namespace {

// Scores beyond these count like these; hands of the decks have -13 to 70.
constexpr std::int64_t kLowestScore = -24;
constexpr std::int64_t kHighestScore = 72;
constexpr std::int64_t kDoubling = 8;   // this many points of score double the time
constexpr std::int64_t kDraws = 4;      // random numbers summed for the noise,
constexpr std::int64_t kMostNoise = 5;  // each from -kMostNoise to kMostNoise
constexpr Time kReading = 2000;         // reading the cards, before thinking
constexpr Time kShortest = 166;         // 7500 / 2^((24 + 4 * 5) / 8)
constexpr std::array<int, kStrongest> kErrorsInHundred = {12, 6, 3, 1, 0};

// `time` times 2^(eighths / 8), where 0 <= eighths.
Time stretched(Time time, std::int64_t eighths) {
  // 1024 * 2^(k / 8).
  constexpr std::array<Time, kDoubling> kPowers = {1024, 1117, 1218, 1328, 1448, 1579, 1722, 1878};
  const Time whole = time << (eighths / kDoubling);
  return whole * kPowers[static_cast<std::size_t>(eighths % kDoubling)] / kPowers[0];
}

Expression with_operator(const Expression& formula, std::size_t node, Operator op) {
  std::vector<Expression> parts;
  for (std::size_t i = 0; i < formula.nodes().size(); ++i) {
    const Expression::Node& part = formula.nodes()[i];
    if (part.leaf) {
      parts.emplace_back(part.number);
    } else {
      parts.emplace_back(i == node ? op : part.op, parts[part.left], parts[part.right]);
    }
  }
  return parts.at(formula.nodes().size() - 1);
}

bool only_misses(const std::vector<krypto::Mistake>& problems) {
  return problems.size() == 1 && problems[0].kind == krypto::Mistake::Kind::wrong_value;
}

// The solution with one operator replaced so that only its value is wrong; the solution itself if
// that is impossible.
Expression with_slip(const krypto::Hand& hand, const Expression& solution, Rules rules,
                     SplitMix64& random) {
  std::vector<Expression> slips;
  for (std::size_t node = 0; node < solution.nodes().size(); ++node) {
    if (solution.nodes()[node].leaf) continue;
    for (const Operator op : kOperators) {
      Expression slip = with_operator(solution, node, op);
      if (only_misses(krypto::check(hand, slip, rules))) slips.push_back(std::move(slip));
    }
  }
  if (slips.empty()) return solution;
  return slips[static_cast<std::size_t>(random.below(slips.size()))];
}

}  // namespace

Time thinking_time(int strength, std::int64_t score, SplitMix64& random) {
  std::int64_t eighths = std::clamp(score, kLowestScore, kHighestScore) - kLowestScore +
                         kDoubling * (kStrongest - strength);
  for (int draw = 0; draw < kDraws; ++draw) {
    eighths += static_cast<std::int64_t>(random.below(2 * kMostNoise + 1));
  }
  return kReading + stretched(kShortest, eighths);
}

std::optional<Thought> think(int strength, const krypto::Hand& hand,
                             const std::optional<krypto::Grade>& grade, Rules rules,
                             SplitMix64& random) {
  if (!grade) return std::nullopt;
  Thought thought{.after = thinking_time(strength, krypto::score_by_steps(*grade), random),
                  .formula = grade->text};
  constexpr std::uint64_t kHundred = 100;
  const auto errors = kErrorsInHundred.at(static_cast<std::size_t>(strength) - 1);
  if (random.below(kHundred) < static_cast<std::uint64_t>(errors)) {
    thought.formula = with_slip(hand, grade->text, rules, random);
  }
  return thought;
}

}  // namespace reckon::match
