// SPDX-License-Identifier: MIT
// Usual questions, and how much work they take, in steps that are counted and not timed.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace reckon::api {

struct UsualQuestion {
  std::string path;
  nlohmann::json body;
};

/// At least one of each path.
const std::vector<UsualQuestion>& usual_questions();

/// A line for each of them: its steps (reckon::Budget), its path and its body; and a last line with
/// the sum. Changes exactly when a search or its count of steps does, and is the same on every
/// machine. Cost: a tenth of a second.
std::string work_signature();

}  // namespace reckon::api
