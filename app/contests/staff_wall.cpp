// SPDX-License-Identifier: MIT
// The wall list: who of a group is where.
#include <algorithm>
#include <utility>

#include "app/contests/staff.hpp"

namespace reckon::contests {

namespace {

// The state that the list shows.
std::string_view state_of(const store::ProgressRow& row, bool has_entered) {
  if (row.entrant.state == "removed") return "removed";
  if (row.state.empty() || row.state == "ready") return has_entered ? "entered" : "not_entered";
  return row.state;
}

}  // namespace

Result<nlohmann::json> wall_rows(Desk& desk, const store::GroupRow& group,
                                 const std::string& contest, std::int64_t now,
                                 const std::optional<std::int64_t>& only) {
  const auto& stores = desk.stores();
  const auto rows = stores.day->progress(group, contest);
  if (!rows) return std::unexpected(rows.error());
  const auto known = desk.known(contest);
  if (!known) return std::unexpected(known.error());
  nlohmann::json list = nlohmann::json::array();
  for (const store::ProgressRow& row : *rows) {
    if (only && row.entrant.id != *only) continue;
    const auto name = stores.persons->name_of(row.entrant.id);
    if (!name) return std::unexpected(name.error());
    const auto devices = stores.persons->devices_of(row.entrant.id, now);
    if (!devices) return std::unexpected(devices.error());
    const auto heard = desk.heard(row.entrant.id);
    std::string check;
    if (row.state == "handed_in") {
      const auto attempt = stores.writing->attempt(row.entrant.id, contest);
      if (!attempt) return std::unexpected(attempt.error());
      const auto receipt = *attempt ? desk.receipt(**attempt) : nlohmann::json();
      if (!receipt) return std::unexpected(receipt.error());
      if (receipt->is_object()) check = receipt->value("check", "");
    }
    const std::size_t asked = *known == nullptr ? 0 : (*known)->on_paper(row.entrant.level).size();
    constexpr std::int64_t kSecond = 1000;
    const std::int64_t left =
        row.state == "running" ? std::max<std::int64_t>(0, row.ends - now) / kSecond : 0;
    list.push_back({{"entrant", hex_of(row.entrant.id)},
                    {"seat", row.entrant.seat},
                    {"name", *name},
                    {"level", row.entrant.level},
                    {"state", state_of(row, *devices > 0)},
                    {"started", row.started},
                    {"ends", row.ends},
                    {"left_s", left},
                    {"extra", {{"percent", row.extra_percent}, {"seconds", row.extra_s}}},
                    {"extra_s", row.attempt_extra_s},
                    {"answered", row.answered},
                    {"of", asked},
                    {"heard", heard ? nlohmann::json(now - *heard) : nlohmann::json()},
                    {"devices", *devices},
                    {"how", row.how},
                    {"check", std::move(check)},
                    {"late", row.late},
                    {"flagged", row.flagged}});
  }
  return list;
}

Result<Reply> progress(Desk& desk, const Ask& ask) {
  const auto contest = contest_for(desk, ask.group, ask.asked("contest"));
  if (!contest) return std::unexpected(contest.error());
  if (!*contest && !ask.asked("contest").empty()) return not_yours();
  const std::string id = *contest ? (*contest)->id : "";
  auto rows = wall_rows(desk, ask.group, id, ask.now, std::nullopt);
  if (!rows) return std::unexpected(rows.error());
  auto group = group_json(desk, ask.group, ask.now);
  if (!group) return std::unexpected(group.error());
  auto notices = desk.notices(ask.now);
  if (!notices) return std::unexpected(notices.error());
  return Reply{.body = {{"now", ask.now},
                        {"since", desk.since()},
                        {"group", *std::move(group)},
                        {"contest", id},
                        {"notices", *std::move(notices)},
                        {"entrants", *std::move(rows)}}};
}

}  // namespace reckon::contests
