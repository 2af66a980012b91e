// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/grid_cells.hpp"

namespace reckon::letters {

std::vector<std::vector<std::uint8_t>> cells_of_lines(const Layout& layout) {
  std::vector<std::vector<std::uint8_t>> lines;
  const auto add = [&](std::size_t first, std::size_t step, std::size_t count) {
    auto& line = lines.emplace_back();
    for (std::size_t i = 0; i < count; ++i) {
      line.push_back(static_cast<std::uint8_t>(first + i * step));
    }
  };
  const std::size_t height = layout.rows;
  const std::size_t width = layout.columns;
  for (std::size_t row = 0; row < height; ++row) add(row * width, 1, width);
  for (std::size_t top = 0; top < width; ++top) add(top, width, height);
  if (layout.diagonals) {
    add(0, width + 1, height);
    add(width - 1, width - 1, height);
  }
  return lines;
}

std::string name_of_line(const Layout& layout, std::size_t line) {
  if (line < layout.rows) return "row " + std::to_string(line + 1);
  line -= layout.rows;
  if (line < layout.columns) return "column " + std::to_string(line + 1);
  return line == layout.columns ? "main diagonal" : "other diagonal";
}

}  // namespace reckon::letters
