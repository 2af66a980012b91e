// SPDX-License-Identifier: MIT
// reckon contest draw
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

#include "app/cli/bank/open_bank.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/plan_file.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct DrawOptions {
  std::string plan;
  std::optional<std::string> bank;
  ContestFiles files;
};

store::Request request_of(const contest::Take& wanted) {
  store::Filter filter{.kind = wanted.kind, .levels = wanted.levels};
  filter.all_operators = wanted.all_operators;
  if (row_of(wanted.kind).has_rules) filter.rules = wanted.rules.value_or(Rules::house);
  return {.filter = filter, .count = wanted.count * wanted.puzzles_each()};
}

// Chooses by the chance of the system, and no class twice in a season.
class SeasonDraw {
 public:
  explicit SeasonDraw(std::set<std::string> used) : used_(std::move(used)) {}

  std::vector<std::int64_t> choose(std::vector<store::Candidate> candidates, std::uint64_t count) {
    ++requests_;
    std::vector<std::int64_t> taken;
    while (taken.size() < count && !candidates.empty()) {
      const auto place = static_cast<std::size_t>(chance_below(candidates.size()));
      std::swap(candidates[place], candidates.back());
      if (used_.insert(candidates.back().class_name).second) taken.push_back(candidates.back().id);
      candidates.pop_back();
    }
    return taken;
  }
  // The number of requests for puzzles.
  std::size_t requests() const { return requests_; }

 private:
  std::set<std::string> used_;
  std::size_t requests_ = 0;
};

store::QuestionRow question_of(const kinds::StatedPuzzle& stated) {
  return {.kind = std::string(name_of(kinds::Kind::stated)),
          .body = to_json(stated),
          .variants = {{.text = kinds::in(stated.text, Language::english),
                        .solution = solution_of(stated)}}};
}

store::QuestionRow question_of(const store::BankPuzzle& kept) {
  if (kept.kind == kinds::Kind::stated) {
    const auto stated = kinds::read_stated_text(kept.text);
    if (!stated) throw Fault(kBadInput, "a question of the bank: " + stated.error().message);
    store::QuestionRow question = question_of(*stated);
    question.class_name = kept.class_name;
    return question;
  }
  krypto::Solver solver;
  const kinds::KindRow& row = row_of(algebra::all_kinds(), kept.kind);
  Budget budget(kinds::kStepsOfReading);
  const auto puzzle = row.read(budget, kept.text, kept.rules.value_or(Rules::house));
  const auto variants =
      puzzle ? contest::variants_of(algebra::all_kinds(), solver, *puzzle)
             : Result<std::vector<contest::Variant>>(std::unexpected(puzzle.error()));
  if (!variants) {
    throw Fault(kBadInput, fmt::format("puzzle {} of the bank: {}", printable(kept.text),
                                       variants.error().message));
  }
  return {.kind = std::string(name_of(kept.kind)),
          .class_name = kept.class_name,
          .rules = kept.rules ? std::string(name_of(*kept.rules)) : std::string(),
          .variants = *variants};
}

// Returns the question of the next puzzles; of several, each is a variant of its own.
store::QuestionRow next_question(std::span<const store::Stored>& taken,
                                 const contest::Take& wanted) {
  store::QuestionRow question = question_of(taken.front().puzzle);
  for (std::uint64_t i = 1; i < wanted.puzzles_each(); ++i) {
    store::QuestionRow other = question_of(taken[i].puzzle);
    question.class_name += store::kBetweenClasses + other.class_name;
    std::ranges::move(other.variants, std::back_inserter(question.variants));
  }
  taken = taken.subspan(wanted.puzzles_each());
  return question;
}

store::ContestData contest_of(const contest::Plan& plan, std::span<const store::Stored> taken) {
  store::ContestData data{.row = {.id = plan.id,
                                  .season = plan.season,
                                  .settings = to_json(plan),
                                  .opens = plan.opens,
                                  .closes = plan.closes}};
  for (const contest::Level& level : plan.levels) {
    std::int64_t place = 0;
    for (std::size_t band = 0; band < level.bands.size(); ++band) {
      const auto add = [&](store::QuestionRow question) {
        question.id = fmt::format("q{}", data.questions.size() + 1);
        question.points = level.bands[band].points;
        data.on_paper.push_back({.level = level.id,
                                 .question = question.id,
                                 .band = static_cast<std::int64_t>(band),
                                 .place = place++});
        data.questions.push_back(std::move(question));
      };
      for (const contest::Take& wanted : level.bands[band].takes) {
        if (wanted.stated) {
          add(question_of(*wanted.stated));
          continue;
        }
        for (std::uint64_t i = 0; i < wanted.count; ++i) {
          add(next_question(taken, wanted));
        }
      }
    }
  }
  return data;
}

// Names the questions that the bank has too few of.
Fault too_few(const contest::Plan& plan, std::size_t request, std::size_t found) {
  for (const contest::Level& level : plan.levels) {
    for (const contest::Band& band : level.bands) {
      for (const contest::Take& wanted : band.takes) {
        if (wanted.stated || --request > 0) continue;
        const std::string difficulty =
            wanted.levels
                ? fmt::format(" of difficulty {}-{}", wanted.levels->least, wanted.levels->most)
                : "";
        return {kNo, fmt::format("the bank has only {} of {} {} puzzles{} for level {} that were "
                                 "not given out: fill it (reckon bank fill), or plan fewer",
                                 found, wanted.count * wanted.puzzles_each(), name_of(wanted.kind),
                                 difficulty, quote(level.id))};
      }
    }
  }
  return {kNo, "the bank has too few puzzles: fill it (reckon bank fill)"};
}

void draw_contest(const DrawOptions& options) {
  const contest::Plan plan = plan_of_file(options.plan);
  std::vector<store::Request> requests;
  for (const contest::Level& level : plan.levels) {
    for (const contest::Band& band : level.bands) {
      for (const contest::Take& wanted : band.takes) {
        if (!wanted.stated) requests.push_back(request_of(wanted));
      }
    }
  }
  const auto store = open_store(options.files, store::OpenMode::fill);
  // Not those of earlier seasons either.
  std::set<std::string> used = value_of(store->classes_of(plan.season));
  for (const store::ContestRow& row : value_of(store->contests())) {
    used.merge(value_of(store->classes_of(row.season)));
  }
  SeasonDraw draw(std::move(used));
  std::size_t questions = 0;
  const auto give = [&](std::span<const store::Stored> taken) {
    const store::ContestData data = contest_of(plan, taken);
    questions = data.questions.size();
    // The bank marks the puzzles after this, so none is in a contest and free at the same time.
    value_of(store->add_contest(data));
  };
  if (requests.empty()) {
    give({});
  } else {
    store::Bank bank = open_bank(options.bank, store::Bank::Mode::change);
    const std::string name = fmt::format("contest {} {}", plan.season, plan.id);
    const auto taken =
        value_of(bank.take(requests, {.on = today(), .to = name}, give,
                           [&](std::vector<store::Candidate> candidates, std::uint64_t count) {
                             return draw.choose(std::move(candidates), count);
                           }));
    if (questions == 0) throw too_few(plan, draw.requests(), taken.size());
  }
  print_line(fmt::format("{}: {} questions for {} {} are in {}", plan.id, questions,
                         plan.levels.size(), plan.levels.size() == 1 ? "level" : "levels",
                         printable_name(store_file(options.files))));
}

}  // namespace

void add_contest_draw(const Command& command, Answer& answer) {
  const auto options = std::make_shared<DrawOptions>();
  command.add_option("PLAN", options->plan, "File of the plan, - for standard input").required();
  add_bank(command, options->bank);
  add_store(command, options->files);
  command.callback([options, &answer] {
    draw_contest(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
