// SPDX-License-Identifier: MIT
#include "reckon/store/judge.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "reckon/letters/grid/first_puzzle_test.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::store {
namespace {

using testing::HasSubstr;

TEST(Judge, KnowsTheFirstPuzzle) {
  const auto puzzle = judge(Kind::calcrostic, letters::kFirstPuzzle, {});
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->class_name, "24 8 192 24 4 96 48 2 96 | ***+/-*/");
  EXPECT_EQ(puzzle->difficulty, 1);
  EXPECT_EQ(puzzle->letters, 6);
  EXPECT_EQ(puzzle->digits, 3);
  EXPECT_EQ(puzzle->operators, kAllOperators);
}

TEST(Judge, KnowsAHand) {
  const auto puzzle = judge(Kind::krypto, "9 21 16 17 12 : 13", Rules::house);
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->class_name, "9 12 16 17 21 13");
  EXPECT_EQ(puzzle->difficulty, 5);
  EXPECT_EQ(puzzle->letters, 0);
  EXPECT_EQ(puzzle->digits, 2);
  EXPECT_EQ(puzzle->operators, "");
}

// The eight versions of a calcrostic are in one class, as letter and as number puzzles.
TEST(Judge, GivesVersionsOneClass) {
  const calcrostic::Calcrostic first{
      .numbers = {24, 8, 192, 24, 4, 96, 48, 2, 96},
      .operators = {Operator::multiply, Operator::multiply, Operator::multiply, Operator::add,
                    Operator::divide, Operator::subtract, Operator::multiply, Operator::divide}};
  for (const calcrostic::Calcrostic& version : versions(first)) {
    const letters::Layout layout = letters::layout_of(version.operators);
    const auto letters =
        judge(Kind::calcrostic, to_text(letters::encode(layout, version.numbers).value()), {});
    ASSERT_TRUE(letters) << letters.error().message;
    EXPECT_EQ(letters->class_name, "24 8 192 24 4 96 48 2 96 | ***+/-*/");
    letters::GivenNumbers given(version.numbers.begin(), version.numbers.end());
    given[4].reset();
    const auto numbers = judge(Kind::numbers, to_text(layout, given), {});
    ASSERT_TRUE(numbers) << numbers.error().message;
    EXPECT_EQ(numbers->class_name, letters->class_name);
    EXPECT_EQ(numbers->place, letters->place);
    EXPECT_EQ(numbers->difficulty, std::nullopt);
  }
}

constexpr const char* kNewspaper = "A + A = C\n+ + +\nA + A = C\n= = =\nC + C = D\n";
constexpr const char* kAsked = "? + ? = ?\n* - + + -\n? + ? = ?\n= = = = =\n? / ? = ?\n";

TEST(Judge, RefusesWhatIsNoPuzzle) {
  const std::vector<std::tuple<Kind, std::string, std::optional<Rules>, std::string>> rows = {
      {Kind::krypto, "1 1 1 1 1 : 25", Rules::house, "no solution under house rules"},
      {Kind::krypto, "3 3 8 8 : 24", Rules::house, "five cards"},
      {Kind::krypto, "1 2 3 4 26 : 5", Rules::house, "from 1 to 25"},
      {Kind::krypto, "1 2 3 4 5 : 0", Rules::house, "from 1 to 25"},
      {Kind::krypto, "1 2 3 4 5 : 99999999999999999999", Rules::house, "from 1 to 25"},
      {Kind::krypto, "1 2 3", Rules::house, "colon"},
      {Kind::krypto, "1 2 3 4 5 : 6", std::nullopt, "has rules"},
      {Kind::calcrostic, letters::kFirstPuzzle, Rules::house, "only hands"},
      {Kind::calcrostic, "", {}, ""},
      {Kind::calcrostic, "A + B", {}, ""},
      {Kind::calcrostic, kNewspaper, {}, "no diagonals"},
      {Kind::newspaper, letters::kFirstPuzzle, {}, "has no diagonals"},
      {Kind::newspaper, kNewspaper, {}, "several answers"},
      {Kind::newspaper, "A + A = A\n+ + +\nA + A = B\n= = =\nB + B = A\n", {}, "no answer"},
      {Kind::calcrostic, "24 8 192 24 4 96 48 2 96 | ***+/-*/", {}, "no letters"},
      {Kind::calcrostic, kAsked, {}, "asks for numbers"},
      {Kind::numbers, letters::kFirstPuzzle, {}, "asks for no numbers"},
      {Kind::numbers, kAsked, {}, "exactly one answer"},
      {Kind::alphametic, "A + B = C", {}, "several answers"},
      {Kind::alphametic, "SEND + MORE = MONEY", Rules::house, "only hands"},
      {Kind::alphametic, "SEND + MORE", {}, "="},
  };
  for (const auto& [kind, text, rules, mention] : rows) {
    const auto puzzle = judge(kind, text, rules);
    ASSERT_FALSE(puzzle) << text;
    EXPECT_THAT(puzzle.error().message, HasSubstr(mention)) << text;
    EXPECT_NE(puzzle.error().message, "");
  }
}

TEST(Judge, ConfirmsWhatIsTrueAlone) {
  const BankPuzzle right = judge(Kind::calcrostic, letters::kFirstPuzzle, {}).value();
  EXPECT_EQ(confirm(right), right);
  BankPuzzle told = right;
  told.place.clear();
  EXPECT_EQ(confirm(told), right);
  const auto refusal = [&](const auto& change) {
    BankPuzzle wrong = right;
    change(wrong);
    const auto confirmed = confirm(wrong);
    return confirmed ? "" : confirmed.error().message;
  };
  EXPECT_EQ(refusal([](BankPuzzle& wrong) { wrong.difficulty = 2; }),
            "its difficulty: '1', not '2'");
  EXPECT_EQ(refusal([](BankPuzzle& wrong) { wrong.difficulty.reset(); }),
            "its difficulty: '1', not 'none'");
  EXPECT_THAT(refusal([](BankPuzzle& wrong) { wrong.class_name = "24"; }), HasSubstr("class"));
  EXPECT_EQ(refusal([](BankPuzzle& wrong) { wrong.letters = 5; }), "its letters: '6', not '5'");
  EXPECT_EQ(refusal([](BankPuzzle& wrong) { wrong.digits = 2; }), "its digits: '3', not '2'");
  EXPECT_THAT(refusal([](BankPuzzle& wrong) { wrong.operators = "+-"; }), HasSubstr("operators"));
  EXPECT_THAT(refusal([](BankPuzzle& wrong) { wrong.place = "x"; }), HasSubstr("place"));
}

}  // namespace
}  // namespace reckon::store
