// SPDX-License-Identifier: MIT
// Compares the filters of reckon calcrostic list with simple code that filters the whole printed
// list: 24 8 192 24 4 96 48 2 96 | ***+/-*/.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Int = std::int64_t;

// Rows, columns, the main diagonal and the other, in the order of the operators.
constexpr std::array<std::array<std::size_t, 3>, 8> kLines = {
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

struct Grid {
  std::array<std::string, 9> numbers;
  std::string operators;
};

Grid grid_in(const std::string& line) {
  Grid grid;
  std::istringstream words(line);
  for (std::string& number : grid.numbers) words >> number;
  std::string bar;
  words >> bar >> grid.operators;
  return grid;
}

bool holds(char op, Int x, Int y, Int z) {
  switch (op) {
    case '+': return x + y == z;
    case '-': return x - y == z;
    case '*': return x * y == z;
    default: return y != 0 && z * y == x;
  }
}

// Solves the puzzle whose letters are the digits of the grid. It assigns a digit to each letter in
// turn, and checks a line as soon as all of its letters have one.
class Assignments {
 public:
  explicit Assignments(const Grid& grid) : grid_(grid) {
    digits_.fill(kNone);
    for (const std::string& number : grid.numbers) {
      for (const char letter : number) {
        if (letters_.find(letter) == std::string::npos) letters_ += letter;
      }
    }
    assign(0);
  }
  bool is_one() const { return count_ == 1; }

 private:
  static constexpr Int kNone = -1;

  Int& digit_of(char letter) { return digits_[static_cast<std::size_t>(letter - '0')]; }

  // Stops at the second answer.
  void assign(std::size_t next) {
    if (count_ > 1) return;
    if (next == letters_.size()) {
      ++count_;
      return;
    }
    for (Int digit = 0; digit < 10; ++digit) {
      if (std::ranges::find(digits_, digit) != digits_.end()) continue;
      digit_of(letters_[next]) = digit;
      if (may_hold()) assign(next + 1);
      digit_of(letters_[next]) = kNone;
    }
  }

  // Whether no number begins with 0 and all lines hold, as far as they are known.
  bool may_hold() {
    std::array<Int, 9> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::string& number = grid_.numbers[i];
      if (number.size() > 1 && digit_of(number[0]) == 0) return false;
      for (const char letter : number) {
        const Int digit = digit_of(letter);
        values[i] = values[i] == kNone || digit == kNone ? kNone : 10 * values[i] + digit;
      }
    }
    for (std::size_t i = 0; i < kLines.size(); ++i) {
      const auto [x, y, z] = kLines[i];
      if (values[x] == kNone || values[y] == kNone || values[z] == kNone) continue;
      if (!holds(grid_.operators[i], values[x], values[y], values[z])) return false;
    }
    return true;
  }

  const Grid& grid_;
  std::string letters_;
  std::array<Int, 10> digits_{};
  int count_ = 0;
};

std::size_t letters_of(const Grid& grid) {
  std::set<char> letters;
  for (const std::string& number : grid.numbers) letters.insert(number.begin(), number.end());
  return letters.size();
}

// Rotates and reflects the grid, and reads its lines in their new places.
bool has_version_with_all_operators(const Grid& grid) {
  const std::string ops = "+-*/";
  const std::string opposites = "-+/*";
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    const auto from = [&](std::size_t cell) {
      std::size_t row = cell / 3;
      std::size_t column = cell % 3;
      if ((symmetry & 1) != 0) row = 2 - row;
      if ((symmetry & 2) != 0) column = 2 - column;
      if ((symmetry & 4) != 0) std::swap(row, column);
      return 3 * row + column;
    };
    std::set<char> used;
    for (const auto& line : kLines) {
      const std::size_t first = from(line[0]);
      const std::size_t last = from(line[2]);
      for (std::size_t i = 0; i < kLines.size(); ++i) {
        const char op = grid.operators[i];
        if (kLines[i][0] == first && kLines[i][2] == last) used.insert(op);
        if (kLines[i][2] == first && kLines[i][0] == last) used.insert(opposites[ops.find(op)]);
      }
    }
    if (used.size() == ops.size()) return true;
  }
  return false;
}

TEST(CalcrosticList, FiltersAsPlainCodeDoes) {
  const Words words = {"list", "--sum-max", effort("80", "50")};
  const auto all = calcrostic(words).lines();
  ASSERT_GT(all.size(), effort(400U, 200U));
  const auto expect_filtered = [&](const Words& options,
                                   const std::function<bool(const Grid&)>& wanted) {
    Words filtered = words;
    filtered.insert(filtered.end(), options.begin(), options.end());
    std::vector<std::string> right;
    std::ranges::copy_if(all, std::back_inserter(right),
                         [&](const std::string& line) { return wanted(grid_in(line)); });
    EXPECT_EQ(calcrostic(filtered).lines(), right) << options[0];
    EXPECT_FALSE(right.empty()) << options[0];
    EXPECT_LT(right.size(), all.size()) << options[0];
  };
  const auto is_unique = [](const Grid& grid) { return Assignments(grid).is_one(); };
  expect_filtered({"--unique"}, is_unique);
  expect_filtered({"--all-operators"}, has_version_with_all_operators);
  expect_filtered({"--max-digits", "2"}, [](const Grid& grid) {
    return std::ranges::all_of(grid.numbers, [](const auto& number) { return number.size() <= 2; });
  });
  for (const std::size_t letters : {4U, 8U}) {
    expect_filtered({"--letters", std::to_string(letters)},
                    [&](const Grid& grid) { return letters_of(grid) == letters; });
  }
  expect_filtered({"--operators", "?*?-????"}, [](const Grid& grid) {
    return grid.operators[1] == '*' && grid.operators[3] == '-';
  });
  expect_filtered({"--operators", "-??????*"}, [](const Grid& grid) {
    return grid.operators.front() == '-' && grid.operators.back() == '*';
  });
  expect_filtered({"--unique", "--letters", "7", "--all-operators"}, [&](const Grid& grid) {
    return letters_of(grid) == 7 && has_version_with_all_operators(grid) && is_unique(grid);
  });
}

}  // namespace
}  // namespace reckon::cli
