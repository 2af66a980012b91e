// SPDX-License-Identifier: MIT
// reckon contest print and reckon contest preview
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "app/cli/contest/contest_documents.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/pdf/pdf_document.hpp"
#include "app/papers/paper_maker.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct PrintOptions {
  ContestFiles files;
  std::string group;
  std::string level;
  std::optional<std::string> output;
  std::optional<std::string> answers;
  ContestStyle style;
};

void add_style(const Command& command, ContestStyle& style) {
  add_language(command, style.language, "Language of the papers");
  command.add_flag("--large", style.large, "Large print, for weak eyes");
  add_choice(command, "--paper", "Paper size", style.paper, sheet::kAllPapers);
}

// The solutions as `contest enter` reads them.
std::string solution_lines(const OpenContest& open, const std::vector<OwnedPaper>& papers) {
  std::string text;
  for (const auto& [owner, unused, paper] : papers) {
    const auto solutions = solutions_of(open, paper);
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      text += fmt::format("{}/{} {} {}\n", owner.group, owner.seat, i + 1, solutions[i]);
    }
  }
  return text;
}

void print_papers(const PrintOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  auto& pdf = with_feature("pdf", pdf_document);
  const auto papers = papers_of(*store, *persons, open, options.group, options.style);
  write_contest_file(*options.output, papers_pdf(open, papers, options.style));
  if (options.answers) {
    write_contest_file(*options.answers,
                       options.answers->ends_with(".txt")
                           ? solution_lines(open, papers)
                           : pdf(solution_pages(open, papers, options.style),
                                 title_of_contest(open, options.style), options.style.language));
  }
  note(fmt::format("{} {} for group {}", papers.size(), papers.size() == 1 ? "paper" : "papers",
                   printable(options.group)));
}

void preview_papers(const PrintOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  if (open.plan.level(options.level) == nullptr) {
    throw Fault(kBadInput,
                fmt::format("--level: the contest has no level {}", quote(options.level)));
  }
  OwnedPaper one{
      .owner = {.code = "000000000000", .group = "-"}, .level = options.level, .paper = {}};
  one.paper = papers::PaperMaker(open.data, options.level, options_of, system_chance()).next();
  auto pages = paper_pages(open, one.level, one.paper, one.owner, options.style);
  pages.push_back(answer_drawing(open, one.paper, one.owner, options.style));
  std::ranges::move(solution_pages(open, {one}, options.style), std::back_inserter(pages));
  write_contest_file(*options.output,
                     with_feature("pdf", pdf_document)(pages, title_of_contest(open, options.style),
                                                       options.style.language));
}

}  // namespace

void add_contest_print(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PrintOptions>();
  command.add_option("--group", options->group, "Group whose papers are printed")
      .type_name("TEXT")
      .required();
  add_contest_output(command, options->output, "PDF of the papers").required();
  command
      .add_option("--answers", options->answers,
                  "Solutions for the teacher: PDF, or .txt as enter reads them")
      .type_name("FILE");
  add_style(command, options->style);
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    print_papers(*options);
    answer = kDone;
  });
}

void add_contest_preview(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PrintOptions>();
  command.add_option("--level", options->level, "Level of the paper").type_name("ID").required();
  add_contest_output(command, options->output, "PDF of a paper and its solutions").required();
  add_style(command, options->style);
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    preview_papers(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
