// SPDX-License-Identifier: MIT
// Checks who may ask what: in one place, so that no act can forget it.
#include "app/contests/desk.hpp"
#include "app/contests/staff.hpp"

namespace reckon::contests {

namespace {

constexpr std::string_view kEnterAgain = "this token is not valid any more: enter again";

Reply no_token() { return refusal(401, "token", kEnterAgain); }

}  // namespace

bool is_in_reach(const Ask& ask, const store::GroupRow& group) {
  switch (ask.role()) {
    case Role::organiser: return true;
    case Role::teacher: return group.teacher == ask.session->subject;
    case Role::invigilator: return group.handle == ask.session->subject;
    default: return false;
  }
}

Result<std::optional<Reply>> Desk::admit(Ask& ask, const Route& route) {
  if (route.role == Role::all) return std::nullopt;
  if (!ask.session || ask.session->until <= ask.now) return no_token();
  if (!may_ask(ask.role(), route.role)) {
    return refusal(403, "role", "this is not for the role of this code");
  }
  if (ask.role() == Role::entrant) {
    heard_[ask.session->subject] = ask.now;
    return std::nullopt;
  }
  auto refused = admit_person(ask, route);
  if (!refused || *refused) return refused;
  const auto found = find_named(ask);
  if (!found) return std::unexpected(found.error());
  if (!*found) return not_yours();
  return std::nullopt;
}

// A teacher, and the group of an invigilator, must still be there.
Result<std::optional<Reply>> Desk::admit_person(Ask& ask, const Route& route) const {
  if (ask.role() == Role::teacher) {
    auto teacher = stores_.day->teacher(ask.session->subject);
    if (!teacher) return std::unexpected(teacher.error());
    if (!*teacher) return no_token();
    ask.teacher = **std::move(teacher);
  } else if (ask.role() == Role::invigilator && !route.path.contains("{g}")) {
    auto group = stores_.day->group(ask.session->subject);
    if (!group) return std::unexpected(group.error());
    if (!*group) return no_token();
    ask.group = **std::move(group);
  }
  return std::nullopt;
}

// Returns whether all that the path names is there, and of the person.
Result<bool> Desk::find_named(Ask& ask) const {
  const auto is_named = [&](std::string_view key) { return ask.parts.contains(key); };
  if (is_named("e")) {
    const auto id = id_of(ask.part("e"));
    if (!id) return false;
    auto row = stores_.contests->entrant(*id);
    if (!row && row.error().code == ErrorCode::not_found) return false;
    if (!row) return std::unexpected(row.error());
    if (row->merged_into) return false;
    ask.entrant = *std::move(row);
    auto group = stores_.day->group_of(ask.entrant);
    if (!group) return std::unexpected(group.error());
    if (!*group || !is_in_reach(ask, **group)) return false;
    ask.group = **std::move(group);
  }
  if (is_named("g")) {
    const auto handle = id_of(ask.part("g"));
    if (!handle) return false;
    auto group = stores_.day->group(*handle);
    if (!group) return std::unexpected(group.error());
    if (!*group || !is_in_reach(ask, **group)) return false;
    ask.group = **std::move(group);
  }
  if (is_named("c")) {
    auto row = stores_.contests->contest_row(ask.part("c"));
    if (!row) return std::unexpected(row.error());
    if (!*row) return false;
    ask.contest = **std::move(row);
  }
  if (is_named("t")) {
    const auto id = id_of(ask.part("t"));
    if (!id) return false;
    auto row = stores_.day->teacher(*id);
    if (!row) return std::unexpected(row.error());
    if (!*row) return false;
    ask.teacher = **std::move(row);
  }
  return true;
}

}  // namespace reckon::contests
