// SPDX-License-Identifier: MIT
#include "reckon/kinds/code.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/kinds/entries_test.hpp"

namespace reckon::kinds {
namespace {

GridPuzzle grid_of(const std::string& line) {
  const auto solved = *calcrostic::read_line(line);
  return {.layout = letters::layout_of(solved.operators),
          .numbers = {solved.numbers.begin(), solved.numbers.end()}};
}

GridPuzzle newspaper() {
  const auto grid = *letters::read_grid(
      "1320 / 24 = 55\n- . + . +\n137 * 8 = 1096\n= . = . =\n"
      "1183 - 32 = 1151\n");
  return {.layout = grid.puzzle.layout, .numbers = *grid.numbers()};
}

// A printed code must always name the same puzzle.
TEST(Code, IsFixed) {
  const HandPuzzle hand = {.hand = *krypto::Hand::parse("8 19 14 2 21 : 17"),
                           .rules = Rules::international};
  EXPECT_EQ(code_of(hand).value(), "KN8K1-E2N1H-1SD");
  const auto game = [](const char* text, krypto::Game of) {
    return *code_of(HandPuzzle{.hand = *krypto::Hand::parse(text),
                               .rules = row_of(of).rules,
                               .game = of,
                               .use = row_of(of).use});
  };
  EXPECT_EQ(game("7 5 6 6 : 24", krypto::Game::twenty_four), "40475-66R18-0");
  EXPECT_EQ(game("25 8 1 6 2 3 : 248", krypto::Game::countdown), "T76S1-81623-RF80");
  EXPECT_EQ(game("8 5 5 2 : 9", krypto::Game::own), "H0485-529QQ");
  GridPuzzle grid = grid_of("24 8 192 24 4 96 48 2 96 | ***+/-*/");
  EXPECT_EQ(code_of(grid).value(), "CA8DB-R18R1-4HS");
  grid.given = {{}, {}, {}, {}, 4, {}, 48, {}, {}};
  EXPECT_EQ(code_of(grid).value(), "QA8DB-R18R1-4G2JR");
  EXPECT_EQ(code_of(newspaper()).value(), "N0E50-RJ5R1-S88J1");
  const AlphameticPuzzle sum = {.text = "SEND + MORE = MONEY", .digits = {9, 5, 6, 7, 1, 0, 8, 2}};
  EXPECT_EQ(code_of(sum).value(), "AFRAK-90JMQ-A4JMK-AYNGX-TT18D");
}

TEST(Code, NamesEveryPuzzle) {
  std::map<std::string, Puzzle> named;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    const Puzzle puzzle = seed % 3 == 0 ? Puzzle(random_game(seed)) : random_puzzle(seed);
    const auto code = code_of(puzzle);
    ASSERT_TRUE(code) << code.error().message;
    EXPECT_EQ(named.emplace(*code, puzzle).first->second, puzzle);
    const auto again = puzzle_of(*code);
    ASSERT_TRUE(again) << *code << ": " << again.error().message;
    EXPECT_EQ(*again, puzzle);
    EXPECT_EQ(to_text(*again), to_text(puzzle));
  }
}

TEST(Code, IsReadAsPeopleWriteIt) {
  const Puzzle puzzle = newspaper();
  std::string code = *code_of(puzzle);
  for (char& c : code) {
    if (c == '-') c = ' ';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '0') c = 'o';
    if (c == '1') c = 'l';
  }
  EXPECT_EQ(puzzle_of(code).value(), puzzle);
}

TEST(Code, NoWrongCharacterGoesUnnoticed) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const std::string code = *code_of(random_puzzle(seed));
    for (std::size_t i = 0; i < code.size(); ++i) {
      if (code[i] == '-') continue;
      for (const char other : kCodeAlphabet) {
        std::string wrong = code;
        wrong[i] = other;
        EXPECT_EQ(puzzle_of(wrong).has_value(), other == code[i]) << code << ' ' << wrong;
      }
      const std::size_t next = i + (i + 1 < code.size() && code[i + 1] == '-' ? 2 : 1);
      if (next >= code.size() || code[next] == code[i]) continue;
      std::string swapped = code;
      std::swap(swapped[i], swapped[next]);
      EXPECT_FALSE(puzzle_of(swapped)) << code << ' ' << swapped;
      EXPECT_FALSE(puzzle_of(code.substr(0, i)));
    }
  }
}

TEST(Code, NorDoTwo) {
  const std::string code = *code_of(HandPuzzle{.hand = *krypto::Hand::parse("8 19 14 2 21 : 17")});
  for (std::size_t i = 0; i < code.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (code[i] == '-' || code[k] == '-') continue;
      for (const char one : kCodeAlphabet) {
        for (const char other : kCodeAlphabet) {
          std::string wrong = code;
          wrong[i] = one;
          wrong[k] = other;
          ASSERT_EQ(puzzle_of(wrong).has_value(), wrong == code) << wrong;
        }
      }
    }
  }
}

TEST(Code, RefusesWithTheColumn) {
  const auto refusal = [](std::string_view code) {
    const auto puzzle = puzzle_of(code);
    EXPECT_FALSE(puzzle) << code;
    return puzzle ? std::string()
                  : std::to_string(puzzle.error().column) + ": " + puzzle.error().message;
  };
  EXPECT_EQ(refusal(""),
            "1: is too short for a code: it stands under a puzzle, like KN8K1-E2N1H-1SD");
  EXPECT_EQ(refusal("C3D-U"),
            "5: 'U' is not in a code: compare it with the sheet, it has digits and capitals");
  EXPECT_EQ(
      refusal("C3\xC3\xA9"),
      "3: '\xC3\xA9' is not in a code: compare it with the sheet, it has digits and capitals");
  EXPECT_EQ(refusal("C3D02-11111"),
            "1: the check characters do not match: compare the code with the sheet");
  EXPECT_EQ(refusal(std::string(401, '0')), "401: is too long for a code");
  EXPECT_EQ(refusal("00000"), "1: is not the code of a puzzle that this version of reckon knows");
}

TEST(Code, WhatHasNone) {
  for (const std::string hand : {"-3 5 : 2", "1 2 : -3", "1 2 : 99999999999999999999"}) {
    EXPECT_FALSE(code_of(HandPuzzle{.hand = *krypto::Hand::parse(hand)})) << hand;
  }
  GridPuzzle wrong = newspaper();
  wrong.numbers[8] += 1;
  EXPECT_FALSE(code_of(wrong));
}

}  // namespace
}  // namespace reckon::kinds
