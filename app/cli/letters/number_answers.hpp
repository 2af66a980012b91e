// SPDX-License-Identifier: MIT
// The answers of grids that ask for numbers, and what is said of them.
#pragma once

#include <string>

#include "app/cli/files/grid_file.hpp"
#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/letters/grid_text.hpp"

namespace reckon::cli {

/// A Fault that names the place if a grid that asks for numbers is not 3 x 3 with diagonals.
void expect_diagonals(const GridFile& file, const letters::Grid& grid);

/// `finitely_many` and the like.
std::string key_of(algebra::PositiveIntegers::Answer answer);
/// Whether all answers are known.
bool is_complete(const algebra::PositiveIntegers& found);
/// Whether there is an answer, shown or not.
bool is_solved(const algebra::PositiveIntegers& found);
/// `2 answers`, `infinitely many answers` and the like.
std::string count_in_words(const algebra::PositiveIntegers& found);
/// What is to be said besides the answers that are shown; empty if nothing.
std::string remark_on(const algebra::PositiveIntegers& found, const letters::Grid& grid);

}  // namespace reckon::cli
