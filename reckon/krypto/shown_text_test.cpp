// SPDX-License-Identifier: MIT
// The printed text is the one that was graded. A second implementation, which shares no code with
// the first, reads the text from left to right. It adds up the effort by the table of
// docs/grading.md, and finds the easiest text of every solution by writing all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/by_table_test.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/functions.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {
namespace {

using by_table::effort_of_one;
using by_table::Int;
using by_table::is_allowed;
using by_table::Number;
using by_table::result_of;

constexpr std::string_view kSums = "+-";

// Reads a text as a person does: brackets first, * and / before + and -, else from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  struct Value {
    Number number;
    char last = ' ';  // its last operation; a blank for a card
  };

  Value sum() {
    return chain(kSums, [this] { return product(); });
  }

  std::int64_t effort = 0;
  std::vector<std::int64_t> cards{};
  std::vector<Number> results{};
  bool regroups = false;  // has brackets that could be removed without changing the value
  bool at_end() const { return at_ == text_.size(); }

 private:
  Value product() {
    return chain("*/", [this] { return operand(); });
  }

  template <typename Part>
  Value chain(std::string_view operators, const Part& part) {
    Value left = part();
    while (at_ + 1 < text_.size() && operators.find(text_[at_ + 1]) != operators.npos) {
      const char op = text_[at_ + 1];
      at_ += 3;
      const Value right = part();
      const bool same = operators.find(right.last) != operators.npos;
      regroups = regroups || ((op == '+' || op == '*') && same);
      const Number result = result_of(op, left.number, right.number);
      effort += effort_of_one(op, left.number, right.number, result);
      results.push_back(result);
      left = {.number = result, .last = op};
    }
    return left;
  }

  Value operand() {
    if (text_.at(at_) == '(') {
      ++at_;
      const Value inside = sum();
      EXPECT_EQ(text_.at(at_), ')');
      ++at_;
      return inside;
    }
    std::size_t size = 0;
    cards.push_back(std::stoll(std::string(text_.substr(at_)), &size));
    at_ += size;
    return {.number = {.top = cards.back()}};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

void expect_read_as_graded(Solver& solver, const Hand& hand, std::size_t rules) {
  const Graph graph = solver.graph(hand, {.rules = kAllRules[rules]});
  const DistinctSolutions solutions(graph);
  std::vector<std::int64_t> cards = hand.cards();
  std::ranges::sort(cards);
  const bool ordinary = cards.front() >= 1 || rules < 2;
  std::int64_t before = 0;
  for (std::size_t i = 0; i < solutions.count(); ++i) {
    const std::string text = to_text(solutions[i], Notation::infix);
    SCOPED_TRACE(hand.to_text() + " | " + text);
    Reader reader(text);
    const Number value = reader.sum().number;
    ASSERT_TRUE(reader.at_end());
    ASSERT_TRUE(value.is(*hand.objective().to_int64()));
    std::ranges::sort(reader.cards);
    ASSERT_EQ(reader.cards, cards);
    for (const Number& result : reader.results) ASSERT_TRUE(is_allowed(rules, result));
    ASSERT_EQ(reader.effort, solutions.effort(i));
    ASSERT_LE(before, reader.effort);
    before = reader.effort;
    ASSERT_FALSE(ordinary && reader.regroups);
    ASSERT_EQ(steps_of(read(text, Notation::infix).value()), steps_of(solutions[i]));
  }
  const auto grade = krypto::grade(solver, hand, kAllRules[rules]);
  ASSERT_EQ(grade.has_value(), solutions.count() > 0);
  if (!grade) return;
  ASSERT_EQ(grade->text_effort, solutions.effort(0));
  ASSERT_EQ(grade->text, solutions[0]);
}

TEST(ShownText, IsWhatWasGraded) {
  Solver solver;
  Dealer dealer(Deck::cards56, 2026);
  constexpr int kHands = effort(2000, 300);
  for (int i = 0; i < kHands; ++i) {
    const Hand hand = dealer.deal();
    for (std::size_t rules = 0; rules < kAllRules.size(); ++rules) {
      expect_read_as_graded(solver, hand, rules);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// Hands in which 22 * 12 + (18 + 4) was shown as 22 * 12 + 18 + 4.
TEST(ShownText, IsWhatWasGradedOfSumsOfSums) {
  Solver solver;
  for (const char* text : {"22 12 18 4 : 286", "22 12 18 4 1 : 286", "3 5 4 : 2", "7 7 5 5 : 24",
                           "-5 -4 -1 -9 -8 : 13", "-5 -1 -9 : 3", "0 0 5 : 5", "0 -3 -7 2 : 6"}) {
    for (std::size_t rules = 0; rules < kAllRules.size(); ++rules) {
      expect_read_as_graded(solver, Hand::parse(text).value(), rules);
    }
  }
}

// --- The easiest of all texts --------------------------------------------------------------------

constexpr std::uint64_t kPrime = 2305843009213693669;  // 2^61 - 283

std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  return static_cast<std::uint64_t>(static_cast<Int>(a) * static_cast<Int>(b) %
                                    static_cast<Int>(kPrime));
}

std::uint64_t inverse(std::uint64_t a) {
  std::uint64_t power = 1;
  for (std::uint64_t left = kPrime - 2; left != 0; left /= 2, a = times(a, a)) {
    if (left % 2 == 1) power = times(power, a);
  }
  return power;
}

// A text, with its value as a fraction of two functions at a random point. `regroupings` counts the
// brackets that could be removed without changing the value.
struct Text {
  Number number;
  std::uint64_t upper = 0;
  std::uint64_t lower = 1;
  unsigned obeyed = 15;
  std::int64_t regroupings = 0;
  std::int64_t effort = 0;
  char last = ' ';
};

Text joined(char op, const Text& l, const Text& r) {
  const bool sum = kSums.find(op) != kSums.npos;
  const bool same = r.last != ' ' && (kSums.find(r.last) != kSums.npos) == sum;
  Text text{
      .number = result_of(op, l.number, r.number),
      .obeyed = l.obeyed & r.obeyed,
      .regroupings = l.regroupings + r.regroupings + ((op == '+' || op == '*') && same ? 1 : 0),
      .last = op};
  text.effort = l.effort + r.effort + effort_of_one(op, l.number, r.number, text.number);
  for (std::size_t rules = 0; rules < 4; ++rules) {
    if (!is_allowed(rules, text.number)) text.obeyed &= ~(1U << rules);
  }
  const std::uint64_t cross = times(r.upper, l.lower);
  switch (op) {
    case '+': text.upper = (times(l.upper, r.lower) + cross) % kPrime; break;
    case '-': text.upper = (times(l.upper, r.lower) + kPrime - cross) % kPrime; break;
    case '*': text.upper = times(l.upper, r.upper); break;
    default: text.upper = times(l.upper, r.lower);
  }
  text.lower = times(l.lower, op == '/' ? r.upper : r.lower);
  return text;
}

std::vector<Text> texts_of(const std::vector<std::int64_t>& cards, std::size_t from,
                           std::size_t to) {
  if (to - from == 1) {
    // Equal cards are one variable.
    const auto card = static_cast<std::uint64_t>(cards[from] + 1000);
    return {{.number = {.top = cards[from]}, .upper = times(card, times(card, 987654321987) + 7)}};
  }
  std::vector<Text> all;
  for (std::size_t middle = from + 1; middle < to; ++middle) {
    const auto lefts = texts_of(cards, from, middle);
    const auto rights = texts_of(cards, middle, to);
    for (const Text& l : lefts) {
      for (const Text& r : rights) {
        for (const char op : {'+', '-', '*', '/'}) {
          if (op != '/' || r.number.top != 0) all.push_back(joined(op, l, r));
        }
      }
    }
  }
  return all;
}

// For every solution, the effort of its easiest text under each rule set, preferably without
// redundant brackets; sorted.
std::array<std::vector<std::int64_t>, 4> all_efforts(std::vector<std::int64_t> cards,
                                                     std::int64_t objective) {
  std::array<std::map<std::uint64_t, std::pair<std::int64_t, std::int64_t>>, 4> best;
  std::ranges::sort(cards);
  do {
    for (const Text& text : texts_of(cards, 0, cards.size())) {
      if (!text.number.is(objective)) continue;
      const std::uint64_t function = times(text.upper, inverse(text.lower));
      const std::pair cost(text.regroupings, text.effort);
      for (std::size_t rules = 0; rules < 4; ++rules) {
        if ((text.obeyed >> rules & 1U) == 0) continue;
        const auto [known, is_new] = best.at(rules).emplace(function, cost);
        if (!is_new) known->second = std::min(known->second, cost);
      }
    }
  } while (std::ranges::next_permutation(cards).found);
  std::array<std::vector<std::int64_t>, 4> efforts;
  for (std::size_t rules = 0; rules < 4; ++rules) {
    for (const auto& [function, cost] : best.at(rules)) efforts.at(rules).push_back(cost.second);
    std::ranges::sort(efforts.at(rules));
  }
  return efforts;
}

void expect_easiest(Solver& solver, const Hand& hand) {
  const auto expected = all_efforts(hand.cards(), *hand.objective().to_int64());
  for (std::size_t rules = 0; rules < 4; ++rules) {
    const Graph graph = solver.graph(hand, {.rules = kAllRules[rules]});
    const DistinctSolutions solutions(graph);
    std::vector<std::int64_t> efforts;
    for (std::size_t i = 0; i < solutions.count(); ++i) efforts.push_back(solutions.effort(i));
    ASSERT_EQ(efforts, expected.at(rules)) << hand.to_text() << ' ' << rules;
  }
}

TEST(ShownText, IsTheEasiestOfAllTexts) {
  Solver solver;
  SplitMix64 random(7);
  const auto between = [&](std::int64_t least, std::int64_t most) {
    return least +
           static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(most - least + 1)));
  };
  constexpr int kHands = effort(400, 40);
  for (int i = 0; i < kHands; ++i) {
    // Ordinary hands, hands of few different cards, and those with cards below 1.
    const std::int64_t least = i % 3 == 2 ? -4 : 1;
    const std::int64_t most = i % 3 == 1 ? 3 : 14;
    std::vector<std::int64_t> cards;
    for (int card = 0; card < 4; ++card) cards.push_back(between(least, most));
    expect_easiest(solver, Hand::make(cards, between(least, 24)).value());
    if (testing::Test::HasFatalFailure()) return;
  }
  // Five cards: 430,080 texts each.
  for (const char* hand : {"2 4 3 6 5 : 6", "3 3 7 7 4 : 10"}) {
    if (effort(2, 1) == 1 && hand[0] == '3') break;
    expect_easiest(solver, Hand::parse(hand).value());
  }
}

}  // namespace
}  // namespace reckon::krypto
