// SPDX-License-Identifier: MIT
#include "reckon/krypto/solver.hpp"
#include "reckon/krypto/hand_of_test.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>
#include <string>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/functions.hpp"
#include "reckon/krypto/oracle_test.hpp"
#include "reckon/krypto/search.hpp"

namespace reckon::krypto {
namespace {

std::uint64_t count(Solver& solver, const Hand& hand, Rules rules, Form form) {
  return solver.solve(hand, {.rules = rules, .form = form}).count();
}

std::vector<std::int64_t> random_cards(SplitMix64& random, std::size_t count, std::int64_t least,
                                       std::uint64_t range) {
  std::vector<std::int64_t> cards;
  for (std::size_t i = 0; i < count; ++i) {
    cards.push_back(least + static_cast<std::int64_t>(random.below(range)));
  }
  return cards;
}

// Compares every count of one hand with brute force, and the results of `solvable`, `first` and the
// expressions.
void expect_equal_to_oracle(Solver& solver, const std::vector<std::int64_t>& cards,
                            std::int64_t objective) {
  const oracle::Counts truth = oracle::BruteForce(cards).count(objective);
  const Hand asked = Hand::make(cards, objective).value();
  SCOPED_TRACE(asked.to_text());
  for (std::size_t i = 0; i < kAllRules.size(); ++i) {
    const Rules rules = kAllRules[i];
    SCOPED_TRACE(name_of(rules));
    EXPECT_EQ(count(solver, asked, rules, Form::distinct), truth.distinct[i]);
    EXPECT_EQ(count(solver, asked, rules, Form::written), truth.written[i]);
    EXPECT_EQ(count(solver, asked, rules, Form::linear), truth.linear[i]);
    EXPECT_EQ(solver.solvable(asked, rules), truth.written[i] > 0);
    const auto first = solver.first(asked, rules);
    ASSERT_EQ(first.has_value(), truth.written[i] > 0);
    if (first) {
      EXPECT_TRUE(check(asked, *first, rules).empty()) << to_text(*first, Notation::infix);
    }
  }
}

TEST(Solver, CountsTheWorkedHands) {
  Solver solver;
  const Hand essay = hand_of("8 19 14 2 21 : 17");
  EXPECT_EQ(count(solver, essay, Rules::house, Form::linear), 24U);
  EXPECT_EQ(count(solver, essay, Rules::international, Form::linear), 8U);
  const Hand analysis = hand_of("2 4 3 6 5 : 6");
  EXPECT_EQ(count(solver, analysis, Rules::house, Form::written), 5662U);
  EXPECT_EQ(count(solver, analysis, Rules::integer, Form::written), 4612U);
  EXPECT_FALSE(solver.solvable(hand_of("1 1 1 1 1 : 25"), Rules::house));
}

TEST(Solver, FindsTheSolutionsOfTheRulebook) {
  Solver solver;
  for (const char* text : {"2 1 2 2 3 : 24", "1 3 7 1 8 : 1", "24 22 23 20 21 : 1"}) {
    for (const Rules rules : kAllRules) EXPECT_TRUE(solver.solvable(hand_of(text), rules)) << text;
  }
}

TEST(Solver, ListsTheLinearSolutionsOfTheEssay) {
  Solver solver;
  const Solutions solutions = solver.solve(hand_of("8 19 14 2 21 : 17"), {.form = Form::linear});
  std::set<std::string> texts;
  for (std::uint64_t i = 0; i < solutions.count(); ++i)
    texts.insert(to_text(solutions[i], Notation::j));
  EXPECT_EQ(texts.size(), 24U);
  for (const char* text : {"8 - 19 + 14 - 2 * 21", "8 - 19 + 14 - 21 * 2", "8 - 19 - 21 + 14 % 2",
                           "8 - 14 + 19 - 2 * 21", "8 - 14 + 19 - 21 * 2", "8 + 2 - 14 % 19 - 21",
                           "21 + 8 - 19 - 14 % 2", "21 - 19 - 8 + 14 % 2"}) {
    EXPECT_TRUE(texts.contains(text)) << text;
  }
  const Solutions strict = solver.solve(hand_of("8 19 14 2 21 : 17"),
                                        {.rules = Rules::international, .form = Form::linear});
  std::set<std::string> listed;
  for (std::uint64_t i = 0; i < strict.count(); ++i) listed.insert(to_text(strict[i], Notation::j));
  EXPECT_EQ(listed, (std::set<std::string>{"8 + 2 + 14 % 21 - 19", "8 + 21 - 19 - 14 % 2",
                                           "19 - 2 * 8 - 21 - 14", "19 - 2 % 8 - 21 - 14",
                                           "19 - 2 * 14 - 21 - 8", "19 - 2 % 14 - 21 - 8",
                                           "2 + 8 + 14 % 21 - 19", "21 - 19 - 8 + 14 % 2"}));
}

// OEIS A140606: with numbers so different that no two functions coincide, every function occurs.
TEST(Solver, MakesAllRationalFunctionsOfDifferentCards) {
  constexpr std::array<std::int64_t, 5> kUnlike = {999983, 777781, 123457, 314159, 271829};
  constexpr std::array<std::size_t, 5> kFunctions = {1, 6, 68, 1170, 27142};
  for (std::size_t n = 2; n <= kUnlike.size(); ++n) {
    const Subsets subsets(n, 0);
    Search<Unbounded> search;
    Budget endless;
    const auto cards = std::span(kUnlike).first(n);
    search.load(subsets, cards, cards, Rules::house, Shape::tree, endless);
    ValueSet<Unbounded> values;
    values.clear(10);
    search.each_result(subsets.whole(), [&](const Unbounded& value) { values.insert(value); });
    EXPECT_EQ(values.values().size(), kFunctions[n - 1]) << n;
  }
}

template <typename Value>
Graph graph_by(std::span<const std::int64_t> cards, std::int64_t objective, Shape shape) {
  const Subsets subsets(cards.size(), equalities_of(cards));
  Search<Value> search;
  Budget endless;
  search.load(subsets, cards, cards, Rules::house, shape, endless);
  search.collect_only(Value::of(objective));
  Graph graph;
  search.collect(subsets.whole(), Value::of(objective), graph);
  return graph;
}

// The fast search looks up residues, omits redundant joins, and for six cards keeps only the needed
// values of fours. The search with numbers of any size does none of this. Both must find the same
// ways in the same order.
TEST(Solver, FindsTheSameGraphByResiduesAndByNumbersOfAnySize) {
  constexpr std::uint64_t kSeed = 271828;
  SplitMix64 random(kSeed);
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  const auto try_hands = [&](int hands, std::size_t size) {
    for (int i = 0; i < hands; ++i) {
      std::vector<std::int64_t> cards = random.below(2) == 0 ? random_cards(random, size, 1, 25)
                                                             : random_cards(random, size, -2, 8);
      std::ranges::sort(cards);
      const auto objective = static_cast<std::int64_t>(random.below(26)) - 2;
      for (const Shape shape : {Shape::tree, Shape::chain}) {
        const Graph fast = graph_by<ModularFraction>(cards, objective, shape);
        const Graph slow = graph_by<Unbounded>(cards, objective, shape);
        const auto edges_of = [](const Graph& graph) {
          std::vector<std::array<std::uint32_t, 4>> edges;
          for (const Graph::Edge& edge : graph.edges) {
            edges.push_back(
                {edge.left, edge.right, static_cast<std::uint32_t>(edge.op), edge.effort});
          }
          return edges;
        };
        ASSERT_EQ(fast.roots, slow.roots) << testing::PrintToString(cards) << " : " << objective;
        ASSERT_EQ(fast.nodes.size(), slow.nodes.size());
        ASSERT_EQ(edges_of(fast), edges_of(slow));
      }
    }
  };
  for (std::size_t size = 1; size < 5; ++size) try_hands(effort(200, 40), size);
  try_hands(effort(60, 10), 5);
  try_hands(effort(16, 4), 6);
}

TEST(Solver, AgreesWithTheOracleOnRandomHands) {
  constexpr std::uint64_t kSeed = 20240917;
  SplitMix64 random(kSeed);
  Solver solver;
  const auto try_hands = [&](int hands, std::size_t cards) {
    for (int i = 0; i < hands; ++i) {
      // Small numbers make equal cards, zeros and cancellations likely.
      const std::uint64_t range = random.below(2) == 0 ? 25 : 6;
      const auto objective = static_cast<std::int64_t>(random.below(26));
      expect_equal_to_oracle(solver, random_cards(random, cards, 1, range), objective);
    }
  };
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  try_hands(30, 1);
  try_hands(60, 2);
  try_hands(300, 3);
  try_hands(effort(200, 50), 4);
  try_hands(effort(120, 10), 5);
}

TEST(Solver, AgreesWithTheOracleOnZerosNegativesAndLargeNumbers) {
  constexpr std::uint64_t kSeed = 3141;
  SplitMix64 random(kSeed);
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Solver solver;
  for (int i = 0; i < 300; ++i) {
    const std::size_t cards = 1 + random.below(4);
    const auto objective = static_cast<std::int64_t>(random.below(13)) - 6;
    expect_equal_to_oracle(solver, random_cards(random, cards, -4, 9), objective);
  }
  // Values of this size exceed the 53 bits of the fast search, and with three cards 62 bits too.
  for (int i = 0; i < 100; ++i) {
    const auto cards = random_cards(random, 3, 0, kLargestCard + 1);
    const oracle::Counts reachable = oracle::BruteForce(cards).count(0);
    for (const std::int64_t objective : reachable.integers[0]) {
      if (random.below(4) == 0) expect_equal_to_oracle(solver, cards, objective);
    }
  }
}

// Six cards use another split than five; with two different numbers, they have few enough texts.
TEST(Solver, AgreesWithTheOracleOnSixCards) {
  Solver solver;
  expect_equal_to_oracle(solver, {2, 2, 2, 2, 3, 3}, 5);
  expect_equal_to_oracle(solver, {0, 0, 0, 0, 2, 2}, 0);
  expect_equal_to_oracle(solver, {-1, 2, 2, 2, 2, 2}, 3);
}

TEST(Solver, FindsObjectivesOfAnySize) {
  Solver solver;
  const std::string million = "1000000";
  std::string cards;
  for (int i = 0; i < 7; ++i) cards += million + " ";
  const Hand largest = hand_of(cards + ": 1" + std::string(42, '0'));
  const Solutions solutions = solver.solve(largest, {});
  ASSERT_EQ(solutions.count(), 1U);
  EXPECT_TRUE(check(largest, solutions[0], Rules::positive).empty());
  EXPECT_FALSE(solver.solvable(hand_of(cards + ": 1" + std::string(41, '0') + "1"), Rules::house));
  EXPECT_FALSE(solver.solvable(hand_of("1 2 : -9223372036854775808"), Rules::house));
}

// Every printed solution can be read back, and is right.
RC_GTEST_PROP(Solver, PrintsSolutionsThatAreRightInEveryNotation, ()) {
  const auto cards = *rc::gen::resize(
      20, rc::gen::suchThat(rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange(-3, 26)),
                            [](const auto& c) { return !c.empty() && c.size() <= 5; }));
  const Hand dealt = Hand::make(cards, *rc::gen::inRange(-5, 60)).value();
  const Rules rules = *rc::gen::elementOf(kAllRules);
  const Form form = *rc::gen::elementOf(kAllForms);
  const Use use = *rc::gen::element(Use::all, Use::any);
  Solver solver;
  const Solutions solutions = solver.solve(dealt, {.rules = rules, .form = form, .use = use});
  for (std::uint64_t i = 0; i < std::min<std::uint64_t>(solutions.count(), 40); ++i) {
    const std::uint64_t index =
        solutions.count() * i / std::min<std::uint64_t>(solutions.count(), 40);
    for (const Notation notation : kAllNotations) {
      const std::string text = to_text(solutions[index], notation);
      const auto back = read(text, notation);
      RC_ASSERT(back.has_value());
      const auto problems = check(dealt, *back, rules, use);
      if (!problems.empty()) RC_FAIL(dealt.to_text() + " | " + text + " | " + problems[0].message);
    }
  }
}

RC_GTEST_PROP(Solver, CountsTheSameInEveryOrderOfTheCards, ()) {
  auto cards = *rc::gen::container<std::vector<std::int64_t>>(5, rc::gen::inRange(1, 14));
  const auto objective = *rc::gen::inRange(0, 26);
  const Rules rules = *rc::gen::elementOf(kAllRules);
  const Form form = *rc::gen::elementOf(kAllForms);
  Solver solver;
  const Solutions before =
      solver.solve(Hand::make(cards, objective).value(), {.rules = rules, .form = form});
  std::rotate(cards.begin(), cards.begin() + *rc::gen::inRange(0, 5), cards.end());
  std::swap(cards[0], cards[static_cast<std::size_t>(*rc::gen::inRange(0, 5))]);
  const Solutions after =
      solver.solve(Hand::make(cards, objective).value(), {.rules = rules, .form = form});
  RC_ASSERT(before.count() == after.count());
  for (std::uint64_t i = 0; i < before.count(); i += 1 + before.count() / 10) {
    RC_ASSERT(before[i] == after[i]);
  }
}

TEST(Solver, NumbersEveryWrittenSolutionOnce) {
  Solver solver;
  for (const char* text : {"2 4 3 6 5 : 6", "3 3 3 8 8 : 1", "1 1 2 2 : 2", "0 0 5 : 0"}) {
    for (const Form form : {Form::written, Form::linear}) {
      const Solutions solutions = solver.solve(hand_of(text), {.form = form});
      std::set<std::string> texts;
      for (std::uint64_t i = 0; i < solutions.count(); ++i) {
        texts.insert(to_text(solutions[i], Notation::brackets));
      }
      EXPECT_EQ(texts.size(), solutions.count()) << text;
    }
  }
}

TEST(Solver, OrdersDistinctSolutionsEasiestFirst) {
  Solver solver;
  Dealer dealer(Deck::cards56, 5);
  for (int i = 0; i < 50; ++i) {
    const DistinctSolutions solutions(solver.graph(dealer.deal(), {}));
    for (std::size_t k = 1; k < solutions.count(); ++k) {
      EXPECT_LE(solutions.effort(k - 1), solutions.effort(k));
    }
  }
}

// Distinct solutions are different functions: they differ for other cards with the same equalities.
TEST(Solver, KeepsOneExpressionOfEachFunction) {
  Solver solver;
  Dealer dealer(Deck::cards56, 11);
  const std::array<std::int64_t, 5> unlike = {999983, 777781, 123457, 314159, 271829};
  for (int i = 0; i < 40; ++i) {
    const Hand dealt = dealer.deal();
    std::map<std::int64_t, std::int64_t> replacement;
    for (const std::int64_t card : dealt.cards())
      replacement.try_emplace(card, unlike[replacement.size()]);
    const Solutions solutions = solver.solve(dealt, {});
    std::set<std::string> values;
    for (std::uint64_t k = 0; k < solutions.count(); ++k) {
      const std::string text = to_text(solutions[k], Notation::rpn);
      std::string replaced;
      for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        const std::string word = text.substr(start, end - start);
        replaced += std::isdigit(static_cast<unsigned char>(word[0])) != 0
                        ? std::to_string(replacement.at(std::stoll(word)))
                        : word;
        replaced += ' ';
        start = end + 1;
      }
      values.insert(read(replaced, Notation::rpn)->value()->to_text());
    }
    EXPECT_EQ(values.size(), solutions.count()) << dealt.to_text();
  }
}

TEST(Solver, LeavesCardsOver) {
  Solver solver;
  const Hand countdown = hand_of("25 50 75 100 3 6 : 952");
  const Solutions all = solver.solve(countdown, {.rules = Rules::positive, .use = Use::any});
  ASSERT_GT(all.count(), 0U);
  std::pair<std::size_t, Rational> last{0, 0};
  for (std::uint64_t i = 0; i < all.count(); ++i) {
    EXPECT_TRUE(check(countdown, all[i], Rules::positive, Use::any).empty());
    std::pair<std::size_t, Rational> simplicity{all[i].operations(), 0};
    const auto values = all[i].values().value();
    for (const Rational& value : values)
      simplicity.second = std::max(simplicity.second, value.abs());
    EXPECT_LE(last.first, simplicity.first);
    if (last.first == simplicity.first) {
      EXPECT_LE(last.second, simplicity.second);
    }
    last = simplicity;
  }
  EXPECT_EQ(solver.solve(hand_of("7 3 5 : 7"), {.use = Use::any})[0], Expression(7));
}

// With unused cards, the solutions are those of all choices of cards, with equal functions merged.
TEST(Solver, LeavesCardsOverAsTheOracleDoes) {
  SplitMix64 random(99);
  Solver solver;
  for (int i = 0; i < 60; ++i) {
    const auto cards = random_cards(random, 3 + random.below(2), 1, 12);
    const auto objective = static_cast<std::int64_t>(random.below(26));
    std::array<std::uint64_t, 4> written{};
    std::set<std::vector<std::int64_t>> choices;
    for (unsigned mask = 1; mask < 1U << cards.size(); ++mask) {
      std::vector<std::int64_t> chosen;
      for (std::size_t c = 0; c < cards.size(); ++c) {
        if (((mask >> c) & 1U) != 0) chosen.push_back(cards[c]);
      }
      std::ranges::sort(chosen);
      if (!choices.insert(chosen).second) continue;
      const oracle::Counts truth = oracle::BruteForce(chosen).count(objective);
      for (std::size_t rules = 0; rules < 4; ++rules) written[rules] += truth.written[rules];
    }
    const Hand asked = Hand::make(cards, objective).value();
    for (std::size_t rules = 0; rules < 4; ++rules) {
      const Question question{.rules = kAllRules[rules], .form = Form::written, .use = Use::any};
      EXPECT_EQ(solver.solve(asked, question).count(), written[rules]) << asked.to_text();
      EXPECT_EQ(solver.solvable(asked, kAllRules[rules], Use::any), written[rules] > 0);
    }
  }
}

TEST(Solver, FindsTheNearestNumbers) {
  SplitMix64 random(1234);
  Solver solver;
  for (int i = 0; i < 150; ++i) {
    const auto cards = random_cards(random, 1 + random.below(4), -2, 14);
    // Some objectives are so far away that trying neighbours does not help.
    const std::uint64_t far = i % 3 == 0 ? 30 : i % 3 == 1 ? 3000 : 100'000;
    const auto objective = static_cast<std::int64_t>(random.below(far)) - 5;
    const oracle::Counts truth = oracle::BruteForce(cards).count(objective);
    const Hand asked = Hand::make(cards, objective).value();
    SCOPED_TRACE(asked.to_text());
    for (std::size_t rules = 0; rules < 4; ++rules) {
      const auto& reachable = truth.integers[rules];
      const auto at_or_above = reachable.lower_bound(objective);
      const auto above = reachable.upper_bound(objective);
      const Nearest nearest = solver.nearest(asked, kAllRules[rules]);
      ASSERT_EQ(nearest.below.has_value(), at_or_above != reachable.begin());
      ASSERT_EQ(nearest.above.has_value(), above != reachable.end());
      if (nearest.below) {
        EXPECT_EQ(*nearest.below->value(), *std::prev(at_or_above));
      }
      if (nearest.above) {
        EXPECT_EQ(*nearest.above->value(), *above);
      }
      for (const auto& side : {nearest.below, nearest.above}) {
        if (side) {
          EXPECT_TRUE(side->obeys(kAllRules[rules]));
        }
      }
    }
  }
}

// The nearest of several beyond a gap.
TEST(Solver, FindsTheNearestNumbersFarAway) {
  Solver solver;
  const Nearest nearest = solver.nearest(hand_of("10 10 10 10 : 1500"), Rules::house);
  EXPECT_EQ(*nearest.below->value(), Rational(1100));
  EXPECT_EQ(*nearest.above->value(), Rational(2000));
}

TEST(Solver, WorksWithoutBoundsAgainAfterABudget) {
  Solver solver;
  const Hand hand = hand_of("8 19 2 23 25 : 9");
  {
    Budget budget(1);
    const WorkWithin within(solver, budget);
    solver.solve(hand, {});
    EXPECT_TRUE(solver.budget().over());
  }
  EXPECT_GT(solver.solve(hand, {}).count(), 0U);
  EXPECT_FALSE(solver.budget().over());
}

// The same question takes the same number of steps on every machine.
TEST(Solver, SpendsStepsThatDoNotChange) {
  Solver solver;
  const auto spent = [&](const auto& ask) {
    Budget budget;
    const WorkWithin within(solver, budget);
    ask();
    return budget.spent();
  };
  const Hand hand = hand_of("8 19 2 23 25 : 9");
  EXPECT_EQ(spent([&] { solver.solve(hand, {}); }), 67'620U);
  EXPECT_EQ(spent([&] { solver.solve(hand, {.form = Form::written}); }), 59'500U);
  EXPECT_EQ(spent([&] { solver.solvable(hand, Rules::house); }), 6'930U);
  EXPECT_EQ(spent([&] { solver.nearest(hand_of("1 1 1 2 : 999"), Rules::house); }), 486'810U);
}

TEST(Solver, FindsTheNearestNumbersWithCardsLeftOver) {
  Solver solver;
  const Nearest nearest = solver.nearest(hand_of("1 1 1 : 100"), Rules::house, Use::any);
  EXPECT_EQ(*nearest.below->value(), Rational(3));
  EXPECT_FALSE(nearest.above.has_value());
  const Nearest single = solver.nearest(hand_of("5 : 100"), Rules::positive);
  EXPECT_EQ(*single.below->value(), Rational(5));
}

// A card is not a result, whatever the rules.
TEST(Solver, TakesACardForWhatItIs) {
  Solver solver;
  for (const Rules rules : kAllRules) {
    for (const char* text : {"-6 : -6", "0 : 0"}) {
      const Hand hand = hand_of(text);
      EXPECT_TRUE(solver.solvable(hand, rules)) << text << ' ' << name_of(rules);
      for (const Form form : kAllForms) {
        EXPECT_EQ(solver.solve(hand, {.rules = rules, .form = form}).count(), 1U);
      }
    }
    EXPECT_TRUE(solver.solvable(hand_of("-6 100 : -6"), rules, Use::any));
    EXPECT_EQ(*solver.nearest(hand_of("-6 : 1000"), rules).below->value(), Rational(-6));
    // Any other number that -6 and -6 make is -12 or above -5.
    EXPECT_EQ(*solver.nearest(hand_of("-6 -6 : -5"), rules, Use::any).below->value(), Rational(-6));
  }
  EXPECT_FALSE(solver.solvable(hand_of("-6 0 : -6"), Rules::international));
}

// One search answers several objectives in turn, whatever it has cached.
TEST(Solver, AnswersObjectivesInARowAsOneByOne) {
  constexpr std::uint64_t kSeed = 18740;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  Solver solver;
  EXPECT_EQ(solver.solvable_in_a_row(hand_of("1 2 4 : 1"), {}, Rules::house), 0U);
  for (int i = 0; i < effort(200, 40); ++i) {
    // With large cards, some objectives need numbers of any size.
    const std::size_t size = 2 + static_cast<std::size_t>(random.below(5));
    const auto cards = random_cards(random, size, -2, i % 4 == 0 ? 2000 : 10);
    const Hand hand = Hand::make(cards, 1).value();
    const Rules rules = kAllRules.at(static_cast<std::size_t>(random.below(kAllRules.size())));
    const Use use = kAllUses.at(static_cast<std::size_t>(random.below(kAllUses.size())));
    std::vector<std::int64_t> objectives;
    std::size_t solvable = 0;
    bool all = true;
    for (int j = 0; j < 8; ++j) {
      objectives.push_back(static_cast<std::int64_t>(random.below(24)) - 4);
      all = all && solver.solvable(Hand::make(cards, objectives.back()).value(), rules, use);
      solvable += all ? 1U : 0U;
    }
    EXPECT_EQ(solver.solvable_in_a_row(hand, objectives, rules, use), solvable)
        << hand.to_text() << ' ' << name_of(rules) << ' ' << name_of(use);
  }
}

TEST(Subsets, CountChoicesAndSplitsOfEqualCardsOnce) {
  // Five different cards: 31 choices, and (3^5 - 2^6 + 1) / 2 = 90 ways to split one in two.
  EXPECT_EQ(Subsets(5, 0).all().size(), 31U);
  EXPECT_EQ(Subsets(5, 0).split_count(), 90U);
  // Five equal cards: a choice for each size, and 0 + 1 + 1 + 2 + 2 ways.
  EXPECT_EQ(Subsets(5, 0b11110).all().size(), 5U);
  EXPECT_EQ(Subsets(5, 0b11110).split_count(), 6U);
}

// Solutions work as a range, in loops and with the algorithms of the standard library.
TEST(Solutions, AreARangeOfExpressions) {
  static_assert(std::ranges::random_access_range<Solutions>);
  static_assert(std::ranges::sized_range<Solutions>);
  Solver solver;
  const Hand hand = Hand::parse("8 19 14 2 21 : 17").value();
  for (const Form form : kAllForms) {
    const Solutions solutions = solver.solve(hand, {.rules = Rules::international, .form = form});
    std::vector<Expression> by_loop;
    for (const Expression& solution : solutions) by_loop.push_back(solution);
    ASSERT_EQ(by_loop.size(), solutions.count());
    for (std::uint64_t i = 0; i < solutions.count(); ++i) {
      ASSERT_EQ(by_loop[static_cast<std::size_t>(i)], solutions[i]);
    }
    std::vector<Expression> backwards;
    for (const Expression& solution : solutions | std::views::reverse | std::views::take(3)) {
      backwards.push_back(solution);
    }
    ASSERT_EQ(backwards.size(), std::min<std::size_t>(3, by_loop.size()));
    for (std::size_t i = 0; i < backwards.size(); ++i) {
      ASSERT_EQ(backwards[i], by_loop[by_loop.size() - 1 - i]);
    }
    const auto begin = solutions.begin();
    EXPECT_EQ(solutions.end() - begin, static_cast<std::int64_t>(by_loop.size()));
    EXPECT_EQ(begin[2], *(2 + begin));
    EXPECT_TRUE(begin < begin + 1 && begin + 1 - 1 == begin);
  }
}

TEST(Solutions, OutliveTheSolverAndTheirFirstCopy) {
  auto solutions = [] {
    Solver solver;
    const Solutions first = solver.solve(Hand::parse("2 4 3 6 5 : 6").value(), {});
    return Solutions(first);
  }();
  EXPECT_FALSE(solutions.empty());
  EXPECT_EQ(solutions[0].value(), Rational(6));
  solutions = Solver().solve(Hand::parse("1 1 1 1 1 : 100").value(), {});
  EXPECT_TRUE(solutions.empty());
  EXPECT_EQ(solutions.begin(), solutions.end());
}

}  // namespace
}  // namespace reckon::krypto
