// SPDX-License-Identifier: MIT
// Reads tables in CSV.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::cli {

/// A line of CSV: 1-based number of its first line, and its cells.
struct CsvRow {
  std::size_t line = 0;
  std::vector<std::string> cells{};
};
using CsvTable = std::vector<CsvRow>;

/// Reads CSV (RFC 4180) with commas, semicolons or tabs: the first of these in the text. Blank
/// lines are left out. A quotation mark that is never closed is a Fault.
CsvTable read_csv(const std::string& file, std::string_view text);

}  // namespace reckon::cli
