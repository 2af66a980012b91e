// SPDX-License-Identifier: MIT
// The optional features of the program: those that were built in, and those that were not.
#pragma once

#include <string_view>

#include "app/cli/frame/build_facts.hpp"
#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

/// Returns the row of a feature, which must be one of cmake/features.txt.
const Feature& feature_of(std::string_view name);

/// Returns the Fault for a feature that was not built in. The line names the packages.
Fault without(std::string_view feature);

/// Returns a weak function, which exists only in builds with this feature. Otherwise it throws the
/// same Fault as without().
template <typename Function>
Function& with_feature(std::string_view feature, Function* function) {
  if (function == nullptr) throw without(feature);
  return *function;
}

}  // namespace reckon::cli
