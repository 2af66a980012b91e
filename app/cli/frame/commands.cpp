// SPDX-License-Identifier: MIT
#include "app/cli/frame/commands.hpp"

#include <algorithm>
#include <cstddef>

#include "app/cli/frame/features.hpp"

namespace reckon::cli {
namespace {

// Whether these are the words of a command, `krypto solve`.
constexpr bool is_called(const CommandRow& row, std::string_view words) {
  if (row.area.empty()) return words == row.name;
  return words.size() == row.area.size() + 1 + row.name.size() && words.starts_with(row.area) &&
         words[row.area.size()] == ' ' && words.ends_with(row.name);
}

// Whether an example calls the command.
constexpr bool calls(std::string_view example, const CommandRow& row) {
  constexpr std::string_view kProgram = "reckon ";
  const std::size_t size = row.area.size() + (row.area.empty() ? 0 : 1) + row.name.size();
  for (std::size_t at = example.find(kProgram); at != example.npos;
       at = example.find(kProgram, at + 1)) {
    if (is_called(row, example.substr(at + kProgram.size(), size))) return true;
  }
  return false;
}

constexpr auto place_of_area(const CommandRow& row) {
  return std::ranges::find(kAreas, row.area, &AreaRow::name) - kAreas.begin();
}

constexpr bool is_alone(const CommandRow& row) {
  return std::ranges::count_if(kCommands, [&](const CommandRow& other) {
           return other.area == row.area && other.name == row.name;
         }) == 1;
}

constexpr bool has_two_examples(const CommandRow& row) {
  return row.examples[0] != row.examples[1] &&
         std::ranges::all_of(row.examples,
                             [&](std::string_view example) { return calls(example, row); });
}

static_assert(std::ranges::is_sorted(kCommands, {}, place_of_area),
              "the commands of an area stand together, in the order of kAreas");
static_assert(std::ranges::all_of(kCommands, is_alone), "a command has one row");
static_assert(std::ranges::all_of(kCommands, has_two_examples),
              "a command has two examples, in which it stands");

// Returns the help for a command that this build does not have.
std::string help_without(const CommandRow& row) {
  if (is_demo()) return "Not in the demo";
  const Feature& feature = feature_of(row.feature);
  const std::string needs = "Not in this program: needs " + std::string(feature.library);
  return feature.packages.empty() ? needs : needs + " (" + std::string(feature.packages) + ")";
}

void add_row(const Command& area, const CommandRow& row, Answer& answer) {
  const std::string name(row.name);
  if (row.add != nullptr) return row.add(area.add_command(name, std::string(row.help)), answer);
  const Command absent = area.add_command(name, help_without(row));
  absent.take_anything();
  absent.callback([&row] { throw without(row.feature); });
}

}  // namespace

const CommandRow* command_row(std::string_view words) {
  const auto* const found =
      std::ranges::find_if(kCommands, [&](const CommandRow& row) { return is_called(row, words); });
  return found == kCommands.end() ? nullptr : found;
}

void add_commands(const Program& program, Answer& answer) {
  const Command all = program.commands();
  std::string_view area_name;
  Command area = all;
  for (const CommandRow& row : kCommands) {
    if (row.area != area_name) {
      const auto* const found = std::ranges::find(kAreas, row.area, &AreaRow::name);
      area = all;
      if (found != kAreas.end()) {
        area = all.add_area(std::string(found->name), std::string(found->help));
        if (!found->also.empty()) area.alias(std::string(found->also));
      }
      area_name = row.area;
    }
    add_row(area, row, answer);
  }
}

}  // namespace reckon::cli
