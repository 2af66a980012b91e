// SPDX-License-Identifier: MIT
#include "app/contests/desk.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "app/contests/body.hpp"
#include "app/contests/privacy.hpp"
#include "app/contests/sha256.hpp"
#include "app/papers/paper_maker.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contests {

namespace {

using Json = nlohmann::json;
using store::WritingAttempt;

// With fewer entrants, a level shows no ranks and shares.
constexpr std::int64_t kLeastShown = 5;
constexpr std::int64_t kMinuteMs = 60'000;

// All routes: the requests that are answered.
constexpr std::array kRoutes = {
    Route{.method = "GET", .path = "now", .act = &Desk::now},
    Route{.method = "POST", .path = "enter", .needs = Needs::persons, .act = &Desk::enter},
    Route{.method = "GET", .path = "privacy", .act = &Desk::privacy},
    Route{.method = "GET", .path = "me", .role = Role::entrant, .act = &Desk::me},
    Route{.method = "PUT",
          .path = "me/name",
          .role = Role::entrant,
          .needs = Needs::persons,
          .act = &Desk::set_name},
    Route{.method = "POST",
          .path = "attempt",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &Desk::start},
    Route{.method = "GET", .path = "attempt", .role = Role::entrant, .act = &Desk::get_attempt},
    Route{.method = "POST",
          .path = "attempt/changes",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &Desk::change},
    Route{.method = "POST",
          .path = "attempt/hand-in",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &Desk::hand_in},
    Route{.method = "GET", .path = "result", .role = Role::entrant, .act = &Desk::result},
};

Reply not_found(std::string_view line) { return refusal(404, "not_found", line); }
Reply bad(const Error& error) { return refusal(400, "bad_request", error.message); }

std::string hex(std::uint64_t bits) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (unsigned shift = 64; shift > 0; shift -= 4) text += kDigits[bits >> (shift - 4) & 15U];
  return text;
}

Json json_of(const store::Tag& tag) { return {{"device", tag.device}, {"n", tag.n}}; }

Json json_of(const store::WrittenAnswer& answer) {
  Json json = json_of(answer.tag);
  json["q"] = answer.question;
  json["state"] = answer.state;
  json["answer"] = answer.answer;
  json["at"] = answer.at;
  return json;
}

std::string_view name_of(store::Fate fate) {
  switch (fate) {
    case store::Fate::applied: return "applied";
    case store::Fate::known: return "known";
    case store::Fate::conflict: return "conflict";
    default: return "late";
  }
}

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

std::span<const Route> routes() { return kRoutes; }

Reply refusal(int status, std::string_view code, std::string_view line) {
  return {.status = status, .body = {{"error", line}, {"code", code}}};
}

Desk::Desk(Stores stores, Readers readers, std::function<std::uint64_t()> chance,
           std::function<void(std::string_view)> log)
    : stores_(std::move(stores)),
      readers_(std::move(readers)),
      chance_(std::move(chance)),
      log_(std::move(log)),
      copy_(stores_.writing->copy_number().value_or("")) {}

// --- What is known ---------------------------------------------------------------------------

const store::QuestionRow* Desk::Known::question(const std::string& id) const {
  const auto found = std::ranges::find(data.questions, id, &store::QuestionRow::id);
  return found == data.questions.end() ? nullptr : &*found;
}

std::optional<kinds::StatedPuzzle> Desk::Known::stated_of(const std::string& id) const {
  const auto found = stated.find(id);
  return found == stated.end() ? std::nullopt : std::optional(found->second);
}

std::vector<const store::OnPaper*> Desk::Known::on_paper(const std::string& level) const {
  std::vector<const store::OnPaper*> places;
  for (const store::OnPaper& place : data.on_paper) {
    if (place.level == level) places.push_back(&place);
  }
  return places;
}

std::string_view Desk::Window::phase(std::int64_t now) const {
  if (now < opens && now >= open_until) return "soon";
  return now < closes || now < open_until ? "open" : "closed";
}

// A contest is read again when it was marked, published or voided meanwhile.
Result<const Desk::Known*> Desk::known(const store::ContestRow& row) {
  const auto found = known_.find(row.id);
  if (found != known_.end() && found->second.data.row.state == row.state &&
      found->second.data.row.revision == row.revision) {
    return &found->second;
  }
  auto data = stores_.contests->contest(row.id);
  if (!data) return std::unexpected(data.error());
  auto plan = readers_.plan(data->row);
  if (!plan) return std::unexpected(plan.error());
  Known known{.data = *std::move(data), .plan = *std::move(plan)};
  for (const store::QuestionRow& question : known.data.questions) {
    if (question.body.empty()) continue;
    auto stated = readers_.stated(question.body);
    if (!stated) return std::unexpected(stated.error());
    known.stated.emplace(question.id, *std::move(stated));
  }
  return &known_.insert_or_assign(row.id, std::move(known)).first->second;
}

// Null if there is no such contest.
Result<const Desk::Known*> Desk::known(const std::string& contest) {
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  const auto found = std::ranges::find(*rows, contest, &store::ContestRow::id);
  if (found == rows->end()) return nullptr;
  return known(*found);
}

// Follows those that were merged; nothing if the entrant is gone.
Result<std::optional<store::EntrantRow>> Desk::entrant(std::int64_t id) const {
  constexpr int kMostMerges = 8;
  for (int i = 0; i < kMostMerges; ++i) {
    auto row = stores_.contests->entrant(id);
    if (!row) {
      if (row.error().code == ErrorCode::not_found) return std::nullopt;
      return std::unexpected(row.error());
    }
    if (!row->merged_into) {
      if (row->state != "entered") return std::nullopt;
      return *std::move(row);
    }
    id = *row->merged_into;
  }
  return std::nullopt;
}

const Zone& Desk::zone(const std::string& name) {
  const auto found = zones_.find(name);
  if (found != zones_.end()) return found->second;
  auto zone = name.empty() ? Zone::of_machine() : Zone::read(name);
  if (!zone) log_(zone.error().message + ": its groups have the hours of UTC");
  return zones_.emplace(name, zone ? *std::move(zone) : Zone()).first->second;
}

Result<Desk::Window> Desk::window(const store::ContestRow& contest,
                                  const store::EntrantRow& entrant) {
  const auto name = stores_.writing->zone_of(entrant.season, entrant.group);
  if (!name) return std::unexpected(name.error());
  const auto shift = stores_.writing->shift_of(entrant.season, entrant.group);
  if (!shift) return std::unexpected(shift.error());
  const auto open_until = stores_.writing->open_until(entrant.season, entrant.group);
  if (!open_until) return std::unexpected(open_until.error());
  const Zone& local = zone(*name);
  // A local time that comes twice is open both times.
  const auto opens = local.instant_of(contest.opens, Twice::first);
  const auto closes = local.instant_of(contest.closes, Twice::second);
  if (!opens || !closes) return std::unexpected(opens ? closes.error() : opens.error());
  return Window{.opens = *opens + *shift * kMinuteMs,
                .closes = *closes + *shift * kMinuteMs,
                .open_until = *open_until};
}

Result<std::optional<store::SessionRow>> Desk::session(const std::string& token, std::int64_t now) {
  const std::string hash = sha256(token);
  if (const auto found = sessions_.find(hash); found != sessions_.end()) {
    if (found->second.until <= now) return std::nullopt;
    return found->second;
  }
  auto row = stores_.persons->session(hash);
  if (!row) return std::unexpected(row.error());
  if (!*row || (*row)->until <= now) return std::nullopt;
  constexpr std::size_t kMostSessions = 100'000;
  if (sessions_.size() >= kMostSessions) sessions_.clear();
  sessions_.emplace(hash, **row);
  return row;
}

Result<void> Desk::write_persons(std::int64_t now) {
  if (!new_sessions_.empty()) {
    if (auto added = stores_.persons->add_sessions(new_sessions_, now); !added) return added;
  }
  if (!new_names_.empty()) {
    if (auto set = stores_.persons->set_names(new_names_); !set) return set;
  }
  drop_persons();
  return {};
}

void Desk::drop_persons() {
  new_sessions_.clear();
  new_names_.clear();
}

// --- For all ---------------------------------------------------------------------------------

Result<Reply> Desk::now(const Ask& ask) {
  return Reply{.body = {{"now", ask.now}, {"store", copy_}}};
}

Result<Reply> Desk::enter(const Ask& ask) {
  found_last_code_ = false;
  const auto body = read_enter(ask.body);
  if (!body) return bad(body.error());
  const auto code = contest::read_access_code(body->code);
  if (!code) return refusal(400, "mistyped", code.error().message);
  const auto id = stores_.persons->entrant_of(*code);
  if (!id) return std::unexpected(id.error());
  const auto who = *id ? entrant(**id) : Result<std::optional<store::EntrantRow>>();
  if (!who) return std::unexpected(who.error());
  if (!*who) {
    return refusal(404, "unknown_code", "no entrant has this code: compare it with the slip");
  }
  found_last_code_ = true;
  const auto zone_name = stores_.writing->zone_of((*who)->season, (*who)->group);
  if (!zone_name) return std::unexpected(zone_name.error());
  constexpr std::int64_t kLeast = kMinuteMs * 6 * 60;
  const std::string token = hex(chance_()) + hex(chance_());
  const std::int64_t until = std::max(zone(*zone_name).next_midnight(ask.now), ask.now + kLeast);
  auto me = me_of((*who)->id, body->device, ask.now);
  if (!me || me->status != 200) return me;
  new_sessions_.push_back(
      {.token = sha256(token), .subject = (*who)->id, .device = body->device, .until = until});
  return Reply{.body = {{"token", token}, {"until", until}, {"me", std::move(me->body)}}};
}

Result<Reply> Desk::privacy(const Ask&) {
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  bool names = false;
  std::int64_t days = 0;
  for (const store::ContestRow& row : *rows) {
    const auto one = known(row);
    if (!one) return std::unexpected(one.error());
    names = names || (*one)->plan.keeps_names;
    days = std::max(days, (*one)->plan.days);
  }
  Json lines = Json::object();
  for (const Language language : kAllLanguages) {
    lines[std::string(reckon::name_of(language))] = privacy_lines(language, names, days);
  }
  return Reply{
      .body = {{"names", names ? "kept" : "none"}, {"days", days}, {"lines", std::move(lines)}}};
}

// --- Entrants --------------------------------------------------------------------------------

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
  Json contests = Json::array();
  for (const store::ContestRow& row : *rows) {
    if (row.season != one.season) continue;
    const auto contest = known(row);
    if (!contest) return std::unexpected(contest.error());
    const contest::Level* const level = (*contest)->plan.level(one.level);
    if (level == nullptr) continue;
    const auto when = window(row, one);
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
                        {"group", one.group},
                        {"seat", one.seat},
                        {"level", one.level},
                        {"contests", std::move(contests)}}};
}

// A season keeps names if all its contests do.
Result<bool> Desk::keeps_names(const std::string& season) {
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  for (const store::ContestRow& row : *rows) {
    if (row.season != season) continue;
    const auto contest = known(row);
    if (!contest) return std::unexpected(contest.error());
    if (!(*contest)->plan.keeps_names) return false;
  }
  return true;
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
Result<std::optional<WritingAttempt>> Desk::attempt_of(const Ask& ask, const std::string& contest) {
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
  if (!*who || *contest == nullptr || (*contest)->plan.level((*who)->level) == nullptr) return {};
  const auto attempt = stores_.writing->attempt((*who)->id, body->contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (*attempt) return {};
  const auto when = window((*contest)->data.row, **who);
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
    constexpr std::uint64_t kPositive = std::numeric_limits<std::int64_t>::max();
    made.push_back({.id = static_cast<std::int64_t>((chance_() & kPositive) | 1U),
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
  if (*contest == nullptr || (*contest)->data.row.season != (*who)->season ||
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
    const auto when = window((*contest)->data.row, **who);
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
    const bool moves = (*attempt)->device != ask.session->device;
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
  const auto attempt = attempt_of(ask, ask.contest);
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

// The receipt of an attempt that was handed in; null before.
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
      holds = json_of(change.tag);
      holds["at"] = ask.now;
    } else {
      const auto answers = stores_.writing->answers(one.id);
      if (!answers) return std::unexpected(answers.error());
      const auto there =
          std::ranges::find(*answers, change.question, &store::WrittenAnswer::question);
      if (there != answers->end()) holds = json_of(*there);
    }
    holds["q"] = change.question;
    results.push_back({{"q", change.question},
                       {"n", change.tag.n},
                       {"fate", name_of(*fate)},
                       {"holds", std::move(holds)}});
  }
  return Reply{.status = is_late || one.state != "running" ? 410 : 200,
               .body = {{"now", ask.now},
                        {"ends", one.ends},
                        {"state", one.state},
                        {"store", copy_},
                        {"here", one.device == body->device},
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

Result<Reply> Desk::result(const Ask& ask) {
  const auto attempt = attempt_of(ask, ask.contest);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt) return not_found("there is no attempt");
  const WritingAttempt& one = **attempt;
  const auto contest = known(one.contest);
  if (!contest) return std::unexpected(contest.error());
  if (*contest == nullptr || (*contest)->data.row.state != "published") {
    return refusal(423, "not_published", "the results are not published yet");
  }
  const store::ContestRow& row = (*contest)->data.row;
  const auto mark = stores_.writing->mark(row.id, row.revision, one.id);
  if (!mark) return std::unexpected(mark.error());
  if (!*mark) return not_found("this attempt has no marks");
  const auto of = stores_.writing->marked(row.id, row.revision, (*mark)->level);
  if (!of) return std::unexpected(of.error());
  const auto answers = stores_.writing->answers(one.id);
  if (!answers) return std::unexpected(answers.error());
  const auto paper = contest::read_paper(one.paper);
  if (!paper) return std::unexpected(paper.error());
  const auto places = (*contest)->on_paper(one.level);
  Json questions = Json::array();
  for (const contest::PaperQuestion& item : *paper) {
    const store::QuestionRow* const question = (*contest)->question(item.question);
    if (question == nullptr) {
      return failure(ErrorCode::system, "the store lacks a question of its papers");
    }
    auto json = papers::question_on_paper(*question, (*contest)->stated_of(question->id), item,
                                          questions.size() + 1);
    if (!json) return std::unexpected(json.error());
    const auto place = std::ranges::find(places, item.question, &store::OnPaper::question);
    const auto at = static_cast<std::size_t>(place - places.begin());
    const char verdict = at < (*mark)->vector.size() ? (*mark)->vector[at] : '.';
    const auto answer = std::ranges::find(*answers, item.question, &store::WrittenAnswer::question);
    (*json)["verdict"] = verdict_of(verdict);
    (*json)["got"] = points_of(*question, verdict, (*contest)->plan.marking);
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
  if (*of >= kLeastShown) {
    constexpr double kOfPercent = 1000;
    body["rank"] = (*mark)->rank;
    body["of"] = *of;
    body["share_below"] = static_cast<double>((*mark)->share_below) / kOfPercent;
  }
  return Reply{.body = std::move(body)};
}

}  // namespace reckon::contests
