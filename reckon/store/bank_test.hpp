// Banks in a folder of their own, for tests.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "reckon/store/bank.hpp"

namespace reckon::store {

/// A test with a folder, gone at the end, and a bank in it.
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

  // As many hands, and a few puzzles of the other kinds.
  static std::vector<Puzzle> some_puzzles(std::size_t hands = 60, std::uint64_t seed = 1) {
    std::vector<Puzzle> puzzles;
    for (const Kind kind : kAllKinds) {
      Maker next = maker_of({.kind = kind}, seed, {}).value();
      const std::size_t count = kind == Kind::krypto ? hands : kind == Kind::numbers ? 3 : 60;
      for (std::size_t i = 0; i < count; ++i) puzzles.push_back(next().value());
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
