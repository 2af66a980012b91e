// SPDX-License-Identifier: MIT
// reckon contest results and certificates
#include <fmt/core.h>

#include <memory>

#include "app/cli/contest/contest_documents.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/results.hpp"
#include "app/papers/tables.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ResultsOptions {
  ContestFiles files;
  papers::Selection selection;
  bool questions = false;
  bool statistics = false;
  bool csv = false;
  std::optional<std::string> output;
  ContestStyle style;
};

papers::Results results_of(store::ContestStore& store, const OpenContest& open,
                           const papers::Selection& selection) {
  if (open.data.row.revision == 0) {
    throw Fault(kNo, fmt::format("{}: is not marked: mark it first (reckon contest mark)",
                                 open.data.row.id));
  }
  if (selection.level && open.plan.level(*selection.level) == nullptr) {
    throw Fault(kBadInput,
                fmt::format("--level: the contest has no level {}", quote(*selection.level)));
  }
  return value_of(papers::results_of(store, open, selection));
}

void show_results(const ResultsOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const papers::Results results = results_of(*store, open, options.selection);
  papers::Table table;
  if (options.statistics) {
    table = papers::statistics_of(open, results,
                                  results_of(*store, open, {.level = options.selection.level}));
  } else {
    table = options.questions ? papers::questions_of(open, results) : papers::table_of(results);
  }
  const std::string file = options.output.value_or("-");
  write_contest_file(file, file.ends_with(".ods") && !options.csv
                               ? papers::to_ods(table, open.data.row.id)
                               : papers::to_csv(table, options.style.language));
  note(fmt::format("{}: revision {}, {}", open.data.row.id, open.data.row.revision,
                   open.data.row.state == "published" ? "official" : "preliminary"));
}

void print_certificates(const ResultsOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const papers::Results results = results_of(*store, open, options.selection);
  write_contest_file(*options.output,
                     certificates_pdf(value_of(persons->names()), open, results, options.style));
  const std::size_t count = results.papers.size();
  note(fmt::format("{} {}", count, count == 1 ? "certificate" : "certificates"));
}

void add_selection(const Command& command, ResultsOptions& options) {
  command.add_option("--level", options.selection.level, "Only this level").type_name("ID");
  command.add_option("--group", options.selection.group, "Only this group").type_name("TEXT");
  add_contest_id(command, options.files);
  add_store_or_argument(command, options.files);
}

}  // namespace

void add_contest_results(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ResultsOptions>();
  const Option questions =
      command.add_flag("--questions", options->questions, "How each question was answered");
  command
      .add_flag("--statistics", options->statistics,
                "Means, distributions and shares of right answers, from five entrants on")
      .excludes(questions);
  command.add_flag("--csv", options->csv, "Write CSV, whatever the name of the file");
  add_contest_output(command, options->output, "File: .ods, or CSV (default: standard output)");
  add_language(command, options->style.language, "Language whose spreadsheets read the CSV");
  add_selection(command, *options);
  command.callback([options, &answer] {
    show_results(*options);
    answer = kDone;
  });
}

void add_contest_certificates(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ResultsOptions>();
  add_contest_output(command, options->output, "PDF of the certificates").required();
  add_language(command, options->style.language, "Language of the certificates");
  add_choice(command, "--paper", "Paper size", options->style.paper, sheet::kAllPapers);
  add_selection(command, *options);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    print_certificates(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
