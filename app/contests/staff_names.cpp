// SPDX-License-Identifier: MIT
// Names of a group, which stand in the file of persons alone.
#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "app/contests/body.hpp"
#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

constexpr std::int64_t kMostTable = 60'000;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\"";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Reads lines of a seat and a name, with commas, semicolons or tabs between them.
Result<std::vector<store::PersonRow>> names_in_table(
    std::string_view text, const std::map<std::int64_t, std::int64_t>& seats) {
  constexpr std::string_view kMarkOfUtf8 = "\xEF\xBB\xBF";
  if (text.starts_with(kMarkOfUtf8)) text.remove_prefix(kMarkOfUtf8.size());
  std::vector<store::PersonRow> names;
  std::size_t line = 0;
  while (!text.empty()) {
    const std::string_view row = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(row.size() + 1, text.size()));
    ++line;
    if (trimmed(row).empty()) continue;
    const std::size_t mark = row.find_first_of(",;\t");
    const std::string_view seat_text = trimmed(row.substr(0, mark));
    std::int64_t seat = 0;
    const auto [end, problem] =
        std::from_chars(seat_text.data(), seat_text.data() + seat_text.size(), seat);
    const bool is_number = problem == std::errc() && end == seat_text.data() + seat_text.size();
    if (!is_number && line == 1) continue;  // a line of headings
    const auto wrong = [&](const std::string& what) {
      return failure("line " + std::to_string(line) + ": " + what);
    };
    if (!is_number || mark == std::string_view::npos)
      return wrong("write a seat and a name, like 3;Ada");
    const auto entrant = seats.find(seat);
    if (entrant == seats.end()) return wrong("the group has no seat " + std::to_string(seat));
    const std::string_view name = trimmed(row.substr(mark + 1));
    if (name.size() > kMostName) return wrong("the name is too long");
    names.push_back({.entrant = entrant->second, .name = std::string(name)});
  }
  return names;
}

Result<std::optional<Reply>> refused_names(Desk& desk, const std::string& season) {
  const auto kept = desk.keeps_names(season);
  if (!kept) return std::unexpected(kept.error());
  if (*kept) return std::nullopt;
  return refusal(403, "names_off", "this season keeps no names");
}

Result<json> names_now(Desk& desk, const std::vector<store::PersonRow>& rows) {
  json before = json::array();
  for (const store::PersonRow& row : rows) {
    const auto name = desk.stores().persons->name_of(row.entrant);
    if (!name) return std::unexpected(name.error());
    before.push_back({{"entrant", hex_of(row.entrant)}, {"name", *name}});
  }
  return before;
}

}  // namespace

Result<Reply> put_names(Desk& desk, const Ask& ask) {
  const auto body =
      StaffBody::read(ask.body, {{.key = "names", .sort = Wanted::Sort::names},
                                 {.key = "csv", .sort = Wanted::Sort::text, .most = kMostTable}});
  if (!body) return bad(body.error());
  if (body->has("names") == body->has("csv")) {
    return bad({.message = "give either \"names\" or \"csv\""});
  }
  const auto refused = refused_names(desk, ask.group.season);
  if (!refused) return std::unexpected(refused.error());
  if (*refused) return **refused;
  const auto entrants = desk.stores().contests->entrants(ask.group.season, ask.group.id);
  if (!entrants) return std::unexpected(entrants.error());
  std::map<std::int64_t, std::int64_t> seats;
  std::set<std::int64_t> of_group;
  for (const store::EntrantRow& one : *entrants) {
    if (one.merged_into) continue;
    seats.emplace(one.seat, one.id);
    of_group.insert(one.id);
  }
  const auto names = body->has("csv") ? names_in_table(body->text("csv"), seats)
                                      : Result<std::vector<store::PersonRow>>(body->names());
  if (!names) return bad(names.error());
  for (const store::PersonRow& row : *names) {
    if (!of_group.contains(row.entrant)) return not_yours();
  }
  auto before = names_now(desk, *names);
  if (!before) return std::unexpected(before.error());
  if (auto set = desk.stores().persons->set_names(*names); !set) {
    return std::unexpected(set.error());
  }
  const auto noted = desk.stores().contests->add_act(
      ask.act("names", hex_of(ask.group.handle), std::to_string(names->size()) + " set"));
  if (!noted) return std::unexpected(noted.error());
  return Reply{.body = {{"set", names->size()}, {"before", {{"names", *std::move(before)}}}}};
}

Result<Reply> delete_names(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kSure});
  if (!body) return bad(body.error());
  if (!body->truth("sure")) return asks("all names of this group are deleted, for good");
  const auto entrants = desk.stores().contests->entrants(ask.group.season, ask.group.id);
  if (!entrants) return std::unexpected(entrants.error());
  std::vector<store::PersonRow> names;
  std::int64_t deleted = 0;
  for (const store::EntrantRow& one : *entrants) {
    const auto name = desk.stores().persons->name_of(one.id);
    if (!name) return std::unexpected(name.error());
    deleted += name->empty() ? 0 : 1;
    names.push_back({.entrant = one.id, .name = ""});
  }
  if (auto set = desk.stores().persons->set_names(names); !set) {
    return std::unexpected(set.error());
  }
  const auto noted = desk.stores().contests->add_act(
      ask.act("names", hex_of(ask.group.handle), std::to_string(deleted) + " deleted"));
  if (!noted) return std::unexpected(noted.error());
  return Reply{.body = {{"deleted", deleted}}};
}

}  // namespace reckon::contests
