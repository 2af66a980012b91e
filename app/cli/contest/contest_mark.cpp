// SPDX-License-Identifier: MIT
// reckon contest mark and publish
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/ranking.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {
namespace {

struct MarkOptions {
  ContestFiles files;
};

// Marks the papers of a contest. Marks are a function of settings, variants and answers.
class Marker {
 public:
  explicit Marker(const OpenContest& open)
      : rules_(open.plan.marking), judges_(judges_of(open.data)) {
    for (const store::QuestionRow& question : open.data.questions) {
      questions_[question.id] = {.judge = &judges_.at(question.id),
                                 .is_stated = !question.body.empty()};
    }
    for (const store::OnPaper& place : open.data.on_paper) {
      Level& level = levels_[place.level];
      level.places[place.question] = level.worths.size();
      const store::QuestionRow& question = open.question(place.question);
      level.worths.push_back(
          {.points = question.points,
           .voided = contest::voided_named(question.voided).value_or(contest::Voided::no)});
    }
  }

  Result<store::MarkRow> mark(const store::WholeAttempt& whole) {
    const auto paper = contest::read_paper(whole.attempt.paper);
    if (!paper) return std::unexpected(paper.error());
    const Level& level = levels_[whole.attempt.level];
    std::vector<std::optional<kinds::Verdict>> verdicts(level.worths.size());
    for (const contest::PaperQuestion& item : *paper) {
      const auto answer =
          std::ranges::find(whole.answers, item.question, &store::AnswerRow::question);
      if (answer == whole.answers.end() || answer->answer.empty()) continue;
      const auto place = level.places.find(item.question);
      const auto question = questions_.find(item.question);
      if (place == level.places.end() || question == questions_.end() ||
          item.variant >= question->second.judge->variants()) {
        return failure(ErrorCode::system,
                       "a paper has questions that its level lacks: see reckon "
                       "contest check");
      }
      verdicts[place->second] = verdict(question->second, item, answer->answer);
    }
    const contest::PaperMark mark = contest::marked(level.worths, verdicts, rules_);
    return store::MarkRow{.attempt = whole.attempt.id,
                          .level = whole.attempt.level,
                          .points = mark.points,
                          .most = mark.most,
                          .vector = mark.vector};
  }

 private:
  struct Question {
    contest::QuestionJudge* judge = nullptr;
    bool is_stated = false;
  };
  struct Level {
    std::vector<contest::Worth> worths{};
    std::unordered_map<std::string, std::size_t> places{};
  };

  // Judges an answer as it stands on the paper. Those written in a browser come as they were typed.
  static std::optional<kinds::Verdict> verdict(const Question& question,
                                               const contest::PaperQuestion& item,
                                               const std::string& answer) {
    const auto usual = in_usual_names(question, item.names, answer);
    if (!usual) return kinds::Verdict::wrong;
    return question.judge->verdict(item.variant, *usual);
  }

  static Result<std::string> in_usual_names(const Question& question, const std::string& names,
                                            const std::string& answer) {
    if (names.empty()) return answer;
    if (question.is_stated) {
      const auto shown = question.judge->of_variant(0).canonical(answer);
      if (!shown || shown->empty()) return shown;
      const std::size_t option = names.find(*shown);
      return option == std::string::npos ? *shown : std::string(1, kinds::option_name(option));
    }
    if (is_usual(answer)) return contest::turned_back(answer, names);
    std::string in_order = names;
    std::ranges::sort(in_order);
    std::vector<std::string> letters;
    for (const char name : in_order) letters.emplace_back(1, name);
    const auto digits = kinds::read_digits(answer, letters);
    if (!digits) return std::unexpected(digits.error());
    return contest::turned_back(kinds::digits_text(letters, *digits), names);
  }

  // Whether it has the form `A=2, B=7`, which most answers have.
  static bool is_usual(std::string_view answer) {
    constexpr std::size_t kOne = 6;  // with the comma and the blank
    if (answer.size() % kOne != kOne - 2) return false;
    for (std::size_t i = 0; i < answer.size(); i += kOne) {
      const bool is_letter = answer[i] >= 'A' && answer[i] <= 'Z';
      if (!is_letter || answer[i + 1] != '=' || !is_digit(answer[i + 2])) return false;
      if (i > 0 && (answer.substr(i - 2, 2) != ", " || answer[i] <= answer[i - kOne])) return false;
    }
    return true;
  }

  contest::MarkingRules rules_;
  std::map<std::string, contest::QuestionJudge> judges_;
  std::unordered_map<std::string, Question> questions_;
  std::map<std::string, Level> levels_;
};

// The seconds that attempts took, where these break ties.
using Seconds = std::unordered_map<std::int64_t, std::int64_t>;

// Ranks the marks of each level among themselves.
void rank_levels(std::vector<store::MarkRow>& marks, const Seconds& seconds) {
  std::map<std::string, std::vector<std::size_t>> levels;
  for (std::size_t i = 0; i < marks.size(); ++i) levels[marks[i].level].push_back(i);
  for (const auto& [unused, of_level] : levels) {
    std::vector<contest::Score> scores;
    for (const std::size_t i : of_level) {
      const auto found = seconds.find(marks[i].attempt);
      scores.push_back(
          {.points = marks[i].points,
           .time = found == seconds.end() ? std::nullopt : std::optional(found->second)});
    }
    const auto standings = contest::standings(scores);
    for (std::size_t i = 0; i < of_level.size(); ++i) {
      marks[of_level[i]].rank = standings[i].rank;
      marks[of_level[i]].share_below = standings[i].share_below;
    }
  }
}

// Hands in the attempts in a browser whose time is over, if no server has done so.
void hand_in_ended(store::WritingStore& store) {
  using std::chrono::milliseconds;
  const auto now =
      std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch());
  value_of(store.all_or_none([&]() -> Result<void> {
    if (auto ended = store.hand_in_ended(now.count()); !ended) {
      return std::unexpected(ended.error());
    }
    return {};
  }));
}

void mark_contest(const MarkOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto writing = value_of(store::open_writing(store_file(options.files), system_chance));
  hand_in_ended(*writing);
  const OpenContest open = open_contest(*store, options.files);
  const std::string& id = open.data.row.id;
  Marker marker(open);
  std::vector<store::MarkRow> marks;
  value_of(store->each_attempt(id, {}, [&](const store::WholeAttempt& one) -> Result<void> {
    if (one.attempt.state != "handed_in") return {};
    auto mark = marker.mark(one);
    if (!mark) return std::unexpected(mark.error());
    marks.push_back(*std::move(mark));
    return {};
  }));
  const bool time_counts = open.plan.ties == contest::Ties::time;
  rank_levels(marks, time_counts ? value_of(writing->seconds_taken(id)) : Seconds());
  if (marks.empty()) {
    throw Fault(kNo, fmt::format("{}: no answers were entered: enter some (reckon contest enter)",
                                 printable(id)));
  }
  const std::int64_t revision = value_of(store->add_marks(id, marks, act_now("mark", id, "")));
  print_line(fmt::format("{}: {} {} marked, revision {}{}", id, marks.size(),
                         marks.size() == 1 ? "paper is" : "papers are", revision,
                         revision == open.data.row.revision ? ", as before" : ""));
}

void publish_contest(const MarkOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::change);
  const OpenContest open = open_contest(*store, options.files);
  const store::ContestRow& row = open.data.row;
  if (row.revision == 0) {
    throw Fault(kNo, fmt::format("{}: is not marked: mark it first (reckon contest mark)", row.id));
  }
  value_of(store->set_state(row.id, "published", act_now("publish", row.id, "")));
  print_line(fmt::format("{}: revision {} is official", row.id, row.revision));
  if (open.plan.keeps_names) {
    print_line(
        fmt::format("names may be kept for {} days: then run reckon contest forget "
                    "--season {}",
                    open.plan.days, row.season));
  }
}

}  // namespace

void add_contest_mark(const Command& command, Answer& answer) {
  const auto options = std::make_shared<MarkOptions>();
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    mark_contest(*options);
    answer = kDone;
  });
}

void add_contest_publish(const Command& command, Answer& answer) {
  const auto options = std::make_shared<MarkOptions>();
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    publish_contest(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
