// SPDX-License-Identifier: MIT
// What the build writes down of itself. A header of its own, since what it writes is compiled
// often.
#pragma once

#include <span>
#include <string_view>

namespace reckon::cli {

/// A row of cmake/features.txt.
struct Feature {
  std::string_view name;
  std::string_view words;     ///< what it is
  std::string_view library;   ///< what it stands on
  std::string_view packages;  ///< Debian's, to build it with
  bool built_in = false;
};
std::span<const Feature> features();

/// Whether this is the program of `make demo`, which has some commands of the core alone.
bool is_demo();

/// The commit that the program was built from, 12 hexadecimal digits; empty if that is not known.
std::string_view commit();

}  // namespace reckon::cli
