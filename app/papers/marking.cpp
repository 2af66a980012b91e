// SPDX-License-Identifier: MIT
#include "app/papers/marking.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "app/papers/judges.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/ranking.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::papers {

namespace {

// Marks the papers of a contest. Marks are a function of settings, variants and answers.
class Marker {
 public:
  /// The judges must outlive this.
  Marker(const WholeContest& contest, std::map<std::string, contest::QuestionJudge>& judges)
      : rules_(contest.plan.marking) {
    for (const store::QuestionRow& question : contest.data.questions) {
      questions_[question.id] = {.judge = &judges.at(question.id),
                                 .is_stated = !question.body.empty()};
    }
    for (const store::OnPaper& place : contest.data.on_paper) {
      const store::QuestionRow* const question = contest.find(place.question);
      if (question == nullptr) continue;
      Level& level = levels_[place.level];
      level.places[place.question] = level.worths.size();
      level.worths.push_back(
          {.points = question->points,
           .voided = contest::voided_named(question->voided).value_or(contest::Voided::no)});
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
Result<void> hand_in_ended(store::WritingStore& store, std::int64_t now) {
  return store.all_or_none([&]() -> Result<void> {
    if (auto ended = store.hand_in_ended(now); !ended) return std::unexpected(ended.error());
    return {};
  });
}

Result<std::vector<store::MarkRow>> unranked(
    store::ContestStore& store, const WholeContest& contest,
    std::map<std::string, contest::QuestionJudge>& judges) {
  Marker marker(contest, judges);
  std::vector<store::MarkRow> marks;
  const auto done = store.each_attempt(contest.data.row.id, {},
                                       [&](const store::WholeAttempt& one) -> Result<void> {
                                         if (one.attempt.state != "handed_in") return {};
                                         auto mark = marker.mark(one);
                                         if (!mark) return std::unexpected(mark.error());
                                         marks.push_back(*std::move(mark));
                                         return {};
                                       });
  if (!done) return std::unexpected(done.error());
  return marks;
}

// The points that can be had in a level.
std::int64_t most_of(const WholeContest& contest, const std::string& level) {
  std::int64_t most = 0;
  for (const store::OnPaper* place : contest.on_paper(level)) {
    const store::QuestionRow* const question = contest.find(place->question);
    if (question != nullptr && question->voided != name_of(contest::Voided::none)) {
      most += question->points;
    }
  }
  return most;
}

}  // namespace

Result<std::vector<store::MarkRow>> marks_of(store::ContestStore& store,
                                             store::WritingStore& writing,
                                             const WholeContest& contest) {
  auto judges = judges_of(contest);
  if (!judges) return std::unexpected(judges.error());
  auto marks = unranked(store, contest, *judges);
  if (!marks) return marks;
  Seconds seconds;
  if (contest.plan.ties == contest::Ties::time) {
    auto taken = writing.seconds_taken(contest.data.row.id);
    if (!taken) return std::unexpected(taken.error());
    seconds = *std::move(taken);
  }
  rank_levels(*marks, seconds);
  return marks;
}

Result<Marked> mark(store::ContestStore& store, store::WritingStore& writing,
                    const WholeContest& contest, const store::ActRow& act, std::int64_t now) {
  if (auto done = hand_in_ended(writing, now); !done) return std::unexpected(done.error());
  const auto marks = marks_of(store, writing, contest);
  if (!marks) return std::unexpected(marks.error());
  if (marks->empty()) return Marked{.revision = contest.data.row.revision};
  const auto revision = store.add_marks(contest.data.row.id, *marks, act);
  if (!revision) return std::unexpected(revision.error());
  return Marked{.papers = marks->size(), .revision = *revision};
}

Result<std::vector<VoidedLevel>> voiding(store::ContestStore& store, const WholeContest& contest,
                                         const std::string& question, contest::Voided voided) {
  if (contest.find(question) == nullptr) {
    return failure(ErrorCode::not_found, "the contest has no question " + quote(question));
  }
  auto judges = judges_of(contest);
  if (!judges) return std::unexpected(judges.error());
  const auto before = unranked(store, contest, *judges);
  if (!before) return std::unexpected(before.error());
  WholeContest changed = contest;
  std::ranges::find(changed.data.questions, question, &store::QuestionRow::id)->voided =
      name_of(voided);
  const auto after = unranked(store, changed, *judges);
  if (!after) return std::unexpected(after.error());
  std::vector<VoidedLevel> levels;
  for (const store::OnPaper& place : contest.data.on_paper) {
    if (place.question != question) continue;
    VoidedLevel& level =
        levels.emplace_back(VoidedLevel{.level = place.level,
                                        .most_before = most_of(contest, place.level),
                                        .most_after = most_of(changed, place.level)});
    for (std::size_t i = 0; i < before->size(); ++i) {
      if ((*before)[i].level != place.level) continue;
      ++level.papers[(*after)[i].points - (*before)[i].points];
    }
  }
  return levels;
}

}  // namespace reckon::papers
