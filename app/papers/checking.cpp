// SPDX-License-Identifier: MIT
#include "app/papers/checking.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <variant>

#include "app/papers/judges.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::papers {

namespace {

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
std::string fault_of_options(const kinds::StatedPuzzle* stated) {
  if (stated == nullptr) return {};
  const auto* const choice = std::get_if<kinds::ChoiceAnswer>(&stated->answer);
  if (choice == nullptr) return {};
  for (const Language language : kAllLanguages) {
    std::set<std::string> texts;
    for (const kinds::Translated& option : choice->options) {
      if (!texts.insert(kinds::in(option, language)).second) {
        return "two options are the same in " + std::string(name_of(language));
      }
    }
  }
  return {};
}

// The faults of the papers of a level: how many questions they have, and their points.
void check_level(const WholeContest& contest, const contest::Level& level,
                 std::vector<std::string>& faults) {
  const auto places = contest.on_paper(level.id);
  if (places.size() != level.questions()) {
    faults.push_back(fmt::format("level {}: has {} questions, the plan {}", level.id, places.size(),
                                 level.questions()));
  }
  for (const store::OnPaper* place : places) {
    const auto band = static_cast<std::size_t>(place->band);
    const store::QuestionRow* const question = contest.find(place->question);
    if (question == nullptr) {
      faults.push_back(
          fmt::format("level {}: the store lacks question {}", level.id, place->question));
      continue;
    }
    const std::int64_t points = question->points;
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
Result<void> check_season(store::ContestStore& store, const std::string& season,
                          std::vector<std::string>& faults) {
  const auto rows = store.contests();
  if (!rows) return std::unexpected(rows.error());
  std::map<std::string, std::string> places;
  for (const store::ContestRow& row : *rows) {
    if (row.season != season) continue;
    const auto data = store.contest(row.id);
    if (!data) return std::unexpected(data.error());
    for (const store::QuestionRow& question : data->questions) {
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
  return {};
}

// The papers that cannot be read. Returns how many papers there are.
Result<std::size_t> check_papers(store::ContestStore& store, const WholeContest& contest,
                                 std::vector<std::string>& faults) {
  std::size_t papers = 0;
  const auto done = store.each_attempt(
      contest.data.row.id, {}, [&](const store::WholeAttempt& one) -> Result<void> {
        ++papers;
        const auto paper = contest::read_paper(one.attempt.paper);
        std::set<std::string> questions;
        bool is_good = paper.has_value();
        for (const auto& item : paper.value_or(contest::Paper())) {
          const store::QuestionRow* const found = contest.find(item.question);
          is_good = is_good && found != nullptr && item.variant < found->variants.size() &&
                    questions.insert(item.question).second;
        }
        if (!is_good || questions.size() != contest.on_paper(one.attempt.level).size()) {
          faults.push_back(
              fmt::format("group {}, seat {}: the paper is damaged", one.group, one.seat));
        }
        return {};
      });
  if (!done) return std::unexpected(done.error());
  return papers;
}

}  // namespace

Result<std::vector<std::string>> faults_of_questions(const WholeContest& contest) {
  std::vector<std::string> faults;
  auto judges = judges_of(contest);
  if (!judges) return std::unexpected(judges.error());
  for (const store::QuestionRow& question : contest.data.questions) {
    for (const std::string& fault : {fault_of(question, judges->at(question.id)),
                                     fault_of_options(contest.stated_of(question))}) {
      if (!fault.empty()) faults.push_back(fmt::format("question {}: {}", question.id, fault));
    }
  }
  for (const contest::Level& level : contest.plan.levels) check_level(contest, level, faults);
  return faults;
}

Result<Checked> check(store::ContestStore& store, const WholeContest& contest) {
  Checked checked{.questions = contest.data.questions.size()};
  const auto damage = store.damage();
  if (!damage) return std::unexpected(damage.error());
  if (!damage->empty()) checked.faults.push_back(printable(*damage));
  const auto faults = faults_of_questions(contest);
  if (!faults) return std::unexpected(faults.error());
  checked.faults.insert(checked.faults.end(), faults->begin(), faults->end());
  if (const auto done = check_season(store, contest.data.row.season, checked.faults); !done) {
    return std::unexpected(done.error());
  }
  const auto papers = check_papers(store, contest, checked.faults);
  if (!papers) return std::unexpected(papers.error());
  checked.papers = *papers;
  return checked;
}

}  // namespace reckon::papers
