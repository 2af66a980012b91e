// SPDX-License-Identifier: MIT
// All commands and their options as a document, of which manual pages and completions are made.
#pragma once

#include <string>

#include "app/answers/values.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): so CLI11 calls it.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace reckon::cli {

/// The name of an argument, as help and errors show it.
std::string argument_name(const CLI::Option& argument);

/// A command: its `name` without those of its areas, its `help`, its `options` and `arguments`, and
/// the `commands` in it. What help does not show is left out.
answers::Json command_tree(const CLI::App& app);

}  // namespace reckon::cli
