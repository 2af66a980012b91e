// SPDX-License-Identifier: MIT
// The common parts of versions of a sheet, for their tests.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/kinds/kind.hpp"

namespace reckon::sheet {

inline std::vector<std::string> codes_of(const std::vector<kinds::Entry>& entries) {
  std::vector<std::string> codes;
  for (const kinds::Entry& entry : entries) codes.push_back(entry.code);
  return codes;
}

/// In any order.
inline std::vector<std::string> classes_of(const std::vector<kinds::Entry>& entries) {
  std::vector<std::string> classes;
  for (const kinds::Entry& entry : entries) classes.push_back(class_of(entry.puzzle));
  std::ranges::sort(classes);
  return classes;
}

}  // namespace reckon::sheet
