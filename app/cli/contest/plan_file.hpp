// SPDX-License-Identifier: MIT
// Reads the plan of a contest from JSON.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/contest/plan.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// Returns the text of a file that a plan names.
using ReadNamed = std::function<std::string(const std::string& name)>;

/// A plan, and all that is wrong with it, by place.
struct ReadPlan {
  contest::Plan plan;
  std::vector<Error> faults{};
};

/// Reads a plan with all its faults. Stated questions stand in the plan or in files of their own,
/// which `read` returns; faults in those have the place of the name in the plan.
ReadPlan read_plan(std::string_view text, const ReadNamed& read);
/// Reads the plan of a file, and the files that it names, which are found from its folder. A Fault
/// names the first fault.
contest::Plan plan_of_file(const std::string& file);
/// The same with all faults.
ReadPlan checked_plan_of_file(const std::string& file);

/// Returns the plan as JSON in one line, with its stated questions in it; read_plan reads it.
std::string to_json(const contest::Plan& plan);

/// Reads a stated question: `{"id": "coins", "text": {"en": "…", "fr": "…"}, "choice": …}`.
Result<contest::Stated> read_stated(std::string_view text);
/// Returns the JSON of a stated question, which read_stated reads, in one line.
std::string to_json(const contest::Stated& question);

}  // namespace reckon::cli
