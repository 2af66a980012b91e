// SPDX-License-Identifier: MIT
#include "app/cli/frame/features.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace reckon::cli {

const Feature& feature_of(std::string_view name) {
  return *std::ranges::find(features(), name, &Feature::name);
}

Fault without(std::string_view feature) {
  if (is_demo()) {
    return {kSystemFault,
            "this is the demo, which has the main jobs alone: scripts/install-deps build && make "
            "builds all of reckon"};
  }
  const Feature& row = feature_of(feature);
  if (row.packages.empty()) {
    return {kSystemFault,
            fmt::format("this reckon was built without {}: for {}, use the program for Linux",
                        row.library, row.words)};
  }
  return {kSystemFault,
          fmt::format("this reckon was built without {}: for {}, install {} and build it again",
                      row.library, row.words, row.packages)};
}

}  // namespace reckon::cli
