// SPDX-License-Identifier: MIT
#include "app/contests/routes.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include "app/contests/desk.hpp"
#include "app/contests/organiser_routes.hpp"
#include "app/contests/staff_routes.hpp"
#include "reckon/text/names.hpp"

namespace reckon::contests {

namespace {

constexpr std::array kPupilRoutes = {
    Route{.method = "GET",
          .path = "now",
          .act = &call<&Desk::now>,
          .summary = "The time of the server",
          .answer = "now"},
    Route{.method = "POST",
          .path = "enter",
          .needs = Needs::persons,
          .act = &call<&Desk::enter>,
          .summary = "Enter with a code",
          .body = "enter-body",
          .answer = "entered"},
    Route{.method = "GET",
          .path = "privacy",
          .act = &call<&Desk::privacy>,
          .summary = "What is kept",
          .answer = "privacy"},
    Route{.method = "GET",
          .path = "me",
          .role = Role::entrant,
          .act = &call<&Desk::me>,
          .summary = "The entrant and the contests",
          .answer = "me"},
    Route{.method = "PUT",
          .path = "me/name",
          .role = Role::entrant,
          .needs = Needs::persons,
          .act = &call<&Desk::set_name>,
          .summary = "Set the own name",
          .body = "name-body",
          .answer = "name"},
    Route{.method = "POST",
          .path = "attempt",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &call<&Desk::start>,
          .summary = "Start, or go on",
          .body = "start-body",
          .answer = "attempt",
          .prepare = &prepare_start},
    Route{.method = "GET",
          .path = "attempt",
          .role = Role::entrant,
          .act = &call<&Desk::get_attempt>,
          .summary = "The own paper and answers",
          .answer = "attempt"},
    Route{.method = "POST",
          .path = "attempt/changes",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &call<&Desk::change>,
          .summary = "Change answers",
          .body = "changes-body",
          .answer = "changes"},
    Route{.method = "POST",
          .path = "attempt/hand-in",
          .role = Role::entrant,
          .needs = Needs::contest,
          .act = &call<&Desk::hand_in>,
          .summary = "Hand in",
          .body = "hand-in-body",
          .answer = "hand-in"},
    Route{.method = "GET",
          .path = "result",
          .role = Role::entrant,
          .act = &call<&Desk::result>,
          .summary = "The own result, once it is published",
          .answer = "result"},
    Route{.method = "GET",
          .path = "certificate.pdf",
          .role = Role::entrant,
          .act = &call<&Desk::certificate>,
          .summary = "The own certificate, once results are published",
          .answer = "certificate.pdf"},
    Route{.method = "GET",
          .path = "report.pdf",
          .role = Role::entrant,
          .act = &call<&Desk::report>,
          .summary = "The report for the own parents, likewise",
          .answer = "report.pdf"},
};

std::string_view take_part(std::string_view& path) {
  const std::string_view part = path.substr(0, path.find('/'));
  path.remove_prefix(std::min(part.size() + 1, path.size()));
  return part;
}

// Whether a path is of the form of a route; its parts if so.
bool fits(std::string_view form, std::string_view path, Found& found) {
  if (std::ranges::count(form, '/') != std::ranges::count(path, '/')) return false;
  found.parts.clear();
  while (!form.empty()) {
    const std::string_view wanted = take_part(form);
    const std::string_view part = take_part(path);
    if (!wanted.starts_with('{')) {
      if (wanted != part) return false;
    } else if (part.empty()) {
      return false;
    } else {
      found.parts.emplace(wanted.substr(1, wanted.size() - 2), part);
    }
  }
  return path.empty();
}

}  // namespace

std::span<const Route> routes() {
  static const std::vector<Route> all_routes = [] {
    std::vector<Route> all(kPupilRoutes.begin(), kPupilRoutes.end());
    for (const auto& more : {staff_routes(), organiser_routes()}) {
      all.insert(all.end(), more.begin(), more.end());
    }
    return all;
  }();
  return all_routes;
}

// A fixed word comes before a part, as in `entrants/merge`.
Found find_route(std::string_view method, std::string_view path) {
  Found best;
  Found tried;
  for (const Route& route : routes()) {
    if (!fits(route.path, path, tried)) continue;
    best.has_path = true;
    if (route.method != method) continue;
    if (best.route == nullptr || tried.parts.size() < best.parts.size()) {
      best.route = &route;
      best.parts = tried.parts;
    }
  }
  return best;
}

std::string_view name_of(Role role) {
  return std::ranges::find(kRoleNames, role, &RoleName::role)->name;
}

std::optional<Role> role_of(std::string_view name) {
  for (const auto& row : kRoleNames) {
    if (row.name == name) return row.role;
  }
  return std::nullopt;
}

bool may_ask(Role has, Role needs) {
  if (needs == Role::all) return true;
  if (needs == Role::entrant || has == Role::entrant) return has == needs;
  return has >= needs;
}

std::string Ask::asked(std::string_view key) const {
  const auto found = query.find(key);
  return found == query.end() ? std::string() : found->second;
}

std::string Ask::part(std::string_view key) const {
  const auto found = parts.find(key);
  return found == parts.end() ? std::string() : found->second;
}

std::optional<Language> Ask::language() const {
  const std::string code = asked("lang");
  return code.empty() ? std::optional(Language::english) : named(kAllLanguages, code);
}

Role Ask::role() const { return session ? role_of(session->role).value_or(Role::all) : Role::all; }

store::ActRow Ask::act(std::string what, std::string subject, std::string detail) const {
  constexpr std::int64_t kSecond = 1000;
  std::string who = session ? session->role : "";
  if (role() == Role::teacher || role() == Role::invigilator) who += ' ' + hex_of(session->subject);
  return {.at = now / kSecond,
          .what = std::move(what),
          .subject = std::move(subject),
          .detail = std::move(detail),
          .who = std::move(who)};
}

Reply refusal(int status, std::string_view code, std::string_view line) {
  return {.status = status, .body = {{"error", line}, {"code", code}}};
}
Reply not_found(std::string_view line) { return refusal(404, "not_found", line); }
Reply bad(const Error& error) { return refusal(400, "bad_request", error.message); }
Reply not_yours() { return not_found("there is no such group, entrant, contest or teacher here"); }
Reply not_published() { return refusal(423, "not_published", "the results are not published yet"); }
Reply no_such_language() { return bad({.message = "\"lang\": there is no such language"}); }
Reply asks(std::string_view line) { return refusal(409, "asks", line); }

std::string hex(std::uint64_t bits) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (unsigned shift = 64; shift > 0; shift -= 4) text += kDigits[bits >> (shift - 4) & 15U];
  return text;
}

std::string hex_of(std::int64_t id) { return hex(static_cast<std::uint64_t>(id)); }

std::optional<std::int64_t> id_of(std::string_view digits) {
  constexpr std::size_t kDigits = 16;
  if (digits.size() != kDigits ||
      digits.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
    return std::nullopt;
  }
  std::uint64_t bits = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
  if (bits == 0 || bits > std::numeric_limits<std::int64_t>::max()) return std::nullopt;
  return static_cast<std::int64_t>(bits);
}

}  // namespace reckon::contests
