// SPDX-License-Identifier: MIT
// The table of the requests of a contest: who may ask each, and what answers it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/contests/sheet_task.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/day.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

class Desk;

/// Who may ask. An organiser may do all that a teacher may, in any group; a teacher all that an
/// invigilator may, in own groups; an invigilator acts in one group. Entrants stand apart.
enum class Role : std::uint8_t { all, entrant, invigilator, teacher, organiser };

struct RoleName {
  Role role = Role::all;
  std::string_view name{};
};
inline constexpr std::array kRoleNames = {
    RoleName{Role::all, "all"}, RoleName{Role::entrant, "entrant"},
    RoleName{Role::invigilator, "invigilator"}, RoleName{Role::teacher, "teacher"},
    RoleName{Role::organiser, "organiser"}};

/// Returns the name of a role, and the role of a name; nothing for an unknown one.
std::string_view name_of(Role role);
std::optional<Role> role_of(std::string_view name);
/// Returns whether a person with one role may ask what needs another.
bool may_ask(Role has, Role needs);

/// Where an act writes.
enum class Needs : std::uint8_t {
  nothing,
  contest,  ///< in the transaction of many requests, in the store of contests
  persons,  ///< in the file of persons, together with others
  own,      ///< in transactions of its own, before the others
};

/// A request whose header was understood, and whose parts were found to be those of the person.
struct Ask {
  std::map<std::string, std::string, std::less<>> query{};
  std::map<std::string, std::string, std::less<>> parts{};  ///< of the path, by `g` for `{g}`
  std::string body{};
  std::optional<store::SessionRow> session{};
  std::int64_t now = 0;  ///< in milliseconds since 1970
  /// The pages that a process apart found in the body, which was a file; nothing before.
  std::optional<std::vector<FoundSheet>> sheets{};

  // The path names these, or does not; the teacher may be the one who asks.
  store::GroupRow group{};
  store::EntrantRow entrant{};
  store::ContestRow contest{};
  store::TeacherRow teacher{};

  /// Returns a value of the query, or a part of the path; empty if there is none.
  std::string asked(std::string_view key) const;
  std::string part(std::string_view key) const;
  /// Returns the language that the query names, or English; nothing if there is no such language.
  std::optional<Language> language() const;
  Role role() const;
  /// Returns the record of an act of this person.
  store::ActRow act(std::string what, std::string subject, std::string detail = {}) const;
};

/// An answer in JSON, or a file.
struct Reply {
  int status = 200;
  nlohmann::json body = nlohmann::json::object();
  std::string bytes{};  ///< of a file
  std::string type{};   ///< of the file; empty for JSON
  std::string file{};   ///< its name
  /// The body is to be read by this task; then the act is done again, with what was found.
  std::optional<SheetTask> task{};
};

/// An error is a fault of the store, which undoes everything of the same transaction.
using Act = Result<Reply> (*)(Desk&, const Ask&);

/// A row of the table of routes.
struct Route {
  std::string_view method{};
  std::string_view path{};  ///< below /contest/v1/, with parts like `{g}`
  Role role = Role::all;
  Needs needs = Needs::nothing;
  Act act = nullptr;
  std::string_view summary{};
  std::string_view body{};    ///< the name of its schema; empty for none
  std::string_view answer{};  ///< the same of the answer; a file if it has a dot
  /// Does what cannot be done in the transaction.
  Result<void> (*prepare)(Desk&, const Ask&) = nullptr;
  /// Whether the body is a file, of any type.
  bool takes_file = false;
};

/// Returns all routes.
std::span<const Route> routes();

/// A route, and the parts of a path.
struct Found {
  const Route* route = nullptr;  ///< null if the path has none with this method
  bool has_path = false;         ///< whether the path has any
  std::map<std::string, std::string, std::less<>> parts{};
};
/// Finds the route of a path below /contest/v1/, without a query.
Found find_route(std::string_view method, std::string_view path);

/// Makes an act of a member of the desk.
template <auto kMember>
Result<Reply> call(Desk& desk, const Ask& ask) {
  return (desk.*kMember)(ask);
}

/// Returns a refusal, with the name of its reason.
Reply refusal(int status, std::string_view code, std::string_view line);
Reply not_found(std::string_view line);
/// Refuses a body.
Reply bad(const Error& error);
/// The same answer for what is not there and for what is of others.
Reply not_yours();
/// Refuses results before they are published, and a language that is unknown.
Reply not_published();
Reply no_such_language();
/// Asks whether the person is sure.
Reply asks(std::string_view line);

/// Returns 16 hexadecimal digits, and the positive number of such; nothing for all else.
std::string hex(std::uint64_t bits);
std::string hex_of(std::int64_t id);
std::optional<std::int64_t> id_of(std::string_view digits);

}  // namespace reckon::contests
