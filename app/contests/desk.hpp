// SPDX-License-Identifier: MIT
// The questions and acts of pupils in a contest: a row for each path, and an act for each row.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/contests/zones.hpp"
#include "reckon/contest/plan.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// Reads what the store keeps as JSON.
struct Readers {
  std::function<Result<contest::Plan>(const store::ContestRow&)> plan;
  std::function<Result<kinds::StatedPuzzle>(const std::string& body)> stated;
};

/// The stores of a contest, which one thread uses.
struct Stores {
  std::unique_ptr<store::ContestStore> contests;
  std::unique_ptr<store::WritingStore> writing;
  std::unique_ptr<store::PersonStore> persons;
};

/// Who may ask.
enum class Role : std::uint8_t { all, entrant };

/// The file that an act writes.
enum class Needs : std::uint8_t {
  nothing,
  contest,  ///< writes in the store of contests
  persons,  ///< writes in the file of persons
};

/// A request whose header was understood.
struct Ask {
  std::string contest{};  ///< of the query, if any
  std::string body{};
  std::optional<store::SessionRow> session{};  ///< of the entrant
  std::int64_t now = 0;                        ///< in milliseconds since 1970
};

struct Reply {
  int status = 200;
  nlohmann::json body = nlohmann::json::object();
};

class Desk;

/// A row of the table of routes.
struct Route {
  std::string_view method{};
  std::string_view path{};  ///< below /contest/v1/
  Role role = Role::all;
  Needs needs = Needs::nothing;
  /// An error is a fault of the store, which undoes everything of the same transaction.
  Result<Reply> (Desk::*act)(const Ask&) = nullptr;
};

/// Returns all routes.
std::span<const Route> routes();

/// Returns a refusal, with the name of its reason.
Reply refusal(int status, std::string_view code, std::string_view line);

/// Answers questions about contests, on one thread. Sessions and names that are to be written are
/// collected, so that one transaction can write those of many.
class Desk {
 public:
  /// `chance` returns 64 random bits of the system. `log` receives lines for the operator.
  Desk(Stores stores, Readers readers, std::function<std::uint64_t()> chance,
       std::function<void(std::string_view)> log);

  store::WritingStore& writing() const { return *stores_.writing; }

  /// Returns the session of a token, unless it has ended.
  Result<std::optional<store::SessionRow>> session(const std::string& token, std::int64_t now);
  /// Makes the papers of the group of an entrant who starts, if they are missing. Not in a
  /// transaction.
  Result<void> prepare_start(const Ask& ask);
  /// Writes the sessions and names that were collected.
  Result<void> write_persons(std::int64_t now);
  /// Forgets what was collected, after a failure.
  void drop_persons();
  /// Returns whether the code of a request to enter is one of an entrant.
  bool found_last_code() const { return found_last_code_; }

  // The acts of the routes.
  Result<Reply> now(const Ask& ask);
  Result<Reply> enter(const Ask& ask);
  Result<Reply> privacy(const Ask& ask);
  Result<Reply> me(const Ask& ask);
  Result<Reply> set_name(const Ask& ask);
  Result<Reply> start(const Ask& ask);
  Result<Reply> get_attempt(const Ask& ask);
  Result<Reply> change(const Ask& ask);
  Result<Reply> hand_in(const Ask& ask);
  Result<Reply> result(const Ask& ask);

 private:
  /// A contest with all that does not change while it is written.
  struct Known {
    store::ContestData data;
    contest::Plan plan;
    std::map<std::string, kinds::StatedPuzzle> stated{};  // by question

    const store::QuestionRow* question(const std::string& id) const;
    std::optional<kinds::StatedPuzzle> stated_of(const std::string& id) const;
    std::vector<const store::OnPaper*> on_paper(const std::string& level) const;
  };
  /// When a group may start.
  struct Window {
    std::int64_t opens = 0;
    std::int64_t closes = 0;
    std::int64_t open_until = 0;

    std::string_view phase(std::int64_t now) const;
  };

  Result<const Known*> known(const store::ContestRow& row);
  Result<const Known*> known(const std::string& contest);
  Result<std::optional<store::EntrantRow>> entrant(std::int64_t id) const;
  Result<Window> window(const store::ContestRow& contest, const store::EntrantRow& entrant);
  const Zone& zone(const std::string& name);
  Result<Reply> me_of(std::int64_t subject, const std::string& device, std::int64_t now);
  Result<std::optional<store::WritingAttempt>> attempt_of(const Ask& ask,
                                                          const std::string& contest);
  Result<nlohmann::json> attempt_json(const store::WritingAttempt& attempt,
                                      const std::string& device, std::int64_t now);
  Result<nlohmann::json> receipt(const store::WritingAttempt& attempt) const;
  Result<bool> keeps_names(const std::string& season);

  Stores stores_;
  Readers readers_;
  std::function<std::uint64_t()> chance_;
  std::function<void(std::string_view)> log_;
  std::string copy_;  // the number of this copy of the data
  std::map<std::string, Known> known_;
  std::map<std::string, Zone> zones_;
  std::unordered_map<std::string, store::SessionRow> sessions_;
  std::vector<store::SessionRow> new_sessions_;
  std::vector<store::PersonRow> new_names_;
  bool found_last_code_ = false;
};

}  // namespace reckon::contests
