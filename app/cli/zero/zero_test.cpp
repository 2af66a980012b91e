// SPDX-License-Identifier: MIT
// reckon calcrostic zero, with its grids checked by independent simple code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/letters/calcrostic_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/zero/written_grid_test.hpp"

namespace reckon::cli {
namespace {

using zero::WrittenLine;

// Whether all intermediate quotients, from left to right, are whole.
bool has_whole_steps(const WrittenLine& words) {
  long long product = std::stoll(words[0]);
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const long long number = std::stoll(words[i + 1]);
    if (words[i] == "/" && product % number != 0) return false;
    product = words[i] == "/" ? product / number : words[i] == "*" ? product * number : number;
  }
  return true;
}

// Checks all lines of all directions. Returns whether all their steps are whole.
bool expect_zero_grid(const std::string& text, int rows, int columns) {
  const auto cells = zero::written_rows(text);
  EXPECT_EQ(cells.size(), static_cast<std::size_t>(2 * rows - 1)) << text;
  for (const auto& row : cells) {
    EXPECT_EQ(row.size(), static_cast<std::size_t>(2 * columns - 1)) << text;
  }
  const auto lines = zero::written_lines(text);
  EXPECT_EQ(lines.size(), static_cast<std::size_t>(3 * (rows + columns - 2)));
  for (const WrittenLine& line : lines) {
    const auto [top, bottom] = zero::value_of(line);
    EXPECT_TRUE(top == 0 && bottom != 0) << testing::PrintToString(line) << '\n' << text;
  }
  return std::ranges::all_of(lines, has_whole_steps);
}

// Returns the answer in JSON, with its grids checked, and their sums if it has them.
nlohmann::json list_of(Words words, int rows, int columns) {
  words.insert(words.begin(), {"zero", "--rows", std::to_string(rows), "--columns",
                               std::to_string(columns), "--json", "--ascii"});
  const Outcome outcome = calcrostic(words);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  nlohmann::json answer = outcome.json();
  const std::vector<std::string> grids = answer["grids"];
  EXPECT_EQ(std::set(grids.begin(), grids.end()).size(), grids.size());
  std::vector<bool> whole;
  std::vector<int> sums;
  for (const std::string& text : grids) {
    whole.push_back(expect_zero_grid(text, rows, columns));
    int& sum = sums.emplace_back(0);
    const auto cells = zero::written_rows(text);
    for (std::size_t row = 0; row < cells.size(); row += 2) {
      for (std::size_t column = 0; column < cells[row].size(); column += 2) {
        sum += std::stoi(cells[row][column]);
      }
    }
  }
  EXPECT_EQ(answer["whole"], whole);
  if (answer.contains("sums")) {
    EXPECT_EQ(answer["sums"], sums);
    EXPECT_TRUE(std::ranges::is_sorted(sums));
  }
  return answer;
}

TEST(Zero, DecidesThreeByThree) {
  const Outcome outcome = calcrostic({"zero", "--rows", "3", "--columns", "3", "--all-operators"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.lines()[0],
            "# 72960 settings have a minus in every line and all four operators");
  EXPECT_THAT(outcome.out, testing::HasSubstr("12 − 2 − 10\n"
                                              "−  − − − −\n"
                                              "2  − 4 ÷ 2\n"
                                              "×  − + − −\n"
                                              "6  + 2 − 8\n"));
}

TEST(Zero, GridsOfThreeByThreeAreZero) {
  if (!kSanitized) {  // each time, all settings are decided
    const auto from_two = list_of({}, 3, 3);
    EXPECT_EQ(from_two["whole"], std::vector<bool>(20, true));
    EXPECT_EQ(from_two["settings_from_min"], 16);
    EXPECT_EQ(list_of({"--min", "1", "--count", "5"}, 3, 3)["whole"], std::vector<bool>(5, true));
    EXPECT_EQ(calcrostic({"zero", "--min", "13"}).status, 1);
  }
  const auto from_one = list_of({"--min", "1"}, 3, 3);
  EXPECT_EQ(from_one["whole"], std::vector<bool>(212, true));
  EXPECT_EQ(from_one["settings"], 117649);
  EXPECT_EQ(from_one["positive_integer_settings"], 208);
  std::uint64_t sum = 0;
  for (const auto& [kind, count] : from_one["kinds"].items()) sum += count.get<std::uint64_t>();
  EXPECT_EQ(sum, 117649U);
  // Families, at some t.
  const std::vector<std::string> families = from_one["families"];
  for (std::string text : families) {
    for (const auto& [word, number] : {std::pair{"t+1", "18 "}, {"t", "17"}}) {
      for (auto at = text.find(word); at != std::string::npos; at = text.find(word)) {
        text.replace(at, std::string(word).size(), number);
      }
    }
    expect_zero_grid(text, 3, 3);
  }
}

TEST(Zero, FindsLargerGrids) {
  const Words words = {"zero", "--rows", "4", "--columns", "4",      "--count",
                       "5",    "--seed", "1", "--json",    "--ascii"};
  const Outcome outcome = calcrostic(words);
  EXPECT_EQ(outcome.status, 0);
  std::set<std::string> texts;
  const std::vector<std::string> grids = outcome.json()["grids"];
  for (const std::string& text : grids) {
    expect_zero_grid(text, 4, 4);
    EXPECT_EQ(std::set(text.begin(), text.end()).contains('/'), true);
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 5U);
  EXPECT_EQ(calcrostic(words).out, outcome.out);
  EXPECT_THAT(calcrostic({"zero", "--rows", "3", "--columns", "5"}).err,
              testing::StartsWith("seed "));
  for (const std::string searches : {"0", "1000001", "18446744073709551615"}) {
    expect_refusal({"zero", "--rows", "4", "--columns", "4", "--searches", searches}, "",
                   "--searches: take 1 to 1000000, not " + searches);
  }
}

TEST(Zero, GridsWithWholeStepsComeFirst) {
  int with_fractions = 0;
  int mixed = 0;
  for (const auto& [rows, columns] : {std::pair{4, 3}, {4, 5}, {3, 5}}) {
    const std::vector<bool> whole =
        list_of({"--seed", "2", "--count", "4", "--searches", "3"}, rows, columns)["whole"];
    EXPECT_TRUE(std::ranges::is_sorted(whole, std::greater())) << testing::PrintToString(whole);
    const auto others = static_cast<int>(std::ranges::count(whole, false));
    with_fractions += others;
    mixed += others > 0 && whole.front() ? 1 : 0;
  }
  EXPECT_GT(with_fractions, 0);
  EXPECT_GT(mixed, 0);
}

TEST(Zero, WholeGivesNothingElse) {
  for (const auto& [rows, columns] : {std::pair{3, 4}, {4, 4}, {4, 5}}) {
    const auto answer = list_of({"--whole", "--seed", "2", "--count", "2"}, rows, columns);
    EXPECT_EQ(answer["whole"], std::vector<bool>(2, true));
  }
  const auto three = calcrostic({"zero", "--whole", "--json"}).json();
  EXPECT_EQ(three["grids"].size(), 20U) << "all of 3 x 3 are whole";
  EXPECT_THAT(calcrostic({"zero", "--help"}).out, testing::HasSubstr("pass through fractions"));
}

TEST(Zero, AllOfStripsAreAllThereAre) {
  const auto from_two = list_of({"--all"}, 3, 4);
  EXPECT_EQ(from_two["complete"], true);
  EXPECT_EQ(from_two["number_grids"], 3);
  EXPECT_EQ(from_two["settings_from_min"], 2340);
  EXPECT_EQ(from_two["positive_integer_settings"], 4063470);
  EXPECT_EQ(from_two["settings_of_grids"], std::vector<int>({1008, 1008, 324}));
  const auto with_all = list_of({"--all", "--all-operators"}, 4, 3);
  EXPECT_EQ(with_all["number_grids"], 1);
  EXPECT_EQ(with_all["grid_settings"], 36);
  EXPECT_EQ(list_of({"--all", "--min", "1", "--count", "3"}, 4, 3)["number_grids"], 26);
  EXPECT_EQ(calcrostic({"zero", "--rows", "4", "--all", "--min", "3"}).status, 1);
}

TEST(Zero, AllOfThreeByThreeHaveAFamilyWithOnes) {
  const auto from_two = list_of({"--all"}, 3, 3);
  EXPECT_EQ(from_two["complete"], true);
  EXPECT_EQ(from_two["number_grids"], 4);
  const auto from_one = list_of({"--all", "--min", "1"}, 3, 3);
  EXPECT_EQ(from_one["complete"], true);
  EXPECT_EQ(from_one["number_grids"], nullptr) << "infinitely many";
  EXPECT_EQ(from_one["families"].size(), 1U);
  EXPECT_EQ(from_one["positive_integer_settings"], 208);
  EXPECT_EQ(list_of({"--all", "--min", "1", "--max", "20"}, 3, 3)["number_grids"], 4 + 19);
  EXPECT_EQ(list_of({"--all", "--min", "1", "--all-operators"}, 3, 3)["number_grids"], 2);
}

TEST(Zero, AllUpToANumberAreNotAllThereAre) {
  const auto four = list_of({"--all", "--max", "9"}, 4, 4);
  EXPECT_EQ(four["complete"], false);
  EXPECT_EQ(four["max"], 9);
  EXPECT_EQ(four["number_grids"], four["grids"].size());
  EXPECT_EQ(list_of({"--all", "--max", "9", "--count", "5"}, 4, 4)["number_grids"],
            four["number_grids"]);
  EXPECT_EQ(four["positive_integer_settings"], nullptr);
  const Outcome text =
      calcrostic({"zero", "--rows", "4", "--columns", "4", "--all", "--max", "20", "--count", "0"});
  EXPECT_EQ(text.lines()[0], "# 3269 grids of numbers from 2 to 20");
}

TEST(Zero, MultiplesAreZeroGridsToo) {
  const auto answer = list_of({"--multiples", "--min", "1", "--max", "12"}, 4, 4);
  EXPECT_EQ(answer["number_grids"], nullptr);
  EXPECT_EQ(answer["number_families"], answer["families"].size());
  const std::vector<std::string> families = answer["families"];
  EXPECT_GT(families.size(), 50U);
  for (std::string text : families) {
    // t is 10: a preceding digit belongs to the number.
    for (auto at = text.find('t'); at != std::string::npos; at = text.find('t')) {
      text.replace(at, 1, at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n' ? "10" : "0");
    }
    expect_zero_grid(text, 4, 4);
  }
  const std::vector<std::string> four =
      list_of({"--multiples", "--all-operators", "--min", "1", "--max", "12"}, 4, 4)["grids"];
  EXPECT_LT(four.size(), families.size());
  for (const std::string& text : four) EXPECT_TRUE(text.contains('*') && text.contains('/'));
  EXPECT_EQ(calcrostic({"zero", "--multiples", "--max", "40"}).status, 1);
}

TEST(Zero, SmallestOfSix) {
  const auto smallest = list_of({"--smallest", "--count", "20"}, 6, 6);
  EXPECT_EQ(smallest["smallest_sum"], 84);
  EXPECT_EQ(smallest["number_grids"], 17);
  EXPECT_EQ(smallest["grids"].size(), 17U);
  const Outcome none = calcrostic({"zero", "--rows", "4", "--smallest", "--min", "3"});
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.err, testing::HasSubstr("no grid"));
}

TEST(Zero, ThePriceIsThatOfASample) {
  const std::vector<std::string> words = {"zero",   "--rows",  "4",        "--columns",
                                          "4",      "--price", "--sample", "20",
                                          "--seed", "5",       "--json"};
  const auto price = calcrostic(words).json()["price"];
  EXPECT_EQ(price["systems"], 32505856);
  EXPECT_EQ(price["sample"], 20);
  const auto count = [&](const char* key) { return price[key].get<int>(); };
  EXPECT_EQ(count("none") + count("finitely_many") + count("left_open") + count("too_long"), 20);
  EXPECT_GT(count("none"), 10);
  EXPECT_GT(price["core_hours"].get<double>(), 0);
  // Times differ, decisions do not.
  const auto again = calcrostic(words).json()["price"];
  for (const char* key : {"none", "finitely_many", "left_open"}) EXPECT_EQ(price[key], again[key]);
  expect_refusal({"zero", "--price"}, "", "--price: give --rows 4");
  expect_refusal({"zero", "--price", "--rows", "4", "--columns", "4", "--max", "5"}, "", "--price");
  expect_refusal({"zero", "--price", "--rows", "4", "--columns", "4", "--sample", "1"}, "",
                 "--sample: take 2");
  expect_refusal({"zero", "--sample", "9"}, "", "--sample: used with --price");
}

TEST(Zero, ListsRefuseWhatTheyDoNotUse) {
  expect_refusal({"zero", "--all", "--pieces", "folder"}, "", "--pieces: not used");
  expect_refusal({"zero", "--rows", "4", "--columns", "4", "--all"}, "", "--max: required");
  expect_refusal({"zero", "--all", "--max", "128"}, "", "--max: take 2 to 127");
  expect_refusal({"zero", "--all", "--max", "1"}, "", "--max: take 2 to 127");
  expect_refusal({"zero", "--max", "5"}, "", "--max: used with --all");
  expect_refusal({"zero", "--multiples"}, "", "--max: required with --multiples");
  expect_refusal({"zero", "--all", "--smallest"}, "", "--all, --multiples, --smallest: choose one");
  expect_refusal({"zero", "--all", "--seed", "1"}, "", "--seed");
  expect_refusal({"zero", "--all", "--whole"}, "", "--whole");
  expect_refusal({"zero", "--smallest", "--max", "9"}, "", "--max");
  expect_refusal({"zero", "--all", "--rows", "7"}, "", "--rows: take 3 to 6");
}

TEST(Zero, RefusesWhatThereIsNot) {
  for (const std::string wrong : {"0", "2", "6", "three", "-3", "18446744073709551616"}) {
    expect_refusal({"zero", "--rows", wrong}, "", "--rows");
    expect_refusal({"zero", "--columns", wrong}, "", "--columns");
  }
  expect_refusal({"zero", "--min", "0"}, "", "--min: take 1");
}

}  // namespace
}  // namespace reckon::cli
