// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/random_grid.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace reckon::letters {

namespace {

// Additions and subtractions most often, since of products the numbers grow.
constexpr std::array kDrawnOperators = {Operator::add,      Operator::add,      Operator::add,
                                        Operator::subtract, Operator::subtract, Operator::subtract,
                                        Operator::multiply, Operator::multiply, Operator::divide};

// Returns the value of the left side if every product and quotient on the way is a whole number,
// and none is too large to be of use.
std::optional<std::int64_t> plain_result(const Line& line, std::span<const std::int64_t> numbers) {
  constexpr std::int64_t kMostOnTheWay = kNumberBound * kNumberBound;
  std::int64_t sum = 0;
  std::int64_t term = numbers[line.cells[0]];
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    const std::int64_t number = numbers[line.cells[i]];
    switch (line.operators[i - 1]) {
      case Operator::multiply: term *= number; break;
      case Operator::divide:
        if (number == 0 || term % number != 0) return std::nullopt;
        term /= number;
        break;
      case Operator::add:
      case Operator::subtract:
        sum += term;
        term = line.operators[i - 1] == Operator::add ? number : -number;
    }
    if (term > kMostOnTheWay || term < -kMostOnTheWay) return std::nullopt;
  }
  return sum + term;
}

class Filler {
 public:
  Filler(SplitMix64& random, Layout layout, std::int64_t least, Budget& budget)
      : random_(random),
        budget_(budget),
        rows_(layout.rows),
        columns_(layout.columns),
        least_(least),
        grid_{.layout = std::move(layout), .numbers = {}} {
    grid_.numbers.resize(grid_.layout.cells());
  }

  std::optional<SolvedGrid> fill() {
    // A row that does not work out is drawn again; after this many tries the operators are to
    // blame.
    constexpr int kMostTries = 8;
    for (std::size_t row = 0; row + 1 < rows_; ++row) {
      int tries = 0;
      while (!fill_row(row)) {
        if (++tries == kMostTries || budget_.over()) return std::nullopt;
      }
    }
    if (!fit_corner()) return std::nullopt;
    return std::move(grid_);
  }

 private:
  std::int64_t& at(std::size_t row, std::size_t column) {
    return grid_.numbers[row * columns_ + column];
  }
  const Line& row_line(std::size_t row) const { return grid_.layout.lines[row]; }
  const Line& column_line(std::size_t column) const { return grid_.layout.lines[rows_ + column]; }

  // A number of one digit or two.
  std::int64_t draw() {
    constexpr std::uint64_t kOneDigit = 10;
    constexpr std::uint64_t kTwoDigits = 100;
    const std::uint64_t bound = random_.below(2) == 0 ? kOneDigit : kTwoDigits;
    return least_ + static_cast<std::int64_t>(random_.below(bound));
  }

  // A number that divides what it is divided into.
  bool fill_cell(std::size_t row, std::size_t column) {
    constexpr int kMostDraws = 60;
    constexpr std::uint64_t kStepsOfCell = 20;
    constexpr std::uint64_t kStepsOfDraw = 10;
    budget_.spend(kStepsOfCell);
    const bool divides_left = column > 0 && row_line(row).operators[column - 1] == Operator::divide;
    const bool divides_above =
        row > 0 && column_line(column).operators[row - 1] == Operator::divide;
    const bool divided =
        (column + 2 < columns_ && row_line(row).operators[column] == Operator::divide) ||
        (row + 2 < rows_ && column_line(column).operators[row] == Operator::divide);
    for (int i = 0; i < kMostDraws; ++i) {
      budget_.spend(kStepsOfDraw);
      std::int64_t number = draw();
      if (divided) number *= draw();
      if (divides_left && (number == 0 || at(row, column - 1) % number != 0)) continue;
      if (divides_above && (number == 0 || at(row - 1, column) % number != 0)) continue;
      at(row, column) = number;
      return true;
    }
    return false;
  }

  // With the last row of operands, the columns must work out too, all but the last two.
  bool fill_row(std::size_t row) {
    for (std::size_t column = 0; column + 1 < columns_; ++column) {
      if (!fill_cell(row, column)) return false;
    }
    if (row + 2 < rows_) return finish(row_line(row));
    for (std::size_t column = 0; column + 3 < columns_; ++column) {
      if (!finish(column_line(column))) return false;
    }
    return true;
  }

  // Writes down the result of a line, if it is a number of the wished size.
  bool finish(const Line& line) {
    const auto result = plain_result(line, grid_.numbers);
    if (!result || *result < least_ || *result >= kNumberBound) return false;
    grid_.numbers[line.result()] = *result;
    return true;
  }

  // The last column of results must make what the last row of results makes. Looks for the last two
  // operands that do that.
  bool fit_corner() {
    constexpr std::int64_t kMostLeft = 20;
    constexpr std::int64_t kMostRight = 100;
    constexpr std::uint64_t kStepsOfLine = 850;
    const std::int64_t shift = draw();
    for (std::int64_t left = 0; left < kMostLeft; ++left) {
      at(rows_ - 2, columns_ - 3) = least_ + (left + shift) % kMostRight;
      if (!finish(column_line(columns_ - 3))) continue;
      if (!budget_.spend(kStepsOfLine)) return false;
      for (std::int64_t right = 0; right < kMostRight; ++right) {
        at(rows_ - 2, columns_ - 2) = least_ + (right + shift) % kMostRight;
        if (!finish(row_line(rows_ - 2)) || !finish(column_line(columns_ - 2)) ||
            !finish(row_line(rows_ - 1))) {
          continue;
        }
        const std::int64_t corner = at(rows_ - 1, columns_ - 1);
        if (finish(column_line(columns_ - 1)) && at(rows_ - 1, columns_ - 1) == corner) return true;
      }
    }
    return false;
  }

  SplitMix64& random_;
  Budget& budget_;
  std::size_t rows_;
  std::size_t columns_;
  std::int64_t least_;
  SolvedGrid grid_;
};

}  // namespace

Layout random_layout(SplitMix64& random, GridSize size, std::span<const Operator> operators) {
  const auto [rows, columns] = size;
  Layout layout{.rows = rows, .columns = columns, .diagonals = false, .lines = {}};
  const auto add = [&](std::uint8_t size, std::size_t first, std::size_t step) {
    Line line{.size = size};
    for (std::size_t i = 0; i < size; ++i) {
      line.cells[i] = static_cast<std::uint8_t>(first + i * step);
      if (i + 2 < size)
        line.operators[i] = operators[static_cast<std::size_t>(random.below(operators.size()))];
    }
    layout.lines.push_back(line);
  };
  for (std::size_t row = 0; row < rows; ++row) add(columns, row * columns, 1);
  for (std::size_t column = 0; column < columns; ++column) add(rows, column, columns);
  return layout;
}

Layout random_newspaper_layout(SplitMix64& random, GridSize size) {
  return random_layout(random, size, kDrawnOperators);
}

std::optional<SolvedGrid> random_numbers(SplitMix64& random, Layout layout, std::int64_t least,
                                         Budget& budget) {
  return Filler(random, std::move(layout), least, budget).fill();
}

std::optional<SolvedGrid> random_grid(SplitMix64& random, GridSize size, std::int64_t least,
                                      Budget& budget) {
  return random_numbers(random, random_newspaper_layout(random, size), least, budget);
}

}  // namespace reckon::letters
