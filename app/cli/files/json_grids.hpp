// SPDX-License-Identifier: MIT
// Grids in JSON, in documents from reckon's --json or from people.
//
//     ["24 8 192 24 4 96 48 2 96 | ***+/-*/",        A string holds a grid, or several, as a file
//      {"grid": "AB × C = DEA\n...", "base": 12,     does. Lists hold grids, and so do the keys of
//       "leading_zeros": true, "given": {"A": 2}}]   objects that reckon has for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/grid/known_letters.hpp"

namespace reckon::cli {

/// Settings of grids outside their text.
struct GridRemarks {
  std::optional<unsigned> base{};  ///< 10 by default
  bool leading_zeros = false;
  std::vector<letters::NamedDigit> letters{};
};

/// A string that holds grids, and the place of its start.
struct JsonGrid {
  std::string text;
  GridRemarks told;
  std::size_t line = 0;
  std::size_t column = 0;
};

/// Which grid to use if an object has a puzzle and its solution.
enum class Wanted : std::uint8_t { puzzle, solution };

/// Returns the grids of a document, with the settings from it and from `told`; contradictions are
/// refused. Solutions have decimal numbers, whatever base is given.
Result<std::vector<JsonGrid>> grids_in_json(std::string_view text, Wanted wanted,
                                            const GridRemarks& told);

}  // namespace reckon::cli
