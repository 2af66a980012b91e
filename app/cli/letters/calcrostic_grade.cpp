// SPDX-License-Identifier: MIT
// reckon calcrostic grade
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::cli {
namespace {

struct GradeGridOptions {
  std::string file;
  bool json = false;
};

Answer grade(const GradeGridOptions& options) {
  const GridFile file(options.file, Need::words);
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  Answer answer = kDone;
  file.each([&](const letters::Grid& grid) {
    const letters::Reasoned reasoned = reason(grid.puzzle);
    const std::string_view problem = answers::objection(reasoned);
    if (!problem.empty()) answer = kNo;
    if (grids) {
      grids->add(answers::json_of_grade(grid, reasoned));
      return;
    }
    const std::string place = file.count() == 1 ? "" : fmt::format("line {}: ", grid.line);
    if (!problem.empty()) {
      print_line(fmt::format("{}{}", place, problem));
      return;
    }
    const letters::Grade found = letters::grade(reasoned);
    print_line(fmt::format("{}level {} of {}", place, found.level, letters::kHardestLevel));
    for (const std::string& reason : found.reasons) print_line("- " + reason);
  });
  if (grids) grids->finish();
  return answer;
}

}  // namespace

void add_calcrostic_grade(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GradeGridOptions>();
  add_grid_file(command, options->file);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = grade(*options); });
}

}  // namespace reckon::cli
