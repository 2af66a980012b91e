// SPDX-License-Identifier: MIT
// Tells which data of entrants is kept. The words follow from the settings, so that they are true.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reckon/contest/plan.hpp"
#include "reckon/text/language.hpp"

namespace reckon::papers {

/// The settings on which the words depend.
struct Kept {
  bool names = false;
  std::int64_t days = 0;   ///< for which names are kept after a contest is official
  std::int64_t trail = 0;  ///< the same of the trail
};
/// Returns the settings of a plan.
Kept kept_by(const contest::Plan& plan);
/// Returns the settings that hold for two contests at once: the longer terms.
Kept both(const Kept& one, const Kept& other);

/// Returns the lines for entrants and their parents.
std::vector<std::string> privacy_lines(Language language, const Kept& kept);

/// A heading of the record, and its text.
struct RecordLine {
  std::string heading;
  std::string text;
};
/// Returns the record of the processing on one page: who, why, whose data, which data, who gets it,
/// how long, and how it is protected. `contest` is its name.
std::vector<RecordLine> privacy_record(Language language, const std::string& contest,
                                       const Kept& kept);

}  // namespace reckon::papers
