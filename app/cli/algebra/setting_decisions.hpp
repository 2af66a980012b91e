// SPDX-License-Identifier: MIT
// The decisions on operator settings that commands request.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/algebra/setting_decision.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {

/// Returns one setting for each class of versions that fits a pattern, in order.
std::vector<algebra::Setting> settings_of(const std::optional<OperatorPattern>& pattern);

/// Decides settings on threads with a progress bar.
std::vector<algebra::SettingDecision> decide_all(const std::vector<algebra::Setting>& settings,
                                                 const std::optional<std::uint64_t>& threads);

/// The same in pieces: the work on the settings that fit a pattern, and the combination of its
/// results. The number of that work is `work`.
work::Work decisions_work(const std::vector<algebra::Setting>& settings,
                          const std::string& pattern);
std::vector<algebra::SettingDecision> decisions_in(const Results& results, std::size_t work,
                                                   const std::vector<algebra::Setting>& settings);

Json json_of(const algebra::SettingDecision& decision);
/// Returns the steps of a proof, each with the name of its argument.
Json json_of(const std::vector<algebra::Argument>& because);

}  // namespace reckon::cli
