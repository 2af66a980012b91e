// SPDX-License-Identifier: MIT
// reckon contest check
#include <fmt/core.h>

#include <algorithm>
#include <map>
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
    if (std::ranges::count(class_names_of(question), class_of(read->puzzle)) != 1) {
      return fmt::format("variant {}: is of another class", i);
    }
  }
  return {};
}

// The faults in the options of a stated question; empty if they differ in each language.
std::string fault_of_options(const store::QuestionRow& question) {
  const auto stated = stated_of(question);
  if (!stated) return {};
  const auto* const choice = std::get_if<kinds::ChoiceAnswer>(&stated->answer);
  if (choice == nullptr) return {};
  for (const Language language : kAllLanguages) {
    std::set<std::string> texts;
    for (const kinds::Translated& option : choice->options) {
      if (!texts.insert(kinds::in(option, language)).second) {
        return fmt::format("two options are the same in {}", name_of(language));
      }
    }
  }
  return {};
}

// The faults of the papers of a level: how many questions they have, and their points.
void check_level(const OpenContest& open, const contest::Level& level,
                 std::vector<std::string>& faults) {
  const auto places = open.on_paper(level.id);
  if (places.size() != level.questions()) {
    faults.push_back(fmt::format("level {}: has {} questions, the plan {}", level.id, places.size(),
                                 level.questions()));
  }
  for (const store::OnPaper* place : places) {
    const auto band = static_cast<std::size_t>(place->band);
    const std::int64_t points = open.question(place->question).points;
    if (band >= level.bands.size()) {
      faults.push_back(fmt::format("level {}: question {} is in a band that the plan lacks",
                                   level.id, place->question));
    } else if (points != level.bands[band].points) {
      faults.push_back(fmt::format("question {}: has {} points, the plan {}", place->question,
                                   points, level.bands[band].points));
    }
  }
}

// The classes that come twice in the season.
void check_season(store::ContestStore& store, const std::string& season,
                  std::vector<std::string>& faults) {
  std::map<std::string, std::string> places;
  for (const store::ContestRow& row : value_of(store.contests())) {
    if (row.season != season) continue;
    for (const store::QuestionRow& question : value_of(store.contest(row.id)).questions) {
      for (const std::string& one : class_names_of(question)) {
        const std::string place = fmt::format("{} {}", row.id, question.id);
        const auto [first, is_new] = places.emplace(question.kind + ' ' + one, place);
        if (!is_new) {
          faults.push_back(fmt::format("season {}: {} and {} are the same puzzle", season,
                                       first->second, place));
        }
      }
    }
  }
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
    for (const std::string& fault :
         {fault_of(question, judges.at(question.id)), fault_of_options(question)}) {
      if (!fault.empty()) faults.push_back(fmt::format("question {}: {}", question.id, fault));
    }
  }
  for (const contest::Level& level : open.plan.levels) check_level(open, level, faults);
  check_season(*store, open.data.row.season, faults);
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
