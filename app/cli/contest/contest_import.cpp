// SPDX-License-Identifier: MIT
// reckon contest import
#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "app/cli/contest/contest_copy_file.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/files/moodle_file.hpp"
#include "app/cli/files/stated_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ImportOptions {
  ContestFiles store;
  std::array<std::string, kAllLanguages.size()> files;
  std::optional<std::string> output;
};

void import_contest(const ImportOptions& options) {
  if (options.output) {
    throw Fault(kBadInput, "FRENCH: name the same questions in French too");
  }
  const store::ContestData contest = contest_of_copy(options.files[0]);
  const auto store = open_store(options.store, store::OpenMode::fill);
  value_of(store->add_contest(contest));
  print_line(fmt::format("{}: {} questions, open from {} to {}", contest.row.id,
                         contest.questions.size(), contest.row.opens, contest.row.closes));
}

void import_questions(const ImportOptions& options) {
  if (!options.output) throw Fault(kBadInput, "name the folder of the questions with -o FOLDER");
  const auto questions =
      stated_of_moodle({read_moodle(options.files[0]), read_moodle(options.files[1])});
  const std::filesystem::path folder = *options.output;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) {
    throw Fault(status_of(problem.value()),
                fmt::format("{}: {}", printable_name(folder.string()), problem.message()));
  }
  for (const kinds::StatedPuzzle& question : questions) {
    write_contest_file((folder / (question.id + ".json")).string(), to_json(question) + "\n");
  }
  print_line(fmt::format("{} {} in {}", questions.size(),
                         questions.size() == 1 ? "question is" : "questions are",
                         printable_name(folder.string())));
}

}  // namespace

void add_contest_import(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ImportOptions>();
  command
      .add_option("FILE", options->files[0],
                  "Copy of a contest, by contest export; or Moodle XML in English")
      .required();
  command.add_option("FRENCH", options->files[1], "The same questions of Moodle XML in French");
  command
      .add_option("-o,--output", options->output,
                  "Folder of the files of questions of Moodle, one for each")
      .type_name("FOLDER");
  add_store(command, options->store);
  command.callback([options, &answer] {
    if (options->files[1].empty()) {
      import_contest(*options);
    } else {
      import_questions(*options);
    }
    answer = kDone;
  });
}

}  // namespace reckon::cli
