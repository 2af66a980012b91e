// SPDX-License-Identifier: MIT
// reckon contest enter
#include <fmt/core.h>

#include <charconv>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {
namespace {

struct EnterOptions {
  ContestFiles files;
  std::optional<std::string> cut_outs;
  std::string file;
};

// Reads lines of an entrant, the number of a question on the paper, and an answer.
class EnteredAnswers {
 public:
  EnteredAnswers(store::ContestStore& store, store::PersonStore& persons, const OpenContest& open)
      : store_(store), finder_(store, persons, open.data.row.season), open_(open) {}

  void read(const std::string& file, std::string_view text) {
    for (Lines lines(text); lines.next();) {
      const auto words = words_of(lines.text());
      const auto fail = [&](std::size_t word, const std::string& message, std::size_t more = 0) {
        const std::size_t column = word < words.size() ? words[word].column : 1;
        throw bad_input(
            name_of_input(file),
            {.message = message, .line = lines.number(), .column = lines.indent() + column + more});
      };
      constexpr std::string_view kForm =
          "write an entrant, the number of a question and the answer, like 5b/3 7 A=2,B=4";
      if (words.size() < 2) fail(0, std::string(kForm));
      const Paper* const paper = paper_of(std::string(words[0].text));
      if (paper == nullptr) fail(0, fault_);
      std::size_t number = 0;
      const char* const end = std::to_address(words[1].text.end());
      const auto [stop, problem] =
          std::from_chars(std::to_address(words[1].text.begin()), end, number);
      if (problem != std::errc() || stop != end || number < 1 || number > paper->paper.size()) {
        fail(1, fmt::format("{} is not a question of this paper: take a number from 1 to {}",
                            quote(words[1].text), paper->paper.size()));
      }
      const contest::PaperQuestion& item = paper->paper[number - 1];
      const auto judge = papers::judge_on_paper(open_, item);
      if (!judge) fail(1, judge.error().message);
      std::string_view answer;
      if (words.size() > 2) {
        const char* const begin = words[2].text.data();
        answer = {begin, static_cast<std::size_t>(std::to_address(lines.text().end()) - begin)};
      }
      const auto usual = judge->canonical(answer);
      if (!usual) {
        fail(2, usual.error().message, usual.error().column == 0 ? 0 : usual.error().column - 1);
      }
      auto& kept = answers_[{paper->attempt, item.question}];
      if (kept && *kept != *usual) {
        fail(1, "this question has two answers: leave one of the lines out");
      }
      kept = *usual;
      settled_.push_back({.paper = paper, .number = number});
    }
  }

  // Keeps all answers, or none. Returns how many, and of how many entrants.
  std::pair<std::size_t, std::size_t> keep() {
    std::vector<store::AnswerRow> rows;
    std::size_t entrants = 0;
    std::int64_t last = 0;
    for (const auto& [place, answer] : answers_) {
      entrants += place.first != last ? 1U : 0U;
      last = place.first;
      rows.push_back(
          {.attempt = place.first, .question = place.second, .answer = answer.value_or("")});
    }
    value_of(store_.put_answers(rows));
    return {rows.size(), entrants};
  }

  // Deletes the pictures of what was in doubt before.
  void delete_from(const papers::CutOuts& cut_outs) const {
    for (const auto& [paper, number] : settled_) {
      value_of(cut_outs.settle({.contest = open_.data.row.id,
                                .group = paper->group,
                                .seat = paper->seat,
                                .question = number}));
    }
  }

 private:
  struct Paper {
    std::int64_t attempt = 0;
    std::string group;
    std::int64_t seat = 0;
    contest::Paper paper;
  };
  struct Settled {
    const Paper* paper = nullptr;
    std::size_t number = 0;
  };

  // Null, with the fault, if there is none.
  const Paper* paper_of(const std::string& name) {
    if (const auto found = papers_.find(name); found != papers_.end()) return &found->second;
    const auto entrant = finder_.find(name);
    if (!entrant) {
      fault_ = entrant.error().message;
      return nullptr;
    }
    const auto attempt = value_of(store_.attempt(open_.data.row.id, *entrant));
    if (!attempt) {
      fault_ = "this entrant has no paper in the contest: print it first";
      return nullptr;
    }
    if (attempt->attempt.state == "removed") {
      fault_ = "the paper of this entrant was removed";
      return nullptr;
    }
    return &papers_
                .emplace(name, Paper{.attempt = attempt->attempt.id,
                                     .group = attempt->group,
                                     .seat = attempt->seat,
                                     .paper = paper_in_store(open_, attempt->attempt.paper)})
                .first->second;
  }

  store::ContestStore& store_;
  EntrantFinder finder_;
  const OpenContest& open_;
  std::map<std::string, Paper> papers_;
  std::map<std::pair<std::int64_t, std::string>, std::optional<std::string>> answers_;
  std::vector<Settled> settled_;
  std::string fault_;
};

void enter_answers(const EnterOptions& options) {
  constexpr InputKind kAnswersInput{256, 0, "split it into smaller files"};
  const std::string text = read_all(options.file, kAnswersInput);
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  EnteredAnswers entered(*store, *persons, open);
  entered.read(options.file, text);
  const auto [answers, entrants] = entered.keep();
  entered.delete_from(cut_outs_of(options.files, options.cut_outs));
  print_line(fmt::format("{} {} of {} {}", answers, answers == 1 ? "answer" : "answers", entrants,
                         entrants == 1 ? "entrant" : "entrants"));
}

}  // namespace

void add_contest_enter(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EnterOptions>();
  command
      .add_option("FILE", options->file,
                  "Lines of an entrant, a number and an answer, - for standard input")
      .required();
  add_cut_outs(command, options->cut_outs);
  add_contest_id(command, options->files);
  add_store(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    enter_answers(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
