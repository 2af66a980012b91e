// SPDX-License-Identifier: MIT
// Options with a few named values.
#pragma once

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/did_you_mean.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

/// Returns the names of the values.
template <typename Values>
std::vector<std::string> names_of(const Values& values) {
  std::vector<std::string> names;
  for (const auto value : values) names.emplace_back(name_of(value));
  return names;
}

/// Returns the error for a value that is none of `names`; `choices` lists them.
inline std::string unknown_value(const std::string& value, const std::vector<std::string>& names,
                                 const std::string& choices) {
  // A short value is as near to one as to another.
  constexpr std::size_t kShort = 4;
  const std::string nearest =
      value.size() < kShort ? "" : nearest_name(in_lower_case(value), names);
  const std::string meant = nearest.empty() ? "" : "; did you mean '" + nearest + "'?";
  return quote(value) + " is unknown" + meant + (meant.empty() ? ": choose " : " Choose ") +
         choices;
}

/// Adds an option whose value is one of `all`, by name in small or capital letters. An unknown name
/// ends the program with a line that lists the choices.
template <typename Value, typename Values>
Option add_choice(const Command& command, const std::string& flag, const std::string& help,
                  Value& value, const Values& all) {
  const std::string choices = fmt::format("{}", fmt::join(names_of(all), "|"));
  return command
      .add_option(
          flag,
          [&value, flag, choices, all](const std::string& name) {
            const auto found = named(all, in_lower_case(name));
            if (!found) throw WrongValue(flag, unknown_value(name, names_of(all), choices));
            value = *found;
          },
          help)
      .type_name(choices);
}

}  // namespace reckon::cli
