// SPDX-License-Identifier: MIT
// The result of an entrant, once it is published.
#include <algorithm>

#include "app/contests/desk.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/paper.hpp"

namespace reckon::contests {

using Json = nlohmann::json;
using store::WritingAttempt;

namespace {

// With fewer entrants, a level shows no ranks and shares.
constexpr std::int64_t kLeastShown = 5;

// The points that a question gave, by its verdict in the vector of marks.
std::int64_t points_of(const store::QuestionRow& question, char verdict,
                       const contest::MarkingRules& rules) {
  if (question.voided == "all") return question.points;
  if (question.voided == "none") return 0;
  if (verdict == '+') return question.points;
  const bool is_wrong = verdict == '-' || (verdict == 'o' && rules.incomplete_is_wrong);
  return is_wrong ? -rules.penalty : 0;
}

std::string_view verdict_of(char letter) {
  switch (letter) {
    case '+': return "right";
    case '-': return "wrong";
    case 'o': return "incomplete";
    default: return "blank";
  }
}

}  // namespace

Result<Desk::OwnResult> Desk::own_result(const Ask& ask) {
  auto attempt = attempt_of(ask, ask.asked("contest"));
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt) return OwnResult{.refused = not_found("there is no attempt")};
  const auto contest = known((*attempt)->contest);
  if (!contest) return std::unexpected(contest.error());
  if (*contest == nullptr || (*contest)->data.row.state != "published") {
    return OwnResult{.refused = not_published()};
  }
  return OwnResult{.attempt = **std::move(attempt), .contest = *contest};
}

Result<Reply> Desk::result(const Ask& ask) {
  const auto own = own_result(ask);
  if (!own) return std::unexpected(own.error());
  if (own->refused) return *own->refused;
  const WritingAttempt& one = own->attempt;
  const Known* const contest = own->contest;
  const store::ContestRow& row = contest->data.row;
  const auto mark = stores_.writing->mark(row.id, row.revision, one.id);
  if (!mark) return std::unexpected(mark.error());
  if (!*mark) return not_found("this attempt has no marks");
  const auto of = stores_.writing->marked(row.id, row.revision, (*mark)->level);
  if (!of) return std::unexpected(of.error());
  const auto answers = stores_.writing->answers(one.id);
  if (!answers) return std::unexpected(answers.error());
  const auto paper = contest::read_paper(one.paper);
  if (!paper) return std::unexpected(paper.error());
  const auto places = contest->on_paper(one.level);
  Json questions = Json::array();
  for (const contest::PaperQuestion& item : *paper) {
    const store::QuestionRow* const question = contest->question(item.question);
    if (question == nullptr) {
      return failure(ErrorCode::system, "the store lacks a question of its papers");
    }
    auto json = papers::question_on_paper(*question, contest->stated_of(question->id), item,
                                          questions.size() + 1);
    if (!json) return std::unexpected(json.error());
    const auto place = std::ranges::find(places, item.question, &store::OnPaper::question);
    const auto at = static_cast<std::size_t>(place - places.begin());
    const char verdict = at < (*mark)->vector.size() ? (*mark)->vector[at] : '.';
    const auto answer = std::ranges::find(*answers, item.question, &store::WrittenAnswer::question);
    (*json)["verdict"] = verdict_of(verdict);
    (*json)["got"] = points_of(*question, verdict, contest->plan.marking);
    (*json)["voided"] = question->voided;
    (*json)["answer"] = answer == answers->end() ? "" : answer->answer;
    (*json)["solution"] = papers::solution_on_paper(*question, item);
    questions.push_back(*std::move(json));
  }
  Json body = {{"contest", row.id},
               {"revision", row.revision},
               {"points", (*mark)->points},
               {"most", (*mark)->most},
               {"rank", Json()},
               {"of", Json()},
               {"share_below", Json()},
               {"questions", std::move(questions)}};
  // Relative to the page of pupils.
  if (row.id == stores_.practice) body["practice"] = "practice/";
  if (*of >= kLeastShown) {
    constexpr double kOfPercent = 1000;
    body["rank"] = (*mark)->rank;
    body["of"] = *of;
    body["share_below"] = static_cast<double>((*mark)->share_below) / kOfPercent;
  }
  return Reply{.body = std::move(body)};
}

// A document takes as long as a hundred answers. So an entrant gets three at once, which are the
// certificate and the report with one more try, and then waits between two.
Result<Reply> Desk::own_document(const Ask& ask, const Writer& write, std::string_view name) {
  constexpr std::int64_t kBetween = 2'000;
  constexpr std::int64_t kAtOnce = 3;
  constexpr std::size_t kMostKnown = 100'000;
  const auto own = own_result(ask);
  if (!own) return std::unexpected(own.error());
  if (own->refused) return *own->refused;
  const auto language = ask.language();
  if (!language) return no_such_language();
  const auto who = entrant(ask.session->subject);
  if (!who) return std::unexpected(who.error());
  if (!*who) return not_found("there is no attempt");
  if (documents_.size() >= kMostKnown) documents_.clear();
  std::int64_t& paid_until = documents_[(*who)->id];
  if (paid_until - ask.now > (kAtOnce - 1) * kBetween) {
    return refusal(429, "busy", "one file after the other: try again in a moment");
  }
  paid_until = std::max(paid_until, ask.now) + kBetween;
  return pdf_of(*this, write,
                {.contest = own->attempt.contest,
                 .season = (*who)->season,
                 .group = (*who)->group,
                 .entrant = **who,
                 .language = *language},
                name);
}

Result<Reply> Desk::certificate(const Ask& ask) {
  return own_document(ask, stores_.writers.certificates, "certificate.pdf");
}

Result<Reply> Desk::report(const Ask& ask) {
  return own_document(ask, stores_.writers.reports, "report.pdf");
}

}  // namespace reckon::contests
