// SPDX-License-Identifier: MIT
// Entering, and what all may ask.
#include <algorithm>

#include "app/contests/body.hpp"
#include "app/contests/desk.hpp"
#include "app/contests/sha256.hpp"
#include "app/contests/staff.hpp"
#include "app/papers/privacy.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contests {

namespace {

constexpr std::int64_t kHourMs = 3'600'000;
constexpr int kOk = 200;

}  // namespace

Result<Reply> Desk::now(const Ask& ask) {
  auto shown = notices(ask.now);
  if (!shown) return std::unexpected(shown.error());
  return Reply{.body = {{"now", ask.now}, {"store", copy_}, {"notices", *std::move(shown)}}};
}

Result<Reply> Desk::enter(const Ask& ask) {
  found_last_code_ = false;
  const auto body = read_enter(ask.body);
  if (!body) return bad(body.error());
  const auto code = contest::read_any_code(body->code);
  if (!code) return refusal(400, "mistyped", code.error().message);
  const auto id = stores_.persons->entrant_of(*code);
  if (!id) return std::unexpected(id.error());
  if (!*id) {
    const auto staff = stores_.persons->staff_code(*code);
    if (!staff) return std::unexpected(staff.error());
    if (*staff && ((*staff)->until == 0 || (*staff)->until > ask.now)) {
      return enter_as_staff(**staff, body->device, ask.now);
    }
  }
  const auto who = *id ? entrant(**id) : Result<std::optional<store::EntrantRow>>();
  if (!who) return std::unexpected(who.error());
  if (!*who) {
    return refusal(404, "unknown_code", "nobody has this code: compare it with the slip");
  }
  found_last_code_ = true;
  const auto zone_name = stores_.writing->zone_of((*who)->season, (*who)->group);
  if (!zone_name) return std::unexpected(zone_name.error());
  constexpr std::int64_t kLeast = kHourMs * 6;
  const std::string token = hex(chance_()) + hex(chance_());
  const std::int64_t until = std::max(zone(*zone_name).next_midnight(ask.now), ask.now + kLeast);
  auto me = me_of((*who)->id, body->device, ask.now);
  if (!me || me->status != kOk) return me;
  new_sessions_.push_back(
      {.token = sha256(token), .subject = (*who)->id, .device = body->device, .until = until});
  return Reply{.body = {{"token", token},
                        {"until", until},
                        {"role", name_of(Role::entrant)},
                        {"me", std::move(me->body)}}};
}

Result<Reply> Desk::enter_as_staff(const store::StaffCodeRow& row, const std::string& device,
                                   std::int64_t now) {
  constexpr std::int64_t kLength = kHourMs * 12;
  const std::string token = hex(chance_()) + hex(chance_());
  const std::int64_t until = row.until == 0 ? now + kLength : std::min(row.until, now + kLength);
  Ask ask{.session = store::SessionRow{.token = sha256(token),
                                       .subject = row.subject,
                                       .role = row.role,
                                       .device = device,
                                       .until = until},
          .now = now};
  auto refused = admit(ask, {.role = Role::invigilator});
  if (!refused) return std::unexpected(refused.error());
  if (*refused) return **std::move(refused);
  auto me = staff_me(*this, ask);
  if (!me || me->status != kOk) return me;
  found_last_code_ = true;
  new_sessions_.push_back(*ask.session);
  return Reply{
      .body = {
          {"token", token}, {"until", until}, {"role", row.role}, {"me", std::move(me->body)}}};
}

Result<Reply> Desk::privacy(const Ask&) {
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  papers::Kept kept;
  for (const store::ContestRow& row : *rows) {
    if (row.rehearsal) continue;
    const auto one = known(row);
    if (!one) return std::unexpected(one.error());
    kept = papers::both(kept, papers::kept_by((*one)->plan));
  }
  nlohmann::json lines = nlohmann::json::object();
  for (const Language language : kAllLanguages) {
    lines[std::string(reckon::name_of(language))] = papers::privacy_lines(language, kept);
  }
  return Reply{.body = {{"names", kept.names ? "kept" : "none"},
                        {"days", kept.days},
                        {"trail", kept.trail},
                        {"lines", std::move(lines)}}};
}

}  // namespace reckon::contests
