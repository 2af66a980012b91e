// SPDX-License-Identifier: MIT
#include "reckon/store/day.hpp"

#include <utility>

#include "reckon/store/formats.hpp"
#include "reckon/store/statement.hpp"

namespace reckon::store {

namespace {

using SQLite::Statement;

constexpr const char* kSelectGroups =
    "SELECT id, school, season, teacher, level, handle, shift_min, coalesce(open_until, 0) "
    "FROM grp ";

// The newest late answer to each question, where it is newer than the one that is held.
constexpr const char* kLateOfAttempt =
    "SELECT trail.question, trail.device, trail.n, trail.answer, trail.at FROM trail JOIN answer "
    "ON answer.attempt = trail.attempt AND answer.question = trail.question "
    "WHERE trail.attempt = ?1 AND fate = 'late' AND trail.n > answer.n "
    "AND NOT EXISTS (SELECT 1 FROM trail AS newer WHERE newer.attempt = ?1 AND "
    "newer.question = trail.question AND newer.fate = 'late' AND "
    "(newer.n, newer.device) > (trail.n, trail.device))";

GroupRow group_in(Statement& row) {
  return {.id = row.getColumn(0).getString(),
          .school = row.getColumn(1).getString(),
          .season = row.getColumn(2).getString(),
          .teacher = number_if_any(row.getColumn(3)),
          .level = row.getColumn(4).getString(),
          .handle = row.getColumn(5).getInt64(),
          .shift_min = row.getColumn(6).getInt64(),
          .open_until = row.getColumn(7).getInt64()};
}

TeacherRow teacher_in(Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .season = row.getColumn(1).getString(),
          .school = row.getColumn(2).getString(),
          .quota = row.getColumn(3).getInt64()};
}

ProgressRow progress_in(Statement& row, const GroupRow& group) {
  return {.entrant = {.id = row.getColumn(0).getInt64(),
                      .season = group.season,
                      .group = group.id,
                      .seat = row.getColumn(1).getInt64(),
                      .level = row.getColumn(2).getString(),
                      .state = row.getColumn(3).getString()},
          .extra_percent = row.getColumn(4).getInt64(),
          .extra_s = row.getColumn(5).getInt64(),
          .attempt = number_if_any(row.getColumn(6)).value_or(0),
          .state = text_if_any(row.getColumn(7)).value_or(""),
          .started = number_if_any(row.getColumn(8)).value_or(0),
          .ends = number_if_any(row.getColumn(9)).value_or(0),
          .attempt_extra_s = number_if_any(row.getColumn(10)).value_or(0),
          .how = text_if_any(row.getColumn(11)).value_or(""),
          .device = text_if_any(row.getColumn(12)).value_or(""),
          .flagged = !text_if_any(row.getColumn(13)).value_or("").empty(),
          .questions = row.getColumn(14).getInt64(),
          .answered = row.getColumn(15).getInt64(),
          .late = row.getColumn(16).getInt64()};
}

class SqliteDay : public DayStore {
 public:
  SqliteDay(DataFile file, SQLite::Database database)
      : file_(std::move(file), std::move(database)) {}

  Result<std::vector<TeacherRow>> teachers() override {
    return file_.read([&]() -> Result<std::vector<TeacherRow>> {
      Statement rows(file_.database(),
                     "SELECT id, season, school, quota FROM teacher ORDER BY season, school, id");
      std::vector<TeacherRow> all;
      while (rows.executeStep()) all.push_back(teacher_in(rows));
      return all;
    });
  }

  Result<std::optional<TeacherRow>> teacher(std::int64_t id) override {
    return file_.read([&]() -> Result<std::optional<TeacherRow>> {
      Statement row(file_.database(), "SELECT id, season, school, quota FROM teacher WHERE id = ?");
      bind_all(row, id);
      if (!row.executeStep()) return std::nullopt;
      return teacher_in(row);
    });
  }

  Result<void> put_teacher(const TeacherRow& teacher, const SchoolRow& school,
                           const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      file_.run("INSERT INTO season (id) VALUES (?) ON CONFLICT DO NOTHING", teacher.season);
      file_.run(
          "INSERT INTO school (id, country, region, zone) VALUES (?, ?, ?, ?) "
          "ON CONFLICT DO NOTHING",
          school.id, school.country, school.region, school.zone);
      file_.run(
          "INSERT INTO teacher (id, season, school, quota) VALUES (?, ?, ?, ?) "
          "ON CONFLICT (id) DO UPDATE SET quota = excluded.quota",
          teacher.id, teacher.season, teacher.school, teacher.quota);
      record_act(file_, act);
      return {};
    });
  }

  Result<std::int64_t> taught(std::int64_t teacher) override {
    return file_.read([&]() -> Result<std::int64_t> {
      Statement row(file_.database(),
                    "SELECT count(*) FROM entrant JOIN grp ON grp.season = entrant.season AND "
                    "grp.id = entrant.grp WHERE grp.teacher = ? AND state = 'entered'");
      bind_all(row, teacher);
      return row.executeStep() ? row.getColumn(0).getInt64() : 0;
    });
  }

  Result<std::optional<SchoolRow>> school(const std::string& id) override {
    return file_.read([&]() -> Result<std::optional<SchoolRow>> {
      Statement row(file_.database(), "SELECT country, region, zone FROM school WHERE id = ?");
      bind_all(row, id);
      if (!row.executeStep()) return std::nullopt;
      return SchoolRow{.id = id,
                       .country = row.getColumn(0).getString(),
                       .region = row.getColumn(1).getString(),
                       .zone = row.getColumn(2).getString()};
    });
  }

  Result<std::vector<GroupRow>> all_groups(const std::optional<std::int64_t>& teacher) override {
    return file_.read([&]() -> Result<std::vector<GroupRow>> {
      Statement rows(file_.database(), std::string(kSelectGroups) +
                                           "WHERE ?1 IS NULL OR teacher = ?1 ORDER BY season, id");
      bind_all(rows, teacher);
      std::vector<GroupRow> all;
      while (rows.executeStep()) all.push_back(group_in(rows));
      return all;
    });
  }

  Result<std::optional<GroupRow>> group(std::int64_t handle) override {
    return one_group("WHERE handle = ?", handle);
  }

  Result<std::optional<GroupRow>> group_of(const EntrantRow& entrant) override {
    return one_group("WHERE season = ? AND id = ?", entrant.season, entrant.group);
  }

  Result<std::vector<ProgressRow>> progress(const GroupRow& group,
                                            const std::string& contest) override {
    return file_.read([&]() -> Result<std::vector<ProgressRow>> {
      Statement rows(
          file_.database(),
          "SELECT entrant.id, seat, entrant.level, entrant.state, extra_percent, entrant.extra_s, "
          "attempt.id, attempt.state, started, ends, attempt.extra_s, how, device, flags, "
          "(SELECT count(*) FROM answer WHERE attempt = attempt.id), "
          "(SELECT count(*) FROM answer WHERE attempt = attempt.id AND answer <> ''), "
          "(SELECT count(DISTINCT trail.question) FROM trail JOIN answer ON answer.attempt = "
          "trail.attempt AND answer.question = trail.question WHERE trail.attempt = attempt.id AND "
          "fate = 'late' AND trail.n > answer.n) "
          "FROM entrant LEFT JOIN attempt ON attempt.entrant = entrant.id AND attempt.contest = ?3 "
          "WHERE entrant.season = ?1 AND entrant.grp = ?2 AND entrant.state <> 'merged' "
          "ORDER BY seat, entrant.id");
      bind_all(rows, group.season, group.id, contest);
      std::vector<ProgressRow> all;
      while (rows.executeStep()) all.push_back(progress_in(rows, group));
      return all;
    });
  }

  Result<std::vector<LiveRow>> live(const ContestRow& contest) override {
    return file_.read([&]() -> Result<std::vector<LiveRow>> {
      Statement rows(file_.database(),
                     "SELECT entrant.id, grp.school, grp.handle, attempt.state FROM entrant "
                     "JOIN grp ON grp.season = entrant.season AND grp.id = entrant.grp "
                     "LEFT JOIN attempt ON attempt.entrant = entrant.id AND attempt.contest = ?1 "
                     "WHERE entrant.season = ?2 AND entrant.state = 'entered' "
                     "AND (?3 IS NULL OR grp.id = ?3) ORDER BY grp.school, grp.id, entrant.id");
      bind_all(rows, contest.id, contest.season, contest.rehearsal);
      std::vector<LiveRow> all;
      while (rows.executeStep()) {
        all.push_back({.entrant = rows.getColumn(0).getInt64(),
                       .school = rows.getColumn(1).getString(),
                       .group = rows.getColumn(2).getInt64(),
                       .state = text_if_any(rows.getColumn(3)).value_or("")});
      }
      return all;
    });
  }

  Result<void> reopen(std::int64_t attempt, std::int64_t ends, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      if (file_.run("UPDATE attempt SET state = 'running', ends = max(ends, ?2), handed_in = NULL, "
                    "how = '' WHERE id = ?1 AND state = 'handed_in' AND started IS NOT NULL",
                    attempt, ends) != 1) {
        return failure(ErrorCode::unsuitable, "the attempt was not handed in from a browser");
      }
      record_act(file_, act);
      return {};
    });
  }

  Result<void> free_device(std::int64_t attempt, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      file_.run("UPDATE attempt SET device = '' WHERE id = ?", attempt);
      record_act(file_, act);
      return {};
    });
  }

  Result<std::int64_t> accept_late(std::int64_t attempt, const ActRow& act) override {
    return file_.change([&]() -> Result<std::int64_t> {
      Statement rows(file_.database(), kLateOfAttempt);
      bind_all(rows, attempt);
      std::vector<std::pair<AnswerRow, std::pair<std::string, std::int64_t>>> late;
      std::vector<std::int64_t> at;
      while (rows.executeStep()) {
        late.push_back({{.attempt = attempt,
                         .question = rows.getColumn(0).getString(),
                         .answer = rows.getColumn(3).getString()},
                        {rows.getColumn(1).getString(), rows.getColumn(2).getInt64()}});
        at.push_back(rows.getColumn(4).getInt64());
      }
      for (std::size_t i = 0; i < late.size(); ++i) {
        const auto& [answer, tag] = late[i];
        put_answer(answer, tag.first, tag.second, at[i]);
      }
      file_.run("UPDATE trail SET fate = 'accepted' WHERE attempt = ? AND fate = 'late'", attempt);
      record_act(file_, act);
      return static_cast<std::int64_t>(late.size());
    });
  }

  Result<std::optional<AttemptRow>> attempt(std::int64_t id) override {
    return file_.read([&]() -> Result<std::optional<AttemptRow>> {
      Statement row(file_.database(),
                    "SELECT entrant, contest, level, lang, state FROM attempt WHERE id = ?");
      bind_all(row, id);
      if (!row.executeStep()) return std::nullopt;
      return AttemptRow{.id = id,
                        .entrant = row.getColumn(0).getInt64(),
                        .contest = row.getColumn(1).getString(),
                        .level = row.getColumn(2).getString(),
                        .language = row.getColumn(3).getString(),
                        .state = row.getColumn(4).getString()};
    });
  }

  Result<Rescued> take_rescue(std::int64_t attempt, std::span<const WrittenChange> answers,
                              std::int64_t now, const ActRow& act) override {
    return file_.change([&]() -> Result<Rescued> {
      Rescued done;
      Statement held(file_.database(),
                     "SELECT answer, n FROM answer WHERE attempt = ? AND question = ?");
      for (const WrittenChange& one : answers) {
        bind_all(held, attempt, one.question);
        if (!held.executeStep()) continue;
        const bool is_known = held.getColumn(0).getString() == one.answer;
        const bool is_newer = one.tag.n > held.getColumn(1).getInt64();
        held.reset();
        if (is_known || !is_newer) {
          (is_known ? done.known : done.older) += 1;
          continue;
        }
        put_answer({.attempt = attempt, .question = one.question, .answer = one.answer},
                   one.tag.device, one.tag.n, now);
        file_.run(
            "INSERT INTO trail (attempt, question, device, n, answer, at, elapsed_ms, fate) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, 'accepted') ON CONFLICT DO NOTHING",
            attempt, one.question, one.tag.device, one.tag.n, one.answer, now, one.elapsed_ms);
        ++done.taken;
      }
      record_act(file_, act);
      return done;
    });
  }

  Result<void> remove_attempt(std::int64_t attempt, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      file_.run(
          "INSERT INTO entrant (id, season, grp, seat, level, state, merged_into) "
          "SELECT (random() & 9223372036854775807) | 1, season, grp, seat, entrant.level, "
          "'merged', entrant.id FROM entrant JOIN attempt ON attempt.entrant = entrant.id "
          "WHERE attempt.id = ?",
          attempt);
      file_.run("UPDATE attempt SET state = 'removed', entrant = ? WHERE id = ?",
                static_cast<std::int64_t>(file_.database().getLastInsertRowid()), attempt);
      record_act(file_, act);
      return {};
    });
  }

  Result<std::vector<NoticeRow>> notices() override {
    return file_.read([&]() -> Result<std::vector<NoticeRow>> {
      Statement rows(file_.database(), "SELECT id, at, until, text FROM notice ORDER BY id");
      std::vector<NoticeRow> all;
      while (rows.executeStep()) {
        all.push_back({.id = rows.getColumn(0).getInt64(),
                       .at = rows.getColumn(1).getInt64(),
                       .until = rows.getColumn(2).getInt64(),
                       .text = rows.getColumn(3).getString()});
      }
      return all;
    });
  }

  Result<std::int64_t> add_notice(const NoticeRow& notice, const ActRow& act) override {
    return file_.change([&]() -> Result<std::int64_t> {
      file_.run("INSERT INTO notice (at, until, text) VALUES (?, ?, ?)", notice.at, notice.until,
                notice.text);
      const std::int64_t id = file_.database().getLastInsertRowid();
      record_act(file_, act);
      return id;
    });
  }

  Result<bool> drop_notice(std::int64_t id, const ActRow& act) override {
    return file_.change([&]() -> Result<bool> {
      if (file_.run("DELETE FROM notice WHERE id = ?", id) != 1) return false;
      record_act(file_, act);
      return true;
    });
  }

  Result<std::vector<ActRow>> acts_before(std::int64_t id, std::int64_t most) override {
    return file_.read([&]() -> Result<std::vector<ActRow>> {
      Statement rows(file_.database(),
                     "SELECT id, at, who, what, subject, detail FROM act WHERE id < ? "
                     "ORDER BY id DESC LIMIT ?");
      bind_all(rows, id, most);
      std::vector<ActRow> all;
      while (rows.executeStep()) {
        all.push_back({.at = rows.getColumn(1).getInt64(),
                       .what = rows.getColumn(3).getString(),
                       .subject = rows.getColumn(4).getString(),
                       .detail = rows.getColumn(5).getString(),
                       .who = rows.getColumn(2).getString(),
                       .id = rows.getColumn(0).getInt64()});
      }
      return all;
    });
  }

  Result<std::int64_t> drop_rehearsal(const std::string& contest, const ActRow& act) override {
    return file_.change([&]() -> Result<std::int64_t> {
      Statement known(file_.database(),
                      "SELECT 1 FROM contest WHERE id = ? AND rehearsal IS NOT NULL");
      bind_all(known, contest);
      if (!known.executeStep()) {
        return failure(ErrorCode::not_found, "there is no such rehearsal");
      }
      known.reset();
      for (const char* const table : {"answer", "trail"}) {
        file_.run((std::string("DELETE FROM ") + table +
                   " WHERE attempt IN (SELECT id FROM attempt WHERE contest = ?)")
                      .c_str(),
                  contest);
      }
      const int attempts = file_.run("DELETE FROM attempt WHERE contest = ?", contest);
      for (const char* const table : {"mark", "question", "on_paper", "variant"}) {
        file_.run((std::string("DELETE FROM ") + table + " WHERE contest = ?").c_str(), contest);
      }
      file_.run("DELETE FROM contest WHERE id = ?", contest);
      record_act(file_, act);
      return attempts;
    });
  }

 private:
  template <typename... Values>
  Result<std::optional<GroupRow>> one_group(const char* where, const Values&... values) {
    return file_.read([&]() -> Result<std::optional<GroupRow>> {
      Statement row(file_.database(), std::string(kSelectGroups) + where);
      bind_all(row, values...);
      if (!row.executeStep()) return std::nullopt;
      return group_in(row);
    });
  }

  void put_answer(const AnswerRow& answer, const std::string& device, std::int64_t n,
                  std::int64_t at) {
    file_.run(
        "INSERT INTO answer (attempt, question, device, n, answer, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (attempt, question) DO UPDATE SET device = excluded.device, n = excluded.n, "
        "answer = excluded.answer, state = '', at = excluded.at",
        answer.attempt, answer.question, device, n, answer.answer, at);
  }

  OpenFile file_;
};

}  // namespace

Result<std::unique_ptr<DayStore>> open_day(const std::string& name,
                                           std::chrono::milliseconds patience) {
  const DataFile file{.name = name, .format = contest_format()};
  auto database = open_database(file, OpenMode::fill, patience);
  if (!database) return std::unexpected(database.error());
  return guarded(file, &*database, [&]() -> Result<std::unique_ptr<DayStore>> {
    database->exec("PRAGMA synchronous = FULL");
    database->exec("PRAGMA secure_delete = ON");
    return std::make_unique<SqliteDay>(file, *std::move(database));
  });
}

}  // namespace reckon::store
