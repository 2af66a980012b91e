// SPDX-License-Identifier: MIT
// The acts of teachers and invigilators for an entrant.
#include <algorithm>
#include <utility>

#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

constexpr std::int64_t kSecondMs = 1'000;

// Answers with the row of the entrant, as it is now, and with what was before.
Result<Reply> answered_with(Desk& desk, const Ask& ask, const std::string& contest, json before) {
  const auto chosen = contest_for(desk, ask.group, contest);
  if (!chosen) return std::unexpected(chosen.error());
  auto rows = wall_rows(desk, ask.group, *chosen ? (*chosen)->id : "", ask.now, ask.entrant.id);
  if (!rows) return std::unexpected(rows.error());
  return Reply{.body = {{"entrant", rows->empty() ? json() : std::move(rows->front())},
                        {"before", std::move(before)}}};
}

// Answers with a refusal of the store; its faults stay faults.
Result<Reply> refused_or_fault(const Error& error, std::string_view code) {
  constexpr int kConflict = 409;
  if (error.code == ErrorCode::system) return std::unexpected(error);
  if (error.code == ErrorCode::not_found) return not_yours();
  return refusal(kConflict, code, error.message);
}

std::string subject_of(const Ask& ask) { return std::to_string(ask.entrant.id); }

// An act on the attempt of the entrant in a contest.
struct OnAttempt {
  std::optional<Reply> refused{};
  store::ContestRow contest{};
  store::ProgressRow row{};
};
Result<OnAttempt> attempt_for(Desk& desk, const Ask& ask, const std::string& named) {
  const auto contest = contest_for(desk, ask.group, named);
  if (!contest) return std::unexpected(contest.error());
  if (!*contest) return OnAttempt{.refused = not_yours()};
  const auto rows = desk.stores().day->progress(ask.group, (*contest)->id);
  if (!rows) return std::unexpected(rows.error());
  const auto found = std::ranges::find_if(
      *rows, [&](const store::ProgressRow& row) { return row.entrant.id == ask.entrant.id; });
  if (found == rows->end() || found->attempt == 0) {
    return OnAttempt{.refused = not_found("the entrant has no paper in this contest")};
  }
  return OnAttempt{.contest = **contest, .row = *found};
}

Result<Reply> set_state(Desk& desk, const Ask& ask, const std::string& state,
                        std::string_view what) {
  const json before = {{"state", ask.entrant.state}};
  store::EntrantRow changed = ask.entrant;
  changed.state = state;
  if (auto done = desk.stores().contests->change_entrant(
          changed, ask.act(std::string(what), subject_of(ask)));
      !done) {
    return std::unexpected(done.error());
  }
  desk.forget_sessions();
  return answered_with(desk, ask, "", before);
}

}  // namespace

Result<Reply> give_extra(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMostPercent = 100;
  constexpr std::int64_t kMostSeconds = 14'400;
  const auto body = StaffBody::read(
      ask.body,
      {{.key = "percent", .sort = Wanted::Sort::number, .is_needed = true, .most = kMostPercent},
       {.key = "seconds", .sort = Wanted::Sort::number, .is_needed = true, .most = kMostSeconds},
       kContest});
  if (!body) return bad(body.error());
  const auto rows = desk.stores().day->progress(ask.group, "");
  if (!rows) return std::unexpected(rows.error());
  json before = {{"percent", 0}, {"seconds", 0}};
  for (const store::ProgressRow& row : *rows) {
    if (row.entrant.id != ask.entrant.id) continue;
    before = {{"percent", row.extra_percent}, {"seconds", row.extra_s}};
  }
  const std::int64_t percent = body->number("percent");
  const std::int64_t seconds = body->number("seconds");
  store::WritingStore& writing = desk.writing();
  const auto given = writing.all_or_none([&]() -> Result<void> {
    if (auto done = writing.give_extra(ask.entrant.id, percent, seconds); !done) return done;
    return writing.note_act(
        ask.act("extra", subject_of(ask),
                std::to_string(percent) + " %, " + std::to_string(seconds) + " s"));
  });
  if (!given) return std::unexpected(given.error());
  return answered_with(desk, ask, body->text("contest"), std::move(before));
}

Result<Reply> reopen(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kLeast = 60;
  constexpr std::int64_t kMost = 7'200;
  constexpr std::int64_t kUsual = 300;
  const auto body = StaffBody::read(
      ask.body, {kContest,
                 kSure,
                 {.key = "seconds", .sort = Wanted::Sort::number, .least = kLeast, .most = kMost}});
  if (!body) return bad(body.error());
  const auto on = attempt_for(desk, ask, body->text("contest"));
  if (!on) return std::unexpected(on.error());
  if (on->refused) return *on->refused;
  const auto window = desk.window(on->contest, ask.group.season, ask.group.id);
  if (!window) return std::unexpected(window.error());
  if (on->contest.state == "published" || window->phase(ask.now) != "open") {
    Reply reply = refusal(423, "not_open", "the window of the group is not open: open it first");
    reply.body["opens"] = window->opens;
    reply.body["closes"] = window->closes;
    return reply;
  }
  if (!body->truth("sure")) return asks("the pupil writes on, and has to hand in again");
  const std::int64_t ends = ask.now + body->number("seconds", kUsual) * kSecondMs;
  const auto done = desk.stores().day->reopen(on->row.attempt, ends,
                                              ask.act("reopen", subject_of(ask), on->contest.id));
  if (!done) return refused_or_fault(done.error(), "not_handed_in");
  return answered_with(desk, ask, on->contest.id, json::object());
}

Result<Reply> let_here(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kContest});
  if (!body) return bad(body.error());
  const auto on = attempt_for(desk, ask, body->text("contest"));
  if (!on) return std::unexpected(on.error());
  if (on->refused) return *on->refused;
  const auto done = desk.stores().day->free_device(
      on->row.attempt, ask.act("here", subject_of(ask), on->contest.id));
  if (!done) return std::unexpected(done.error());
  return answered_with(desk, ask, on->contest.id, json::object());
}

Result<Reply> accept_late(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kContest, kSure});
  if (!body) return bad(body.error());
  const auto on = attempt_for(desk, ask, body->text("contest"));
  if (!on) return std::unexpected(on.error());
  if (on->refused) return *on->refused;
  if (!body->truth("sure")) {
    Reply reply = asks("the answers that came after the end will count");
    reply.body["late"] = on->row.late;
    return reply;
  }
  const auto taken = desk.stores().day->accept_late(
      on->row.attempt,
      ask.act("late", subject_of(ask), on->contest.id + ": " + std::to_string(on->row.late)));
  if (!taken) return std::unexpected(taken.error());
  auto reply = answered_with(desk, ask, on->contest.id, json::object());
  if (reply) reply->body["taken"] = *taken;
  return reply;
}

Result<Reply> move_entrant(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {{.key = "group", .is_needed = true}});
  if (!body) return bad(body.error());
  const auto handle = id_of(body->text("group"));
  const auto group = handle ? desk.stores().day->group(*handle)
                            : Result<std::optional<store::GroupRow>>(std::nullopt);
  if (!group) return std::unexpected(group.error());
  if (!*group || (*group)->season != ask.group.season || !is_in_reach(ask, **group)) {
    return not_yours();
  }
  const auto others = desk.stores().contests->entrants((*group)->season, (*group)->id);
  if (!others) return std::unexpected(others.error());
  store::EntrantRow moved = ask.entrant;
  if (moved.group != (*group)->id) {
    moved.group = (*group)->id;
    moved.seat = 1;
    for (const store::EntrantRow& one : *others) moved.seat = std::max(moved.seat, one.seat + 1);
    const auto done = desk.stores().contests->change_entrant(
        moved, ask.act("move", subject_of(ask), hex_of((*group)->handle)));
    if (!done) return std::unexpected(done.error());
  }
  Ask there = ask;
  there.group = **group;
  return answered_with(desk, there, "", {{"group", hex_of(ask.group.handle)}});
}

Result<Reply> remove_entrant(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kSure});
  if (!body) return bad(body.error());
  if (!body->truth("sure")) return asks("the code of this entrant no longer enters");
  return set_state(desk, ask, "removed", "remove");
}

Result<Reply> restore_entrant(Desk& desk, const Ask& ask) {
  if (const auto body = StaffBody::read(ask.body, {}); !body) return bad(body.error());
  const auto room = has_room(desk, ask.group, ask.entrant.state == "removed" ? 1 : 0);
  if (!room) return std::unexpected(room.error());
  if (!*room) return refusal(409, "quota", "the quota is used up: ask the organiser for more");
  return set_state(desk, ask, "entered", "restore");
}

Result<Reply> remove_attempt(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kContest, kSure});
  if (!body) return bad(body.error());
  const auto on = attempt_for(desk, ask, body->text("contest"));
  if (!on) return std::unexpected(on.error());
  if (on->refused) return *on->refused;
  if (!body->truth("sure")) {
    return asks("what this entrant has written does not count, and a new paper is made");
  }
  const auto done = desk.stores().day->remove_attempt(
      on->row.attempt, ask.act("remove-attempt", subject_of(ask), on->contest.id));
  if (!done) return std::unexpected(done.error());
  return answered_with(desk, ask, on->contest.id, json::object());
}

Result<Reply> put_name(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMost = 200;
  const auto body = StaffBody::read(ask.body, {{.key = "name", .is_needed = true, .most = kMost}});
  if (!body) return bad(body.error());
  const auto kept = desk.keeps_names(ask.entrant.season);
  if (!kept) return std::unexpected(kept.error());
  if (!*kept) return refusal(403, "names_off", "this season keeps no names");
  const auto before = desk.stores().persons->name_of(ask.entrant.id);
  if (!before) return std::unexpected(before.error());
  const std::vector<store::PersonRow> names = {
      {.entrant = ask.entrant.id, .name = body->text("name")}};
  if (auto set = desk.stores().persons->set_names(names); !set) {
    return std::unexpected(set.error());
  }
  if (auto noted = desk.stores().contests->add_act(ask.act("name", subject_of(ask))); !noted) {
    return std::unexpected(noted.error());
  }
  return answered_with(desk, ask, "", {{"name", *before}});
}

Result<Reply> put_level(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {{.key = "level", .is_needed = true, .most = 40}});
  if (!body) return bad(body.error());
  const auto attempts = desk.writing().attempts(ask.entrant.id);
  if (!attempts) return std::unexpected(attempts.error());
  if (!attempts->empty()) {
    return refusal(409, "open", "the entrant has a paper already: remove the attempt first");
  }
  const auto known = level_of(desk, ask.group.season, body->text("level"));
  if (!known) return std::unexpected(known.error());
  if (!*known) {
    return bad({.message = "\"level\": the season has no such level"});
  }
  store::EntrantRow changed = ask.entrant;
  changed.level = body->text("level");
  const auto done = desk.stores().contests->change_entrant(
      changed, ask.act("level", subject_of(ask), changed.level));
  if (!done) return std::unexpected(done.error());
  return answered_with(desk, ask, "", {{"level", ask.entrant.level}});
}

Result<Reply> merge_entrants(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(
      ask.body, {{.key = "from", .is_needed = true}, {.key = "into", .is_needed = true}, kSure});
  if (!body) return bad(body.error());
  // Both are looked up as if the path named them.
  Ask from = ask;
  Ask into = ask;
  from.parts["e"] = body->text("from");
  into.parts["e"] = body->text("into");
  for (Ask* const one : {&from, &into}) {
    auto refused = desk.admit(*one, {.path = "{e}", .role = Role::teacher});
    if (!refused) return std::unexpected(refused.error());
    if (*refused) return **std::move(refused);
  }
  if (from.entrant.id == into.entrant.id || from.entrant.season != into.entrant.season) {
    return bad({.message = "these must be two entrants of one season"});
  }
  if (!body->truth("sure")) {
    return asks("both codes will be of one entrant, and this cannot be undone");
  }
  const auto& stores = desk.stores();
  const auto merged =
      stores.contests->merge(from.entrant.id, into.entrant.id,
                             ask.act("merge", subject_of(into), hex_of(from.entrant.id)));
  if (!merged) return refused_or_fault(merged.error(), "both_wrote");
  // Then the codes; if this ends in between, the former code still leads to the other entrant.
  if (auto codes = stores.persons->merge(from.entrant.id, into.entrant.id); !codes) {
    return std::unexpected(codes.error());
  }
  desk.forget_sessions();
  return answered_with(desk, into, "", json::object());
}

}  // namespace reckon::contests
