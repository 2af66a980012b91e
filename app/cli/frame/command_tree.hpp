// SPDX-License-Identifier: MIT
// All commands and their options as a document, the source of manual pages and completions.
#pragma once

#include <string>

#include "app/answers/values.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): so CLI11 calls it.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace reckon::cli {

/// Returns the name of an argument in help and errors.
std::string argument_name(const CLI::Option& argument);

/// Returns a command: its `name` without those of its areas, its `help`, its `options` and
/// `arguments`, and its `commands`. Parts that the help hides are left out.
answers::Json command_tree(const CLI::App& app);

}  // namespace reckon::cli
