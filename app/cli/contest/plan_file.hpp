// SPDX-License-Identifier: MIT
// Reads the plan of a contest from JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/files/stated_file.hpp"
#include "reckon/contest/plan.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// A plan, and all that is wrong with it, by place.
struct ReadPlan {
  contest::Plan plan;
  std::vector<Error> faults{};
};

/// Reads a plan with all its faults. Stated questions stand in the plan or in files of their own,
/// which `read` returns; faults in those have the place of the name in the plan.
/// A plan that was kept has questions that were checked before.
ReadPlan read_plan(std::string_view text, const ReadNamed& read, bool kept = false);
/// Reads the plan of a file, and the files that it names, which are found from its folder. It
/// prints all faults but the last one, which is a Fault.
contest::Plan plan_of_file(const std::string& file);
/// The same with all faults.
ReadPlan checked_plan_of_file(const std::string& file);

/// Returns the plan as JSON in one line, with its stated questions in it, but without their
/// pictures; read_plan reads it.
std::string to_json(const contest::Plan& plan);

}  // namespace reckon::cli
