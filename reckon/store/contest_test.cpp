// SPDX-License-Identifier: MIT
// Stores of contests and files of persons: what they keep, refuse and forget, and what they
// survive.
#include "reckon/store/contest.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "reckon/store/bytes_test.hpp"
#include "reckon/store/full_disk_test.hpp"
#include "reckon/store/persons.hpp"

namespace reckon::store {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

constexpr const char* kCanary = "Zwitscherina Kanarienvogel";

ContestData contest_named(const std::string& id, const std::string& class_name = "1 2 3") {
  return {.row = {.id = id,
                  .season = "2026",
                  .settings = "{}",
                  .opens = "2026-04-22T07:30",
                  .closes = "2026-04-22T15:30"},
          .questions = {{.id = "q1",
                         .kind = "krypto",
                         .class_name = class_name,
                         .rules = "house",
                         .points = 3,
                         .variants = {{.text = "1 2 : 3", .level = 1, .solution = "1 + 2"},
                                      {.text = "2 1 : 3",
                                       .solution = "1 + 2",
                                       .letters = {1, 2},
                                       .cells = {10, 20}}}}},
          .on_paper = {{.level = "3-4", .question = "q1", .band = 0, .place = 0}}};
}

class ContestStoreTest : public testing::Test {
 public:
  ContestStoreTest() { std::filesystem::create_directories(folder_); }
  ~ContestStoreTest() override { std::filesystem::remove_all(folder_); }
  ContestStoreTest(const ContestStoreTest&) = delete;
  ContestStoreTest& operator=(const ContestStoreTest&) = delete;

 protected:
  std::string file() const { return folder_ / "contest.sqlite"; }
  std::string persons_file() const { return folder_ / "persons.sqlite"; }
  std::unique_ptr<ContestStore> open(OpenMode mode = OpenMode::fill) const {
    auto store = open_contests(file(), mode, std::chrono::milliseconds(50));
    EXPECT_TRUE(store) << store.error().message;
    return *std::move(store);
  }
  std::unique_ptr<PersonStore> persons(OpenMode mode = OpenMode::fill) const {
    auto store = open_persons(persons_file(), mode);
    EXPECT_TRUE(store) << store.error().message;
    return *std::move(store);
  }
  static EntrantRow entrant(std::int64_t id, const std::string& group = "5b") {
    return {.id = id, .season = "2026", .group = group, .seat = id, .level = "3-4"};
  }
  static void enrol(ContestStore& store, std::vector<std::int64_t> ids,
                    const std::string& group = "5b") {
    std::vector<EntrantRow> entrants;
    for (const std::int64_t id : ids) entrants.push_back(entrant(id, group));
    const auto done =
        store.enrol({.id = "north"}, {.id = group, .school = "north", .season = "2026"}, entrants);
    ASSERT_TRUE(done) << done.error().message;
  }
  static AttemptRow attempt(std::int64_t id, std::int64_t entrant,
                            const std::string& contest = "spring") {
    return {.id = id,
            .entrant = entrant,
            .contest = contest,
            .level = "3-4",
            .language = "en",
            .paper = "q1:0:"};
  }
  // A contest with three entrants, of whom two answered.
  static void play(ContestStore& store) {
    ASSERT_TRUE(store.add_contest(contest_named("spring")));
    enrol(store, {1, 2, 3});
    const std::vector<AttemptRow> attempts = {attempt(11, 1), attempt(12, 2), attempt(13, 3)};
    ASSERT_TRUE(store.add_attempts(attempts));
    const std::vector<AnswerRow> answers = {{.attempt = 11, .question = "q1", .answer = "1 + 2"},
                                            {.attempt = 12, .question = "q1", .answer = "2 - 1"}};
    ASSERT_TRUE(store.put_answers(answers));
  }
  static std::vector<WholeAttempt> attempts_in(ContestStore& store,
                                               const std::optional<std::string>& group = {}) {
    std::vector<WholeAttempt> all;
    EXPECT_TRUE(store.each_attempt("spring", group, [&](const WholeAttempt& one) -> Result<void> {
      all.push_back(one);
      return {};
    }));
    return all;
  }

 private:
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("reckon_contest_") +
       testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(getpid()));
};

constexpr const char* kSubject = "1";
ActRow act(const std::string& what) { return {.at = 1, .what = what, .subject = kSubject}; }

TEST_F(ContestStoreTest, KeepsContests) {
  {
    const auto store = open();
    ASSERT_TRUE(store->add_contest(contest_named("spring")));
  }
  const auto store = open(OpenMode::read);
  const auto data = store->contest("spring");
  ASSERT_TRUE(data);
  EXPECT_EQ(data->row.opens, "2026-04-22T07:30");
  ASSERT_THAT(data->questions, SizeIs(1));
  EXPECT_EQ(data->questions[0].variants, contest_named("spring").questions[0].variants);
  ASSERT_THAT(data->on_paper, SizeIs(1));
  EXPECT_EQ(store->classes_of("2026"), std::set<std::string>{"1 2 3"});
  EXPECT_EQ(store->classes_of("2027"), std::set<std::string>());
  EXPECT_FALSE(store->contest("summer"));
}

TEST_F(ContestStoreTest, TakesNoClassTwiceInASeason) {
  const auto store = open();
  ASSERT_TRUE(store->add_contest(contest_named("spring")));
  EXPECT_FALSE(store->add_contest(contest_named("spring", "other")));
  const auto twice = store->add_contest(contest_named("autumn"));
  ASSERT_FALSE(twice);
  EXPECT_THAT(twice.error().message, HasSubstr("in this season already"));
  EXPECT_THAT(store->contests().value(), SizeIs(1)) << "nothing of it was written";
  ContestData next = contest_named("next");
  next.row.season = "2027";
  EXPECT_TRUE(store->add_contest(next));
}

TEST_F(ContestStoreTest, KeepsEntrantsPapersAndAnswers) {
  const auto store = open();
  play(*store);
  const auto all = attempts_in(*store);
  ASSERT_THAT(all, SizeIs(3));
  EXPECT_EQ(all[0].attempt.state, "handed_in");
  EXPECT_EQ(all[2].attempt.state, "ready");
  ASSERT_THAT(all[0].answers, SizeIs(1));
  EXPECT_EQ(all[0].answers[0].answer, "1 + 2");
  EXPECT_THAT(attempts_in(*store, "5b"), SizeIs(3));
  EXPECT_THAT(attempts_in(*store, "6a"), SizeIs(0));
  const std::vector<AttemptRow> second = {attempt(14, 1)};
  EXPECT_FALSE(store->add_attempts(second)) << "one attempt an entrant and contest";
  EXPECT_EQ(store->attempt("spring", 2).value()->answers[0].answer, "2 - 1");
  EXPECT_FALSE(store->attempt("spring", 9).value());
}

TEST_F(ContestStoreTest, MakesARevisionOnlyOfOtherMarks) {
  const auto store = open();
  play(*store);
  std::vector<MarkRow> marks = {
      {.attempt = 11, .level = "3-4", .points = 3, .most = 3, .vector = "+", .rank = 1},
      {.attempt = 12, .level = "3-4", .most = 3, .vector = "-", .rank = 2}};
  EXPECT_EQ(store->add_marks("spring", marks, act("mark")), 1);
  EXPECT_EQ(store->add_marks("spring", marks, act("mark")), 1);
  EXPECT_EQ(store->marks("spring"), marks);
  marks[1].points = 1;
  EXPECT_EQ(store->add_marks("spring", marks, act("mark")), 2);
  EXPECT_EQ(store->marks("spring"), marks);
  EXPECT_THAT(store->acts().value(), SizeIs(2));
  EXPECT_EQ(store->contest("spring")->row.state, "marked");
}

TEST_F(ContestStoreTest, MovesAndMergesEntrants) {
  const auto store = open();
  play(*store);
  enrol(*store, {4}, "6a");
  EntrantRow moved = entrant(4, "5b");
  EXPECT_TRUE(store->change_entrant(moved, act("move")));
  EXPECT_EQ(store->entrant(4), moved);
  moved.group = "7c";
  EXPECT_FALSE(store->change_entrant(moved, act("move"))) << "there is no such group";
  EXPECT_FALSE(store->merge(1, 2, act("merge"))) << "both wrote";
  const std::vector<AttemptRow> blank = {attempt(14, 4)};
  ASSERT_TRUE(store->add_attempts(blank));
  const auto merged = store->merge(1, 4, act("merge"));
  ASSERT_TRUE(merged) << merged.error().message;
  EXPECT_EQ(store->attempt("spring", 4).value()->attempt.id, 11) << "the one with answers stays";
  EXPECT_EQ(store->entrant(1)->merged_into, 4);
  EXPECT_FALSE(store->attempt("spring", 1).value());
  // The other way round: the one who goes has written nothing.
  const auto other = store->merge(3, 4, act("merge"));
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(store->attempt("spring", 4).value()->attempt.id, 11);
}

TEST_F(ContestStoreTest, ForgetsSoThatNoByteStays) {
  const auto store = open();
  play(*store);
  const std::vector<AnswerRow> answers = {{.attempt = 13, .question = "q1", .answer = kCanary}};
  ASSERT_TRUE(store->put_answers(answers));
  EXPECT_THAT(bytes_of(file()) + bytes_of(file() + "-wal"), HasSubstr(kCanary));
  const auto one = store->forget({.season = "2026", .entrant = 3});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->answers, 1);
  EXPECT_EQ(one->entrants_left, 2);
  EXPECT_THAT(bytes_of(file()) + bytes_of(file() + "-wal"), Not(HasSubstr(kCanary)));
  EXPECT_THAT(attempts_in(*store), SizeIs(2));
  EXPECT_THAT(store->forget({.season = "2026", .group = "6a"})->entrants, SizeIs(0));
  EXPECT_THAT(store->forget({.season = "2026"})->entrants, SizeIs(2));
  EXPECT_THAT(store->contests().value(), SizeIs(1)) << "questions stay";
}

TEST_F(ContestStoreTest, KeepsPersonsApart) {
  const auto store = persons();
  const std::vector<AccessRow> codes = {{.code = "000000000000", .entrant = 1},
                                        {.code = "K7QX2M4T9RBD", .entrant = 2}};
  ASSERT_TRUE(store->add_codes(codes));
  EXPECT_FALSE(store->add_codes(codes));
  const std::vector<PersonRow> names = {{.entrant = 1, .name = kCanary},
                                        {.entrant = 2, .name = "Ada"}};
  ASSERT_TRUE(store->set_names(names));
  EXPECT_EQ(store->entrant_of("K7QX2M4T9RBD"), 2);
  EXPECT_EQ(store->entrant_of("K7QX2M4T9RBE").value(), std::nullopt);
  EXPECT_EQ(store->names()->at(1), kCanary);
  struct stat status{};
  for (const std::string beside : {"", "-wal", "-shm"}) {
    ASSERT_EQ(stat((persons_file() + beside).c_str(), &status), 0) << beside;
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << beside;
  }
  const std::vector<std::int64_t> gone = {1};
  EXPECT_EQ(store->forget(gone), 1);
  EXPECT_THAT(bytes_of(persons_file()) + bytes_of(persons_file() + "-wal"),
              Not(HasSubstr(kCanary)));
  EXPECT_THAT(store->names().value(), SizeIs(1));
  EXPECT_EQ(store->entrant_of("000000000000").value(), std::nullopt);
  ASSERT_TRUE(store->merge(2, 7));
  EXPECT_EQ(store->names()->at(7), "Ada");
  EXPECT_EQ(store->entrant_of("K7QX2M4T9RBD"), 7);
}

// A file of the first version, which knew no backups.
TEST_F(ContestStoreTest, TakesOverPersonsOfTheFirstVersion) {
  {
    SQLite::Database database(persons_file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(R"(
      CREATE TABLE person (entrant INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      CREATE TABLE access (code TEXT PRIMARY KEY, entrant INTEGER NOT NULL) STRICT;
      CREATE INDEX access_of_entrant ON access (entrant);
      INSERT INTO person VALUES (2, 'Ada');
      INSERT INTO access VALUES ('K7QX2M4T9RBD', 2), ('000000000000', 2);
      PRAGMA application_id = 1919247216;
      PRAGMA user_version = 1;
    )");
  }
  {
    const auto read = persons(OpenMode::read);
    EXPECT_EQ(read->names()->at(2), "Ada");
    EXPECT_THAT(read->backups().value(), SizeIs(0));
  }
  const auto store = persons(OpenMode::change);
  EXPECT_EQ(store->names()->at(2), "Ada");
  EXPECT_EQ(store->codes()->at(2), "K7QX2M4T9RBD") << "the first one counts";
  EXPECT_EQ(store->entrant_of("000000000000"), 2);
  ASSERT_TRUE(store->add_backup({.file = "/b", .made_at = 9}));
  ASSERT_TRUE(store->add_backup({.file = "/a", .made_at = 7}));
  ASSERT_TRUE(store->add_backup({.file = "/b", .made_at = 8}));
  EXPECT_EQ(store->backups().value(), (std::vector<BackupRow>{{"/a", 7}, {"/b", 8}}));
  ASSERT_TRUE(store->drop_backup("/a"));
  EXPECT_THAT(store->backups().value(), SizeIs(1));
}

// A process that is killed while it writes leaves whole acts.
TEST_F(ContestStoreTest, SurvivesAKill) {
  {
    const auto store = open();
    ASSERT_TRUE(store->add_contest(contest_named("spring")));
  }
  for (int round = 0; round < 5; ++round) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      const auto store = open(OpenMode::change);
      for (std::int64_t i = 1;; i += 2) {
        const std::int64_t id = round * 1'000'000 + i;
        std::vector<EntrantRow> two = {entrant(id), entrant(id + 1)};
        if (!store->enrol({.id = "north"}, {.id = "5b", .school = "north", .season = "2026"},
                          two)) {
          _exit(1);
        }
      }
    }
    usleep(30'000);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    const auto store = open(OpenMode::change);
    EXPECT_EQ(store->damage(), "");
    EXPECT_EQ(store->entrants("2026", {})->size() % 2, 0U);
  }
}

// A full disk refuses acts and keeps all that came before.
TEST_F(ContestStoreTest, KeepsWhatWasThereWhenTheDiskIsFull) {
  std::int64_t kept = 0;
  {
    const auto store = open();
    ASSERT_TRUE(store->add_contest(contest_named("spring")));
    const FullDisk full(rlim_t{400'000});
    bool refused = false;
    for (std::int64_t id = 1; !refused; ++id) {
      const std::vector<EntrantRow> one = {entrant(id)};
      const auto done =
          store->enrol({.id = "north"}, {.id = "5b", .school = "north", .season = "2026"}, one);
      refused = !done;
      if (done) {
        kept = id;
      } else {
        EXPECT_EQ(done.error().code, ErrorCode::system) << done.error().message;
      }
      ASSERT_LT(id, 100'000);
    }
    EXPECT_GT(kept, 0);
  }
  const auto store = open(OpenMode::change);
  EXPECT_EQ(store->damage(), "");
  EXPECT_THAT(store->entrants("2026", {}).value(), SizeIs(static_cast<std::size_t>(kept)));
}

// Others may read while one writes, and two writers wait for each other.
TEST_F(ContestStoreTest, IsReadWhileAnotherWrites) {
  const auto writer = open();
  play(*writer);
  const auto reader = open(OpenMode::read);
  EXPECT_THAT(attempts_in(*reader), SizeIs(3));
  enrol(*writer, {21});
  EXPECT_THAT(reader->entrants("2026", {}).value(), SizeIs(4));
  const auto second = open(OpenMode::change);
  enrol(*second, {22});
  EXPECT_THAT(reader->entrants("2026", {}).value(), SizeIs(5));
}

TEST_F(ContestStoreTest, RefusesDamageAndOtherFiles) {
  {
    const auto store = open();
    play(*store);
  }
  std::string bytes = bytes_of(file());
  for (std::size_t i = 4096; i < bytes.size(); i += 64) bytes[i] = '\x55';
  std::ofstream(file(), std::ios::binary) << bytes;
  auto damaged = open_contests(file(), OpenMode::change);
  if (damaged) {
    EXPECT_FALSE((*damaged)->entrants("2026", {}) && (*damaged)->contests());
  } else {
    EXPECT_THAT(damaged.error().message, HasSubstr(file()));
  }
  {
    persons();
  }
  const auto other = open_contests(persons_file(), OpenMode::change);
  ASSERT_FALSE(other);
  EXPECT_THAT(other.error().message, HasSubstr("name another file"));
  EXPECT_FALSE(open_contests(file() + ".none", OpenMode::change));
}

}  // namespace
}  // namespace reckon::store
