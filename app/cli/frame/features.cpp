// SPDX-License-Identifier: MIT
#include "app/cli/frame/features.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace reckon::cli {

Fault without(std::string_view feature) {
  const auto row = std::ranges::find(features(), feature, &Feature::name);
  return {kSystemFault,
          fmt::format("this reckon was built without {}: for {}, install {} and build it again",
                      row->library, row->words, row->packages)};
}

void add_absent(const Command& area, const char* command, std::string_view feature) {
  const auto row = std::ranges::find(features(), feature, &Feature::name);
  const Command absent = area.add_command(
      command, fmt::format("Not in this program: needs {} ({})", row->library, row->packages));
  absent.take_anything();
  absent.callback([feature] { throw without(feature); });
}

}  // namespace reckon::cli
