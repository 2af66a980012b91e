// SPDX-License-Identifier: MIT
// Teachers and notices, as organisers see them.
#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

#include "app/contests/organiser.hpp"
#include "app/contests/organiser_body.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/access_code.hpp"

namespace reckon::contests {

namespace {

using Json = nlohmann::json;

using TeacherNames = std::map<std::int64_t, store::TeacherName>;

Result<Json> teacher_json(Desk& desk, const store::TeacherRow& row, const TeacherNames& names) {
  const auto found = names.find(row.id);
  const store::TeacherName name = found == names.end() ? store::TeacherName{} : found->second;
  const auto used = desk.stores().day->taught(row.id);
  if (!used) return std::unexpected(used.error());
  const auto groups = desk.stores().day->all_groups(row.id);
  if (!groups) return std::unexpected(groups.error());
  return Json{{"teacher", hex_of(row.id)},
              {"name", name.name},
              {"contact", name.contact},
              {"school", row.school},
              {"season", row.season},
              {"quota", row.quota},
              {"used", *used},
              {"groups", groups->size()}};
}

Result<Json> teacher_json(Desk& desk, const store::TeacherRow& row) {
  const auto names = desk.stores().persons->teachers();
  if (!names) return std::unexpected(names.error());
  return teacher_json(desk, row, *names);
}

// Gives a teacher a new code, and returns it as it is shown.
Result<std::string> give_code(Desk& desk, std::int64_t teacher) {
  const std::string code = contest::draw_staff_code([&desk] { return desk.chance(); });
  const auto put = desk.stores().persons->put_staff_code(
      {.code = code, .subject = teacher, .role = std::string(name_of(Role::teacher))});
  if (!put) return std::unexpected(put.error());
  desk.forget_sessions();
  return contest::shown(code);
}

}  // namespace

std::int64_t number_of(const Ask& ask, std::string_view key, std::int64_t usual,
                       std::int64_t most) {
  const std::string text = ask.asked(key);
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_good = problem == std::errc() && end == text.data() + text.size() && number > 0;
  return is_good ? std::min(number, most) : usual;
}

Result<Reply> list_teachers(Desk& desk, const Ask&) {
  const auto rows = desk.stores().day->teachers();
  if (!rows) return std::unexpected(rows.error());
  const auto names = desk.stores().persons->teachers();
  if (!names) return std::unexpected(names.error());
  Json all = Json::array();
  for (const store::TeacherRow& row : *rows) {
    auto json = teacher_json(desk, row, *names);
    if (!json) return std::unexpected(json.error());
    all.push_back(*std::move(json));
  }
  return Reply{.body = {{"teachers", std::move(all)}}};
}

Result<Reply> invite_teacher(Desk& desk, const Ask& ask) {
  const auto body = read_teacher(ask.body);
  if (!body) return bad(body.error());
  if (const auto zone = Zone::read(body->zone); !zone) return bad(zone.error());
  const store::TeacherRow row{.id = desk.random_id(),
                              .season = body->season,
                              .school = body->school,
                              .quota = body->quota.value_or(0)};
  const store::SchoolRow school{
      .id = body->school, .country = body->country, .region = body->region, .zone = body->zone};
  const auto put = desk.stores().day->put_teacher(
      row, school, ask.act("invite", hex_of(row.id), "quota " + std::to_string(row.quota)));
  if (!put) return std::unexpected(put.error());
  const auto named = desk.stores().persons->set_teacher(
      {.id = row.id, .name = body->name.value_or(""), .contact = body->contact.value_or("")});
  if (!named) return std::unexpected(named.error());
  const auto code = give_code(desk, row.id);
  if (!code) return std::unexpected(code.error());
  auto json = teacher_json(desk, row);
  if (!json) return std::unexpected(json.error());
  return Reply{.status = 201, .body = {{"teacher", *std::move(json)}, {"code", *code}}};
}

Result<Reply> change_teacher(Desk& desk, const Ask& ask) {
  const auto body = read_teacher_change(ask.body);
  if (!body) return bad(body.error());
  store::TeacherRow row = ask.teacher;
  const auto before = teacher_json(desk, row);
  if (!before) return std::unexpected(before.error());
  if (body->quota) {
    row.quota = *body->quota;
    const auto put = desk.stores().day->put_teacher(
        row, {.id = row.school, .country = {}, .region = {}, .zone = {}},
        ask.act("quota", hex_of(row.id), std::to_string(row.quota)));
    if (!put) return std::unexpected(put.error());
  }
  if (body->name || body->contact) {
    const auto set = desk.stores().persons->set_teacher(
        {.id = row.id,
         .name = body->name.value_or(before->at("name").get<std::string>()),
         .contact = body->contact.value_or(before->at("contact").get<std::string>())});
    if (!set) return std::unexpected(set.error());
  }
  auto json = teacher_json(desk, row);
  if (!json) return std::unexpected(json.error());
  return Reply{.body = {{"teacher", *std::move(json)},
                        {"before",
                         {{"quota", before->at("quota")},
                          {"name", before->at("name")},
                          {"contact", before->at("contact")}}}}};
}

Result<Reply> renew_teacher_code(Desk& desk, const Ask& ask) {
  const auto sure = read_sure(ask.body);
  if (!sure) return bad(sure.error());
  if (!*sure) return asks("the former code and all sessions of this teacher end");
  const auto code = give_code(desk, ask.teacher.id);
  if (!code) return std::unexpected(code.error());
  const auto noted = desk.stores().contests->add_act(ask.act("code", hex_of(ask.teacher.id)));
  if (!noted) return std::unexpected(noted.error());
  return Reply{.body = {{"code", *code}}};
}

Result<Reply> list_notices(Desk& desk, const Ask&) {
  const auto rows = desk.stores().day->notices();
  if (!rows) return std::unexpected(rows.error());
  Json all = Json::array();
  for (const store::NoticeRow& row : *rows) {
    all.push_back({{"notice", row.id},
                   {"at", row.at},
                   {"until", row.until},
                   {"text", Json::parse(row.text, nullptr, false)}});
  }
  return Reply{.body = {{"notices", std::move(all)}}};
}

Result<Reply> add_notice(Desk& desk, const Ask& ask) {
  const auto body = read_notice(ask.body);
  if (!body) return bad(body.error());
  if (body->until != 0 && body->until <= ask.now) {
    return refusal(400, "bad_request", "until: this time is over");
  }
  const Json text = papers::json_of(body->text);
  const auto id = desk.stores().day->add_notice(
      {.at = ask.now, .until = body->until, .text = text.dump()}, ask.act("notice", "all"));
  if (!id) return std::unexpected(id.error());
  desk.forget_notices();
  return Reply{.status = 201,
               .body = {{"notice", *id}, {"at", ask.now}, {"until", body->until}, {"text", text}}};
}

Result<Reply> drop_notice(Desk& desk, const Ask& ask) {
  const std::string part = ask.part("n");
  std::int64_t id = 0;
  const auto [end, problem] = std::from_chars(part.data(), part.data() + part.size(), id);
  if (problem != std::errc() || end != part.data() + part.size()) return not_yours();
  const auto dropped = desk.stores().day->drop_notice(id, ask.act("notice off", part));
  if (!dropped) return std::unexpected(dropped.error());
  desk.forget_notices();
  return *dropped ? Reply{} : not_yours();
}

}  // namespace reckon::contests
