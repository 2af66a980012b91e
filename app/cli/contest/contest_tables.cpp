// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_tables.hpp"

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"

namespace reckon::cli {

CsvTable read_csv(const std::string& file, std::string_view text) {
  text = without_mark(text);
  const std::size_t first = text.find_first_of(",;\t\n");
  const char separator = first == text.npos || text[first] == '\n' ? ',' : text[first];
  CsvTable table;
  CsvRow row{.line = 1, .cells = {""}};
  bool quoted = false;
  std::size_t line = 1;
  const auto finish = [&] {
    if (row.cells.size() > 1 || !row.cells.front().empty()) table.push_back(row);
    row = {.line = line, .cells = {""}};
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') ++line;
    if (quoted) {
      if (c != '"') {
        row.cells.back() += c;
      } else if (i + 1 < text.size() && text[i + 1] == '"') {
        row.cells.back() += c;
        ++i;
      } else {
        quoted = false;
      }
    } else if (c == '"' && row.cells.back().empty()) {
      quoted = true;
    } else if (c == separator) {
      row.cells.emplace_back();
    } else if (c == '\n') {
      finish();
    } else if (c != '\r') {
      row.cells.back() += c;
    }
  }
  if (quoted) {
    throw bad_input(name_of_input(file),
                    {.message = "a quotation mark is never closed: close it", .line = row.line});
  }
  finish();
  return table;
}

}  // namespace reckon::cli
