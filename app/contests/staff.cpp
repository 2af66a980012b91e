// SPDX-License-Identifier: MIT
#include "app/contests/staff.hpp"

#include <set>
#include <span>
#include <utility>

#include "app/contests/staff_routes.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/group_id.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contests {

namespace {

// Rehearsals of other groups are left out.
bool is_of(const store::ContestRow& row, const store::GroupRow& group) {
  return row.season == group.season && (!row.rehearsal || *row.rehearsal == group.id);
}

// The groups that a person may see.
Result<std::vector<store::GroupRow>> groups_of(Desk& desk, const Ask& ask) {
  switch (ask.role()) {
    case Role::organiser: return desk.stores().day->all_groups(std::nullopt);
    case Role::teacher: return desk.stores().day->all_groups(ask.session->subject);
    default: return std::vector{ask.group};
  }
}

Result<nlohmann::json> contest_json(Desk& desk, const store::ContestRow& row) {
  const auto known = desk.known(row);
  if (!known) return std::unexpected(known.error());
  std::set<std::string> questions;
  for (const store::OnPaper& place : (*known)->data.on_paper) questions.insert(place.question);
  nlohmann::json levels = nlohmann::json::array();
  for (const contest::Level& level : (*known)->plan.levels) {
    levels.push_back({{"id", level.id},
                      {"title", papers::json_of(level.name)},
                      {"questions", (*known)->on_paper(level.id).size()}});
  }
  return nlohmann::json{{"contest", row.id},
                        {"title", papers::json_of((*known)->plan.name)},
                        {"season", row.season},
                        {"state", row.state},
                        {"rehearsal", row.rehearsal.has_value()},
                        {"minutes", (*known)->plan.minutes},
                        {"questions", questions.size()},
                        {"levels", std::move(levels)}};
}

// A group as pages show it, from the contests that were read before.
Result<nlohmann::json> group_with(Desk& desk, const store::GroupRow& group,
                                  std::span<const store::ContestRow> contests, std::int64_t now) {
  const auto& stores = desk.stores();
  const auto school = stores.day->school(group.school);
  if (!school) return std::unexpected(school.error());
  const auto entrants = stores.contests->entrants(group.season, group.id);
  if (!entrants) return std::unexpected(entrants.error());
  const auto code =
      stores.persons->staff_code_of(std::string(name_of(Role::invigilator)), group.handle);
  if (!code) return std::unexpected(code.error());
  nlohmann::json windows = nlohmann::json::array();
  for (const store::ContestRow& row : contests) {
    if (!is_of(row, group)) continue;
    const auto when = desk.window(row, group.season, group.id);
    if (!when) return std::unexpected(when.error());
    windows.push_back({{"contest", row.id},
                       {"opens", when->opens},
                       {"closes", when->closes},
                       {"phase", row.state == "published" ? "published" : when->phase(now)}});
  }
  const bool has_code = *code && (*code)->until > now;
  return nlohmann::json{
      {"group", hex_of(group.handle)},
      {"name", contest::group_name(group.id)},
      {"school", group.school},
      {"season", group.season},
      {"level", group.level},
      {"zone", *school ? (*school)->zone : std::string()},
      {"teacher", group.teacher ? nlohmann::json(hex_of(*group.teacher)) : nlohmann::json()},
      {"entrants", std::ranges::count(*entrants, "entered", &store::EntrantRow::state)},
      {"shift_min", group.shift_min},
      {"open_until", group.open_until},
      {"day_code_until", has_code ? (*code)->until : 0},
      {"windows", std::move(windows)}};
}

}  // namespace

Result<std::optional<store::ContestRow>> contest_for(Desk& desk, const store::GroupRow& group,
                                                     const std::string& named) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  std::optional<store::ContestRow> only;
  bool several = false;
  for (const store::ContestRow& row : *rows) {
    if (!is_of(row, group)) continue;
    if (row.id == named) return row;
    if (row.rehearsal) continue;
    several = several || only;
    only = row;
  }
  return several || !named.empty() ? std::nullopt : only;
}

Result<nlohmann::json> group_json(Desk& desk, const store::GroupRow& group, std::int64_t now) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  return group_with(desk, group, *rows, now);
}

Result<Reply> staff_me(Desk& desk, const Ask& ask) {
  const auto& stores = desk.stores();
  const auto groups = groups_of(desk, ask);
  if (!groups) return std::unexpected(groups.error());
  const auto rows = stores.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  const std::string season = ask.role() == Role::organiser ? ""
                             : ask.role() == Role::teacher ? ask.teacher.season
                                                           : ask.group.season;
  nlohmann::json contests = nlohmann::json::array();
  nlohmann::json levels = nlohmann::json::array();
  std::set<std::string> level_ids;
  bool names = true;
  for (const store::ContestRow& row : *rows) {
    const bool is_seen =
        row.rehearsal
            ? std::ranges::any_of(*groups, [&](const auto& one) { return is_of(row, one); })
            : season.empty() || row.season == season;
    if (!is_seen) continue;
    auto json = contest_json(desk, row);
    if (!json) return std::unexpected(json.error());
    for (const auto& level : json->at("levels")) {
      if (row.rehearsal || !level_ids.insert(level.at("id")).second) continue;
      levels.push_back({{"id", level.at("id")}, {"title", level.at("title")}});
    }
    const auto kept = desk.keeps_names(row.season);
    if (!kept) return std::unexpected(kept.error());
    names = names && *kept;
    contests.push_back(*std::move(json));
  }
  nlohmann::json group_list = nlohmann::json::array();
  for (const store::GroupRow& group : *groups) {
    auto json = group_with(desk, group, *rows, ask.now);
    if (!json) return std::unexpected(json.error());
    group_list.push_back(*std::move(json));
  }
  nlohmann::json quota;
  nlohmann::json used;
  std::string name;
  if (ask.role() == Role::teacher) {
    const auto taught = stores.day->taught(ask.teacher.id);
    if (!taught) return std::unexpected(taught.error());
    const auto teachers = stores.persons->teachers();
    if (!teachers) return std::unexpected(teachers.error());
    const auto found = teachers->find(ask.teacher.id);
    if (found != teachers->end()) name = found->second.name;
    quota = ask.teacher.quota;
    used = *taught;
  }
  auto notices = desk.notices(ask.now);
  if (!notices) return std::unexpected(notices.error());
  nlohmann::json languages = nlohmann::json::array();
  for (const Language language : kAllLanguages) languages.push_back(reckon::name_of(language));
  return Reply{
      .body = {{"now", ask.now},
               {"store", desk.copy_number()},
               {"role", ask.session->role},
               {"name", std::move(name)},
               {"school", ask.role() == Role::teacher ? ask.teacher.school : ask.group.school},
               {"season", season},
               {"quota", std::move(quota)},
               {"used", std::move(used)},
               {"names", names ? "kept" : "none"},
               {"languages", std::move(languages)},
               {"notices", *std::move(notices)},
               {"levels", std::move(levels)},
               {"contests", std::move(contests)},
               {"groups", std::move(group_list)}}};
}

}  // namespace reckon::contests
