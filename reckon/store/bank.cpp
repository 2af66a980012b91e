// SPDX-License-Identifier: MIT
#include "reckon/store/bank.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

#include "reckon/store/formats.hpp"
#include "reckon/store/joined.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::store {

struct Bank::Connection {
  DataFile file;
  SQLite::Database database;
  int version;  // of the format of the file

  // Does something with the database; an error of SQLite rolls it back and is returned.
  template <typename Act>
  auto run(const Act& act) {
    return guarded(file, &database, [&] { return act(database); });
  }
};

namespace {

using SQLite::Statement;

// `place` sorts like the classes (place.hpp). The index has all columns that filters use, in order
// of insertion, so a search reads little and sorts nothing.
// `given_on` and `given_to` are the first mark; `again` has the others.
constexpr std::string_view kPuzzles = R"(
  CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    place BLOB NOT NULL,
    class TEXT NOT NULL,
    text TEXT NOT NULL,
    rules TEXT,
    difficulty INTEGER,
    letters INTEGER NOT NULL,
    digits INTEGER NOT NULL,
    operators TEXT NOT NULL,
    added_on TEXT NOT NULL,
    given_on TEXT,
    given_to TEXT,
    grading INTEGER NOT NULL DEFAULT 1,
    UNIQUE (kind, place),
    CHECK ((given_on IS NULL) = (given_to IS NULL))
  ) STRICT;
  CREATE INDEX searched ON puzzle
    (id, kind, difficulty, operators, letters, digits, rules, given_on);
)";
// Version 2 has one mark for each puzzle, and lacks this table.
constexpr std::string_view kMarks = R"(
  CREATE TABLE again (
    puzzle INTEGER NOT NULL,
    given_on TEXT NOT NULL,
    given_to TEXT NOT NULL,
    PRIMARY KEY (puzzle, given_on, given_to)
  ) STRICT, WITHOUT ROWID;
)";

constexpr const char* kFirstSchema = R"(
  CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    place BLOB NOT NULL,
    class TEXT NOT NULL,
    text TEXT NOT NULL,
    rules TEXT,
    difficulty INTEGER,
    letters INTEGER NOT NULL,
    digits INTEGER NOT NULL,
    operators TEXT NOT NULL,
    added_on TEXT NOT NULL,
    given_on TEXT,
    given_to TEXT,
    UNIQUE (kind, place),
    CHECK (kind IN ('krypto', 'calcrostic', 'newspaper', 'numbers')),
    CHECK ((rules IS NULL) = (kind <> 'krypto')),
    CHECK ((given_on IS NULL) = (given_to IS NULL))
  ) STRICT;
  CREATE INDEX searched ON puzzle
    (id, kind, difficulty, operators, letters, digits, rules, given_on);
)";

// Version 1 accepts only four kinds. Its grading graded every puzzle in it.
constexpr const char* kSetAside = R"(
  ALTER TABLE puzzle RENAME TO former;
  DROP INDEX searched;
)";
constexpr const char* kTakeOver = R"(
  INSERT INTO puzzle SELECT id, kind, place, class, text, rules, difficulty, letters, digits,
                            operators, added_on, given_on, given_to, 1 FROM former;
  DROP TABLE former;
)";

constexpr std::array kFormerVersions = {
    FormerVersion{.schema = kFirstSchema, .set_aside = kSetAside, .take_over = kTakeOver},
    FormerVersion{.schema = kJoined<kPuzzles>.data(), .made = kJoined<kMarks>.data()}};

constexpr Format kBankFormat = {.application = 0x7265636B,  // "reck"
                                .schema = kJoined<kPuzzles, kMarks>.data(),
                                .former = kFormerVersions,
                                .name = "bank",
                                .option = "--bank",
                                .made_by = "reckon bank fill",
                                .mend = "make a new bank, and import an export into it"};

constexpr const char* kInsert = R"(
  INSERT INTO puzzle (kind, place, class, text, rules, difficulty, letters, digits, operators,
                      added_on, given_on, given_to, grading)
  VALUES (:kind, :place, :class, :text, :rules, :difficulty, :letters, :digits, :operators,
          :added_on, :given_on, :given_to, :grading)
  ON CONFLICT (kind, place) DO NOTHING)";

// The first version that has the grading of puzzles, and several marks.
constexpr int kGradingSince = 2;
constexpr int kAgainSince = 3;

std::string select(int version, const std::string& rest) {
  return std::string(
             "SELECT id, kind, place, class, text, rules, difficulty, letters, digits, operators, "
             "added_on, given_on, given_to, ") +
         (version >= kGradingSince ? "grading" : "1 AS grading") + " FROM puzzle " + rest;
}

// Gives marks to puzzles. The first stands in the row of the puzzle, and the others beside it.
class Marking {
 public:
  explicit Marking(SQLite::Database& database)
      : first_(database,
               "UPDATE puzzle SET given_on = ?2, given_to = ?3 WHERE id = ?1 AND given_on IS NULL"),
        again_(database,
               "INSERT INTO again (puzzle, given_on, given_to) SELECT id, ?2, ?3 FROM puzzle "
               "WHERE id = ?1 AND (given_on, given_to) <> (?2, ?3) ON CONFLICT DO NOTHING") {}

  enum class Outcome : std::uint8_t { known, first, again };
  Outcome mark(std::int64_t id, const Mark& mark) {
    if (run(first_, id, mark)) return Outcome::first;
    return run(again_, id, mark) ? Outcome::again : Outcome::known;
  }

 private:
  static bool run(Statement& statement, std::int64_t id, const Mark& mark) {
    statement.reset();
    statement.bind(1, id);
    statement.bind(2, mark.on);
    statement.bind(3, mark.to);
    return statement.exec() == 1;
  }

  Statement first_;
  Statement again_;
};

void bind_place(Statement& statement, const Place& place) {
  statement.bind(":place", place.data(), static_cast<int>(place.size()));
}

// Inserts a puzzle. True if its class is new.
bool insert(Statement& statement, const BankPuzzle& puzzle, const std::string& added_on,
            const std::optional<Mark>& mark) {
  statement.reset();
  statement.clearBindings();
  statement.bind(":kind", std::string(name_of(puzzle.kind)));
  bind_place(statement, puzzle.place);
  statement.bind(":class", puzzle.class_name);
  statement.bind(":text", puzzle.text);
  if (puzzle.rules) statement.bind(":rules", std::string(name_of(*puzzle.rules)));
  if (puzzle.difficulty) statement.bind(":difficulty", *puzzle.difficulty);
  statement.bind(":grading", puzzle.grading);
  statement.bind(":letters", puzzle.letters);
  statement.bind(":digits", puzzle.digits);
  statement.bind(":operators", puzzle.operators);
  statement.bind(":added_on", added_on);
  if (mark) {
    statement.bind(":given_on", mark->on);
    statement.bind(":given_to", mark->to);
  }
  return statement.exec() > 0;
}

Place place_in(const SQLite::Column& column) {
  return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

// The error for a name in a bank that a newer version has written.
std::unexpected<Error> unknown(const char* what, const std::string& name) {
  return failure(
      std::string(what) + ' ' + quote(name) +
      " is in the bank, which this version does not know: use the reckon that put it there");
}

Result<Kind> kind_in(const SQLite::Column& column) {
  const std::string name = column.getString();
  const auto kind = kind_named(name);
  if (!kind) return unknown("a puzzle of the kind", name);
  return *kind;
}

// The current row of select().
Result<Stored> stored_in(Statement& row) {
  const auto kind = kind_in(row.getColumn("kind"));
  if (!kind) return std::unexpected(kind.error());
  Stored stored{.id = row.getColumn("id").getInt64(),
                .puzzle = {.kind = *kind,
                           .text = row.getColumn("text").getString(),
                           .class_name = row.getColumn("class").getString(),
                           .place = place_in(row.getColumn("place")),
                           .grading = row.getColumn("grading").getInt(),
                           .letters = row.getColumn("letters").getInt64(),
                           .digits = row.getColumn("digits").getInt64(),
                           .operators = row.getColumn("operators").getString()},
                .added_on = row.getColumn("added_on").getString()};
  if (const auto rules = row.getColumn("rules"); !rules.isNull()) {
    const std::string name = rules.getString();
    stored.puzzle.rules = rules_named(name);
    if (!stored.puzzle.rules) return unknown("a hand under the rules", name);
  }
  if (const auto difficulty = row.getColumn("difficulty"); !difficulty.isNull()) {
    stored.puzzle.difficulty = difficulty.getInt();
  }
  if (const auto on = row.getColumn("given_on"); !on.isNull()) {
    stored.mark = Mark{.on = on.getString(), .to = row.getColumn("given_to").getString()};
  }
  return stored;
}

std::string conditions_of(const Filter& filter, int version) {
  std::string conditions = "TRUE";
  const auto add = [&](bool asked, const char* condition) {
    if (asked) conditions += std::string(" AND ") + condition;
  };
  add(filter.kind.has_value(), "kind = :kind");
  add(filter.levels.has_value(), "difficulty BETWEEN :least AND :most");
  add(filter.all_operators, "operators = :operators");
  add(filter.letters.has_value(), "letters = :letters");
  add(filter.most_digits.has_value(), "digits <= :most_digits");
  add(filter.rules.has_value(), "rules = :rules");
  add(filter.unused, "given_on IS NULL");
  add(filter.not_since.has_value(), "(given_on IS NULL OR given_on < :not_since)");
  add(filter.not_since && version >= kAgainSince,
      "NOT EXISTS (SELECT 1 FROM again WHERE again.puzzle = puzzle.id "
      "AND again.given_on >= :not_since)");
  return conditions;
}

void bind_filter(Statement& rows, const Filter& filter) {
  if (filter.kind) rows.bind(":kind", std::string(name_of(*filter.kind)));
  if (filter.levels) {
    rows.bind(":least", filter.levels->least);
    rows.bind(":most", filter.levels->most);
  }
  if (filter.all_operators) rows.bind(":operators", std::string(kAllOperators));
  if (filter.letters) rows.bind(":letters", *filter.letters);
  if (filter.most_digits) rows.bind(":most_digits", *filter.most_digits);
  if (filter.rules) rows.bind(":rules", std::string(name_of(*filter.rules)));
  if (filter.not_since) rows.bind(":not_since", *filter.not_since);
}

// Adds the marks after the first.
void add_again(Statement& marks, Stored& stored) {
  if (!stored.mark) return;
  marks.reset();
  marks.bind(1, stored.id);
  while (marks.executeStep()) {
    stored.again.push_back(
        {.on = marks.getColumn(0).getString(), .to = marks.getColumn(1).getString()});
  }
}
constexpr const char* kAgain =
    "SELECT given_on, given_to FROM again WHERE puzzle = ? ORDER BY given_on, given_to";

Result<std::vector<Stored>> with_all_marks(SQLite::Database& database, int version,
                                           Result<std::vector<Stored>> puzzles) {
  if (!puzzles || version < kAgainSince) return puzzles;
  Statement marks(database, kAgain);
  for (Stored& stored : *puzzles) add_again(marks, stored);
  return puzzles;
}

Result<std::vector<Stored>> all_stored_in(Statement& rows) {
  std::vector<Stored> puzzles;
  while (rows.executeStep()) {
    auto stored = stored_in(rows);
    if (!stored) return std::unexpected(stored.error());
    puzzles.push_back(*std::move(stored));
  }
  return puzzles;
}

Result<std::vector<Stored>> found(SQLite::Database& database, int version, const Filter& filter,
                                  std::uint64_t limit) {
  Statement rows(database,
                 select(version, "WHERE id IN (SELECT id FROM puzzle INDEXED BY searched WHERE " +
                                     conditions_of(filter, version) +
                                     " ORDER BY id LIMIT :limit) ORDER BY id"));
  bind_filter(rows, filter);
  constexpr auto kLargest = std::numeric_limits<std::int64_t>::max();
  rows.bind(":limit", static_cast<std::int64_t>(std::min<std::uint64_t>(limit, kLargest)));
  return with_all_marks(database, version, all_stored_in(rows));
}

// The puzzles that `choose` takes of those that a request may take, in its order.
Result<std::vector<Stored>> chosen(SQLite::Database& database, int version, const Filter& filter,
                                   std::uint64_t count, const Choose& choose) {
  Statement candidates(database, "SELECT id, class FROM puzzle WHERE " +
                                     conditions_of(filter, version) + " ORDER BY id");
  bind_filter(candidates, filter);
  std::vector<Candidate> all;
  while (candidates.executeStep()) {
    all.push_back({.id = candidates.getColumn(0).getInt64(),
                   .class_name = candidates.getColumn(1).getString()});
  }
  Statement row(database, select(version, "WHERE id = ?"));
  std::vector<Stored> puzzles;
  for (const std::int64_t id : choose(std::move(all), count)) {
    row.reset();
    row.bind(1, id);
    auto stored = all_stored_in(row);
    if (!stored) return stored;
    std::ranges::move(*stored, std::back_inserter(puzzles));
  }
  return with_all_marks(database, version, std::move(puzzles));
}

}  // namespace

const Format& bank_format() { return kBankFormat; }

Bank::Bank(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Bank::~Bank() = default;
Bank::Bank(Bank&&) noexcept = default;
Bank& Bank::operator=(Bank&&) noexcept = default;

Result<Bank> Bank::open(const std::string& name, Mode mode, std::chrono::milliseconds patience) {
  const DataFile file{.name = name, .format = kBankFormat};
  auto database = open_database(file, mode, patience);
  if (!database) return std::unexpected(database.error());
  const auto version = guarded(file, &*database, [&]() -> Result<int> {
    return database->execAndGet("PRAGMA user_version").getInt();
  });
  if (!version) return std::unexpected(version.error());
  return Bank(std::make_unique<Connection>(file, *std::move(database), *version));
}

Result<std::set<Place>> Bank::places(Kind kind) {
  return connection_->run([&](SQLite::Database& database) -> Result<std::set<Place>> {
    Statement rows(database, "SELECT place FROM puzzle WHERE kind = ? ORDER BY place");
    rows.bind(1, std::string(name_of(kind)));
    std::set<Place> places;
    while (rows.executeStep()) places.insert(places.end(), place_in(rows.getColumn(0)));
    return places;
  });
}

Result<std::uint64_t> Bank::add(std::span<const BankPuzzle> puzzles, const std::string& day) {
  return connection_->run([&](SQLite::Database& database) -> Result<std::uint64_t> {
    Change change(database);
    Statement statement(database, kInsert);
    std::uint64_t added = 0;
    for (const BankPuzzle& puzzle : puzzles) {
      if (insert(statement, puzzle, day, std::nullopt)) ++added;
    }
    change.commit();
    return added;
  });
}

Result<Imported> Bank::add_all(std::span<const Stored> puzzles) {
  return connection_->run([&](SQLite::Database& database) -> Result<Imported> {
    Change change(database);
    Statement statement(database, kInsert);
    Statement known(database, "SELECT id FROM puzzle WHERE kind = :kind AND place = :place");
    Marking marking(database);
    Imported imported;
    for (const Stored& stored : puzzles) {
      const bool is_new = insert(statement, stored.puzzle, stored.added_on, std::nullopt);
      ++(is_new ? imported.added : imported.known);
      if (!stored.mark) continue;
      known.reset();
      known.bind(":kind", std::string(name_of(stored.puzzle.kind)));
      bind_place(known, stored.puzzle.place);
      if (!known.executeStep()) continue;
      const std::int64_t id = known.getColumn(0).getInt64();
      if (marking.mark(id, *stored.mark) == Marking::Outcome::first && !is_new) ++imported.marked;
      for (const Mark& again : stored.again) marking.mark(id, again);
    }
    change.commit();
    return imported;
  });
}

Result<std::vector<Stored>> Bank::find(const Filter& filter, std::uint64_t limit) {
  return connection_->run([&](SQLite::Database& database) -> Result<std::vector<Stored>> {
    return found(database, connection_->version, filter, limit);
  });
}

Result<std::vector<Stored>> Bank::take(std::span<const Request> requests, const Mark& mark,
                                       const Give& give, const Choose& choose) {
  return connection_->run([&](SQLite::Database& database) -> Result<std::vector<Stored>> {
    Change change(database);
    Marking marking(database);
    std::vector<Stored> taken;
    for (const Request& request : requests) {
      Filter filter = request.filter;
      filter.unused = !filter.not_since;
      const int version = connection_->version;
      auto puzzles = choose ? chosen(database, version, filter, request.count, choose)
                            : found(database, version, filter, request.count);
      if (!puzzles || puzzles->size() < request.count) return puzzles;  // rolls the change back
      for (Stored& stored : *puzzles) {
        if (marking.mark(stored.id, mark) == Marking::Outcome::known) {
          return failure(ErrorCode::system, printable_name(connection_->file.name) +
                                                ": a puzzle could not be marked as given out: " +
                                                connection_->file.format.mend);
        }
        if (stored.mark) {
          stored.again.push_back(mark);
        } else {
          stored.mark = mark;
        }
        taken.push_back(std::move(stored));
      }
    }
    give(taken);
    change.commit();
    return taken;
  });
}

Result<std::uint64_t> Bank::regrade(std::span<const Regraded> puzzles) {
  return connection_->run([&](SQLite::Database& database) -> Result<std::uint64_t> {
    Change change(database);
    Statement statement(database,
                        "UPDATE puzzle SET difficulty = :difficulty, grading = :grading "
                        "WHERE id = :id AND grading < :grading");
    std::uint64_t regraded = 0;
    for (const auto& [id, difficulty, grading] : puzzles) {
      statement.reset();
      statement.clearBindings();
      if (difficulty) statement.bind(":difficulty", *difficulty);
      statement.bind(":grading", grading);
      statement.bind(":id", id);
      regraded += static_cast<std::uint64_t>(statement.exec());
    }
    change.commit();
    return regraded;
  });
}

Result<void> Bank::each(const std::function<void(const Stored&)>& visit) {
  return connection_->run([&](SQLite::Database& database) -> Result<void> {
    Statement rows(database, select(connection_->version, "ORDER BY id"));
    std::optional<Statement> marks;
    if (connection_->version >= kAgainSince) marks.emplace(database, kAgain);
    while (rows.executeStep()) {
      auto stored = stored_in(rows);
      if (!stored) return std::unexpected(stored.error());
      if (marks) add_again(*marks, *stored);
      visit(*stored);
    }
    return {};
  });
}

Result<std::vector<Count>> Bank::counts() {
  return connection_->run([&](SQLite::Database& database) -> Result<std::vector<Count>> {
    Statement rows(database,
                   "SELECT kind, difficulty, count(*), count(*) - count(given_on) "
                   "FROM puzzle INDEXED BY searched GROUP BY kind, difficulty");
    std::vector<Count> counts;
    while (rows.executeStep()) {
      const auto kind = kind_in(rows.getColumn(0));
      if (!kind) return std::unexpected(kind.error());
      Count& count = counts.emplace_back();
      count.kind = *kind;
      if (!rows.getColumn(1).isNull()) count.difficulty = rows.getColumn(1).getInt();
      count.puzzles = static_cast<std::uint64_t>(rows.getColumn(2).getInt64());
      count.unused = static_cast<std::uint64_t>(rows.getColumn(3).getInt64());
    }
    std::ranges::stable_sort(counts, {}, &Count::kind);
    return counts;
  });
}

Result<std::vector<Handout>> Bank::handouts() {
  return connection_->run([&](SQLite::Database& database) -> Result<std::vector<Handout>> {
    const std::string marks = "SELECT given_on, given_to FROM puzzle WHERE given_on IS NOT NULL";
    const std::string again = " UNION ALL SELECT given_on, given_to FROM again";
    Statement rows(database, "SELECT given_on, given_to, count(*) FROM (" + marks +
                                 (connection_->version >= kAgainSince ? again : "") +
                                 ") GROUP BY given_on, given_to ORDER BY given_on, given_to");
    std::vector<Handout> handouts;
    while (rows.executeStep()) {
      handouts.push_back(
          {.mark = {.on = rows.getColumn(0).getString(), .to = rows.getColumn(1).getString()},
           .puzzles = static_cast<std::uint64_t>(rows.getColumn(2).getInt64())});
    }
    return handouts;
  });
}

Result<std::string> Bank::damage() {
  return connection_->run([&](SQLite::Database& database) -> Result<std::string> {
    Statement rows(database, "PRAGMA integrity_check");
    std::string damage;
    while (rows.executeStep()) {
      const std::string line = rows.getColumn(0).getString();
      if (line != "ok") damage += (damage.empty() ? "" : "\n") + line;
    }
    return damage;
  });
}

}  // namespace reckon::store
