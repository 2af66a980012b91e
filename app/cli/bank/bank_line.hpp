// SPDX-License-Identifier: MIT
// A puzzle of the bank as a line of JSON.
#pragma once

#include <string_view>

#include "app/answers/values.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/store/bank.hpp"

namespace reckon::cli {

/// Returns all that the bank stores about a puzzle, except its place there, so that another bank
/// can take it.
answers::Json json_of(const store::Stored& stored);

/// A puzzle read from such a line.
struct ReadBack {
  store::Stored stored;
  bool graded_before = false;  ///< by an older version: its difficulty may differ now
};

/// Reads such a line and solves the puzzle; refuses wrong data. The error is in line 1.
Result<ReadBack> read_stored(std::string_view line);

/// Whether the text is an existing day, such as `2026-05-31`.
bool is_day(std::string_view text);

}  // namespace reckon::cli
