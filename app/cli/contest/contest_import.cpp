// SPDX-License-Identifier: MIT
// reckon contest import
#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

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
  std::array<std::string, kAllLanguages.size()> files;
  std::optional<std::string> output;
};

void import_questions(const ImportOptions& options) {
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
  command.add_option("ENGLISH", options->files[0], "Moodle XML in English").required();
  command.add_option("FRENCH", options->files[1], "The same questions in French").required();
  command.add_option("-o,--output", options->output, "Folder of the files, one for each question")
      .type_name("FOLDER")
      .required();
  command.callback([options, &answer] {
    import_questions(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
