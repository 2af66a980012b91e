#include "reckon/calcrostic/layout.hpp"

#include <algorithm>

namespace reckon::calcrostic {

namespace {

__extension__ using Wide = __int128;

}  // namespace

bool holds(const Line& line, std::span<const std::int64_t> numbers) {
  // A sum of fractions top / bottom; the last term is still growing.
  Wide top = 0;
  Wide bottom = 1;
  Wide term_top = numbers[line.cells[0]];
  Wide term_bottom = 1;
  const auto finish_term = [&] {
    top = top * term_bottom + term_top * bottom;
    bottom *= term_bottom;
  };
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    const Wide number = numbers[line.cells[i]];
    switch (line.operators[i - 1]) {
      case Operator::multiply: term_top *= number; break;
      case Operator::divide:
        if (number == 0) return false;
        term_bottom *= number;
        break;
      case Operator::add:
      case Operator::subtract:
        finish_term();
        term_top = line.operators[i - 1] == Operator::add ? number : -number;
        term_bottom = 1;
        break;
    }
  }
  finish_term();
  return top == bottom * numbers[line.result()];
}

bool holds(const Layout& layout, std::span<const std::int64_t> numbers) {
  return std::ranges::all_of(layout.lines,
                             [&](const Line& line) { return holds(line, numbers); });
}

}  // namespace reckon::calcrostic
