// SPDX-License-Identifier: MIT
// Writes tables as CSV and as ODS (OpenDocument 1.2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/text/language.hpp"

namespace reckon::papers {

/// A cell: a text, a number, or a share in hundred-thousandths.
struct Share {
  std::int64_t part = 0;
};
using Cell = std::variant<std::string, std::int64_t, Share>;
using Table = std::vector<std::vector<Cell>>;

/// Returns the table as CSV in UTF-8 with a byte order mark, and in French with semicolons and
/// decimal commas. Texts that a spreadsheet would take for formulas begin with an apostrophe.
std::string to_csv(const Table& table, Language language);
/// Returns the table as an ODS file. The same table gives the same bytes.
std::string to_ods(const Table& table, std::string_view name);

}  // namespace reckon::papers
