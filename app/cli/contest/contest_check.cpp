// SPDX-License-Identifier: MIT
// reckon contest check
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <set>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/plan_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ContestCheckOptions {
  std::vector<std::string> plan;
  ContestFiles files;
};

Answer check_plan(const std::string& file) {
  const auto [plan, faults] = checked_plan_of_file(file);
  for (const Error& fault : faults) print_line(bad_input(name_of_input(file), fault).what());
  if (!faults.empty()) return kNo;
  for (const contest::Level& level : plan.levels) {
    std::int64_t points = 0;
    for (const contest::Band& band : level.bands) {
      points += band.points * static_cast<std::int64_t>(band.questions());
    }
    print_line(
        fmt::format("level {}: {} questions, {} points", level.id, level.questions(), points));
  }
  print_line(fmt::format("{}: nothing is wrong", printable_name(name_of_input(file))));
  return kDone;
}

// Returns the fault of a question; empty if it has exactly one answer, which is the stored one.
std::string fault_of(const store::QuestionRow& question, contest::QuestionJudge& judge) {
  if (question.variants.empty()) return "has no text";
  const auto kind = kinds::kind_named(question.kind);
  for (std::size_t i = 0; i < question.variants.size(); ++i) {
    const contest::Variant& variant = question.variants[i];
    if (judge.verdict(i, variant.solution) != kinds::Verdict::right) {
      return fmt::format("variant {}: its solution is not accepted", i);
    }
    // Stated questions do not stand in the variant, which has their text alone.
    if (!kind || !question.body.empty()) continue;
    const auto read = row_of(algebra::all_kinds(), *kind)
                          .judge(variant.text, rules_named(question.rules).value_or(Rules::house));
    if (!read) return fmt::format("variant {}: {}", i, read.error().message);
    if (class_of(read->puzzle) != question.class_name) {
      return fmt::format("variant {}: is of another class", i);
    }
  }
  return {};
}

Answer check_contest(const ContestFiles& files) {
  const auto store = open_store(files, store::OpenMode::read);
  std::vector<std::string> faults;
  if (const std::string damage = value_of(store->damage()); !damage.empty()) {
    faults.push_back(printable(damage));
  }
  OpenContest open = open_contest(*store, files);
  auto judges = judges_of(open.data);
  for (const store::QuestionRow& question : open.data.questions) {
    const std::string fault = fault_of(question, judges.at(question.id));
    if (!fault.empty()) faults.push_back(fmt::format("question {}: {}", question.id, fault));
  }
  for (const contest::Level& level : open.plan.levels) {
    if (open.on_paper(level.id).size() != level.questions()) {
      faults.push_back(fmt::format("level {}: has {} questions, the plan {}", level.id,
                                   open.on_paper(level.id).size(), level.questions()));
    }
  }
  std::uint64_t papers = 0;
  value_of(store->each_attempt(
      open.data.row.id, {}, [&](const store::WholeAttempt& one) -> Result<void> {
        ++papers;
        const auto paper = contest::read_paper(one.attempt.paper);
        std::set<std::string> questions;
        bool is_good = paper.has_value();
        for (const auto& item : paper.value_or(contest::Paper())) {
          const auto found =
              std::ranges::find(open.data.questions, item.question, &store::QuestionRow::id);
          is_good = is_good && found != open.data.questions.end() &&
                    item.variant < found->variants.size() && questions.insert(item.question).second;
        }
        if (!is_good || questions.size() != open.on_paper(one.attempt.level).size()) {
          faults.push_back(
              fmt::format("group {}, seat {}: the paper is damaged", one.group, one.seat));
        }
        return {};
      }));
  for (const std::string& fault : faults) print_line(fault);
  if (!faults.empty()) return kNo;
  print_line(fmt::format("{}: {} questions have one answer each, {} papers are whole",
                         open.data.row.id, open.data.questions.size(), papers));
  return kDone;
}

}  // namespace

void add_contest_check(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ContestCheckOptions>();
  const Option plan = command.add_option(
      "PLAN", options->plan, "File of a plan, or a store; without it, the usual store is checked");
  plan.expected(0, 1);
  add_store(command, options->files);
  add_contest_id(command, options->files);
  command.callback([options, &answer] {
    take_store(options->plan, options->files);
    answer =
        options->plan.empty() ? check_contest(options->files) : check_plan(options->plan.front());
  });
}

}  // namespace reckon::cli
