// SPDX-License-Identifier: MIT
#include "reckon/store/contest.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <sstream>
#include <utility>

#include "reckon/store/forgetting.hpp"
#include "reckon/store/formats.hpp"
#include "reckon/store/statement.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::store {

namespace {

using SQLite::Statement;

template <typename Numbers>
std::string numbers_text(const Numbers& numbers) {
  std::string text;
  for (const auto number : numbers) {
    if (!text.empty()) text += ' ';
    text += std::to_string(number);
  }
  return text;
}

template <typename Number>
std::vector<Number> numbers_in(const std::string& text) {
  std::istringstream stream(text);
  std::vector<Number> numbers;
  for (std::int64_t number = 0; stream >> number;) numbers.push_back(static_cast<Number>(number));
  return numbers;
}

EntrantRow entrant_in(Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .season = row.getColumn(1).getString(),
          .group = row.getColumn(2).getString(),
          .seat = row.getColumn(3).getInt64(),
          .level = row.getColumn(4).getString(),
          .state = row.getColumn(5).getString(),
          .merged_into = number_if_any(row.getColumn(6))};
}
constexpr const char* kEntrantColumns = "id, season, grp, seat, level, state, merged_into";

ContestRow contest_in(Statement& row) {
  return {.id = row.getColumn(0).getString(),
          .season = row.getColumn(1).getString(),
          .state = row.getColumn(2).getString(),
          .settings = row.getColumn(3).getString(),
          .opens = row.getColumn(4).getString(),
          .closes = row.getColumn(5).getString(),
          .revision = row.getColumn(6).getInt64(),
          .rehearsal = text_if_any(row.getColumn(7))};
}

std::unexpected<Error> not_there(const std::string& what) {
  return failure(ErrorCode::not_found, what);
}

class SqliteContests : public ContestStore {
 public:
  SqliteContests(DataFile file, SQLite::Database database)
      : file_(std::move(file), std::move(database)) {}

  Result<void> add_contest(const ContestData& contest) override {
    return file_.change([&]() -> Result<void> {
      const ContestRow& row = contest.row;
      Statement known(file_.database(), "SELECT 1 FROM contest WHERE id = ?");
      bind_all(known, row.id);
      if (known.executeStep()) {
        return failure(ErrorCode::unsuitable, "the contest " + quote(row.id) +
                                                  " was drawn already: give another id, or draw "
                                                  "into another store");
      }
      const auto used = used_classes(row.season);
      file_.run("INSERT INTO season (id) VALUES (?) ON CONFLICT DO NOTHING", row.season);
      file_.run(
          "INSERT INTO contest (id, season, state, settings, opens, closes, revision, rehearsal) "
          "VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
          row.id, row.season, row.state, row.settings, row.opens, row.closes, row.rehearsal);
      std::int64_t place = 0;
      for (const QuestionRow& question : contest.questions) {
        if (!row.rehearsal &&
            std::ranges::any_of(class_names_of(question),
                                [&](const std::string& one) { return used.contains(one); })) {
          return failure(ErrorCode::unsuitable,
                         "a question was used in this season already: draw again");
        }
        file_.run(
            "INSERT INTO question (contest, id, place, kind, class, rules, body, points, voided) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row.id, question.id, place++, question.kind, question.class_name, question.rules,
            question.body, question.points, question.voided);
        std::int64_t id = 0;
        for (const contest::Variant& variant : question.variants) {
          file_.run(
              "INSERT INTO variant (contest, question, id, text, level, solution, letters, cells) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
              row.id, question.id, id++, variant.text, variant.level, variant.solution,
              numbers_text(variant.letters), numbers_text(variant.cells));
        }
      }
      for (const OnPaper& one : contest.on_paper) {
        file_.run(
            "INSERT INTO on_paper (contest, level, place, question, band) VALUES (?, ?, ?, ?, ?)",
            row.id, one.level, one.place, one.question, one.band);
      }
      return {};
    });
  }

  Result<std::vector<ContestRow>> contests() override {
    return file_.read([&]() -> Result<std::vector<ContestRow>> {
      Statement rows(file_.database(), select_contests() + " ORDER BY season, opens, id");
      std::vector<ContestRow> contests;
      while (rows.executeStep()) contests.push_back(contest_in(rows));
      return contests;
    });
  }

  Result<std::optional<ContestRow>> contest_row(const std::string& id) override {
    return file_.read([&]() -> Result<std::optional<ContestRow>> {
      Statement row(file_.database(), select_contests() + " WHERE id = ?");
      bind_all(row, id);
      if (!row.executeStep()) return std::nullopt;
      return contest_in(row);
    });
  }

  Result<ContestData> contest(const std::string& id) override {
    auto found = contest_row(id);
    if (!found) return std::unexpected(found.error());
    if (!*found) return not_there("there is no contest " + quote(id));
    return file_.read([&]() -> Result<ContestData> {
      ContestData data{.row = **std::move(found)};
      Statement rows(file_.database(),
                     "SELECT id, kind, class, rules, body, points, voided FROM question "
                     "WHERE contest = ? ORDER BY place");
      bind_all(rows, id);
      while (rows.executeStep()) {
        data.questions.push_back({.id = rows.getColumn(0).getString(),
                                  .kind = rows.getColumn(1).getString(),
                                  .class_name = rows.getColumn(2).getString(),
                                  .rules = rows.getColumn(3).getString(),
                                  .body = rows.getColumn(4).getString(),
                                  .points = rows.getColumn(5).getInt64(),
                                  .voided = rows.getColumn(6).getString()});
      }
      Statement variants(file_.database(),
                         "SELECT text, level, solution, letters, cells FROM variant "
                         "WHERE contest = ? AND question = ? ORDER BY id");
      for (QuestionRow& question : data.questions) {
        bind_all(variants, id, question.id);
        while (variants.executeStep()) {
          const auto level = number_if_any(variants.getColumn(1));
          contest::Variant& variant = question.variants.emplace_back();
          variant.text = variants.getColumn(0).getString();
          if (level) variant.level = static_cast<int>(*level);
          variant.solution = variants.getColumn(2).getString();
          variant.letters = numbers_in<std::uint8_t>(variants.getColumn(3).getString());
          variant.cells = numbers_in<std::int64_t>(variants.getColumn(4).getString());
        }
      }
      Statement places(file_.database(),
                       "SELECT level, question, band, place FROM on_paper WHERE contest = ? "
                       "ORDER BY level, place");
      bind_all(places, id);
      while (places.executeStep()) {
        data.on_paper.push_back({.level = places.getColumn(0).getString(),
                                 .question = places.getColumn(1).getString(),
                                 .band = places.getColumn(2).getInt64(),
                                 .place = places.getColumn(3).getInt64()});
      }
      return data;
    });
  }

  Result<std::set<std::string>> classes_of(const std::string& season) override {
    return file_.read([&]() -> Result<std::set<std::string>> { return used_classes(season); });
  }

  Result<void> set_state(const std::string& contest, const std::string& state,
                         const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      file_.run("UPDATE contest SET state = ? WHERE id = ?", state, contest);
      record(act);
      return {};
    });
  }

  Result<void> set_window(const std::string& contest, const std::string& opens,
                          const std::string& closes, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      if (file_.run("UPDATE contest SET opens = ?, closes = ? WHERE id = ?", opens, closes,
                    contest) != 1) {
        return not_there("there is no contest " + quote(contest));
      }
      record(act);
      return {};
    });
  }

  Result<void> set_voided(const std::string& contest, const std::string& question,
                          const std::string& voided, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      if (file_.run("UPDATE question SET voided = ? WHERE contest = ? AND id = ?", voided, contest,
                    question) != 1) {
        return not_there("the contest has no question " + quote(question));
      }
      record(act);
      return {};
    });
  }

  Result<void> enrol(const SchoolRow& school, const GroupRow& group,
                     std::span<const EntrantRow> entrants) override {
    return file_.change([&]() -> Result<void> {
      file_.run("INSERT INTO season (id) VALUES (?) ON CONFLICT DO NOTHING", group.season);
      file_.run(
          "INSERT INTO school (id, country, region, zone) VALUES (?, ?, ?, ?) "
          "ON CONFLICT DO NOTHING",
          school.id, school.country, school.region, school.zone);
      Statement known(file_.database(), "SELECT school FROM grp WHERE season = ? AND id = ?");
      bind_all(known, group.season, group.id);
      if (known.executeStep() && known.getColumn(0).getString() != group.school) {
        return failure(ErrorCode::unsuitable, "the group " + quote(group.id) +
                                                  " is of another school: give it another name");
      }
      known.reset();
      file_.run(
          "INSERT INTO grp (season, id, school, handle, teacher, level) VALUES "
          "(?, ?, ?, (random() & 9223372036854775807) | 1, ?, ?) ON CONFLICT (season, id) DO "
          "NOTHING",
          group.season, group.id, group.school, group.teacher, group.level);
      Statement insert(file_.database(),
                       "INSERT INTO entrant (id, season, grp, seat, level, state) "
                       "VALUES (?, ?, ?, ?, ?, ?)");
      for (const EntrantRow& entrant : entrants) {
        execute(insert, entrant.id, entrant.season, entrant.group, entrant.seat, entrant.level,
                entrant.state);
      }
      Statement over(file_.database(),
                     "SELECT quota FROM teacher WHERE id = "
                     "(SELECT teacher FROM grp WHERE season = ? AND id = ?) AND quota < "
                     "(SELECT count(*) FROM entrant JOIN grp ON grp.season = entrant.season AND "
                     "grp.id = entrant.grp WHERE grp.teacher = teacher.id AND state = 'entered')");
      bind_all(over, group.season, group.id);
      if (over.executeStep()) {
        return failure(ErrorCode::out_of_range, "the teacher may have " +
                                                    over.getColumn(0).getString() +
                                                    " entrants: ask the organiser for more");
      }
      return {};
    });
  }

  Result<std::vector<GroupRow>> groups(const std::string& season) override {
    return file_.read([&]() -> Result<std::vector<GroupRow>> {
      Statement rows(file_.database(),
                     "SELECT id, school, season FROM grp WHERE season = ? ORDER BY id");
      bind_all(rows, season);
      std::vector<GroupRow> groups;
      while (rows.executeStep()) {
        groups.push_back({.id = rows.getColumn(0).getString(),
                          .school = rows.getColumn(1).getString(),
                          .season = rows.getColumn(2).getString()});
      }
      return groups;
    });
  }

  Result<std::vector<EntrantRow>> entrants(const std::string& season,
                                           const std::optional<std::string>& group) override {
    return file_.read([&]() -> Result<std::vector<EntrantRow>> {
      Statement rows(file_.database(), std::string("SELECT ") + kEntrantColumns +
                                           " FROM entrant WHERE season = ? AND "
                                           "(?2 IS NULL OR grp = ?2) ORDER BY grp, seat, id");
      bind_all(rows, season, group);
      std::vector<EntrantRow> entrants;
      while (rows.executeStep()) entrants.push_back(entrant_in(rows));
      return entrants;
    });
  }

  Result<EntrantRow> entrant(std::int64_t id) override {
    return file_.read([&]() -> Result<EntrantRow> {
      Statement row(file_.database(),
                    std::string("SELECT ") + kEntrantColumns + " FROM entrant WHERE id = ?");
      bind_all(row, id);
      if (!row.executeStep()) return not_there("the store has no such entrant");
      return entrant_in(row);
    });
  }

  Result<void> change_entrant(const EntrantRow& entrant, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      Statement known(file_.database(), "SELECT 1 FROM grp WHERE season = ? AND id = ?");
      bind_all(known, entrant.season, entrant.group);
      if (!known.executeStep()) {
        return not_there("there is no group " + quote(entrant.group) + ": enrol it first");
      }
      if (file_.run("UPDATE entrant SET grp = ?, seat = ?, level = ?, state = ? WHERE id = ?",
                    entrant.group, entrant.seat, entrant.level, entrant.state, entrant.id) != 1) {
        return not_there("the store has no such entrant");
      }
      record(act);
      return {};
    });
  }

  Result<void> merge(std::int64_t from, std::int64_t into, const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      Statement both(
          file_.database(),
          "SELECT contest FROM attempt WHERE entrant IN (?, ?) AND state <> 'removed' "
          "AND EXISTS (SELECT 1 FROM answer WHERE attempt = attempt.id AND answer <> '') "
          "GROUP BY contest HAVING count(*) > 1");
      bind_all(both, from, into);
      if (both.executeStep()) {
        return failure(ErrorCode::unsuitable, "both wrote the contest " +
                                                  quote(both.getColumn(0).getString()) +
                                                  ": remove one of the attempts first");
      }
      both.reset();
      // The attempt without answers goes, where both have one.
      file_.run(
          "DELETE FROM attempt WHERE entrant IN (?1, ?2) AND contest IN (SELECT contest FROM "
          "attempt WHERE entrant = ?1 INTERSECT SELECT contest FROM attempt WHERE entrant = ?2) "
          "AND (state = 'removed' OR NOT EXISTS (SELECT 1 FROM answer WHERE attempt = attempt.id "
          "AND answer <> '')) AND (entrant = ?1 OR EXISTS (SELECT 1 FROM attempt AS other WHERE "
          "other.entrant = ?1 AND other.contest = attempt.contest AND EXISTS (SELECT 1 FROM "
          "answer WHERE answer.attempt = other.id AND answer <> '')))",
          from, into);
      file_.run("UPDATE attempt SET entrant = ? WHERE entrant = ?", into, from);
      if (file_.run(
              "UPDATE entrant SET state = 'merged', merged_into = ?2 WHERE id = ?1 AND season = "
              "(SELECT season FROM entrant WHERE id = ?2)",
              from, into) != 1) {
        return not_there("both must be entrants of one season");
      }
      record(act);
      return {};
    });
  }

  Result<void> add_attempts(std::span<const AttemptRow> attempts) override {
    return file_.change([&]() -> Result<void> {
      Statement insert(file_.database(),
                       "INSERT INTO attempt (id, entrant, contest, level, lang, paper, state) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
      for (const AttemptRow& one : attempts) {
        if (execute(insert, one.id, one.entrant, one.contest, one.level, one.language, one.paper,
                    one.state) != 1) {
          return failure(ErrorCode::unsuitable,
                         "another process has made papers of these entrants: print again");
        }
      }
      return {};
    });
  }

  Result<void> each_attempt(
      const std::string& contest, const std::optional<std::string>& group,
      const std::function<Result<void>(const WholeAttempt&)>& visit) override {
    return file_.read([&]() -> Result<void> {
      Statement rows(file_.database(),
                     "SELECT attempt.id, attempt.entrant, attempt.level, lang, paper, "
                     "attempt.state, entrant.grp, entrant.seat FROM attempt JOIN entrant "
                     "ON entrant.id = attempt.entrant WHERE contest = ?1 "
                     "AND (?2 IS NULL OR entrant.grp = ?2) ORDER BY attempt.id");
      Statement answers(file_.database(),
                        "SELECT question, answer FROM answer WHERE attempt = ? ORDER BY question");
      bind_all(rows, contest, group);
      while (rows.executeStep()) {
        WholeAttempt whole{.attempt = {.id = rows.getColumn(0).getInt64(),
                                       .entrant = rows.getColumn(1).getInt64(),
                                       .contest = contest,
                                       .level = rows.getColumn(2).getString(),
                                       .language = rows.getColumn(3).getString(),
                                       .paper = rows.getColumn(4).getString(),
                                       .state = rows.getColumn(5).getString()},
                           .group = rows.getColumn(6).getString(),
                           .seat = rows.getColumn(7).getInt64()};
        bind_all(answers, whole.attempt.id);
        while (answers.executeStep()) {
          whole.answers.push_back({.attempt = whole.attempt.id,
                                   .question = answers.getColumn(0).getString(),
                                   .answer = answers.getColumn(1).getString()});
        }
        if (auto done = visit(whole); !done) return done;
      }
      return {};
    });
  }

  Result<std::optional<WholeAttempt>> attempt(const std::string& contest,
                                              std::int64_t entrant) override {
    return file_.read([&]() -> Result<std::optional<WholeAttempt>> {
      Statement row(file_.database(),
                    "SELECT attempt.id, attempt.level, lang, paper, attempt.state, entrant.grp, "
                    "entrant.seat FROM attempt JOIN entrant ON entrant.id = attempt.entrant "
                    "WHERE attempt.entrant = ? AND contest = ?");
      bind_all(row, entrant, contest);
      if (!row.executeStep()) return std::nullopt;
      WholeAttempt whole{.attempt = {.id = row.getColumn(0).getInt64(),
                                     .entrant = entrant,
                                     .contest = contest,
                                     .level = row.getColumn(1).getString(),
                                     .language = row.getColumn(2).getString(),
                                     .paper = row.getColumn(3).getString(),
                                     .state = row.getColumn(4).getString()},
                         .group = row.getColumn(5).getString(),
                         .seat = row.getColumn(6).getInt64()};
      Statement answers(file_.database(),
                        "SELECT question, answer FROM answer WHERE attempt = ? ORDER BY question");
      bind_all(answers, whole.attempt.id);
      while (answers.executeStep()) {
        whole.answers.push_back({.attempt = whole.attempt.id,
                                 .question = answers.getColumn(0).getString(),
                                 .answer = answers.getColumn(1).getString()});
      }
      return whole;
    });
  }

  Result<void> set_attempt_state(std::int64_t attempt, const std::string& state,
                                 const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      if (file_.run("UPDATE attempt SET state = ? WHERE id = ?", state, attempt) != 1) {
        return not_there("the store has no such attempt");
      }
      record(act);
      return {};
    });
  }

  Result<void> put_answers(std::span<const AnswerRow> answers) override {
    return file_.change([&]() -> Result<void> {
      Statement put(file_.database(),
                    "INSERT INTO answer (attempt, question, answer) VALUES (?, ?, ?) "
                    "ON CONFLICT (attempt, question) DO UPDATE SET answer = excluded.answer");
      Statement hand_in(file_.database(),
                        "UPDATE attempt SET state = 'handed_in' WHERE id = ? AND state = 'ready'");
      std::int64_t attempt = 0;
      for (const AnswerRow& one : answers) {
        execute(put, one.attempt, one.question, one.answer);
        if (one.attempt != attempt) execute(hand_in, one.attempt);
        attempt = one.attempt;
      }
      return {};
    });
  }

  Result<std::int64_t> add_marks(const std::string& contest, std::span<const MarkRow> marks,
                                 const ActRow& act) override {
    return file_.change([&]() -> Result<std::int64_t> {
      Statement latest(file_.database(), "SELECT revision FROM contest WHERE id = ?");
      bind_all(latest, contest);
      if (!latest.executeStep()) return not_there("there is no contest " + quote(contest));
      const std::int64_t revision = latest.getColumn(0).getInt64();
      latest.reset();
      if (revision > 0 && std::ranges::equal(marks_of(contest, revision), marks)) return revision;
      Statement insert(file_.database(),
                       "INSERT INTO mark (contest, revision, attempt, level, points, most, vector, "
                       "rank, share_below) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
      for (const MarkRow& one : marks) {
        execute(insert, contest, revision + 1, one.attempt, one.level, one.points, one.most,
                one.vector, one.rank, one.share_below);
      }
      file_.run("UPDATE contest SET revision = ?, state = 'marked' WHERE id = ?", revision + 1,
                contest);
      record(act);
      return revision + 1;
    });
  }

  Result<std::vector<MarkRow>> marks(const std::string& contest) override {
    return file_.read([&]() -> Result<std::vector<MarkRow>> {
      Statement latest(file_.database(), "SELECT revision FROM contest WHERE id = ?");
      bind_all(latest, contest);
      if (!latest.executeStep()) return not_there("there is no contest " + quote(contest));
      return marks_of(contest, latest.getColumn(0).getInt64());
    });
  }

  Result<void> add_act(const ActRow& act) override {
    return file_.change([&]() -> Result<void> {
      record(act);
      return {};
    });
  }

  Result<std::vector<ActRow>> acts() override {
    return file_.read([&]() -> Result<std::vector<ActRow>> {
      Statement rows(file_.database(),
                     "SELECT at, what, subject, detail, " + who_ + ", id FROM act ORDER BY id");
      std::vector<ActRow> acts;
      while (rows.executeStep()) {
        acts.push_back({.at = rows.getColumn(0).getInt64(),
                        .what = rows.getColumn(1).getString(),
                        .subject = rows.getColumn(2).getString(),
                        .detail = rows.getColumn(3).getString(),
                        .who = rows.getColumn(4).getString(),
                        .id = rows.getColumn(5).getInt64()});
      }
      return acts;
    });
  }

  Result<Forgetting> forget(const Forgotten& what) override {
    auto forgotten = file_.change([&]() -> Result<Forgetting> {
      Forgetting done;
      Statement entrants(file_.database(),
                         "SELECT id FROM entrant WHERE season = ?1 AND (?2 IS NULL OR grp = ?2) "
                         "AND (?3 IS NULL OR id = ?3 OR merged_into = ?3) ORDER BY id");
      bind_all(entrants, what.season, what.group, what.entrant);
      while (entrants.executeStep()) done.entrants.push_back(entrants.getColumn(0).getInt64());
      entrants.reset();
      Statement answers(file_.database(),
                        "DELETE FROM answer WHERE attempt IN "
                        "(SELECT id FROM attempt WHERE entrant = ?)");
      Statement trail(file_.database(),
                      "DELETE FROM trail WHERE attempt IN "
                      "(SELECT id FROM attempt WHERE entrant = ?)");
      Statement marks(file_.database(),
                      "DELETE FROM mark WHERE attempt IN "
                      "(SELECT id FROM attempt WHERE entrant = ?)");
      Statement attempts(file_.database(), "DELETE FROM attempt WHERE entrant = ?");
      Statement acts(file_.database(), "DELETE FROM act WHERE subject = ?");
      Statement entrant(file_.database(), "DELETE FROM entrant WHERE id = ?");
      for (const std::int64_t id : done.entrants) {
        done.answers += execute(answers, id);
        execute(trail, id);
        execute(marks, id);
        done.attempts += execute(attempts, id);
        execute(acts, std::to_string(id));
        execute(entrant, id);
      }
      if (!what.entrant) {
        file_.run("DELETE FROM grp WHERE season = ?1 AND (?2 IS NULL OR id = ?2)", what.season,
                  what.group);
        if (!what.group) {
          Statement teachers(file_.database(), "SELECT id FROM teacher WHERE season = ?");
          bind_all(teachers, what.season);
          while (teachers.executeStep()) done.teachers.push_back(teachers.getColumn(0).getInt64());
          teachers.reset();
          file_.run("DELETE FROM teacher WHERE season = ?", what.season);
        }
        file_.run(
            "DELETE FROM school WHERE id NOT IN (SELECT school FROM grp UNION SELECT school FROM "
            "teacher)");
      }
      done.entrants_left = file_.database().execAndGet("SELECT count(*) FROM entrant").getInt64();
      return done;
    });
    if (!forgotten) return forgotten;
    const auto rewritten = file_.read([&]() -> Result<void> {
      rewrite(file_.database());
      return {};
    });
    if (!rewritten) return std::unexpected(rewritten.error());
    return forgotten;
  }

  Result<std::int64_t> forget_trail(const std::string& season, std::int64_t until) override {
    const auto deleted = file_.change([&]() -> Result<std::int64_t> {
      Statement acts(file_.database(),
                     "DELETE FROM act WHERE at <= ?2 AND subject IN "
                     "(SELECT CAST(id AS TEXT) FROM entrant WHERE season = ?1 "
                     "UNION ALL SELECT printf('%016x', handle) FROM grp WHERE season = ?1 "
                     "UNION ALL SELECT printf('%016x', id) FROM teacher WHERE season = ?1)");
      Statement changes(file_.database(),
                        "DELETE FROM trail WHERE at / 1000 <= ?2 AND attempt IN "
                        "(SELECT attempt.id FROM attempt JOIN contest ON "
                        "contest.id = attempt.contest WHERE contest.season = ?1)");
      return std::int64_t{execute(acts, season, until)} + execute(changes, season, until);
    });
    if (!deleted || *deleted == 0) return deleted;
    const auto rewritten = file_.read([&]() -> Result<void> {
      rewrite(file_.database());
      return {};
    });
    if (!rewritten) return std::unexpected(rewritten.error());
    return deleted;
  }

  Result<std::string> damage() override {
    return file_.read([&]() -> Result<std::string> {
      Statement rows(file_.database(), "PRAGMA integrity_check");
      std::string damage;
      while (rows.executeStep()) {
        const std::string line = rows.getColumn(0).getString();
        if (line != "ok") damage += (damage.empty() ? "" : "\n") + line;
      }
      return damage;
    });
  }

 private:
  void record(const ActRow& act) { record_act(file_, act); }

  std::string select_contests() const {
    return "SELECT id, season, state, settings, opens, closes, revision, " + rehearsal_ +
           " FROM contest";
  }

  std::set<std::string> used_classes(const std::string& season) {
    Statement rows(file_.database(),
                   "SELECT class FROM question WHERE class <> '' AND contest IN "
                   "(SELECT id FROM contest WHERE season = ? AND " +
                       rehearsal_ + " IS NULL)");
    bind_all(rows, season);
    std::set<std::string> classes;
    while (rows.executeStep()) {
      for (std::string& one : class_names_of({.class_name = rows.getColumn(0).getString()})) {
        classes.insert(std::move(one));
      }
    }
    return classes;
  }

  std::vector<MarkRow> marks_of(const std::string& contest, std::int64_t revision) {
    Statement rows(file_.database(),
                   "SELECT attempt, level, points, most, vector, rank, share_below FROM mark "
                   "WHERE contest = ? AND revision = ? ORDER BY attempt");
    bind_all(rows, contest, revision);
    std::vector<MarkRow> marks;
    while (rows.executeStep()) {
      marks.push_back({.attempt = rows.getColumn(0).getInt64(),
                       .level = rows.getColumn(1).getString(),
                       .points = rows.getColumn(2).getInt64(),
                       .most = rows.getColumn(3).getInt64(),
                       .vector = rows.getColumn(4).getString(),
                       .rank = rows.getColumn(5).getInt64(),
                       .share_below = rows.getColumn(6).getInt64()});
    }
    return marks;
  }

  OpenFile file_;
  // A file that is only read may have an earlier version.
  bool is_new_ =
      file_.database().execAndGet("PRAGMA user_version").getInt() == contest_format().version();
  std::string rehearsal_ = is_new_ ? "rehearsal" : "NULL";
  std::string who_ = is_new_ ? "who" : "''";
};

}  // namespace

std::vector<std::string> class_names_of(const QuestionRow& question) {
  std::vector<std::string> classes;
  std::istringstream lines(question.class_name);
  for (std::string line; std::getline(lines, line, kBetweenClasses);) classes.push_back(line);
  return classes;
}

Result<std::unique_ptr<ContestStore>> open_contests(const std::string& name, OpenMode mode,
                                                    std::chrono::milliseconds patience) {
  const DataFile file{.name = name, .format = contest_format()};
  auto database = open_database(file, mode, patience);
  if (!database) return std::unexpected(database.error());
  return guarded(file, &*database, [&]() -> Result<std::unique_ptr<ContestStore>> {
    // Acknowledged acts survive a power failure, and deleted data is overwritten.
    database->exec("PRAGMA synchronous = FULL");
    database->exec("PRAGMA secure_delete = ON");
    return std::make_unique<SqliteContests>(file, *std::move(database));
  });
}

}  // namespace reckon::store
