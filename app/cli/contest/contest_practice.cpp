// SPDX-License-Identifier: MIT
// reckon contest practice
#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/practice_edition.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/results.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

namespace fs = std::filesystem;

struct PracticeOptions {
  ContestFiles files;
  std::string folder;
  std::optional<std::string> site;
};

void fail_if(const std::error_code& problem, const fs::path& path) {
  if (!problem) return;
  throw Fault(status_of(problem.value()),
              fmt::format("{}: {}", printable_name(path.string()), problem.message()));
}

// Copies the page of practice, and returns how many files it has.
std::size_t copy_page(const fs::path& site, const fs::path& folder) {
  const fs::path page = site / "contest" / "practice";
  std::error_code problem;
  if (!fs::is_regular_file(page / "index.html", problem)) {
    throw Fault(kBadInput, fmt::format("--site: {} has no page of practice: name the folder of the "
                                       "web page, like web/dist",
                                       printable_name(site.string())));
  }
  std::size_t files = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(page, problem)) {
    fail_if(problem, page);
    const fs::path target = folder / fs::relative(entry.path(), page, problem);
    if (entry.is_directory(problem)) {
      fs::create_directories(target, problem);
    } else if (entry.is_regular_file(problem)) {
      fs::copy_file(entry.path(), target, fs::copy_options::overwrite_existing, problem);
      ++files;
    }
    fail_if(problem, target);
  }
  fail_if(problem, page);
  return files;
}

void write_practice(const PracticeOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  expect_published(open);
  const auto results = value_of(papers::results_of(*store, open, {}));
  const std::string edition = value_of(practice_edition(open, results)).dump() + "\n";
  const fs::path folder = options.folder;
  std::error_code problem;
  fs::create_directories(folder, problem);
  fail_if(problem, folder);
  const std::size_t files = options.site ? copy_page(*options.site, folder) : 0;
  write_contest_file((folder / "practice.json").string(), edition);
  print_line(fmt::format("{}: {} questions to practise in {}{}", printable(open.data.row.id),
                         open.data.questions.size(), printable_name(folder.string()),
                         files == 0 ? "" : fmt::format(", with {} files of the page", files)));
}

}  // namespace

void add_contest_practice(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PracticeOptions>();
  command
      .add_option("-o,--output", options->folder,
                  "Folder for the questions and the page; files of these names are replaced")
      .type_name("FOLDER")
      .required();
  command
      .add_option("--site", options->site,
                  "Folder of the web page, whose page of practice is copied")
      .type_name("FOLDER");
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    write_practice(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
