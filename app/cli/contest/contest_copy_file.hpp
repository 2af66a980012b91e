// SPDX-License-Identifier: MIT
// Reads the copy of a contest that `contest export` wrote.
#pragma once

#include <string>

#include "reckon/store/contest.hpp"

namespace reckon::cli {

/// Returns the contest of a file, not marked yet. A Fault says what is wrong: another sort
/// of file, a plan that cannot be read, or a question whose solution is not its only answer.
store::ContestData contest_of_copy(const std::string& file);

}  // namespace reckon::cli
