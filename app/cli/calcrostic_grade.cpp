// reckon calcrostic grade
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/cli/batch.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/grid_file.hpp"
#include "app/cli/options.hpp"
#include "reckon/calcrostic/grade.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::string file;
  bool json = false;
};

// Why a puzzle has no level; empty if it has one.
std::string_view objection(const calcrostic::Reasoned& reasoned) {
  switch (reasoned.outcome) {
    case calcrostic::Outcome::one_answer: return "";
    case calcrostic::Outcome::no_answer: return "no answer";
    case calcrostic::Outcome::several_answers: return "several answers";
    case calcrostic::Outcome::given_up: return "too many guesses";
  }
  return "";
}

Answer grade(const Options& options) {
  const GridFile file(options.file, Need::words);
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  Answer answer = kDone;
  file.each([&](const calcrostic::Grid& grid) {
    const calcrostic::Reasoned reasoned = reason(grid.puzzle);
    const std::string_view problem = objection(reasoned);
    if (!problem.empty()) answer = kNo;
    const calcrostic::Grade found = calcrostic::grade(reasoned);
    if (grids) {
      Json document = {{"line", grid.line}, {"level", nullptr}};
      if (problem.empty()) {
        document.update({{"level", found.level},
                         {"effort", found.effort},
                         {"hardest", calcrostic::name_of(found.hardest)},
                         {"reasons", found.reasons}});
      } else {
        document["problem"] = problem;
      }
      grids->add(document);
      return;
    }
    const std::string place = file.count() == 1 ? "" : fmt::format("line {}: ", grid.line);
    if (!problem.empty()) {
      print_line(fmt::format("{}{}", place, problem));
      return;
    }
    print_line(fmt::format("{}level {} of {}", place, found.level, calcrostic::kHardestLevel));
    for (const std::string& reason : found.reasons) print_line("- " + reason);
  });
  if (grids) grids->finish();
  return answer;
}

}  // namespace

void add_calcrostic_grade(CLI::App& calcrostic, Answer& answer) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *calcrostic.add_subcommand(
      "grade", "Say how hard puzzles are, from 1 to 5, for people who reason them out");
  add_grid_file(command, options->file);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = grade(*options); });
}

}  // namespace reckon::cli
