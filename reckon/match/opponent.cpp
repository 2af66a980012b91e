// SPDX-License-Identifier: MIT
#include "reckon/match/opponent.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
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

// The hands in 100 of a player of each strength that end at the objective, within the first
// distance that scores, and within the last.
struct Reach {
  std::uint64_t objective, close, far;
};
constexpr std::array<Reach, kStrongest> kReaches = {
    Reach{10, 35, 70}, {25, 60, 85}, {45, 80, 95}, {70, 95, 100}, {95, 100, 100}};

// A formula whose value is at that distance from the objective, first on the side of `sign`.
std::optional<Expression> formula_at(krypto::Solver& solver, const CardGame& game,
                                     const krypto::Hand& hand, Rules rules, std::int64_t distance,
                                     std::int64_t sign) {
  for (const std::int64_t side : {sign, -sign}) {
    const Rational objective = hand.objective() + Rational(side * distance);
    const auto other = krypto::Hand::make(hand.cards(), objective);
    if (!other || !solver.solvable(*other, rules, use_in(game))) continue;
    const auto all = solver.solve(*other, {.rules = rules, .use = use_in(game)});
    if (!all.empty()) return all[0];
  }
  return std::nullopt;
}

// The nearest such formula from this distance on, among those that score.
std::optional<Expression> formula_from(krypto::Solver& solver, const CardGame& game,
                                       const krypto::Hand& hand, Rules rules, std::int64_t distance,
                                       std::int64_t sign) {
  for (; krypto::points(game.game, distance) > 0; ++distance) {
    if (auto found = formula_at(solver, game, hand, rules, distance, sign)) return found;
  }
  return std::nullopt;
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

std::optional<Expression> best_answer(krypto::Solver& solver, const CardGame& game,
                                      const krypto::Hand& hand, Rules rules) {
  return formula_from(solver, game, hand, rules, 0, 1);
}

std::optional<Thought> think_near(int strength, krypto::Solver& solver, const CardGame& game,
                                  const krypto::Hand& hand, Rules rules, Time time,
                                  SplitMix64& random) {
  constexpr std::uint64_t kHundred = 100;
  constexpr Time kSlowest = 60;     // in hundredths of the time, without the noise
  constexpr Time kForStrength = 8;  // less for each level of strength
  constexpr std::uint64_t kNoise = 35;
  const auto& [close, far] = std::pair(krypto::row_of(game.game).points[1].distance,
                                       krypto::row_of(game.game).points[2].distance);
  const std::uint64_t luck = random.below(kHundred);
  const auto part = kSlowest - kForStrength * strength + static_cast<Time>(random.below(kNoise));
  const auto step = static_cast<std::int64_t>(random.below(kHundred));
  const std::int64_t sign = random.below(2) == 0 ? 1 : -1;
  const Reach& reach = kReaches.at(static_cast<std::size_t>(strength) - 1);
  if (luck >= reach.far) return std::nullopt;
  std::int64_t distance = 0;
  if (luck >= reach.close) {
    distance = close + 1 + step % (far - close);
  } else if (luck >= reach.objective) {
    distance = 1 + step % close;
  }
  auto formula = formula_from(solver, game, hand, rules, distance, sign);
  if (!formula) return std::nullopt;
  return Thought{.after = time * part / static_cast<Time>(kHundred),
                 .formula = *std::move(formula)};
}

}  // namespace reckon::match
