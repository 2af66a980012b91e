// SPDX-License-Identifier: MIT
// Facts about the build. They have a separate header, since the file that they are in is often
// recompiled.
#pragma once

#include <span>
#include <string_view>

namespace reckon::cli {

/// A row of cmake/features.txt.
struct Feature {
  std::string_view name;
  std::string_view words;     ///< its description
  std::string_view library;   ///< the library that it needs
  std::string_view packages;  ///< Debian's packages to build it with
  bool built_in = false;
};
std::span<const Feature> features();

/// Whether this is the program of `make demo`, which has only some commands of the core.
bool is_demo();

/// Returns the commit of the program's sources, 12 hexadecimal digits; empty if unknown.
std::string_view commit();

}  // namespace reckon::cli
