// SPDX-License-Identifier: MIT
// A rehearsal: a small contest with the same few questions each time, for one group, any day. It
// does not count, and it is deleted with all that was written in it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"
#include "app/papers/questions.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

constexpr const char* kLegs = R"({"id": "legs",
  "text": {"en": "How many legs have three spiders?", "fr": "Combien de pattes ont trois araignées ?"},
  "number": "24"})";
constexpr const char* kLargest = R"({"id": "largest",
  "text": {"en": "Which number is the largest?", "fr": "Quel nombre est le plus grand ?"},
  "choice": {"options": [{"en": "1/2", "fr": "1/2"}, {"en": "2/3", "fr": "2/3"},
                         {"en": "3/4", "fr": "3/4"}, {"en": "7/10", "fr": "7/10"}], "right": 3}})";

std::vector<store::QuestionRow> questions() {
  return {
      {.id = "q1",
       .kind = "krypto",
       .class_name = "3 4 5 7 12 6",
       .rules = "house",
       .points = 3,
       .variants = {{.text = "12 4 5 7 3 : 6", .level = 2, .solution = "12 - (5 + 4 - 7) * 3"}}},
      {.id = "q2",
       .kind = "stated",
       .body = json::parse(kLegs).dump(),
       .points = 3,
       .variants = {{.text = "How many legs have three spiders?", .solution = "24"}}},
      {.id = "q3",
       .kind = "calcrostic",
       .class_name = "102 8 816 102 4 408 204 2 408 | ***+/-*/",
       .points = 4,
       .variants = {{.text = "ABC − DBA = DBA\n×   × ×   × ×\nA   × C   = E\n=   = =   = =\nCBE + "
                             "CBE = EDF",
                     .level = 1,
                     .solution = "A=2, B=0, C=4, D=1, E=8, F=6",
                     .letters = {2, 0, 4, 1, 8, 6},
                     .cells = {204, 102, 102, 2, 4, 8, 408, 408, 816}},
                    {.text = "ABC + ABC = CDE\n÷   ÷ ÷   ÷ ÷\nF   × A   = C\n=   = =   = =\nFBA − "
                             "DBF = DBF",
                     .level = 1,
                     .solution = "A=4, B=0, C=8, D=1, E=6, F=2",
                     .letters = {4, 0, 8, 1, 6, 2},
                     .cells = {408, 408, 816, 2, 4, 8, 204, 102, 102}}}},
      {.id = "q4",
       .kind = "stated",
       .body = json::parse(kLargest).dump(),
       .points = 4,
       .variants = {{.text = "Which number is the largest?", .solution = "C"}}},
      {.id = "q5",
       .kind = "alphametic",
       .class_name = "9567+1085=10652",
       .points = 5,
       .variants = {{.text = "SEND + MORE = MONEY",
                     .level = 2,
                     .solution = "S=9, E=5, N=6, D=7, M=1, O=0, R=8, Y=2"}}},
  };
}

json bands() {
  const auto puzzles = [](const char* kind) {
    return json{{"kind", kind}, {"count", 1}, {"difficulty", "1-3"}};
  };
  return json::array(
      {{{"points", 3},
        {"take", json::array({puzzles("krypto"), {{"stated", json::parse(kLegs)}}})}},
       {{"points", 4},
        {"take", json::array({puzzles("calcrostic"), {{"stated", json::parse(kLargest)}}})}},
       {{"points", 5}, {"take", json::array({puzzles("alphametic")})}}});
}

// The local time of an instant, `2026-04-22T07:30`.
std::string local_text(const Zone& zone, std::int64_t instant) {
  constexpr std::int64_t kSecondMs = 1'000;
  const std::int64_t seconds = instant / kSecondMs + zone.offset_at(instant / kSecondMs);
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count());
}

// The rehearsal of a group, if it has one.
Result<std::optional<store::ContestRow>> rehearsal_of(Desk& desk, const store::GroupRow& group) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  const auto found = std::ranges::find_if(*rows, [&](const store::ContestRow& row) {
    return row.season == group.season && row.rehearsal == group.id;
  });
  return found == rows->end() ? std::nullopt : std::optional(*found);
}

}  // namespace

Result<Reply> make_rehearsal(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kDayMs = 86'400'000;
  if (const auto body = StaffBody::read(ask.body, {}); !body) return bad(body.error());
  const auto there = rehearsal_of(desk, ask.group);
  if (!there) return std::unexpected(there.error());
  if (*there) return refusal(409, "taken", "the group rehearses already: end that first");
  const auto entrants = desk.stores().contests->entrants(ask.group.season, ask.group.id);
  if (!entrants) return std::unexpected(entrants.error());
  std::set<std::string> levels;
  for (const store::EntrantRow& one : *entrants) levels.insert(one.level);
  if (levels.empty()) return refusal(409, "nothing", "the group has no entrants yet: add some");
  const auto zone = desk.writing().zone_of(ask.group.season, ask.group.id);
  if (!zone) return std::unexpected(zone.error());
  constexpr std::size_t kShort = 8;
  store::ContestData data{.row = {.id = "rehearsal-" + hex(desk.chance()).substr(0, kShort),
                                  .season = ask.group.season,
                                  .opens = local_text(desk.zone(*zone), ask.now - kDayMs),
                                  .closes = local_text(desk.zone(*zone), ask.now + kDayMs),
                                  .rehearsal = ask.group.id},
                          .questions = questions()};
  json level_list = json::array();
  for (const std::string& level : levels) {
    const auto known = level_of(desk, ask.group.season, level);
    if (!known) return std::unexpected(known.error());
    kinds::Translated name;
    name.fill(level);
    if (*known != nullptr) name = (*known)->name;
    level_list.push_back({{"id", level}, {"name", papers::json_of(name)}, {"bands", bands()}});
    std::int64_t place = 0;
    for (const store::QuestionRow& question : data.questions) {
      data.on_paper.push_back(
          {.level = level, .question = question.id, .band = question.points, .place = place++});
    }
  }
  data.row.settings = json{{"season", data.row.season},
                           {"contest", data.row.id},
                           {"name", {{"en", "Rehearsal"}, {"fr", "Répétition"}}},
                           {"opens", data.row.opens},
                           {"closes", data.row.closes},
                           {"minutes", 20},
                           {"levels", std::move(level_list)}}
                          .dump();
  if (auto added = desk.stores().contests->add_contest(data); !added) {
    return std::unexpected(added.error());
  }
  const auto noted =
      desk.stores().contests->add_act(ask.act("rehearsal", hex_of(ask.group.handle), data.row.id));
  if (!noted) return std::unexpected(noted.error());
  auto group = group_json(desk, ask.group, ask.now);
  if (!group) return std::unexpected(group.error());
  return Reply{.status = 201, .body = {{"contest", data.row.id}, {"group", *std::move(group)}}};
}

Result<Reply> drop_rehearsal(Desk& desk, const Ask& ask) {
  const auto body = StaffBody::read(ask.body, {kSure});
  if (!body) return bad(body.error());
  const auto there = rehearsal_of(desk, ask.group);
  if (!there) return std::unexpected(there.error());
  if (!*there) return not_found("the group has no rehearsal");
  if (!body->truth("sure")) return asks("all that was written in the rehearsal is deleted");
  const auto attempts = desk.stores().day->drop_rehearsal(
      (*there)->id, ask.act("rehearsal ended", hex_of(ask.group.handle), (*there)->id));
  if (!attempts) return std::unexpected(attempts.error());
  desk.forget_known();
  return Reply{.body = {{"attempts", *attempts}}};
}

}  // namespace reckon::contests
