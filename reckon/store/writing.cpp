// SPDX-License-Identifier: MIT
#include "reckon/store/writing.hpp"

#include <sys/stat.h>

#include <array>
#include <charconv>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "reckon/store/formats.hpp"
#include "reckon/store/statement.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::store {

namespace {

using contest::kGrace;
using SQLite::Statement;

constexpr const char* kColumns =
    "SELECT id, entrant, contest, level, lang, paper, state, started, minutes, extra_s, ends, "
    "handed_in, how, device FROM attempt WHERE entrant = ?1";

WritingAttempt attempt_in(Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .entrant = row.getColumn(1).getInt64(),
          .contest = row.getColumn(2).getString(),
          .level = row.getColumn(3).getString(),
          .language = row.getColumn(4).getString(),
          .paper = row.getColumn(5).getString(),
          .state = row.getColumn(6).getString(),
          .started = number_if_any(row.getColumn(7)).value_or(0),
          .minutes = row.getColumn(8).getInt64(),
          .extra_s = row.getColumn(9).getInt64(),
          .ends = number_if_any(row.getColumn(10)).value_or(0),
          .handed_in = number_if_any(row.getColumn(11)).value_or(0),
          .how = row.getColumn(12).getString(),
          .device = row.getColumn(13).getString()};
}

// The rule in one statement, so that it keeps no state in the server. Parameters: attempt,
// question, device and number of the change, those on which it was made, answer, state, time, and
// the latest end of attempts that are still open.
constexpr const char* kApplySeen =
    "UPDATE answer SET device = ?3, n = ?4, answer = ?7, state = ?8, at = ?9 "
    "WHERE attempt = ?1 AND question = ?2 AND n < ?4 AND ((device, n) = (?5, ?6) OR device = ?3) "
    "AND EXISTS (SELECT 1 FROM attempt WHERE id = ?1 AND state = 'running' AND ends >= ?10)";
// The same with the rule for what a restored backup gets; it does not use the fifth and sixth.
constexpr const char* kApplyLarger =
    "UPDATE answer SET device = ?3, n = ?4, answer = ?7, state = ?8, at = ?9 "
    "WHERE attempt = ?1 AND question = ?2 AND (n, device) < (?4, ?3) "
    "AND EXISTS (SELECT 1 FROM attempt WHERE id = ?1 AND state = 'running' AND ends >= ?10)";

class SqliteWriting : public WritingStore {
 public:
  SqliteWriting(DataFile file, SQLite::Database database)
      : file_(std::move(file), std::move(database)) {}

  Result<void> all_or_none(const std::function<Result<void>()>& acts) override {
    return file_.change(acts);
  }

  Result<std::optional<WritingAttempt>> attempt(std::int64_t entrant,
                                                const std::string& contest) override {
    return file_.read([&]() -> Result<std::optional<WritingAttempt>> {
      bind_all(attempt_, entrant, contest);
      std::optional<WritingAttempt> found;
      if (attempt_.executeStep()) found = attempt_in(attempt_);
      // A statement that is not done keeps this connection at what the file was.
      attempt_.reset();
      return found;
    });
  }

  Result<std::vector<WritingAttempt>> attempts(std::int64_t entrant) override {
    return file_.read([&]() -> Result<std::vector<WritingAttempt>> {
      Statement rows(file_.database(), std::string(kColumns) + " ORDER BY contest");
      bind_all(rows, entrant);
      std::vector<WritingAttempt> all;
      while (rows.executeStep()) all.push_back(attempt_in(rows));
      return all;
    });
  }

  Result<std::vector<WrittenAnswer>> answers(std::int64_t attempt) override {
    return file_.read([&]() -> Result<std::vector<WrittenAnswer>> {
      Statement rows(file_.database(),
                     "SELECT question, device, n, answer, state, at FROM answer WHERE attempt = ?");
      bind_all(rows, attempt);
      std::vector<WrittenAnswer> all;
      while (rows.executeStep()) {
        all.push_back(
            {.question = rows.getColumn(0).getString(),
             .tag = {.device = rows.getColumn(1).getString(), .n = rows.getColumn(2).getInt64()},
             .answer = rows.getColumn(3).getString(),
             .state = rows.getColumn(4).getString(),
             .at = rows.getColumn(5).getInt64()});
      }
      return all;
    });
  }

  Result<std::string> copy_number() override {
    return file_.read([&]() -> Result<std::string> {
      Statement row(file_.database(), "SELECT number FROM copy");
      return row.executeStep() ? row.getColumn(0).getString() : std::string();
    });
  }

  Result<std::vector<contest::Outage>> outages() override {
    return file_.read([&]() -> Result<std::vector<contest::Outage>> { return outages_since(0); });
  }

  Result<std::optional<std::int64_t>> alive() override {
    return file_.read([&]() -> Result<std::optional<std::int64_t>> { return last_sign(); });
  }

  Result<std::optional<MarkRow>> mark(const std::string& contest, std::int64_t revision,
                                      std::int64_t attempt) override {
    return file_.read([&]() -> Result<std::optional<MarkRow>> {
      Statement row(file_.database(),
                    "SELECT level, points, most, vector, rank, share_below FROM mark "
                    "WHERE contest = ? AND revision = ? AND attempt = ?");
      bind_all(row, contest, revision, attempt);
      if (!row.executeStep()) return std::nullopt;
      return MarkRow{.attempt = attempt,
                     .level = row.getColumn(0).getString(),
                     .points = row.getColumn(1).getInt64(),
                     .most = row.getColumn(2).getInt64(),
                     .vector = row.getColumn(3).getString(),
                     .rank = row.getColumn(4).getInt64(),
                     .share_below = row.getColumn(5).getInt64()};
    });
  }

  Result<std::int64_t> marked(const std::string& contest, std::int64_t revision,
                              const std::string& level) override {
    return number_of("SELECT count(*) FROM mark WHERE contest = ? AND revision = ? AND level = ?",
                     contest, revision, level);
  }

  Result<std::int64_t> shift_of(const std::string& season, const std::string& group) override {
    return number_of("SELECT shift_min FROM grp WHERE season = ? AND id = ?", season, group);
  }

  Result<std::int64_t> open_until(const std::string& season, const std::string& group) override {
    return number_of("SELECT coalesce(open_until, 0) FROM grp WHERE season = ? AND id = ?", season,
                     group);
  }

  Result<std::vector<std::string>> zones() override {
    return file_.read([&]() -> Result<std::vector<std::string>> {
      Statement rows(file_.database(), "SELECT DISTINCT zone FROM school ORDER BY zone");
      std::vector<std::string> all;
      while (rows.executeStep()) all.push_back(rows.getColumn(0).getString());
      return all;
    });
  }

  Result<std::string> zone_of(const std::string& season, const std::string& group) override {
    return file_.read([&]() -> Result<std::string> {
      Statement row(file_.database(),
                    "SELECT zone FROM school WHERE id = "
                    "(SELECT school FROM grp WHERE season = ? AND id = ?)");
      bind_all(row, season, group);
      return row.executeStep() ? row.getColumn(0).getString() : std::string();
    });
  }

  Result<bool> start(const WritingAttempt& attempt,
                     const std::vector<std::string>& questions) override {
    return file_.read([&]() -> Result<bool> {
      Statement extra(file_.database(), "SELECT extra_percent, extra_s FROM entrant WHERE id = ?");
      bind_all(extra, attempt.entrant);
      std::int64_t extra_s = 0;
      if (extra.executeStep()) {
        extra_s = extra_seconds(attempt.minutes, extra.getColumn(0).getInt64(),
                                extra.getColumn(1).getInt64());
      }
      const std::int64_t ends =
          contest::end_of(attempt.started, contest::length_of(attempt.minutes, 0, extra_s), {});
      if (file_.run("UPDATE attempt SET state = 'running', lang = ?, started = ?, minutes = ?, "
                    "extra_s = ?, ends = ?, device = ? WHERE id = ? AND state = 'ready'",
                    attempt.language, attempt.started, attempt.minutes, extra_s, ends,
                    attempt.device, attempt.id) != 1) {
        return false;
      }
      Statement blank(file_.database(),
                      "INSERT INTO answer (attempt, question, answer) VALUES (?, ?, '') "
                      "ON CONFLICT DO NOTHING");
      for (const std::string& question : questions) execute(blank, attempt.id, question);
      return true;
    });
  }

  Result<void> go_on(std::int64_t attempt, const std::string& device,
                     const std::string& language) override {
    return file_.read([&]() -> Result<void> {
      file_.run("UPDATE attempt SET device = ?, lang = ? WHERE id = ?", device, language, attempt);
      return {};
    });
  }

  Result<Fate> change(std::int64_t attempt, const WrittenChange& change, std::int64_t now,
                      Rule rule) override {
    return file_.read([&]() -> Result<Fate> {
      Statement& apply = rule == Rule::seen ? apply_seen_ : apply_larger_;
      bind_all(apply, attempt, change.question, change.tag.device, change.tag.n,
               change.after.device, change.after.n, change.answer, change.state, now, now - kGrace);
      const Fate fate = apply.exec() == 1 ? Fate::applied : fate_of(attempt, change, now);
      if (!change.answer.empty() && fate != Fate::known) note(attempt, change, now, fate);
      if (fate == Fate::applied) {
        execute(flag_, attempt, change.tag.device, now - kSoon);
      }
      return fate;
    });
  }

  Result<void> give_extra(std::int64_t entrant, std::int64_t percent,
                          std::int64_t seconds) override {
    return file_.read([&]() -> Result<void> {
      if (file_.run("UPDATE entrant SET extra_percent = ?, extra_s = ? WHERE id = ?", percent,
                    seconds, entrant) != 1) {
        return failure(ErrorCode::not_found, "the store has no such entrant");
      }
      Statement rows(file_.database(),
                     "SELECT id, minutes FROM attempt WHERE entrant = ? AND state = 'running'");
      bind_all(rows, entrant);
      std::vector<std::pair<std::int64_t, std::int64_t>> running;
      while (rows.executeStep()) {
        running.emplace_back(rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64());
      }
      for (const auto& [id, minutes] : running) {
        file_.run("UPDATE attempt SET extra_s = ? WHERE id = ?",
                  extra_seconds(minutes, percent, seconds), id);
      }
      give_back(0);
      return {};
    });
  }

  Result<void> shift(const std::string& season, const std::string& group, std::int64_t minutes,
                     std::int64_t open_until) override {
    return file_.read([&]() -> Result<void> {
      const std::optional<std::int64_t> until =
          open_until == 0 ? std::nullopt : std::optional(open_until);
      if (file_.run("UPDATE grp SET shift_min = ?, open_until = ? WHERE season = ? AND id = ?",
                    minutes, until, season, group) != 1) {
        return failure(ErrorCode::not_found, "there is no group " + quote(group));
      }
      return {};
    });
  }

  Result<void> note_act(const ActRow& act) override {
    return file_.read([&]() -> Result<void> {
      record_act(file_, act);
      return {};
    });
  }

  Result<bool> hand_in(std::int64_t attempt, std::int64_t now) override {
    return file_.read([&]() -> Result<bool> {
      return file_.run(
                 "UPDATE attempt SET state = 'handed_in', handed_in = ?, how = 'pupil' "
                 "WHERE id = ? AND state = 'running'",
                 now, attempt) == 1;
    });
  }

  Result<std::int64_t> hand_in_ended(std::int64_t now) override {
    return file_.read([&]() -> Result<std::int64_t> {
      return file_.run(
          "UPDATE attempt SET state = 'handed_in', handed_in = ends, how = 'time' "
          "WHERE state = 'running' AND ends < ?",
          now - kGrace);
    });
  }

  Result<std::unordered_map<std::int64_t, std::int64_t>> seconds_taken(
      const std::string& contest) override {
    using Seconds = std::unordered_map<std::int64_t, std::int64_t>;
    return file_.read([&]() -> Result<Seconds> {
      Statement select(file_.database(),
                       "SELECT id, (handed_in - started) / 1000 FROM attempt "
                       "WHERE contest = ? AND state = 'handed_in' AND started IS NOT NULL "
                       "AND handed_in IS NOT NULL AND extra_s = 0 AND NOT EXISTS (SELECT 1 "
                       "FROM outage WHERE from_ms < handed_in AND to_ms > started)");
      bind_all(select, contest);
      Seconds seconds;
      while (select.executeStep()) {
        seconds.emplace(select.getColumn(0).getInt64(), select.getColumn(1).getInt64());
      }
      return seconds;
    });
  }

  Result<bool> touch(std::int64_t now) override {
    return file_.read([&]() -> Result<bool> {
      const auto last = last_sign();
      const bool is_outage = last && now - *last > contest::kLongestSilence;
      if (is_outage) {
        file_.run(
            "INSERT INTO outage (from_ms, to_ms) VALUES (?, ?) ON CONFLICT (from_ms) "
            "DO UPDATE SET to_ms = max(to_ms, excluded.to_ms)",
            *last, now);
        give_back(*last);
      }
      execute(sign_, now);
      return is_outage;
    });
  }

 private:
  static std::int64_t extra_seconds(std::int64_t minutes, std::int64_t percent,
                                    std::int64_t seconds) {
    constexpr contest::Millis kSecond = 1000;
    return (contest::length_of(minutes, percent, seconds) - contest::length_of(minutes, 0, 0)) /
           kSecond;
  }

  // Attempts that are written on two devices within this time are marked, not judged.
  static constexpr std::int64_t kSoon = 60'000;
  // Rows of the trail of an attempt. An honest page sends a tenth of them.
  static constexpr std::int64_t kMostTrail = 5'000;

  Fate fate_of(std::int64_t attempt, const WrittenChange& change, std::int64_t now) {
    bind_all(tag_, attempt, change.question);
    bool known = false;
    if (tag_.executeStep()) {
      known = tag_.getColumn(0).getString() == change.tag.device &&
              tag_.getColumn(1).getInt64() >= change.tag.n;
    }
    bind_all(open_, attempt, now - kGrace);
    const bool is_open = open_.executeStep();
    tag_.reset();
    open_.reset();
    return known ? Fate::known : is_open ? Fate::conflict : Fate::late;
  }

  void note(std::int64_t attempt, const WrittenChange& change, std::int64_t now, Fate fate) {
    execute(trail_, attempt, change.question, change.tag.device, change.tag.n, change.answer, now,
            change.elapsed_ms,
            fate == Fate::applied ? "applied"
            : fate == Fate::late  ? "late"
                                  : "superseded",
            kMostTrail);
  }

  std::optional<std::int64_t> last_sign() {
    Statement row(file_.database(), "SELECT at_ms FROM alive");
    if (!row.executeStep()) return std::nullopt;
    return row.getColumn(0).getInt64();
  }

  // Those that reached over this time.
  std::vector<contest::Outage> outages_since(std::int64_t from) {
    Statement rows(file_.database(),
                   "SELECT from_ms, to_ms FROM outage WHERE to_ms > ? ORDER BY from_ms");
    bind_all(rows, from);
    std::vector<contest::Outage> all;
    while (rows.executeStep()) {
      all.push_back({.from = rows.getColumn(0).getInt64(), .to = rows.getColumn(1).getInt64()});
    }
    return all;
  }

  // Gives outages back, and extra time, to all attempts that were running then.
  void give_back(std::int64_t from) {
    Statement rows(file_.database(),
                   "SELECT id, started, minutes, extra_s FROM attempt "
                   "WHERE state = 'running' AND ends > ?");
    bind_all(rows, from);
    Statement later(file_.database(), "UPDATE attempt SET ends = max(ends, ?) WHERE id = ?");
    std::vector<std::pair<std::int64_t, std::int64_t>> ends;
    while (rows.executeStep()) {
      const std::int64_t started = rows.getColumn(1).getInt64();
      ends.emplace_back(rows.getColumn(0).getInt64(),
                        contest::end_of(started,
                                        contest::length_of(rows.getColumn(2).getInt64(), 0,
                                                           rows.getColumn(3).getInt64()),
                                        outages_since(started)));
    }
    for (const auto& [id, end] : ends) execute(later, end, id);
  }

  template <typename... Values>
  Result<std::int64_t> number_of(const char* text, const Values&... values) {
    return file_.read([&]() -> Result<std::int64_t> {
      Statement row(file_.database(), text);
      bind_all(row, values...);
      return row.executeStep() ? row.getColumn(0).getInt64() : 0;
    });
  }

  OpenFile file_;
  Statement attempt_{file_.database(), std::string(kColumns) + " AND contest = ?2"};
  Statement apply_seen_{file_.database(), kApplySeen};
  Statement apply_larger_{file_.database(), kApplyLarger};
  Statement tag_{file_.database(),
                 "SELECT device, n FROM answer WHERE attempt = ? AND question = ?"};
  Statement open_{file_.database(),
                  "SELECT 1 FROM attempt WHERE id = ? AND state = 'running' AND ends >= ?"};
  Statement trail_{file_.database(),
                   "INSERT INTO trail (attempt, question, device, n, answer, at, elapsed_ms, fate) "
                   "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT count(*) FROM trail WHERE "
                   "attempt = ?1) < ?9 ON CONFLICT DO NOTHING"};
  Statement flag_{file_.database(),
                  "UPDATE attempt SET flags = 'two devices' WHERE id = ?1 AND flags = '' AND "
                  "EXISTS (SELECT 1 FROM answer WHERE attempt = ?1 AND device NOT IN ('', ?2) "
                  "AND at > ?3)"};
  Statement sign_{file_.database(),
                  "INSERT INTO alive (id, at_ms) VALUES (1, ?) "
                  "ON CONFLICT (id) DO UPDATE SET at_ms = max(at_ms, excluded.at_ms)"};
};

// Where the data is: a file that was put back has another place, and a backup has no number.
std::string place_of(const std::string& name) {
  struct stat status{};
  if (stat(name.c_str(), &status) != 0) return {};
  return std::to_string(status.st_dev) + ":" + std::to_string(status.st_ino);
}

std::string number_text(std::uint64_t number) {
  constexpr std::size_t kDigits = 16;
  std::array<char, kDigits> digits{};
  const auto [end, problem] =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
  const std::string text(digits.data(), end);
  return std::string(kDigits - text.size(), '0') + text;
}

void number_copy(SQLite::Database& database, const std::string& place, std::uint64_t number) {
  Change change(database);
  Statement known(database, "SELECT 1 FROM copy WHERE number <> '' AND file = ?");
  bind_all(known, place);
  if (!known.executeStep()) {
    Statement put(database, "INSERT OR REPLACE INTO copy (id, number, file) VALUES (1, ?, ?)");
    execute(put, number_text(number), place);
  }
  known.reset();
  change.commit();
}

}  // namespace

Result<std::unique_ptr<WritingStore>> open_writing(const std::string& name,
                                                   const std::function<std::uint64_t()>& chance,
                                                   std::chrono::milliseconds patience) {
  const DataFile file{.name = name, .format = contest_format()};
  auto database = open_database(file, OpenMode::change, patience);
  if (!database) return std::unexpected(database.error());
  return guarded(file, &*database, [&]() -> Result<std::unique_ptr<WritingStore>> {
    database->exec("PRAGMA synchronous = FULL");
    database->exec("PRAGMA secure_delete = ON");
    number_copy(*database, place_of(name), chance());
    return std::make_unique<SqliteWriting>(file, *std::move(database));
  });
}

}  // namespace reckon::store
