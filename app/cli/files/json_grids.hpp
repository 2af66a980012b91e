// SPDX-License-Identifier: MIT
// Grids in JSON: in the documents that reckon writes with --json, and in such as people write.
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

#include "reckon/letters/known_letters.hpp"

namespace reckon::cli {

/// What is said of grids beside them.
struct GridRemarks {
  std::optional<unsigned> base{};  ///< 10 if nobody says anything
  bool leading_zeros = false;
  std::vector<letters::NamedDigit> letters{};
};

/// A string that holds grids, and where it begins.
struct JsonGrid {
  std::string text;
  GridRemarks told;
  std::size_t line = 0;
  std::size_t column = 0;
};

/// Which grid is meant where an object has a puzzle and its solution.
enum class Wanted : std::uint8_t { puzzle, solution };

/// The grids of a document, with what it and `told` say of them; contradictions are refused.
/// Solutions have decimal numbers, whatever is given.
TextResult<std::vector<JsonGrid>> grids_in_json(std::string_view text, Wanted wanted,
                                                const GridRemarks& told);

}  // namespace reckon::cli
