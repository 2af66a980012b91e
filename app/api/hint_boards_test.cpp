// SPDX-License-Identifier: MIT
// Hints from half-filled boards: whatever stands on them, no reason is given that is not one.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/ask_test.hpp"
#include "app/api/step_reader_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::api {
namespace {

constexpr std::uint64_t kFirstBoard = 20261129;
constexpr int kTenDigits = 10;
constexpr Possible kAnyDigit = (Possible{1} << kTenDigits) - 1;

// As many boards of a kind as fit into a second, or RECKON_BOARDS.
std::uint64_t count_of_boards(std::uint64_t some) {
  const char* const wished = std::getenv("RECKON_BOARDS");
  return wished == nullptr ? some : std::strtoull(wished, nullptr, 10);
}

// The letters that begin a number of several digits.
std::set<std::string> first_letters(std::string_view text) {
  const auto in_number = [](char c) { return c >= 'A' && c <= 'Z'; };
  std::set<std::string> first;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const bool begins = i == 0 || !in_number(text[i - 1]);
    if (begins && in_number(text[i]) && in_number(text[i + 1])) first.emplace(1, text[i]);
  }
  return first;
}

// A puzzle with one answer.
struct Laid {
  std::string text;
  StepReader::Puzzle known;
};

Laid laid(const std::string& text, const Json& letters) {
  Laid puzzle{.text = text, .known = {}};
  for (const auto& [letter, digit] : letters.items()) puzzle.known.answer[letter] = digit;
  puzzle.known.first = first_letters(text);
  puzzle.known.tells_ends_of_guesses = true;
  return puzzle;
}

// The marks of a player: most boards are right, the others have mistakes.
struct Board {
  Letters digits{};
  Notes crossed{};
};

Board random_board(const Letters& answer, SplitMix64& random) {
  Board board;
  const bool has_mistakes = random.below(5) == 0;
  const std::uint64_t filled = random.below(10);
  const std::uint64_t marked = random.below(8);
  for (const auto& [letter, digit] : answer) {
    const auto any = static_cast<int>(random.below(kTenDigits));
    if (random.below(10) < filled) board.digits[letter] = has_mistakes ? any : digit;
    for (int other = 0; other < kTenDigits; ++other) {
      const bool is_free = has_mistakes ? random.below(8) == 0 : other != digit;
      if (is_free && random.below(10) < marked) board.crossed[letter] |= only(other);
    }
    // A mark of 0 alone is the first that people set.
    if (digit != 0 && random.below(4) == 0) board.crossed[letter] |= only(0);
  }
  return board;
}

Json question(std::string_view parameter, const std::string& text, const Board& board) {
  Json crossed = Json::object();
  for (const auto& [letter, digits] : board.crossed) {
    for (int digit = 0; digit < kTenDigits; ++digit) {
      if ((digits & only(digit)) != 0) crossed[letter].push_back(digit);
    }
  }
  return {{parameter, text}, {"given", board.digits}, {"ruled_out", crossed}};
}

// The digits that each letter can be by the board alone.
Notes notes_of(const Letters& answer, const Board& board) {
  Notes notes;
  for (const auto& [letter, digit] : answer) {
    notes[letter] = kAnyDigit;
    if (board.digits.contains(letter)) notes[letter] = only(board.digits.at(letter));
    if (board.crossed.contains(letter)) notes[letter] &= ~board.crossed.at(letter);
  }
  return notes;
}

// The letters whose digit the notes have not.
std::set<std::string> wrong_in(const Notes& notes, const Letters& answer) {
  std::set<std::string> wrong;
  for (const auto& [letter, digits] : notes) {
    if ((digits & only(answer.at(letter))) == 0) wrong.insert(letter);
  }
  return wrong;
}

bool are_all_found(const Notes& notes) {
  return std::ranges::all_of(notes,
                             [](const auto& note) { return std::popcount(note.second) == 1; });
}

std::vector<Laid> sums() {
  std::vector<Laid> all;
  for (const Json& wishes : std::vector<Json>{{{"kind", "sum"}, {"count", 14}},
                                              {{"kind", "sum"}, {"addends", 3}, {"count", 6}},
                                              {{"kind", "doubly-true"}, {"count", 6}},
                                              {{"kind", "multiplication"}, {"count", 6}}}) {
    Json body = wishes;
    body["seed"] = kFirstBoard;
    const Json answer = ask("alphametic/generate", body);
    for (const Json& made : answer.at("puzzles")) {
      all.push_back(laid(made.at("puzzle"), made.at("letters")));
    }
  }
  for (const std::string text : {"SEND + MORE = MONEY", "CROSS + ROADS = DANGER",
                                 "TEN + NINE + NINE = NINETEEN - A; A < N", "HE × HE = SHE"}) {
    const Json solved = ask("alphametic/solve", {{"puzzle", text}});
    if (solved.at("count") == 1) {
      all.push_back(laid(text, solved.at("solutions").at(0).at("letters")));
    }
  }
  return all;
}

std::vector<Laid> grids() {
  std::vector<Laid> all;
  for (int level = 1; level <= 5; ++level) {
    for (const Json& size : std::vector<Json>{Json::object(), {{"rows", 3}, {"columns", 3}}}) {
      Json body = size;
      body["seed"] = kFirstBoard;
      body["difficulty"] = level;
      body["count"] = 3;
      const Json answer = ask("calcrostic/generate", body);
      for (const Json& made : answer.at("puzzles")) {
        all.push_back(laid(made.at("puzzle"), made.at("letters")));
      }
    }
  }
  return all;
}

// Expects of hints for random boards that each value which a step lacks was removed by an earlier
// step, or by the board.
void expect_reasons(const std::string& path, std::string_view parameter,
                    const std::vector<Laid>& all, std::uint64_t boards) {
  Engine engine;
  std::uint64_t given = 0;
  for (std::uint64_t i = 0; i < boards; ++i) {
    SplitMix64 random(kFirstBoard + i);
    const Laid& puzzle = all[static_cast<std::size_t>(random.below(all.size()))];
    const Board board = random_board(puzzle.known.answer, random);
    const Json body = question(parameter, puzzle.text, board);
    SCOPED_TRACE("seed " + std::to_string(kFirstBoard + i) + ": " + body.dump());
    const Response response = engine.answer(path, body.dump());
    ASSERT_EQ(response.status, Status::ok) << response.body;
    const auto hint = nlohmann::ordered_json::parse(response.body);
    const Notes notes = notes_of(puzzle.known.answer, board);
    const auto wrong = wrong_in(notes, puzzle.known.answer);
    ASSERT_EQ(hint.at("wrong").get<std::set<std::string>>(), wrong);
    if (!wrong.empty()) {
      ASSERT_TRUE(hint.at("steps").empty());
      continue;
    }
    StepReader reader(puzzle.known, notes);
    for (const auto& step : hint.at("steps")) {
      if (!reader.read(step)) return;
    }
    ASSERT_TRUE(!hint.at("steps").empty() || are_all_found(notes));
    ++given;
  }
  EXPECT_GT(given, boards / 2);
}

TEST(HintBoards, OfSumsGiveReasonsForAll) {
  expect_reasons("alphametic/hint", "puzzle", sums(), count_of_boards(effort(800U, 100U)));
}

TEST(HintBoards, OfGridsGiveReasonsForAll) {
  expect_reasons("calcrostic/hint", "grid", grids(), count_of_boards(effort(2'000U, 200U)));
}

}  // namespace
}  // namespace reckon::api
