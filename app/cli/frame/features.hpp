// SPDX-License-Identifier: MIT
// What the program does beyond its core: what was built in, and what was not.
#pragma once

#include <string_view>

#include "app/cli/frame/build_facts.hpp"
#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

/// The row of a feature, which must be one of cmake/features.txt.
const Feature& feature_of(std::string_view name);

/// Why the program cannot do something: this feature was not built in. The line names the packages.
Fault without(std::string_view feature);

/// A weak function, which is in the program together with this feature alone. A Fault, the same as
/// without(), if it is not there.
template <typename Function>
Function& with_feature(std::string_view feature, Function* function) {
  if (function == nullptr) throw without(feature);
  return *function;
}

}  // namespace reckon::cli
