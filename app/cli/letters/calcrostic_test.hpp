// SPDX-License-Identifier: MIT
// Grids for the tests of reckon calcrostic, and checks of its refusals.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/testing/run_program_test.hpp"
#include "reckon/letters/grid/first_puzzle_test.hpp"

namespace reckon::cli {

inline constexpr const char* kSolved = "24 8 192 24 4 96 48 2 96 | ***+/-*/\n";
inline constexpr const char* kWrong = "24 8 192 24 4 95 48 2 96 | ***+/-*/\n";
inline constexpr const char* kPuzzle = letters::kFirstPuzzle;
inline constexpr const char* kSolvedText =
    "24 × 8 = 192\n"
    "+  × ÷ ÷ −\n"
    "24 × 4 = 96\n"
    "=  = = = =\n"
    "48 × 2 = 96\n";
inline constexpr const char* kNewspaper =
    "AA   = KF ÷ EDKH\n"
    "+    . +  . −\n"
    "EHCG = J  × EDB\n"
    "=    . =  . =\n"
    "EEAE = DK − EEJD\n";
inline constexpr const char* kSolvedNewspaper =
    "55   = 24 ÷ 1320\n"
    "+    . +  . −\n"
    "1096 = 8  × 137\n"
    "=    . =  . =\n"
    "1151 = 32 − 1183\n";
// C = 2A, so it has many answers.
inline constexpr const char* kManyAnswers = "A + A = C\n+ + +\nA + A = C\n= = =\nC + C = D\n";
inline constexpr const char* kNoAnswer = "A + A = A\n+ + +\nA + A = A\n= = =\nB + B = B\n";

/// Expects a refusal by a command of this area.
inline void expect_refusal(Words words, const std::string& input, const std::string& mention) {
  words.insert(words.begin(), "calcrostic");
  expect_program_refuses(words, input, mention);
}

}  // namespace reckon::cli
