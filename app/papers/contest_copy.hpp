// SPDX-License-Identifier: MIT
// A whole contest as JSON, without any data of persons.
#pragma once

#include <string>

#include "app/papers/whole_contest.hpp"

namespace reckon::papers {

/// Returns a contest as JSON in one line: its plan, questions, variants and levels. It has no
/// schools, groups, entrants, papers, answers, marks and acts. The same contest gives the same
/// bytes.
std::string copy_of(const store::ContestData& contest);

}  // namespace reckon::papers
