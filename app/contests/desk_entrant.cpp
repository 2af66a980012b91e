// SPDX-License-Identifier: MIT
// The requests of entrants about themselves and their papers.
#include <algorithm>

#include "app/contests/body.hpp"
#include "app/contests/desk.hpp"
#include "app/contests/sha256.hpp"
#include "app/papers/paper_maker.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/group_id.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contests {

using Json = nlohmann::json;
using store::WritingAttempt;

namespace {

Json json_of(const store::WrittenAnswer& answer) {
  return {{"q", answer.question},  {"device", answer.tag.device}, {"n", answer.tag.n},
          {"state", answer.state}, {"answer", answer.answer},     {"at", answer.at}};
}

// A rehearsal is for one group.
bool is_for(const store::ContestRow& contest, const store::EntrantRow& entrant) {
  return contest.season == entrant.season &&
         (!contest.rehearsal || *contest.rehearsal == entrant.group);
}

}  // namespace

Result<void> prepare_start(Desk& desk, const Ask& ask) { return desk.prepare_start(ask); }

Result<Reply> Desk::me(const Ask& ask) {
  return me_of(ask.session->subject, ask.session->device, ask.now);
}

Result<Reply> Desk::me_of(std::int64_t subject, const std::string& device, std::int64_t now) {
  const auto who = entrant(subject);
  if (!who) return std::unexpected(who.error());
  if (!*who) return refusal(401, "token", "this entrant was removed: ask the teacher");
  const store::EntrantRow& one = **who;
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  const auto attempts = stores_.writing->attempts(one.id);
  if (!attempts) return std::unexpected(attempts.error());
  const auto name = stores_.persons->name_of(one.id);
  if (!name) return std::unexpected(name.error());
  const auto names = keeps_names(one.season);
  if (!names) return std::unexpected(names.error());
  auto shown = notices(now);
  if (!shown) return std::unexpected(shown.error());
  Json contests = Json::array();
  for (const store::ContestRow& row : *rows) {
    if (!is_for(row, one)) continue;
    const auto contest = known(row);
    if (!contest) return std::unexpected(contest.error());
    const contest::Level* const level = (*contest)->plan.level(one.level);
    if (level == nullptr) continue;
    const auto when = window(row, one.season, one.group);
    if (!when) return std::unexpected(when.error());
    std::int64_t most = 0;
    const auto places = (*contest)->on_paper(one.level);
    for (const store::OnPaper* place : places) {
      const store::QuestionRow* const question = (*contest)->question(place->question);
      if (question != nullptr && question->voided != "none") most += question->points;
    }
    Json attempt;
    const auto mine = std::ranges::find(*attempts, row.id, &WritingAttempt::contest);
    if (mine != attempts->end() && mine->state != "ready") {
      attempt = {{"state", mine->state},
                 {"started", mine->started},
                 {"ends", mine->ends},
                 {"here", mine->device == device}};
    }
    contests.push_back({{"contest", row.id},
                        {"title", papers::json_of((*contest)->plan.name)},
                        {"level_title", papers::json_of(level->name)},
                        {"minutes", (*contest)->plan.minutes},
                        {"questions", places.size()},
                        {"most", most},
                        {"penalty", (*contest)->plan.marking.penalty},
                        {"opens", when->opens},
                        {"closes", when->closes},
                        {"phase", row.state == "published" ? "published" : when->phase(now)},
                        {"attempt", std::move(attempt)}});
  }
  return Reply{.body = {{"now", now},
                        {"store", copy_},
                        {"name", *name},
                        {"names", *names ? "kept" : "none"},
                        {"group", contest::group_name(one.group)},
                        {"seat", one.seat},
                        {"level", one.level},
                        {"notices", *std::move(shown)},
                        {"contests", std::move(contests)}}};
}

Result<Reply> Desk::set_name(const Ask& ask) {
  const auto name = read_name(ask.body);
  if (!name) return bad(name.error());
  const auto who = entrant(ask.session->subject);
  if (!who) return std::unexpected(who.error());
  if (!*who) return refusal(401, "token", "this entrant was removed: ask the teacher");
  const auto names = keeps_names((*who)->season);
  if (!names) return std::unexpected(names.error());
  if (!*names) return refusal(403, "names_off", "this contest keeps no names");
  new_names_.push_back({.entrant = (*who)->id, .name = *name});
  return Reply{.body = {{"name", *name}}};
}

// Returns the attempt in the contest, or in the only one.
Result<std::optional<WritingAttempt>> Desk::attempt_of(const Ask& ask,
                                                       const std::string& contest) const {
  const auto who = entrant(ask.session->subject);
  if (!who) return std::unexpected(who.error());
  if (!*who) return std::nullopt;
  if (!contest.empty()) return stores_.writing->attempt((*who)->id, contest);
  const auto all = stores_.writing->attempts((*who)->id);
  if (!all) return std::unexpected(all.error());
  std::optional<WritingAttempt> only;
  for (const WritingAttempt& one : *all) {
    if (one.state == "ready") continue;
    if (only) return std::nullopt;
    only = one;
  }
  return only;
}

Result<void> Desk::prepare_start(const Ask& ask) {
  const auto body = read_start(ask.body);
  if (!body || !ask.session) return {};
  const auto who = entrant(ask.session->subject);
  if (!who) return std::unexpected(who.error());
  const auto contest = known(body->contest);
  if (!contest) return std::unexpected(contest.error());
  if (!*who || *contest == nullptr || !is_for((*contest)->data.row, **who) ||
      (*contest)->plan.level((*who)->level) == nullptr)
    return {};
  const auto attempt = stores_.writing->attempt((*who)->id, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (*attempt) return {};
  const auto when = window((*contest)->data.row, (*who)->season, (*who)->group);
  if (!when) return std::unexpected(when.error());
  if (when->phase(ask.now) != "open") return {};
  // The seats of a group get their papers together, so that neighbours have other variants.
  const auto entrants = stores_.contests->entrants((*who)->season, (*who)->group);
  if (!entrants) return std::unexpected(entrants.error());
  papers::PaperMaker maker((*contest)->data, (*who)->level,
                           [&](const store::QuestionRow& question) -> std::size_t {
                             const auto stated = (*contest)->stated_of(question.id);
                             const auto* const choice =
                                 stated ? std::get_if<kinds::ChoiceAnswer>(&stated->answer)
                                        : nullptr;
                             return choice == nullptr ? 0 : choice->options.size();
                           },
                           chance_());
  std::vector<store::AttemptRow> made;
  for (const store::EntrantRow& one : *entrants) {
    if (one.state != "entered" || one.level != (*who)->level) continue;
    const auto there = stores_.writing->attempt(one.id, body->contest);
    if (!there) return std::unexpected(there.error());
    if (*there) {
      const auto paper = contest::read_paper((*there)->paper);
      if (!paper) return std::unexpected(paper.error());
      maker.place(*paper);
      continue;
    }
    made.push_back({.id = random_id(),
                    .entrant = one.id,
                    .contest = body->contest,
                    .level = one.level,
                    .language = body->language,
                    .paper = contest::to_text(maker.next())});
  }
  return stores_.contests->add_attempts(made);
}

Result<Reply> Desk::start(const Ask& ask) {
  const auto body = read_start(ask.body);
  if (!body) return bad(body.error());
  const auto who = entrant(ask.session->subject);
  if (!who) return std::unexpected(who.error());
  if (!*who) return refusal(401, "token", "this entrant was removed: ask the teacher");
  const auto contest = known(body->contest);
  if (!contest) return std::unexpected(contest.error());
  if (*contest == nullptr || !is_for((*contest)->data.row, **who) ||
      (*contest)->plan.level((*who)->level) == nullptr) {
    return not_found("this entrant has no such contest");
  }
  auto attempt = stores_.writing->attempt((*who)->id, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (*attempt && ((*attempt)->state == "removed" || (*attempt)->state == "excluded")) {
    return refusal(410, "over", "this attempt does not count: ask the teacher");
  }
  int status = 200;
  if (!*attempt || (*attempt)->state == "ready") {
    const auto when = window((*contest)->data.row, (*who)->season, (*who)->group);
    if (!when) return std::unexpected(when.error());
    if (when->phase(ask.now) != "open" || !*attempt) {
      Reply reply = refusal(423, "not_open", "the contest is not open now");
      reply.body["opens"] = when->opens;
      reply.body["closes"] = when->closes;
      return reply;
    }
    const auto paper = contest::read_paper((*attempt)->paper);
    if (!paper) return std::unexpected(paper.error());
    std::vector<std::string> questions;
    for (const contest::PaperQuestion& item : *paper) questions.push_back(item.question);
    WritingAttempt begun = **attempt;
    begun.language = body->language;
    begun.started = ask.now;
    begun.minutes = (*contest)->plan.minutes;
    begun.device = ask.session->device;
    const auto started = stores_.writing->start(begun, questions);
    if (!started) return std::unexpected(started.error());
    status = 201;
  } else {
    // A teacher has freed it for the next device.
    const bool is_free = (*attempt)->device.empty();
    const bool moves = !is_free && (*attempt)->device != ask.session->device;
    if ((*attempt)->state == "running" && moves && !body->here) {
      return refusal(409, "moved", "another device writes this attempt: go on here?");
    }
    const std::string& device =
        (*attempt)->state == "running" ? ask.session->device : (*attempt)->device;
    if (auto gone = stores_.writing->go_on((*attempt)->id, device, body->language); !gone) {
      return std::unexpected(gone.error());
    }
  }
  attempt = stores_.writing->attempt((*who)->id, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  auto json = attempt_json(**attempt, ask.session->device, ask.now);
  if (!json) return std::unexpected(json.error());
  return Reply{.status = status, .body = *std::move(json)};
}

Result<Reply> Desk::get_attempt(const Ask& ask) {
  const auto attempt = attempt_of(ask, ask.asked("contest"));
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt || (*attempt)->started == 0) return not_found("there is no attempt: start one");
  auto json = attempt_json(**attempt, ask.session->device, ask.now);
  if (!json) return std::unexpected(json.error());
  return Reply{.body = *std::move(json)};
}

Result<Json> Desk::attempt_json(const WritingAttempt& attempt, const std::string& device,
                                std::int64_t now) {
  const auto contest = known(attempt.contest);
  if (!contest) return std::unexpected(contest.error());
  const auto paper = contest::read_paper(attempt.paper);
  if (!paper) return std::unexpected(paper.error());
  const auto answers = stores_.writing->answers(attempt.id);
  if (!answers) return std::unexpected(answers.error());
  Json questions = Json::array();
  for (const contest::PaperQuestion& item : *paper) {
    const store::QuestionRow* const question =
        *contest == nullptr ? nullptr : (*contest)->question(item.question);
    if (question == nullptr) {
      return failure(ErrorCode::system, "the store lacks a question of its papers");
    }
    auto json = papers::question_on_paper(*question, (*contest)->stated_of(question->id), item,
                                          questions.size() + 1);
    if (!json) return std::unexpected(json.error());
    questions.push_back(*std::move(json));
  }
  Json written = Json::array();
  for (const store::WrittenAnswer& one : *answers) written.push_back(json_of(one));
  auto handed_in = receipt(attempt);
  if (!handed_in) return std::unexpected(handed_in.error());
  constexpr std::int64_t kSecond = 1000;
  return Json{{"attempt", hex(static_cast<std::uint64_t>(attempt.id))},
              {"contest", attempt.contest},
              {"level", attempt.level},
              {"lang", attempt.language},
              {"state", attempt.state},
              {"now", now},
              {"started", attempt.started},
              {"ends", attempt.ends},
              {"grace_s", contest::kGrace / kSecond},
              {"minutes", attempt.minutes},
              {"extra_s", attempt.extra_s},
              {"store", copy_},
              {"here", attempt.device == device},
              {"questions", std::move(questions)},
              {"answers", std::move(written)},
              {"receipt", *std::move(handed_in)}};
}

Result<Json> Desk::receipt(const WritingAttempt& attempt) const {
  if (attempt.handed_in == 0) return Json();
  const auto answers = stores_.writing->answers(attempt.id);
  if (!answers) return std::unexpected(answers.error());
  std::string text = std::to_string(attempt.id) + '\n';
  std::int64_t complete = 0;
  for (const store::WrittenAnswer& one : *answers) {
    if (one.answer.empty()) continue;
    ++complete;
    text += one.question + '=' + one.answer + '\n';
  }
  const std::string hash = sha256(text);
  constexpr std::string_view kSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  constexpr std::size_t kCheck = 4;
  std::string check;
  for (std::size_t i = 0; i < kCheck; ++i) {
    const unsigned byte = static_cast<unsigned>(std::stoul(hash.substr(2 * i, 2), nullptr, 16));
    check += kSymbols[byte % kSymbols.size()];
  }
  return Json{
      {"answers", complete}, {"at", attempt.handed_in}, {"how", attempt.how}, {"check", check}};
}

}  // namespace reckon::contests
