// SPDX-License-Identifier: MIT
#include "app/cli/letters/reasons.hpp"

#include <fmt/core.h>

#include "app/cli/frame/output.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::cli {

using letters::Outcome;

namespace {

// Prints why a puzzle has no answer to explain, if so, and how it was understood.
bool is_unsolved(Outcome outcome, const answers::StepWriter& writer) {
  const std::string_view problem = answers::objection(outcome);
  if (problem.empty()) return false;
  print_line(problem);
  print_line("understood as " + writer.understood());
  return true;
}

}  // namespace

ReasonOutput::ReasonOutput(std::optional<std::string_view> list, std::size_t count)
    : count_(count) {
  if (list) list_.emplace(Json::object(), *list);
}

bool ReasonOutput::is_written(const ReasonedPuzzle& puzzle, const std::function<Json()>& document) {
  ++written_;
  if (puzzle.reasoned.outcome != Outcome::one_answer) answer_ = kNo;
  if (list_) list_->add(document());
  return list_.has_value();
}

void ReasonOutput::add_grade(const ReasonedPuzzle& puzzle, const std::function<Json()>& document) {
  if (is_written(puzzle, document)) return;
  const std::string place = count_ == 1 ? "" : fmt::format("line {}: ", puzzle.line);
  if (const auto problem = answers::objection(puzzle.reasoned.outcome); !problem.empty()) {
    print_line(fmt::format("{}{}", place, problem));
    return;
  }
  const letters::Grade grade = letters::grade(puzzle.reasoned);
  print_line(fmt::format("{}level {} of {}", place, grade.level, letters::kHardestLevel));
  for (const std::string& reason : grade.reasons) print_line("- " + reason);
}

void ReasonOutput::add_steps(const ReasonedPuzzle& puzzle, const answers::StepWriter& writer,
                             const std::function<Json()>& document,
                             const std::function<std::vector<std::string>()>& lines,
                             const std::function<std::string()>& answer) {
  if (is_written(puzzle, document)) return;
  if (written_ > 1) print_line("");
  if (count_ > 1) print_line(fmt::format("# line {}", puzzle.line));
  for (const std::string& line : lines()) print_line(line);
  if (!is_unsolved(puzzle.reasoned.outcome, writer)) print_line(answer());
}

Answer ReasonOutput::finish() {
  if (list_) list_->finish();
  return answer_;
}

void print_hint(const letters::Hint& hint, const answers::StepWriter& writer,
                const std::vector<std::string>& steps) {
  if (is_unsolved(hint.outcome, writer)) return;
  for (const std::size_t letter : hint.wrong) {
    print_line(fmt::format("{} is a different digit", writer.letter(letter)));
  }
  for (const std::string& step : steps) print_line(step);
  if (hint.wrong.empty() && steps.empty()) print_line("all letters are found");
}

Answer answer_of(const letters::Hint& hint) {
  return hint.outcome == Outcome::one_answer && hint.wrong.empty() ? kDone : kNo;
}

}  // namespace reckon::cli
