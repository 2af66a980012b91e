// SPDX-License-Identifier: MIT
// Acts of organisers on a contest.
#include <algorithm>
#include <utility>

#include "app/contests/organiser.hpp"
#include "app/contests/organiser_body.hpp"
#include "app/papers/forgetting.hpp"
#include "app/papers/marking.hpp"

namespace reckon::contests {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kStillWriting = "pupils are still writing: wait until all have ended";

Json json_of(const std::vector<papers::VoidedLevel>& levels) {
  std::size_t pupils = 0;
  std::size_t more = 0;
  std::size_t less = 0;
  std::int64_t most_before = 0;
  std::int64_t most_after = 0;
  Json by_level = Json::array();
  for (const papers::VoidedLevel& level : levels) {
    Json changes = Json::array();
    for (const auto& [change, count] : level.papers) {
      if (change == 0) continue;
      (change > 0 ? more : less) += count;
      changes.push_back({{"by", change}, {"pupils", count}});
    }
    most_before = std::max(most_before, level.most_before);
    most_after = std::max(most_after, level.most_after);
    by_level.push_back({{"level", level.level},
                        {"most_before", level.most_before},
                        {"most_after", level.most_after},
                        {"changes", std::move(changes)}});
  }
  pupils = more + less;
  return {{"pupils", pupils},
          {"more", more},
          {"less", less},
          {"most_before", most_before},
          {"most_after", most_after},
          {"levels", std::move(by_level)}};
}

Result<papers::Marked> mark(Desk& desk, const Ask& ask) {
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  auto marked = papers::mark(*desk.stores().contests, desk.writing(), *contest,
                             ask.act("mark", ask.contest.id), ask.now);
  desk.forget_known();
  return marked;
}

Result<Reply> set_state(Desk& desk, const Ask& ask, const std::string& state,
                        const std::string& what) {
  const auto set =
      desk.stores().contests->set_state(ask.contest.id, state, ask.act(what, ask.contest.id));
  if (!set) return std::unexpected(set.error());
  desk.forget_known();
  return contest_reply(desk, ask, {{"before", {{"state", ask.contest.state}}}});
}

}  // namespace

Result<void> Desk::forget_at_term(std::int64_t now) {
  constexpr std::int64_t kHour = 3'600'000;
  constexpr std::int64_t kSecond = 1000;
  if (now - terms_seen_ < kHour) return {};
  terms_seen_ = now;
  const auto seasons =
      papers::forget_ended(*stores_.contests, *stores_.persons, readers_, now / kSecond);
  if (!seasons) return std::unexpected(seasons.error());
  for (const auto& [season, names, trail] : *seasons) {
    if (names) {
      log("season " + season + ": its term has ended: " + std::to_string(*names) +
          " names and all codes were deleted");
      forget_sessions();
    }
    if (trail > 0) {
      log("season " + season + ": the term of its trail has ended: " + std::to_string(trail) +
          " acts and replaced answers were deleted");
    }
  }
  return {};
}

Result<Reply> void_question(Desk& desk, const Ask& ask) {
  const auto body = read_void(ask.body);
  if (!body) return bad(body.error());
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  const std::string question = ask.part("q");
  const store::QuestionRow* const row = contest->find(question);
  if (row == nullptr) return not_yours();
  auto& store = *desk.stores().contests;
  const auto effect = papers::voiding(store, *contest, question, body->points);
  if (!effect) return std::unexpected(effect.error());
  Json json = json_of(*effect);
  json["dry"] = body->dry;
  json["before"] = {{"points", row->voided}};
  if (body->dry) return Reply{.body = std::move(json)};
  const std::string points(name_of(body->points));
  const auto set = store.set_voided(ask.contest.id, question, points,
                                    ask.act("void", ask.contest.id, question + ": " + points));
  if (!set) return std::unexpected(set.error());
  desk.forget_known();
  if (ask.contest.revision > 0) {
    const auto marked = mark(desk, ask);
    if (!marked) return std::unexpected(marked.error());
    json["revision"] = marked->revision;
  }
  return Reply{.body = std::move(json)};
}

Result<Reply> mark_contest(Desk& desk, const Ask& ask) {
  const auto sure = read_sure(ask.body);
  if (!sure) return bad(sure.error());
  const auto writing = writing_now(desk, ask.contest, ask.now);
  if (!writing) return std::unexpected(writing.error());
  if (writing->runs) return refusal(409, "open", kStillWriting);
  if (writing->is_open && !*sure) {
    return asks("a group may still begin: its answers would come after these marks");
  }
  if (ask.contest.state == "published" && !*sure) {
    return asks("the results are official: new marks make them preliminary again");
  }
  const auto marked = mark(desk, ask);
  if (!marked) return std::unexpected(marked.error());
  if (marked->papers == 0) return refusal(409, "no_answers", "no paper was handed in");
  return contest_reply(desk, ask, {{"revision", marked->revision}, {"attempts", marked->papers}});
}

Result<Reply> publish_contest(Desk& desk, const Ask& ask) {
  const auto sure = read_sure(ask.body);
  if (!sure) return bad(sure.error());
  if (ask.contest.revision == 0) {
    return refusal(409, "not_marked", "the contest is not marked: mark it first");
  }
  const auto writing = writing_now(desk, ask.contest, ask.now);
  if (!writing) return std::unexpected(writing.error());
  if (writing->runs) return refusal(409, "open", kStillWriting);
  if (!*sure) return asks("all pupils and teachers will see results and solutions");
  return set_state(desk, ask, "published", "publish");
}

Result<Reply> unpublish_contest(Desk& desk, const Ask& ask) {
  const auto sure = read_sure(ask.body);
  if (!sure) return bad(sure.error());
  if (ask.contest.state != "published") {
    return refusal(409, "not_published", "the results are not published");
  }
  if (!*sure) return asks("results and solutions are hidden again; some may have seen them");
  return set_state(desk, ask, "marked", "unpublish");
}

Result<Reply> exclude_entrant(Desk& desk, const Ask& ask) {
  const auto body = read_exclude(ask.body);
  if (!body) return bad(body.error());
  const auto id = id_of(body->entrant);
  if (!id) return not_yours();
  const auto attempt = desk.stores().contests->attempt(ask.contest.id, *id);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt) return not_yours();
  const std::string& state = (*attempt)->attempt.state;
  const bool is_out = state == "excluded";
  if (state == "running") return refusal(409, "open", kStillWriting);
  if (!is_out && state != "handed_in") {
    return refusal(409, "not_handed_in", "this paper was not handed in");
  }
  if (body->out && !is_out && !body->sure) {
    return asks("the paper counts no more, and the pupil gets no rank");
  }
  std::string now = state;
  if (body->out != is_out) {
    now = body->out ? "excluded" : "handed_in";
    const auto set = desk.stores().contests->set_attempt_state(
        (*attempt)->attempt.id, now,
        ask.act(body->out ? "exclude" : "include", std::to_string(*id), ask.contest.id));
    if (!set) return std::unexpected(set.error());
  }
  return Reply{.body = {{"entrant", body->entrant}, {"state", now}, {"before", {{"out", is_out}}}}};
}

Result<Reply> forget_entrants(Desk& desk, const Ask& ask) {
  const auto body = read_forget(ask.body);
  if (!body) return bad(body.error());
  const auto writing = writing_now(desk, ask.contest, ask.now);
  if (!writing) return std::unexpected(writing.error());
  if (writing->runs || writing->is_open) {
    return refusal(409, "open", "the contest is not over: forget when all windows are closed");
  }
  if (!body->sure) {
    return asks(body->all
                    ? "all entrants of the season go, with names, codes, answers and marks"
                    : "all names and codes of the season go; answers and marks stay without them");
  }
  auto& contests = *desk.stores().contests;
  auto& persons = *desk.stores().persons;
  const std::string& season = ask.contest.season;
  desk.forget_sessions();
  if (!body->all) {
    const auto names =
        papers::forget_names(contests, persons, season, ask.act("forget", season, "names"));
    if (!names) return std::unexpected(names.error());
    const auto left = contests.entrants(season, {});
    if (!left) return std::unexpected(left.error());
    return Reply{
        .body = {{"entrants", 0}, {"attempts", 0}, {"names", *names}, {"left", left->size()}}};
  }
  const auto done = papers::forget(contests, persons, {.season = season}, desk.stores().cut_outs);
  if (!done && done.error().code == ErrorCode::not_found) {
    return refusal(404, "not_found", done.error().message);
  }
  if (!done) return std::unexpected(done.error());
  const auto noted = contests.add_act(ask.act("forget", season, "all"));
  if (!noted) return std::unexpected(noted.error());
  return Reply{.body = {{"entrants", done->rows.entrants.size()},
                        {"attempts", done->rows.attempts},
                        {"names", done->names},
                        {"left", done->rows.entrants_left}}};
}

}  // namespace reckon::contests
