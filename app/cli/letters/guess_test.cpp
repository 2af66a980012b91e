// SPDX-License-Identifier: MIT
// reckon calcrostic guess
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "app/cli/letters/calcrostic_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Guess, ShowsHowItGetsBetter) {
  const Outcome outcome = calcrostic({"guess", "-", "--seed", "1"}, kNewspaper);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.err, IsEmpty());
  EXPECT_THAT(outcome.out, StartsWith("# guess 1: "));
  EXPECT_THAT(outcome.out, HasSubstr(": 6 of 6 lines hold with A = 5, K = 2, F = 4, E = 1, "));
  EXPECT_THAT(outcome.out, HasSubstr(std::string("\n") + kSolvedNewspaper + "# A = 5, K = 2, "));
  EXPECT_THAT(outcome.out, EndsWith(" guesses\n"));
  // It is a file of grids.
  EXPECT_EQ(calcrostic({"verify", "-"}, outcome.out).status, 0);
}

TEST(Guess, SaysTheSameOfTheSameSeed) {
  const Outcome first = calcrostic({"guess", "-", "--seed", "7"}, kNewspaper);
  EXPECT_EQ(calcrostic({"guess", "-", "--seed", "7"}, kNewspaper).out, first.out);
  EXPECT_NE(calcrostic({"guess", "-", "--seed", "8"}, kNewspaper).out, first.out);
  const Outcome drawn = calcrostic({"guess", "-"}, kNewspaper);
  ASSERT_THAT(drawn.err, StartsWith("seed "));
  const std::string seed = drawn.err.substr(5, drawn.err.size() - 6);
  EXPECT_EQ(calcrostic({"guess", "-", "--seed", seed}, kNewspaper).out, drawn.out);
}

TEST(Guess, GivesFiguresOfManyRuns) {
  constexpr int kRuns = effort(30, 6);
  const std::string runs = std::to_string(kRuns);
  const Words words = {"guess", "-", "--runs", runs, "--seed", "1", "--json", "--threads"};
  const auto with = [&](const std::string& threads) {
    Words all = words;
    all.push_back(threads);
    return calcrostic(all, kNewspaper);
  };
  const Outcome outcome = with("1");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(with("3").out, outcome.out);
  const auto json = outcome.json();
  EXPECT_EQ(json["runs"], kRuns);
  EXPECT_EQ(json["solved"], kRuns);
  EXPECT_EQ(json["best"]["letters"]["E"], 1);
  EXPECT_LE(json["mean_guesses"].get<double>(), 200);
  // The runs have the seeds from 1 on.
  double sum = 0;
  for (int seed = 1; seed <= kRuns; ++seed) {
    const auto one =
        calcrostic({"guess", "-", "--json", "--seed", std::to_string(seed)}, kNewspaper).json();
    EXPECT_EQ(one["runs"], 1);
    sum += one["mean_guesses"].get<double>();
  }
  EXPECT_EQ(json["mean_guesses"], sum / kRuns);
  const Outcome text = calcrostic({"guess", "-", "--runs", runs, "--seed", "1"}, kNewspaper);
  EXPECT_THAT(text.out, StartsWith(runs + " of " + runs + " runs solved it\nmean "));
}

TEST(Guess, Ends) {
  const Outcome once = calcrostic({"guess", "-", "--seed", "1"}, kNoAnswer);
  EXPECT_EQ(once.status, 1);
  // A and B, neither at the start of a longer number.
  EXPECT_THAT(once.out, EndsWith("# 90 guesses, all there are: no answer\n"));
  const Outcome runs = calcrostic({"guess", "-", "--seed", "1", "--runs", "2"}, kNoAnswer);
  EXPECT_EQ(runs.status, 1);
  EXPECT_EQ(runs.out, "0 of 2 runs solved it\nall there are were guessed: there is no answer\n");
  const Outcome few = calcrostic({"guess", "-", "--seed", "1", "--max-guesses", "3"}, kNewspaper);
  EXPECT_EQ(few.status, 1);
  EXPECT_THAT(few.out, EndsWith("# 3 guesses, and no answer: allow more with --max-guesses\n"));
  const auto json =
      calcrostic({"guess", "-", "--seed", "1", "--max-guesses", "3", "--json"}, kNewspaper).json();
  EXPECT_EQ(json["solved"], 0);
  EXPECT_TRUE(json["mean_guesses"].is_null());
  EXPECT_EQ(json["best"]["lines"], 6);
  // No letter is left to guess.
  const Outcome none = calcrostic({"guess", "-", "--seed", "1", "--given", "A=0"}, kNewspaper);
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "# 0 guesses, all there are: no answer\n");
}

TEST(Guess, KeepsToTheConditions) {
  const Outcome given = calcrostic({"guess", "-", "--seed", "1", "--given", "E=1,A=5"}, kNewspaper);
  EXPECT_EQ(given.status, 0);
  EXPECT_THAT(given.out, Not(HasSubstr("A = 4")));
  const std::string binary = "A + A = AB\n+ + +\nA + A = AB\n= = =\nAB + AB = ABB\n";
  EXPECT_EQ(calcrostic({"guess", "-", "--base", "2", "--seed", "1"}, binary).status, 0);
  const std::string padded = "A + A = BA\n+ + +\nA + A = BA\n= = =\nBA + BA = BA\n";
  EXPECT_EQ(calcrostic({"guess", "-", "--seed", "1"}, padded).status, 1);
}

class GuessPlot : public FolderTest {};

TEST_F(GuessPlot, IsAHistogram) {
  const std::string runs = std::to_string(effort(40, 8));
  const Words words = {"guess", "-", "--seed", "1", "--runs", runs, "--plot"};
  for (const std::string name : {"a.svg", "b.svg", "c.png"}) {
    Words all = words;
    all.push_back(file(name));
    EXPECT_EQ(calcrostic(all, kNewspaper).status, 0);
  }
  const std::string svg = content_of(file("a.svg"));
  EXPECT_EQ(content_of(file("b.svg")), svg);
  EXPECT_THAT(svg, HasSubstr(fmt::format("Educated guessing, {0} of {0} runs solved", runs)));
  for (const char* label : {"guesses, in steps of", "mean ", "median ", "90 % within "}) {
    EXPECT_THAT(svg, HasSubstr(label));
  }
  EXPECT_THAT(content_of(file("c.png")), StartsWith("\x89PNG\r\n"));
  const Outcome none = calcrostic(
      {"guess", "-", "--seed", "1", "--runs", "2", "--plot", file("none.svg")}, kNoAnswer);
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.err, HasSubstr("nothing to draw"));
  EXPECT_FALSE(std::filesystem::exists(file("none.svg")));
}

TEST(Guess, SaysWhatIsWrong) {
  expect_refusal({"guess", "-", "--population", "0"}, kNewspaper, "--population: take 1 to 1000");
  expect_refusal({"guess", "-", "--max-guesses", "0"}, kNewspaper,
                 "--max-guesses: take 1 to 1000000, not 0");
  expect_refusal({"guess", "-", "--runs", "0"}, kNewspaper, "--runs: take 1 to 1000000, not 0");
  expect_refusal({"guess", "-", "--runs", "2", "--seed", "18446744073709551615"}, kNewspaper,
                 "take a smaller one");
  expect_refusal({"guess", "-", "--plot", "x.svg"}, kNewspaper, "--runs");
  expect_refusal({"guess", "-", "--base", "37"}, kNewspaper, "--base: 37 is not a base");
  expect_refusal({"guess", "-"}, std::string(kNewspaper) + "\n" + kPuzzle,
                 "standard input:7:1: this is a second grid");
  expect_refusal({"guess", "-"}, "", "");
}

}  // namespace
}  // namespace reckon::cli
