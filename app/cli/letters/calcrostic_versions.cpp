// SPDX-License-Identifier: MIT
// reckon calcrostic versions and reckon calcrostic standard
#include <memory>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"

namespace reckon::cli {
namespace {

struct VersionsOptions {
  GridSource source;
  bool text = false;
  bool json = false;
};

std::string encoded_text_of(const calcrostic::Calcrostic& calcrostic) {
  return letters::to_text(calcrostic::puzzle_of(calcrostic));
}

Answer versions(const VersionsOptions& options) {
  const GridFile file(options.source, Need::calcrostic);
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  bool first = true;
  file.each([&](const letters::Grid& grid) {
    std::vector<std::string> texts;
    for (const auto& version : calcrostic::versions(calcrostic_in(grid))) {
      const std::string text = options.text ? encoded_text_of(version) : to_line(version);
      if (grids) {
        texts.push_back(text);
      } else if (options.text) {
        print((first ? "" : "\n") + text);
      } else {
        print_line(text);
      }
      first = false;
    }
    if (grids) grids->add(answers::json_of_versions(grid, texts));
  });
  if (grids) grids->finish();
  return file.status(kDone);
}

Answer standard(const VersionsOptions& options) {
  const GridFile file(options.source, Need::calcrostic);
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  file.each([&](const letters::Grid& grid) {
    if (grids) {
      grids->add(answers::json_of_standard(grid));
    } else {
      print_line(to_line(standard_form(calcrostic_in(grid))));
    }
  });
  if (grids) grids->finish();
  return file.status(kDone);
}

}  // namespace

void add_calcrostic_versions(const Command& command, Answer& answer) {
  const auto options = std::make_shared<VersionsOptions>();
  add_grid_file(command, options->source);
  command.add_flag("--text", options->text, "Print puzzles, one below the other");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = versions(*options); });
}

void add_calcrostic_standard(const Command& command, Answer& answer) {
  const auto options = std::make_shared<VersionsOptions>();
  add_grid_file(command, options->source);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = standard(*options); });
}

}  // namespace reckon::cli
