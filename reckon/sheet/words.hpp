// SPDX-License-Identifier: MIT
// What sheets say, in English and in French.
#pragma once

#include <string_view>

#include "reckon/text/language.hpp"

namespace reckon::sheet {

struct Words {
  std::string_view title;  ///< of a sheet without one
  std::string_view name;   ///< before a line to write on
  std::string_view date;
  std::string_view answers;  ///< before the title, with a colon
  std::string_view no_solution;
  std::string_view level;  ///< `level`, before a number
};
const Words& words_in(Language language);

}  // namespace reckon::sheet
