// SPDX-License-Identifier: MIT
// Contests as organisers see them.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/contests/organiser.hpp"
#include "app/contests/organiser_body.hpp"
#include "app/papers/checking.hpp"
#include "app/papers/checklist.hpp"
#include "app/papers/contest_copy.hpp"
#include "app/papers/cup.hpp"
#include "app/papers/privacy.hpp"
#include "app/papers/questions.hpp"
#include "app/papers/results.hpp"
#include "app/papers/tables.hpp"
#include "reckon/text/xml.hpp"
#include "reckon/words/words.hpp"

namespace reckon::contests {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kNotMarked = "the contest is not marked: mark it first";

// How many attempts have each state; `ready` are those that were not begun.
Json counts_of(const std::vector<store::LiveRow>& rows) {
  Json counts = Json::object();
  for (const std::string_view state : {"ready", "running", "handed_in", "removed", "excluded"}) {
    counts[std::string(state)] = std::ranges::count(rows, state, &store::LiveRow::state);
  }
  return counts;
}

// The windows of a contest in the zones of its groups.
Result<Json> zones_of(Desk& desk, const store::ContestRow& row, std::int64_t now) {
  const auto groups = desk.stores().day->all_groups(std::nullopt);
  if (!groups) return std::unexpected(groups.error());
  std::map<std::string, Json> zones;
  for (const store::GroupRow& group : *groups) {
    if (group.season != row.season || (row.rehearsal && *row.rehearsal != group.id)) continue;
    const auto zone = desk.stores().writing->zone_of(group.season, group.id);
    if (!zone) return std::unexpected(zone.error());
    Json& json = zones[*zone];
    if (json.is_null()) {
      const auto opens = desk.zone(*zone).instant_of(row.opens, Twice::first);
      const auto closes = desk.zone(*zone).instant_of(row.closes, Twice::second);
      if (!opens || !closes) return std::unexpected(opens ? closes.error() : opens.error());
      json = {{"zone", *zone}, {"opens", *opens}, {"closes", *closes}, {"groups", 0}, {"moved", 0}};
    }
    json["groups"] = json["groups"].get<int>() + 1;
    const bool is_moved = group.shift_min != 0 || group.open_until > now;
    if (is_moved) json["moved"] = json["moved"].get<int>() + 1;
  }
  Json all = Json::array();
  for (auto& [unused, json] : zones) all.push_back(std::move(json));
  return all;
}

// How many pupils of each school have entered, are writing, and have handed in.
Result<Json> schools_of(Desk& desk, const std::vector<store::LiveRow>& rows, std::int64_t now) {
  const auto devices = desk.stores().persons->devices(now);
  if (!devices) return std::unexpected(devices.error());
  struct School {
    std::set<std::int64_t> groups{};
    std::int64_t entrants = 0, entered = 0, running = 0, handed_in = 0;
  };
  std::map<std::string, School> schools;
  for (const store::LiveRow& row : rows) {
    School& school = schools[row.school];
    school.groups.insert(row.group);
    ++school.entrants;
    const bool is_here = row.state == "running" || row.state == "handed_in";
    if (is_here || devices->contains(row.entrant)) ++school.entered;
    if (row.state == "running") ++school.running;
    if (row.state == "handed_in") ++school.handed_in;
  }
  Json all = Json::array();
  for (const auto& [name, school] : schools) {
    all.push_back({{"school", name},
                   {"groups", school.groups.size()},
                   {"entrants", school.entrants},
                   {"entered", school.entered},
                   {"running", school.running},
                   {"handed_in", school.handed_in}});
  }
  return all;
}

Language language_of(const Ask& ask) { return ask.language().value_or(Language::english); }

Json json_of(const papers::Verdicts& verdicts) {
  return {{"right", verdicts[0]},
          {"wrong", verdicts[1]},
          {"incomplete", verdicts[2]},
          {"blank", verdicts[3]}};
}

// The results of a contest; nothing if it is not marked.
Result<std::optional<papers::Results>> results_of(Desk& desk, const papers::WholeContest& contest) {
  if (contest.data.row.revision == 0) return std::nullopt;
  auto results = papers::results_of(*desk.stores().contests, contest, {});
  if (!results) return std::unexpected(results.error());
  return *std::move(results);
}

Reply file_of(const papers::Table& table, const Ask& ask, const std::string& name, bool is_ods) {
  if (is_ods) {
    return {.bytes = papers::to_ods(table, name),
            .type = "application/vnd.oasis.opendocument.spreadsheet",
            .file = name + ".ods"};
  }
  return {.bytes = papers::to_csv(table, language_of(ask)),
          .type = "text/csv; charset=utf-8",
          .file = name + ".csv"};
}

Result<Reply> table_reply(Desk& desk, const Ask& ask, bool is_ods) {
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  const auto results = results_of(desk, *contest);
  if (!results) return std::unexpected(results.error());
  if (!*results) return refusal(409, "not_marked", kNotMarked);
  return file_of(papers::table_of(**results), ask, "results", is_ods);
}

// The cup of the season that is named, by as many contests as are asked for.
Result<Reply> cup_reply(Desk& desk, const Ask& ask, bool is_ods) {
  constexpr std::int64_t kUsual = 5;
  constexpr std::int64_t kMost = 1000;
  const auto best = static_cast<std::size_t>(number_of(ask, "best", kUsual, kMost));
  const auto table = papers::cup_of(*desk.stores().contests, ask.asked("season"), best);
  if (!table) return std::unexpected(table.error());
  if (!*table) return refusal(409, "not_marked", "no contest of this season is marked");
  return file_of(**table, ask, "cup", is_ods);
}

}  // namespace

Result<papers::WholeContest> whole_contest(Desk& desk, const Ask& ask) {
  return papers::whole_contest(*desk.stores().contests, ask.contest.id, desk.readers());
}

Result<Writing> writing_now(Desk& desk, const store::ContestRow& row, std::int64_t now) {
  const auto rows = desk.stores().day->live(row);
  if (!rows) return std::unexpected(rows.error());
  Writing writing{.runs = std::ranges::count(*rows, "running", &store::LiveRow::state) > 0};
  const auto groups = desk.stores().day->all_groups(std::nullopt);
  if (!groups) return std::unexpected(groups.error());
  for (const store::GroupRow& group : *groups) {
    if (group.season != row.season) continue;
    const auto when = desk.window(row, group.season, group.id);
    if (!when) return std::unexpected(when.error());
    writing.is_open = writing.is_open || when->phase(now) != "closed";
  }
  return writing;
}

Result<Json> contest_with_counts(Desk& desk, const store::ContestRow& row) {
  const auto known = desk.known(row);
  if (!known) return std::unexpected(known.error());
  const auto rows = desk.stores().day->live(row);
  if (!rows) return std::unexpected(rows.error());
  const contest::Plan& plan = (*known)->plan;
  return Json{{"contest", row.id},
              {"title", papers::json_of(plan.name)},
              {"season", row.season},
              {"state", row.state},
              {"rehearsal", row.rehearsal.has_value()},
              {"opens", row.opens},
              {"closes", row.closes},
              {"minutes", plan.minutes},
              {"questions", (*known)->data.questions.size()},
              {"revision", row.revision},
              {"entrants", rows->size()},
              {"attempts", counts_of(*rows)}};
}

Result<Reply> contest_reply(Desk& desk, const Ask& ask, Json more) {
  const auto row = desk.stores().contests->contest_row(ask.contest.id);
  if (!row) return std::unexpected(row.error());
  if (!*row) return not_yours();
  auto json = contest_with_counts(desk, **row);
  if (!json) return std::unexpected(json.error());
  if (more.is_object()) {
    more["contest"] = *std::move(json);
    return Reply{.body = std::move(more)};
  }
  return Reply{.body = *std::move(json)};
}

Result<Reply> list_contests(Desk& desk, const Ask&) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  Json all = Json::array();
  for (const store::ContestRow& row : *rows) {
    auto json = contest_with_counts(desk, row);
    if (!json) return std::unexpected(json.error());
    all.push_back(*std::move(json));
  }
  return Reply{.body = {{"contests", std::move(all)}}};
}

Result<Reply> show_contest(Desk& desk, const Ask& ask) {
  auto json = contest_with_counts(desk, ask.contest);
  if (!json) return std::unexpected(json.error());
  const auto known = desk.known(ask.contest);
  if (!known) return std::unexpected(known.error());
  Json levels = Json::array();
  for (const contest::Level& level : (*known)->plan.levels) {
    levels.push_back({{"id", level.id},
                      {"title", papers::json_of(level.name)},
                      {"questions", (*known)->on_paper(level.id).size()}});
  }
  const auto rows = desk.stores().day->live(ask.contest);
  if (!rows) return std::unexpected(rows.error());
  auto schools = schools_of(desk, *rows, ask.now);
  if (!schools) return std::unexpected(schools.error());
  auto zones = zones_of(desk, ask.contest, ask.now);
  if (!zones) return std::unexpected(zones.error());
  (*json)["now"] = ask.now;
  (*json)["levels"] = std::move(levels);
  (*json)["zones"] = *std::move(zones);
  (*json)["live"] = {{"schools", *std::move(schools)}};
  return Reply{.body = *std::move(json)};
}

Result<Reply> check_contest(Desk& desk, const Ask& ask) {
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  const auto items =
      papers::checklist(*desk.stores().contests, *desk.stores().persons, *contest, ask.now / 1000);
  if (!items) return std::unexpected(items.error());
  Json all = Json::array();
  for (const papers::CheckItem& item : *items) {
    all.push_back(
        {{"what", item.what}, {"ok", item.is_good}, {"text", papers::json_of(item.text)}});
  }
  return Reply{.body = {{"items", std::move(all)}}};
}

Result<Reply> set_window(Desk& desk, const Ask& ask) {
  const auto body = read_window(ask.body);
  if (!body) return bad(body.error());
  const auto rows = desk.stores().day->live(ask.contest);
  if (!rows) return std::unexpected(rows.error());
  const bool has_begun = std::ranges::any_of(
      *rows, [](const store::LiveRow& row) { return !row.state.empty() && row.state != "ready"; });
  if (has_begun && !body->sure) {
    return asks("pupils have begun already: the window changes for all groups");
  }
  const store::ContestRow& row = ask.contest;
  const auto set = desk.stores().contests->set_window(
      row.id, body->opens, body->closes,
      ask.act("window", row.id, body->opens + " to " + body->closes));
  if (!set) return std::unexpected(set.error());
  desk.forget_known();
  return contest_reply(desk, ask, {{"before", {{"opens", row.opens}, {"closes", row.closes}}}});
}

Result<Reply> show_questions(Desk& desk, const Ask& ask) {
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  const auto results = results_of(desk, *contest);
  if (!results) return std::unexpected(results.error());
  Json all = Json::array();
  for (const store::QuestionRow& question : contest->data.questions) {
    Json levels = Json::array();
    papers::Verdicts verdicts{};
    for (const store::OnPaper& place : contest->data.on_paper) {
      if (place.question != question.id) continue;
      levels.push_back(place.level);
      if (!*results) continue;
      const auto more = papers::verdicts_at(**results, place.level, place.place);
      for (std::size_t i = 0; i < more.size(); ++i) verdicts[i] += more[i];
    }
    Json json = {{"q", question.id},
                 {"kind", question.kind},
                 {"points", question.points},
                 {"voided", question.voided},
                 {"levels", std::move(levels)},
                 {"answered", Json()},
                 {"right", Json()},
                 {"wrong", Json()},
                 {"note", ""}};
    if (*results) {
      json.update(json_of(verdicts));
      json["answered"] = verdicts[0] + verdicts[1] + verdicts[2];
      const std::string_view remark = papers::remark_on(verdicts);
      json["note"] = remark == "none" ? "nobody_right" : remark == "all" ? "everybody_right" : "";
    }
    all.push_back(std::move(json));
  }
  return Reply{.body = {{"questions", std::move(all)}}};
}

Result<Reply> show_statistics(Desk& desk, const Ask& ask) {
  const auto contest = whole_contest(desk, ask);
  if (!contest) return std::unexpected(contest.error());
  const auto results = results_of(desk, *contest);
  if (!results) return std::unexpected(results.error());
  if (!*results) return refusal(409, "not_marked", kNotMarked);
  Json levels = Json::array();
  for (const contest::Level& level : contest->plan.levels) {
    const auto figures = papers::figures_of(*contest, **results, level.id);
    Json json = {{"level", level.id},
                 {"of", Json()},
                 {"mean", Json()},
                 {"distribution", Json()},
                 {"questions", Json()}};
    if (figures) {
      constexpr double kThousandth = 1000;
      json["of"] = figures->papers;
      json["mean"] = static_cast<double>(figures->mean()) / kThousandth;
      json["distribution"] = Json::array();
      for (const auto& [points, count] : figures->distribution) {
        json["distribution"].push_back({{"points", points}, {"count", count}});
      }
      json["questions"] = Json::array();
      const auto places = contest->on_paper(level.id);
      for (std::size_t i = 0; i < places.size(); ++i) {
        json["questions"].push_back(json_of(figures->questions[i]));
        json["questions"].back()["q"] = places[i]->question;
      }
    }
    levels.push_back(std::move(json));
  }
  return Reply{.body = {{"revision", ask.contest.revision}, {"levels", std::move(levels)}}};
}

Result<Reply> results_csv(Desk& desk, const Ask& ask) { return table_reply(desk, ask, false); }
Result<Reply> results_ods(Desk& desk, const Ask& ask) { return table_reply(desk, ask, true); }

// A whole contest takes seconds, in which no answer is taken.
Result<Reply> all_certificates(Desk& desk, const Ask& ask) {
  if (ask.contest.state != "published") {
    return not_published();
  }
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  for (const store::ContestRow& row : *rows) {
    const auto writing = writing_now(desk, row, ask.now);
    if (!writing) return std::unexpected(writing.error());
    if (writing->runs) {
      return refusal(409, "open", "pupils are writing: ask for this file when all have ended");
    }
  }
  return pdf_of(desk, desk.stores().writers.certificates,
                {.contest = ask.contest.id,
                 .season = ask.contest.season,
                 .group = {},
                 .language = language_of(ask)},
                "certificates.pdf");
}

Result<Reply> cup_csv(Desk& desk, const Ask& ask) { return cup_reply(desk, ask, false); }
Result<Reply> cup_ods(Desk& desk, const Ask& ask) { return cup_reply(desk, ask, true); }

Result<Reply> export_contest(Desk& desk, const Ask& ask) {
  const auto data = desk.stores().contests->contest(ask.contest.id);
  if (!data) return std::unexpected(data.error());
  return Reply{.bytes = papers::copy_of(*data), .type = "application/json", .file = "contest.json"};
}

Result<Reply> show_record(Desk& desk, const Ask& ask) {
  const auto rows = desk.stores().contests->contests();
  if (!rows) return std::unexpected(rows.error());
  const Language language = language_of(ask);
  papers::Kept kept;
  std::string contests;
  for (const store::ContestRow& row : *rows) {
    if (row.rehearsal) continue;
    const auto known = desk.known(row);
    if (!known) return std::unexpected(known.error());
    kept = papers::both(kept, papers::kept_by((*known)->plan));
    contests += (contests.empty() ? "" : ", ") + kinds::in((*known)->plan.name, language);
  }
  const std::string title = in_xml(contest_words_in(language).privacy.record.title);
  std::string html = "<!doctype html>\n<html lang=\"" + std::string(reckon::name_of(language)) +
                     "\"><head><meta charset=\"utf-8\"><title>" + title +
                     "</title></head>\n<body><h1>" + title + "</h1>\n<dl>\n";
  for (const auto& [heading, text] : papers::privacy_record(language, contests, kept)) {
    html += "<dt>" + in_xml(heading) + "</dt>\n<dd>" + in_xml(text) + "</dd>\n";
  }
  return Reply{.bytes = html + "</dl></body></html>\n",
               .type = "text/html; charset=utf-8",
               .file = "record.html"};
}

}  // namespace reckon::contests
