// SPDX-License-Identifier: MIT
#include "app/cli/frame/command_tree.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace reckon::cli {

namespace {

using answers::Json;

Json option_document(const CLI::Option& option) {
  Json names = Json::array();
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  // The others are older names.
  if (!option.get_lnames().empty()) names.push_back("--" + option.get_lnames().front());
  return {{"names", names},
          {"takes_value", option.get_items_expected_max() > 0},
          {"type", option.get_type_name()},
          {"help", option.get_description()}};
}

}  // namespace

std::string argument_name(const CLI::Option& argument) {
  const std::string& shown = argument.get_option_text();
  return shown.empty() ? argument.get_name() : shown;
}

Json command_tree(const CLI::App& app) {
  Json options = Json::array();
  Json arguments = Json::array();
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    if (option->get_positional()) {
      arguments.push_back({{"name", argument_name(*option)}, {"help", option->get_description()}});
    } else {
      options.push_back(option_document(*option));
    }
  }
  Json commands = Json::array();
  for (const CLI::App* command : app.get_subcommands({})) {
    if (!command->get_group().empty()) commands.push_back(command_tree(*command));
  }
  return {{"name", app.get_name()},
          {"help", app.get_description()},
          {"options", options},
          {"arguments", arguments},
          {"commands", commands}};
}

}  // namespace reckon::cli
