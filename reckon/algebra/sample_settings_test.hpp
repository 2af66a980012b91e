// SPDX-License-Identifier: MIT
// A sample of the settings, for tests that would take minutes with all of them.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "reckon/algebra/setting_decision.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::algebra {

/// Each standard setting with probability 1 / `one_in`; all of them if RECKON_ALL_SETTINGS is set.
inline std::vector<Setting> sample_of_settings(SplitMix64& random, std::uint64_t one_in) {
  std::vector<Setting> settings = standard_settings();
  if (std::getenv("RECKON_ALL_SETTINGS") == nullptr) {
    std::erase_if(settings, [&](const Setting&) { return random.below(one_in) != 0; });
  }
  return settings;
}

}  // namespace reckon::algebra
