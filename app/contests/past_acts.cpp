// SPDX-License-Identifier: MIT
// The list of acts: all of them for organisers, and those on the own groups for teachers.
#include <charconv>
#include <limits>
#include <map>
#include <utility>

#include "app/contests/organiser.hpp"
#include "reckon/contest/group_id.hpp"

namespace reckon::contests {

namespace {

using Json = nlohmann::json;

// Entrants stand in acts by their number, and on pages by 16 digits.
std::string subject_of(const std::string& subject) {
  constexpr std::size_t kShortest = 10;
  std::int64_t id = 0;
  const auto [end, problem] = std::from_chars(subject.data(), subject.data() + subject.size(), id);
  const bool is_id = subject.size() >= kShortest && problem == std::errc() &&
                     end == subject.data() + subject.size() && id > 0;
  return is_id ? hex_of(id) : subject;
}

// A group, or a seat of it.
struct Place {
  store::GroupRow group{};
  std::int64_t seat = 0;
};
// By the subject of an act; null for all but groups and entrants.
using Places = std::map<std::string, std::optional<Place>, std::less<>>;

// The own groups of a teacher, and their entrants.
Result<Places> own_places(Desk& desk, std::int64_t teacher) {
  Places places;
  const auto groups = desk.stores().day->all_groups(teacher);
  if (!groups) return std::unexpected(groups.error());
  for (const store::GroupRow& group : *groups) {
    places[hex_of(group.handle)] = Place{.group = group};
    const auto entrants = desk.stores().contests->entrants(group.season, group.id);
    if (!entrants) return std::unexpected(entrants.error());
    for (const store::EntrantRow& one : *entrants) {
      places[hex_of(one.id)] = Place{.group = group, .seat = one.seat};
    }
  }
  return places;
}

// Finds the group or the entrant of a subject, whoever has it.
Result<std::optional<Place>> place_of(Desk& desk, const std::string& subject) {
  const auto id = id_of(subject);
  if (!id) return std::nullopt;
  const auto group = desk.stores().day->group(*id);
  if (!group) return std::unexpected(group.error());
  if (*group) return Place{.group = **group};
  const auto entrant = desk.stores().contests->entrant(*id);
  if (!entrant && entrant.error().code == ErrorCode::not_found) return std::nullopt;
  if (!entrant) return std::unexpected(entrant.error());
  const auto of = desk.stores().day->group_of(*entrant);
  if (!of) return std::unexpected(of.error());
  return *of ? std::optional(Place{.group = **of, .seat = entrant->seat}) : std::nullopt;
}

// Whether a teacher may see the act of a person on an own group. A pupil who came from another
// teacher has acts of that one, and of the invigilators there.
bool may_see(const Ask& ask, const store::ActRow& row, const Places& own) {
  const std::string_view who = row.who;
  const std::string_view role = who.substr(0, who.find(' '));
  const std::string_view id = role.size() < who.size() ? who.substr(role.size() + 1) : "";
  if (role == name_of(Role::teacher)) return id == hex_of(ask.session->subject);
  return role != name_of(Role::invigilator) || own.contains(id);
}

// Details name the groups and entrants of some acts; those of others are left out.
std::string detail_for(const Places& own, const store::ActRow& row) {
  return !id_of(row.detail) || own.contains(row.detail) ? row.detail : "";
}

}  // namespace

Result<Reply> list_acts(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kUsual = 100;
  constexpr std::int64_t kMost = 500;
  constexpr std::int64_t kLatest = std::numeric_limits<std::int64_t>::max();
  const auto most = static_cast<std::size_t>(number_of(ask, "limit", kUsual, kMost));
  const bool sees_all = ask.role() == Role::organiser;
  auto own = sees_all ? Result<Places>() : own_places(desk, ask.session->subject);
  if (!own) return std::unexpected(own.error());
  Places& places = *own;
  const std::string self = ask.act("", "").who;
  Json all = Json::array();
  std::int64_t before = number_of(ask, "before", kLatest, kLatest);
  while (all.size() < most) {
    const auto rows = desk.stores().day->acts_before(before, kMost);
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) break;
    before = rows->back().id;
    for (const store::ActRow& row : *rows) {
      if (all.size() == most) break;
      const std::string subject = subject_of(row.subject);
      const auto known = places.find(subject);
      if (!sees_all && (known == places.end() || !may_see(ask, row, places))) continue;
      auto place = known == places.end() ? place_of(desk, subject) : known->second;
      if (!place) return std::unexpected(place.error());
      if (sees_all) places[subject] = *place;
      constexpr std::int64_t kSecond = 1000;
      all.push_back({{"act", row.id},
                     {"at", row.at * kSecond},
                     {"who", row.who.empty() ? "command" : row.who},
                     {"own", row.who == self},
                     {"what", row.what},
                     {"subject", subject},
                     {"group", *place ? contest::group_name((*place)->group.id) : ""},
                     {"seat", *place ? (*place)->seat : 0},
                     {"detail", sees_all ? row.detail : detail_for(places, row)}});
    }
  }
  return Reply{.body = {{"acts", std::move(all)}}};
}

}  // namespace reckon::contests
