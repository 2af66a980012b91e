#include "reckon/calcrostic/grid_cells.hpp"

namespace reckon::calcrostic {

std::vector<std::vector<std::uint8_t>> cells_of_lines(const Layout& layout) {
  std::vector<std::vector<std::uint8_t>> lines;
  const auto add = [&](std::size_t first, std::size_t step, std::size_t count) {
    auto& line = lines.emplace_back();
    for (std::size_t i = 0; i < count; ++i) {
      line.push_back(static_cast<std::uint8_t>(first + i * step));
    }
  };
  const std::size_t rows = layout.rows;
  const std::size_t columns = layout.columns;
  for (std::size_t row = 0; row < rows; ++row) add(row * columns, 1, columns);
  for (std::size_t column = 0; column < columns; ++column) add(column, columns, rows);
  if (layout.diagonals) {
    add(0, columns + 1, rows);
    add(columns - 1, columns - 1, rows);
  }
  return lines;
}

std::string name_of_line(const Layout& layout, std::size_t line) {
  if (line < layout.rows) return "row " + std::to_string(line + 1);
  line -= layout.rows;
  if (line < layout.columns) return "column " + std::to_string(line + 1);
  return line == layout.columns ? "main diagonal" : "other diagonal";
}

}  // namespace reckon::calcrostic
