// SPDX-License-Identifier: MIT
// The acts of teachers on their groups: entrants and codes, windows, day codes, rescue texts.
#include <algorithm>
#include <utility>

#include "app/answers/placed_json.hpp"
#include "app/contests/body.hpp"
#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/contest/group_id.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

constexpr std::int64_t kMostAtOnce = 100;
constexpr std::int64_t kWindowMinuteMs = 60'000;
constexpr std::int64_t kMostLevel = 40;
constexpr int kCreated = 201;

Reply over_quota() {
  return refusal(409, "quota", "the quota is used up: ask the organiser for more entrants");
}

// Adds entrants with codes to a group, which is made if it is new.
Result<std::vector<store::EntrantRow>> add_entrants(Desk& desk, const store::SchoolRow& school,
                                                    const store::GroupRow& group,
                                                    const std::string& level, std::int64_t count) {
  const auto& stores = desk.stores();
  const auto there = stores.contests->entrants(group.season, group.id);
  if (!there) return std::unexpected(there.error());
  std::int64_t seat = 0;
  for (const store::EntrantRow& one : *there) seat = std::max(seat, one.seat);
  std::vector<store::EntrantRow> added;
  std::vector<store::AccessRow> codes;
  for (std::int64_t i = 0; i < count; ++i) {
    added.push_back({.id = desk.random_id(),
                     .season = group.season,
                     .group = group.id,
                     .seat = ++seat,
                     .level = level});
    codes.push_back({.code = contest::draw_access_code([&] { return desk.chance(); }),
                     .entrant = added.back().id});
  }
  // Codes of entrants who are not there open nothing; the other way round, slips would be missing.
  if (auto done = stores.persons->add_codes(codes); !done) return std::unexpected(done.error());
  if (auto done = stores.contests->enrol(school, group, added); !done) {
    std::vector<std::int64_t> ids;
    for (const store::EntrantRow& one : added) ids.push_back(one.id);
    std::ignore = stores.persons->forget(ids);
    return std::unexpected(done.error());
  }
  return added;
}

Result<std::optional<store::GroupRow>> named_group(Desk& desk, const std::string& season,
                                                   const std::string& id) {
  return desk.stores().day->group_of({.season = season, .group = id});
}

// Sets the window of a group; answers with the group and what was before.
Result<Reply> set_group_window(Desk& desk, const Ask& ask, std::int64_t shift_min,
                               std::int64_t open_until) {
  store::WritingStore& writing = desk.writing();
  const auto done = writing.all_or_none([&]() -> Result<void> {
    if (auto shifted = writing.shift(ask.group.season, ask.group.id, shift_min, open_until);
        !shifted) {
      return shifted;
    }
    return writing.note_act(ask.act(
        "window", hex_of(ask.group.handle),
        "shift " + std::to_string(shift_min) + " min, open until " + std::to_string(open_until)));
  });
  if (!done) return std::unexpected(done.error());
  const auto group = desk.stores().day->group(ask.group.handle);
  if (!group) return std::unexpected(group.error());
  auto shown = group_json(desk, group->value_or(ask.group), ask.now);
  if (!shown) return std::unexpected(shown.error());
  return Reply{
      .body = {
          {"group", *std::move(shown)},
          {"before", {{"shift_min", ask.group.shift_min}, {"open_until", ask.group.open_until}}}}};
}

}  // namespace

Result<const contest::Level*> level_of(Desk& desk, const std::string& season,
                                       const std::string& level) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  for (const store::ContestRow& row : *rows) {
    if (row.season != season || row.rehearsal) continue;
    const auto known = desk.known(row);
    if (!known) return std::unexpected(known.error());
    if (const contest::Level* const found = (*known)->plan.level(level)) return found;
  }
  return nullptr;
}

Result<bool> has_room(Desk& desk, const store::GroupRow& group, std::int64_t more) {
  if (!group.teacher) return true;
  const auto teacher = desk.stores().day->teacher(*group.teacher);
  if (!teacher) return std::unexpected(teacher.error());
  const auto taught = desk.stores().day->taught(*group.teacher);
  if (!taught) return std::unexpected(taught.error());
  return !*teacher || *taught + more <= (*teacher)->quota;
}

Result<Reply> make_group(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(
      ask.body, {{.key = "name", .is_needed = true, .most = 60},
                 {.key = "level", .is_needed = true, .most = kMostLevel},
                 {.key = "count", .sort = Wanted::Sort::number, .most = kMostAtOnce},
                 {.key = "teacher", .most = 16}});
  if (!body) return bad(body.error());
  store::TeacherRow teacher = ask.teacher;
  if (ask.role() == Role::organiser || body->has("teacher")) {
    const auto id = id_of(body->text("teacher"));
    if (ask.role() != Role::organiser && id != teacher.id) return not_yours();
    const auto row = id ? desk.stores().day->teacher(*id)
                        : Result<std::optional<store::TeacherRow>>(std::nullopt);
    if (!row) return std::unexpected(row.error());
    if (!*row) return not_yours();
    teacher = **row;
  }
  const std::string name = body->text("name");
  if (name.empty() || name.contains('/') || name.contains(' ') ||
      name.contains(contest::kBehindName)) {
    return bad({.message = "\"name\": write one word, such as 5b"});
  }
  const auto level = level_of(desk, teacher.season, body->text("level"));
  if (!level) return std::unexpected(level.error());
  if (!*level) return bad({.message = "\"level\": the season has no such level"});
  store::GroupRow group = {.id = name,
                           .school = teacher.school,
                           .season = teacher.season,
                           .teacher = teacher.id,
                           .level = body->text("level")};
  const std::int64_t count = body->number("count");
  const auto room = has_room(desk, group, count);
  if (!room) return std::unexpected(room.error());
  if (!*room) return over_quota();
  const auto own = desk.stores().day->all_groups(teacher.id);
  if (!own) return std::unexpected(own.error());
  if (std::ranges::any_of(*own, [&](const store::GroupRow& one) {
        return one.season == group.season && contest::group_name(one.id) == name;
      })) {
    return refusal(409, "taken", "a group of yours has this name: give it another one");
  }
  // People see the name alone, so that none learns of a group of others with it.
  const auto other = named_group(desk, group.season, name);
  if (!other) return std::unexpected(other.error());
  if (*other) group.id = contest::draw_group_id(name, [&] { return desk.chance(); });
  const auto school = desk.stores().day->school(group.school);
  if (!school) return std::unexpected(school.error());
  const auto added = add_entrants(desk, school->value_or(store::SchoolRow{.id = group.school}),
                                  group, group.level, count);
  if (!added) return std::unexpected(added.error());
  const auto made = named_group(desk, group.season, group.id);
  if (!made) return std::unexpected(made.error());
  if (!*made) return failure(ErrorCode::system, "the group that was made is not there");
  const auto noted = desk.stores().contests->add_act(
      ask.act("group", hex_of((*made)->handle), std::to_string(count) + " entrants"));
  if (!noted) return std::unexpected(noted.error());
  auto shown = group_json(desk, **made, ask.now);
  if (!shown) return std::unexpected(shown.error());
  return Reply{.status = kCreated, .body = {{"group", *std::move(shown)}}};
}

Result<Reply> add_to_group(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {{.key = "count",
                                                .sort = Wanted::Sort::number,
                                                .is_needed = true,
                                                .least = 1,
                                                .most = kMostAtOnce},
                                               {.key = "level", .most = kMostLevel}});
  if (!body) return bad(body.error());
  const std::string level = body->has("level") ? body->text("level") : ask.group.level;
  const auto known = level_of(desk, ask.group.season, level);
  if (!known) return std::unexpected(known.error());
  if (!*known) return bad({.message = "\"level\": the season has no such level"});
  const auto room = has_room(desk, ask.group, body->number("count"));
  if (!room) return std::unexpected(room.error());
  if (!*room) return over_quota();
  const auto school = desk.stores().day->school(ask.group.school);
  if (!school) return std::unexpected(school.error());
  const auto added = add_entrants(desk, school->value_or(store::SchoolRow{.id = ask.group.school}),
                                  ask.group, level, body->number("count"));
  if (!added) return std::unexpected(added.error());
  const auto noted = desk.stores().contests->add_act(
      ask.act("entrants", hex_of(ask.group.handle), std::to_string(added->size()) + " added"));
  if (!noted) return std::unexpected(noted.error());
  json list = json::array();
  for (const store::EntrantRow& one : *added) {
    list.push_back({{"entrant", hex_of(one.id)}, {"seat", one.seat}});
  }
  auto shown = group_json(desk, ask.group, ask.now);
  if (!shown) return std::unexpected(shown.error());
  return Reply{.body = {{"entrants", std::move(list)}, {"group", *std::move(shown)}}};
}

Result<Reply> list_entrants(Desk& desk, const Ask& ask) {
  const auto rows = desk.stores().contests->entrants(ask.group.season, ask.group.id);
  if (!rows) return std::unexpected(rows.error());
  const auto codes = desk.stores().persons->codes();
  if (!codes) return std::unexpected(codes.error());
  json list = json::array();
  for (const store::EntrantRow& one : *rows) {
    if (one.merged_into) continue;
    const auto name = desk.stores().persons->name_of(one.id);
    if (!name) return std::unexpected(name.error());
    const auto code = codes->find(one.id);
    list.push_back({{"entrant", hex_of(one.id)},
                    {"seat", one.seat},
                    {"name", *name},
                    {"level", one.level},
                    {"state", one.state},
                    {"code", code == codes->end() ? "" : contest::shown(code->second)}});
  }
  return Reply{.body = {{"entrants", std::move(list)}}};
}

Result<Reply> shift_window(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMostShift = 1'440;
  const auto body = StaffBody::read(ask.body, {{.key = "shift_min",
                                                .sort = Wanted::Sort::number,
                                                .is_needed = true,
                                                .least = -kMostShift,
                                                .most = kMostShift},
                                               {.key = "open_until",
                                                .sort = Wanted::Sort::number,
                                                .is_needed = true,
                                                .most = ask.now + kMostShift * kWindowMinuteMs}});
  if (!body) return bad(body.error());
  return set_group_window(desk, ask, body->number("shift_min"), body->number("open_until"));
}

Result<Reply> open_now(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMost = 240;
  const auto body = StaffBody::read(
      ask.body,
      {{.key = "minutes", .sort = Wanted::Sort::number, .is_needed = true, .most = kMost}});
  if (!body) return bad(body.error());
  const std::int64_t minutes = body->number("minutes");
  return set_group_window(desk, ask, ask.group.shift_min,
                          minutes == 0 ? 0 : ask.now + minutes * kWindowMinuteMs);
}

Result<Reply> make_day_code(Desk& desk, const Ask& ask) {
  if (const auto body = StaffBody::read(ask.body, {}); !body) return bad(body.error());
  const auto zone = desk.writing().zone_of(ask.group.season, ask.group.id);
  if (!zone) return std::unexpected(zone.error());
  const store::StaffCodeRow row = {.code = contest::draw_access_code([&] { return desk.chance(); }),
                                   .subject = ask.group.handle,
                                   .role = std::string(name_of(Role::invigilator)),
                                   .until = desk.zone(*zone).next_midnight(ask.now)};
  if (auto put = desk.stores().persons->put_staff_code(row); !put) {
    return std::unexpected(put.error());
  }
  const auto noted =
      desk.stores().contests->add_act(ask.act("day code", hex_of(ask.group.handle), "made"));
  if (!noted) return std::unexpected(noted.error());
  return Reply{.body = {{"code", contest::shown(row.code)}, {"until", row.until}}};
}

Result<Reply> end_day_code(Desk& desk, const Ask& ask) {
  if (const auto body = StaffBody::read(ask.body, {}); !body) return bad(body.error());
  const auto ended = desk.stores().persons->end_staff_code(std::string(name_of(Role::invigilator)),
                                                           ask.group.handle);
  if (!ended) return std::unexpected(ended.error());
  const auto noted =
      desk.stores().contests->add_act(ask.act("day code", hex_of(ask.group.handle), "ended"));
  if (!noted) return std::unexpected(noted.error());
  return Reply{};
}

}  // namespace reckon::contests
