// SPDX-License-Identifier: MIT
// The questions of app/api/cases/, which tests in other languages read too: usual ones, and how
// much work they take, in steps that are counted and not timed; and the most expensive ones known.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace reckon::api {

struct Case {
  std::string name;
  std::string path;
  nlohmann::json body;
};

/// At least one of each path; they have no names.
const std::vector<Case>& usual_questions();

/// The most expensive question known of each path, and of each of its costly parts.
const std::vector<Case>& costly_questions();

/// A line for each usual question: its steps (reckon::Budget), its path and its body; and a last
/// line with the sum. Changes exactly when a search or its count of steps does, and is the same on
/// every machine. Cost: a tenth of a second.
std::string work_signature();

}  // namespace reckon::api
