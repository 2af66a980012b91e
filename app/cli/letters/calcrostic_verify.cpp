// SPDX-License-Identifier: MIT
// reckon calcrostic verify
#include <fmt/core.h>

#include <memory>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/letters/grid/verify.hpp"

namespace reckon::cli {
namespace {

struct VerifyOptions {
  GridSource source;
  bool json = false;
};

Answer verify(const VerifyOptions& options) {
  const GridFile file(options.source, Need::numbers);
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  Answer answer = kDone;
  file.each([&](const letters::Grid& grid) {
    const auto mistakes = letters::mistakes(grid.puzzle.layout, *grid.numbers());
    if (!mistakes.empty()) answer = kNo;
    if (grids) {
      grids->add(answers::json_of_mistakes(grid, mistakes));
      return;
    }
    const std::string place = file.has_one() ? "" : fmt::format("line {}: ", grid.line);
    if (mistakes.empty()) print_line(place + "correct");
    for (const auto& mistake : mistakes) {
      print_line(fmt::format("{}{}: {}", place, mistake.line, mistake.message));
    }
  });
  if (grids) grids->finish();
  return file.status(answer);
}

}  // namespace

void add_calcrostic_verify(const Command& command, Answer& answer) {
  const auto options = std::make_shared<VerifyOptions>();
  add_grid_file(command, options->source);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = verify(*options); });
}

}  // namespace reckon::cli
