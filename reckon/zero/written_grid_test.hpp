// SPDX-License-Identifier: MIT
// The lines of a zero grid as it is written, and their values, without code of the library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace reckon::zero {

__extension__ using Wide = __int128;
/// Numbers and operators in turn.
using WrittenLine = std::vector<std::string>;

inline std::vector<WrittenLine> written_rows(const std::string& text) {
  std::vector<WrittenLine> rows;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    auto& row = rows.emplace_back();
    for (std::string word; words >> word;) row.push_back(word);
  }
  return rows;
}

/// All lines of two numbers or more, in all directions.
inline std::vector<WrittenLine> written_lines(const std::string& text) {
  const std::vector<WrittenLine> rows = written_rows(text);
  const auto at = [&](std::ptrdiff_t row, std::ptrdiff_t column) -> const std::string* {
    if (row < 0 || column < 0 || row >= std::ssize(rows)) return nullptr;
    const WrittenLine& words = rows[static_cast<std::size_t>(row)];
    return column < std::ssize(words) ? &words[static_cast<std::size_t>(column)] : nullptr;
  };
  std::vector<WrittenLine> lines;
  for (std::ptrdiff_t row = 0; row < std::ssize(rows); row += 2) {
    for (std::ptrdiff_t column = 0; at(row, column) != nullptr; column += 2) {
      for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        if (at(row - down, column - right) != nullptr) continue;  // not the start of a line
        WrittenLine line;
        for (std::ptrdiff_t y = row, x = column; at(y, x) != nullptr; y += down, x += right) {
          line.push_back(*at(y, x));
        }
        if (line.size() > 1) lines.push_back(line);
      }
    }
  }
  return lines;
}

/// The value of a line in ASCII as a fraction; its denominator is the product of all divisors.
struct WrittenValue {
  Wide top = 0;
  Wide bottom = 1;
};
inline WrittenValue value_of(const WrittenLine& line) {
  WrittenValue sum;
  WrittenValue term{.top = std::stoll(line[0]), .bottom = 1};
  const auto add_term = [&] {
    sum = {.top = sum.top * term.bottom + term.top * sum.bottom,
           .bottom = sum.bottom * term.bottom};
  };
  for (std::size_t i = 1; i < line.size(); i += 2) {
    const Wide number = std::stoll(line[i + 1]);
    if (line[i] == "*") {
      term.top *= number;
    } else if (line[i] == "/") {
      term.bottom *= number;
    } else {
      add_term();
      term = {.top = line[i] == "+" ? number : -number, .bottom = 1};
    }
  }
  add_term();
  return sum;
}

}  // namespace reckon::zero
