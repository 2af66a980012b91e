// SPDX-License-Identifier: MIT
// reckon contest review
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "app/answers/grids.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/grid/verify.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ReviewOptions {
  ContestFiles files;
  std::string entrant;
};

void print_indented(std::string_view text) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    print_line(fmt::format("  {}", text.substr(begin, end - begin)));
    begin = end + 1;
  }
}

// The lines of a grid that do not hold with a complete answer.
std::vector<letters::Mistake> faults_of_answer(const letters::Grid& grid,
                                               const std::string& answer) {
  const auto named = letters::read_named_digits(answer);
  if (!named || named->size() != grid.puzzle.letters) return {};
  letters::Digits digits(grid.puzzle.letters);
  for (const auto& [letter, digit] : *named) {
    const std::size_t place = grid.letters.find(letter);
    if (place == std::string::npos) return {};
    digits[place] = static_cast<std::uint8_t>(digit);
  }
  return letters::mistakes(grid.puzzle.layout, letters::numbers_of(grid.puzzle, digits));
}

void review_question(const OpenContest& open, const contest::PaperQuestion& item,
                     const std::string& answer, const std::string& solution,
                     const std::string& number) {
  const store::QuestionRow& question = open.question(item.question);
  const auto judge = papers::judge_on_paper(open, item);
  const std::string verdict =
      answer.empty() || !judge ? "blank" : std::string(name_of(judge->verdict(answer)));
  print_line(fmt::format("{}. {} ({}), {} {}: {}", number, question.id, question.kind,
                         question.points, question.points == 1 ? "point" : "points", verdict));
  const auto stated = stated_of(question);
  const std::string text = contest::with_names(question.variants.at(item.variant).text, item.names);
  print_indented(stated ? kinds::in(stated->text, Language::english) : text);
  if (!answer.empty()) print_line(fmt::format("  answer:   {}", printable(answer)));
  print_line(fmt::format("  solution: {}", solution));
  if (stated) return;
  const auto grid = letters::read_grid(text);
  if (!grid || grid->asks_for_numbers()) return;
  if (verdict == "wrong") {
    for (const letters::Mistake& mistake : faults_of_answer(*grid, answer)) {
      print_line(fmt::format("  wrong: {}: {}", mistake.line, mistake.message));
    }
  }
  for (const std::string& step :
       answers::steps_in_words(*grid, letters::reason(grid->puzzle).steps)) {
    print_line(fmt::format("  {}", step));
  }
}

void review_paper(const ReviewOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  EntrantFinder finder(*store, *persons, open.data.row.season);
  const store::EntrantRow entrant = finder.named("ENTRANT", options.entrant);
  const auto whole = value_of(store->attempt(open.data.row.id, entrant.id));
  if (!whole) {
    throw Fault(kBadInput, fmt::format("{}: has no paper in the contest {}",
                                       printable(options.entrant), open.data.row.id));
  }
  const contest::Paper paper = paper_in_store(open, whole->attempt.paper);
  const auto solutions = solutions_of(open, paper);
  for (std::size_t i = 0; i < paper.size(); ++i) {
    const auto answer =
        std::ranges::find(whole->answers, paper[i].question, &store::AnswerRow::question);
    review_question(open, paper[i], answer == whole->answers.end() ? "" : answer->answer,
                    solutions[i], std::to_string(i + 1));
  }
}

}  // namespace

void add_contest_review(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ReviewOptions>();
  command.add_option("ENTRANT", options->entrant, std::string(kEntrantHelp)).required();
  add_contest_id(command, options->files);
  add_store(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    review_paper(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
