// SPDX-License-Identifier: MIT
// Test banks, each in its own folder.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/store/bank.hpp"

namespace reckon::store {

/// A test with a temporary folder and a bank in it.
class BankTest : public testing::Test {
 public:
  BankTest() { std::filesystem::create_directories(folder_); }
  ~BankTest() override { std::filesystem::remove_all(folder_); }
  BankTest(const BankTest&) = delete;
  BankTest& operator=(const BankTest&) = delete;

 protected:
  std::string file() const { return folder_ / "bank.sqlite"; }
  const std::filesystem::path& folder() const { return folder_; }
  Bank open(Bank::Mode mode = Bank::Mode::fill) const { return Bank::open(file(), mode).value(); }

  static constexpr const char* kDay = "2026-05-31";

  static std::vector<BankPuzzle> hands(std::size_t count, std::uint64_t seed = 1) {
    std::vector<BankPuzzle> puzzles;
    Maker next = maker_of(Kind::krypto, {}, seed, {}).value();
    while (puzzles.size() < count) puzzles.push_back(next().value());
    return puzzles;
  }
  // Puzzles of each kind, hands first.
  static std::vector<BankPuzzle> of_each_kind(std::size_t count) {
    std::vector<BankPuzzle> puzzles = hands(count);
    for (const bool diagonals : {true, false}) {
      auto generator = calcrostic::Generator::make(1, {.diagonals = diagonals}).value();
      for (std::size_t i = 0; i < count; ++i) {
        const auto [puzzle, numbers, answer, grade] = generator.next().value();
        const kinds::GridPuzzle letters{.layout = puzzle.layout, .numbers = numbers};
        puzzles.push_back(kept_puzzle(
            {.puzzle = letters, .level = grade.level, .letters = puzzle.letters}, to_text(puzzle)));
        if (!diagonals) continue;
        kinds::GridPuzzle asked = letters;
        asked.given.assign(numbers.begin(), numbers.end());
        puzzles.push_back(kept_puzzle({.puzzle = asked}, to_text(puzzle.layout, numbers)));
      }
    }
    return puzzles;
  }
  static std::vector<Stored> all_in(Bank& bank) {
    std::vector<Stored> all;
    EXPECT_TRUE(bank.each([&](const Stored& stored) { all.push_back(stored); }));
    return all;
  }

 private:
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("reckon_bank_") + testing::UnitTest::GetInstance()->current_test_info()->name() +
       std::to_string(getpid()));
};

}  // namespace reckon::store
