// SPDX-License-Identifier: MIT
// Changes of answers, and handing in.
#include <algorithm>

#include "app/contests/body.hpp"
#include "app/contests/desk.hpp"
#include "reckon/contest/paper.hpp"

namespace reckon::contests {

using Json = nlohmann::json;
using store::WritingAttempt;

namespace {

std::string_view name_of(store::Fate fate) {
  switch (fate) {
    case store::Fate::applied: return "applied";
    case store::Fate::known: return "known";
    case store::Fate::conflict: return "conflict";
    default: return "late";
  }
}

}  // namespace

Result<Reply> Desk::change(const Ask& ask) {
  const auto body = read_changes(ask.body);
  if (!body) return bad(body.error());
  if (body->device != ask.session->device) {
    return refusal(400, "bad_request", "this is not the device that has entered");
  }
  const auto attempt = attempt_of(ask, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt || (*attempt)->started == 0) return not_found("there is no attempt: start one");
  const WritingAttempt& one = **attempt;
  const auto paper = contest::read_paper(one.paper);
  if (!paper) return std::unexpected(paper.error());
  for (const store::WrittenChange& change : body->changes) {
    if (std::ranges::find(*paper, change.question, &contest::PaperQuestion::question) ==
        paper->end()) {
      return refusal(400, "bad_request", "the paper has no question " + change.question);
    }
  }
  const bool is_restored = !body->store.empty() && body->store != copy_;
  const store::Rule rule = is_restored ? store::Rule::larger : store::Rule::seen;
  Json results = Json::array();
  bool is_late = false;
  for (const store::WrittenChange& change : body->changes) {
    const auto fate = stores_.writing->change(one.id, change, ask.now, rule);
    if (!fate) return std::unexpected(fate.error());
    is_late = is_late || *fate == store::Fate::late;
    Json holds;
    if (*fate == store::Fate::applied) {
      holds = {{"device", change.tag.device}, {"n", change.tag.n}, {"at", ask.now}};
    } else {
      const auto answers = stores_.writing->answers(one.id);
      if (!answers) return std::unexpected(answers.error());
      const auto there =
          std::ranges::find(*answers, change.question, &store::WrittenAnswer::question);
      if (there != answers->end()) {
        holds = {{"device", there->tag.device},
                 {"n", there->tag.n},
                 {"state", there->state},
                 {"answer", there->answer},
                 {"at", there->at}};
      }
    }
    holds["q"] = change.question;
    results.push_back({{"q", change.question},
                       {"n", change.tag.n},
                       {"fate", name_of(*fate)},
                       {"holds", std::move(holds)}});
  }
  auto shown = notices(ask.now);
  if (!shown) return std::unexpected(shown.error());
  return Reply{.status = is_late || one.state != "running" ? 410 : 200,
               .body = {{"now", ask.now},
                        {"ends", one.ends},
                        {"state", one.state},
                        {"store", copy_},
                        {"here", one.device == body->device},
                        {"notices", *std::move(shown)},
                        {"results", std::move(results)}}};
}

Result<Reply> Desk::hand_in(const Ask& ask) {
  const auto body = read_hand_in(ask.body);
  if (!body) return bad(body.error());
  auto attempt = attempt_of(ask, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt || (*attempt)->started == 0) return not_found("there is no attempt: start one");
  if ((*attempt)->state == "removed" || (*attempt)->state == "excluded") {
    return refusal(410, "over", "this attempt does not count: ask the teacher");
  }
  if (const auto done = stores_.writing->hand_in((*attempt)->id, ask.now); !done) {
    return std::unexpected(done.error());
  }
  attempt = stores_.writing->attempt((*attempt)->entrant, (*attempt)->contest);
  if (!attempt) return std::unexpected(attempt.error());
  auto handed_in = receipt(**attempt);
  if (!handed_in) return std::unexpected(handed_in.error());
  return Reply{
      .body = {{"state", (*attempt)->state}, {"now", ask.now}, {"receipt", *std::move(handed_in)}}};
}

}  // namespace reckon::contests
