// SPDX-License-Identifier: MIT
// A contest on paper, from the plan to the certificate and to forgetting it.
#include <algorithm>
#include <set>
#include <sstream>

#include "app/cli/contest/contest_program_test.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/kinds/png_test.hpp"

namespace reckon::cli {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

TEST_F(ContestProgram, InvitesTeachersAndOrganisers) {
  hold_autumn();
  const std::string code = done({"organiser"}).out;
  EXPECT_EQ(code.size(), 25U) << "20 characters, dashes and the end of the line";
  EXPECT_EQ(done({"organiser"}).out, code) << "it stays";
  EXPECT_NE(done({"organiser", "--renew"}).out, code);
  EXPECT_EQ(done({"invite", "--school", "North", "--quota", "30"}).out.size(), 25U);
  const auto table = done({"invite", "--csv", "-"}, "South,Ms Ito,ito@example.org,60\n").lines();
  ASSERT_EQ(table.size(), 2U);
  EXPECT_THAT(table[1], testing::StartsWith("South,Ms Ito,ito@example.org,"));
  expect_refused({"invite", "--csv", "-"}, "quota", "South,Ms Ito,ito@example.org,0\nA,B,C,0\n");
  expect_refused({"invite"}, "--school");
  expect_refused({"invite", "--school", "X", "--zone", "Mars/Olympus"}, "--zone");
  expect_refused({"enrol", "--group", "5c", "--level", "3-4", "--zone", "Mars/Olympus"}, "--zone");
  EXPECT_THAT(done({"acts"}).out, testing::Not(testing::HasSubstr("Ito")));
}

TEST_F(ContestProgram, GivesExtraTimeAndShiftsWindows) {
  hold_autumn();
  EXPECT_EQ(done({"extra", "5b/1", "--percent", "25", "--minutes", "5"}).out,
            "5b/1 has 25 % and 5 minutes of extra time\n");
  expect_refused({"extra", "5b/1"}, "--percent");
  expect_refused({"extra", "5b/1", "--percent", "400"}, "--percent");
  EXPECT_EQ(done({"shift", "--group", "5b", "--minutes=-30"}).out,
            "the windows of 5b are -30 minutes later\n");
  EXPECT_EQ(done({"shift", "--group", "5b", "--open-for", "20"}).out,
            "the windows of 5b are -30 minutes later, and it may start for 20 minutes from now\n");
  expect_refused({"shift", "--group", "9z", "--minutes", "5"}, "9z");
  expect_refused({"shift", "--group", "5b"}, "--minutes");
}

TEST_F(ContestProgram, IsHeldOnPaper) {
  hold_autumn();
  const auto all = codes();
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), 6U);
  const std::string answers =
      "5b/1 1 7\n5b/1 2 3/4\n5b/1 3 Triangle\n"  // all
      "5b/2 1 7\n5b/2 2 0.75\n5b/2 3 square\n"
      "5b/3 1 7\n5b/3 2 0,75\n5b/3 3\n"
      "5b/4 1 8\n5b/4 2 1\n5b/4 3 a triangle\n"
      "5b/5 1\n";
  EXPECT_EQ(done({"enter", "-"}, answers).out, "13 answers of 5 entrants\n");
  EXPECT_EQ(done({"mark"}).out, "autumn: 5 papers are marked, revision 1\n");
  EXPECT_THAT(
      table({"results"}),
      ElementsAre("level,rank,points,most,share below,group,seat,question 1,question 2,"
                  "question 3",
                  "3-4,1,12,12,90.000,5b,1,right,right,right",
                  "3-4,2,7,12,60.000,5b,2,right,right,wrong", "3-4,2,7,12,60.000,5b,3,right,right,",
                  "3-4,4,5,12,30.000,5b,4,wrong,wrong,right", "3-4,5,0,12,10.000,5b,5,,,"));
  EXPECT_THAT(table({"results", "--lang", "fr"})[1], StartsWith("3-4;1;12;12;90,000;5b;1;"));
  EXPECT_THAT(table({"results", "--questions"})[3], StartsWith("3-4,3,q3,stated,,5,no,2,1,0,2"));
  EXPECT_EQ(done({"mark"}).out, "autumn: 5 papers are marked, revision 1, as before\n");
  done({"names", "-"}, "code,name\n" + codes()[0] + ",Ada Lovelace\n5b/2,Évariste\n");
  done({"publish"});
  EXPECT_THAT(done({"privacy"}).out, HasSubstr("deleted 90 days after the results are official"));
  EXPECT_THAT(done({"privacy", "--lang", "fr"}).out, HasSubstr("effacées après 14 jours"));
  EXPECT_THAT(done({"privacy", "--record"}).out,
              HasSubstr("Terms\nNames are deleted 90 days after the results are official."));
  done({"certificates", "-o", file("certificates.pdf")});
  EXPECT_THAT(content("certificates.pdf"), StartsWith("%PDF"));
  const Outcome review = done({"review", "5b/2"});
  EXPECT_THAT(review.out, HasSubstr("3. q3 (stated), 5 points: wrong\n"));
  EXPECT_THAT(review.out, HasSubstr("  answer:   square\n  solution: triangle\n"));
  done({"results", "-o", file("results.ods")});
  EXPECT_THAT(content("results.ods"), HasSubstr("application/vnd.oasis.opendocument.spreadsheet"));
  EXPECT_THAT(done({"check"}).out, HasSubstr("3 questions have one answer each, 6 papers"));
}

TEST_F(ContestProgram, ShowsFiguresFromFiveEntrantsOn) {
  hold_autumn();
  done({"enter", "-"}, "5b/1 1 7\n5b/1 2 3/4\n5b/2 1 7\n5b/3 1 7\n5b/3 3 triangle\n5b/4 1 7\n");
  done({"mark"});
  EXPECT_THAT(table({"results", "--statistics"}), ElementsAre("level,figure,here,in the level"));
  EXPECT_THAT(table({"results", "--questions"})[1], StartsWith("3-4,1,q1,stated,,3,no,4,0,0,0,"));
  EXPECT_THAT(table({"results", "--questions"})[1], Not(EndsWith("all")));
  done({"enrol", "--school", "North", "--group", "5c", "--level", "3-4", "--count", "1", "-o",
        file("more.csv")});
  done({"print", "--group", "5c", "-o", file("more.pdf")});
  done({"enter", "-"}, "5c/1 1 7\n5c/1 2 1\n");
  done({"mark"});
  EXPECT_THAT(table({"results", "--statistics"}),
              ElementsAre("level,figure,here,in the level", "3-4,entrants,5,5",
                          "3-4,mean points,4.800,4.800", "3-4,0 to 9 points,5,5",
                          "3-4,right: q1,100.000,100.000", "3-4,right: q2,20.000,20.000",
                          "3-4,right: q3,20.000,20.000"));
  // A group of one shows nothing of its own.
  EXPECT_THAT(
      table({"results", "--statistics", "--group", "5c"}),
      ElementsAre("level,figure,here,in the level", "3-4,entrants,,5", "3-4,mean points,,4.800",
                  "3-4,0 to 9 points,,5", "3-4,right: q1,,100.000", "3-4,right: q2,,20.000",
                  "3-4,right: q3,,20.000"));
  const auto questions = table({"results", "--questions"});
  EXPECT_EQ(questions[1], "3-4,1,q1,stated,,3,no,5,0,0,0,all");
  EXPECT_EQ(questions[2], "3-4,2,q2,stated,,4,no,1,1,0,3,");
}

TEST_F(ContestProgram, SaysBeforeVoidingHowManyPointsChange) {
  hold_autumn();
  done({"enter", "-"}, "5b/1 1 7\n5b/2 1 8\n5b/3 2 3/4\n");
  done({"mark"});
  const auto before = table({"results"});
  EXPECT_EQ(done({"void", "q1", "--dry-run"}).out,
            "level 3-4: 2 of 3 papers change, +3 for 2; 12 points can be had, 12 before\n");
  EXPECT_EQ(done({"void", "q1", "--points", "none", "--dry-run"}).out,
            "level 3-4: 1 of 3 papers change, -3 for 1; 9 points can be had, 12 before\n");
  EXPECT_EQ(done({"void", "q1", "--points", "no", "--dry-run"}).out,
            "level 3-4: 0 of 3 papers change; 12 points can be had, 12 before\n");
  expect_refused({"void", "q9", "--dry-run"}, "no question 'q9'");
  EXPECT_THAT(done({"mark"}).out, HasSubstr("as before"));
  EXPECT_EQ(table({"results"}), before);
}

TEST_F(ContestProgram, GoesToAnotherStoreWithoutPersons) {
  hold_autumn();
  done({"enter", "-"}, "5b/1 1 7\n");
  done({"mark"});
  done({"void", "q2", "--reason", "unclear"});
  done({"export", "-o", file("copy.json")});
  const std::string copy = content("copy.json");
  for (const std::string& code : codes()) EXPECT_THAT(copy, Not(HasSubstr(code)));
  for (const char* const word : {"5b", "North", "unclear"}) EXPECT_THAT(copy, Not(HasSubstr(word)));
  const auto elsewhere = [&](Words words) {
    words.insert(words.begin(), "contest");
    words.insert(words.end(), {"--store", file("other.sqlite")});
    return run(words);
  };
  EXPECT_EQ(elsewhere({"import", file("copy.json")}).out,
            "autumn: 3 questions, open from 2026-10-21T07:30 to 2026-10-21T15:30\n");
  EXPECT_THAT(elsewhere({"check"}).out, HasSubstr("3 questions have one answer each, 0 papers"));
  EXPECT_EQ(elsewhere({"export"}).out, copy);
  EXPECT_THAT(elsewhere({"import", file("copy.json")}).err, HasSubstr("was drawn already"));
  // A copy that was changed by hand.
  std::string changed = copy;
  changed.replace(changed.find("\"solution\":\"7\""), 14, "\"solution\":\"8\"");
  write("changed.json", changed);
  expect_refused({"import", file("changed.json")}, "its solution is not accepted");
  write("changed.json", "{\"reckon_contest\": 2}");
  expect_refused({"import", file("changed.json")}, "changed.json:1:20: ");
  write("changed.json", "[]");
  expect_refused({"import", file("changed.json")}, "this is not a copy of a contest");
}

TEST_F(ContestProgram, ForgetsNamesAtTheirTerm) {
  hold_autumn();
  done({"names", "-"}, "5b/1,Zebulon Quixote\n");
  done({"enter", "-"}, "5b/1 1 7\n");
  done({"mark"});
  const std::string nothing = "no season has names or a trail whose term has ended\n";
  EXPECT_EQ(done({"forget", "--ended"}).out, nothing);
  done({"publish"});
  EXPECT_EQ(done({"forget", "--ended"}).out, nothing);
  EXPECT_THAT(content("store.persons.sqlite"), HasSubstr("Zebulon"));
  // A plan whose term is over at once.
  write("plan.json", R"({"season": "2027", "contest": "short", "days": 0,
    "name": {"en": "S", "fr": "S"}, "opens": "2026-04-22T07:30", "closes": "2026-04-22T17:00",
    "levels": [{"id": "3-4", "name": {"en": "A", "fr": "A"}, "bands": [{"points": 3, "take": [
    {"stated": {"id": "days", "text": {"en": "How many?", "fr": "Combien ?"}, "number": 7}}]}]}]})");
  done({"draw", file("plan.json")});
  done({"enrol", "--season", "2027", "--school", "North", "--group", "9z", "--level", "3-4",
        "--count", "1", "-o", file("short.csv")});
  done({"names", "--season", "2027", "-"}, "9z/1,Balthazar Vega\n");
  done({"print", "--contest", "short", "--group", "9z", "-o", file("short.pdf")});
  done({"enter", "--contest", "short", "-"}, "9z/1 1 7\n");
  done({"mark", "--contest", "short"});
  EXPECT_EQ(done({"forget", "--ended"}).out, nothing);
  done({"publish", "--contest", "short"});
  EXPECT_EQ(done({"forget", "--ended"}).out,
            "season 2027: its term has ended: 1 names and all codes are deleted\n");
  EXPECT_THAT(content("store.persons.sqlite"), Not(HasSubstr("Balthazar")));
  EXPECT_THAT(content("store.persons.sqlite"), HasSubstr("Zebulon"));
  EXPECT_EQ(done({"forget", "--ended"}).out, nothing);
  // Papers and marks stay.
  EXPECT_THAT(table({"results", "--contest", "short"})[1], StartsWith("3-4,,3,3,,9z,1,right"));
  expect_refused({"forget", "--ended", "--season", "2027"}, "--ended");
}

TEST_F(ContestProgram, VoidsExcludesAndRemoves) {
  hold_autumn();
  done({"enter", "-"}, "5b/1 1 8\n5b/2 1 7\n5b/3 1 7\n");
  done({"mark"});
  done({"void", "q1", "--reason", "two right answers"});
  EXPECT_THAT(done({"mark"}).out, HasSubstr("revision 2\n"));
  const auto points = [&] {
    std::vector<std::string> points;
    for (const std::string& line : table({"results"})) {
      if (line.starts_with("3-4")) points.push_back(line.substr(0, line.find(",5b")));
    }
    return points;
  };
  EXPECT_THAT(points(), ElementsAre("3-4,,3,12,", "3-4,,3,12,", "3-4,,3,12,"));
  done({"void", "q1", "--points", "none"});
  done({"exclude", "5b/2", "--reason", "copied"});
  done({"remove", "5b/3"});
  done({"mark"});
  EXPECT_THAT(points(), ElementsAre("3-4,,0,9,"));
  expect_refused({"void", "q9"}, "no question 'q9'");
  const std::string acts = done({"acts"}).out;
  EXPECT_THAT(acts, HasSubstr("command,void,q1,autumn: two right answers"));
  EXPECT_THAT(acts, HasSubstr("command,mark,autumn,"));
  expect_refused({"enter", "-"}, "standard input:1:1: the paper of this entrant was removed",
                 "5b/3 1 7\n");
}

TEST_F(ContestProgram, MovesAndMergesEntrants) {
  hold_autumn();
  done({"enrol", "--school", "North", "--group", "6a", "--level", "3-4", "--count", "1"});
  EXPECT_EQ(done({"move", "5b/6", "--group", "6a"}).out, "5b/6 is 6a/2 now\n");
  expect_refused({"move", "5b/1", "--seat", "2"}, "seat 2 of group '5b' is taken");
  expect_refused({"move", "5b/1", "--group", "9z"}, "there is no group '9z'");
  done({"enter", "-"}, "5b/1 1 7\n");
  EXPECT_EQ(done({"merge", "5b/1", "6a/1"}).out, "6a/1 has all of 5b/1 now\n");
  EXPECT_EQ(done({"enter", "-"}, codes()[0] + " 2 3/4\n").out, "1 answer of 1 entrant\n");
  done({"mark"});
  EXPECT_THAT(table({"results"})[1], HasSubstr(",6a,1,right,right,"));
  EXPECT_THAT(table({"cup"})[1], StartsWith("3-4,1,7,7,6a,1,7"));
}

// A name and a code are in no file but that of persons, and after forgetting in none.
TEST_F(ContestProgram, KeepsNamesInOneFileAndForgetsThem) {
  const std::string canary = "Zwitscherina Kanarienvogel";
  hold_autumn();
  done({"names", "-"}, "5b/1," + canary + "\n");
  std::string code = codes()[0];
  std::erase(code, '-');
  done({"enter", "-"}, "5b/1 1 7\n");
  done({"mark"});
  done({"results", "-o", file("results.csv")});
  std::filesystem::remove(file("slips.csv"));
  std::filesystem::remove(file("papers.pdf"));
  const auto files_with = [&](const std::string& text) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(file(""))) {
      const std::string name = entry.path().filename();
      if (content(name).contains(text)) files.push_back(name);
    }
    return files;
  };
  EXPECT_THAT(files_with(canary), Each(StartsWith("store.persons.sqlite")));
  EXPECT_THAT(files_with(canary), Not(SizeIs(0)));
  EXPECT_THAT(files_with(code), Each(StartsWith("store.persons.sqlite")));
  // Copies of both files, which are forgotten too, and exports, which have no names.
  done({"results", "-o", file("results.ods")});
  EXPECT_EQ(run({"backup", file("store.persons.sqlite"), file("persons-monday.sqlite")}).status, 0);
  EXPECT_EQ(run({"backup", file("store.sqlite"), file("store-monday.sqlite")}).status, 0);
  EXPECT_THAT(files_with(canary), Contains("persons-monday.sqlite"));
  EXPECT_THAT(done({"forget", "--entrant", "5b/1"}).out,
              HasSubstr("forgotten: 1 entrants, 1 names, 1 papers, 1 answers\n"));
  EXPECT_THAT(files_with(canary), SizeIs(0));
  EXPECT_THAT(files_with(code), SizeIs(0));
  EXPECT_FALSE(std::filesystem::exists(file("store-monday.sqlite")));
  EXPECT_THAT(done({"forget", "--season", "2026"}).out, HasSubstr("left: 0 entrants"));
  expect_refused({"forget", "--season", "2026"}, "nothing to forget", "", 1);
  expect_refused({"forget"}, "say what to forget");
}

TEST_F(ContestProgram, SaysWhatIsWrongWithAnswers) {
  hold_autumn();
  const std::vector<std::pair<std::string, std::string>> rows = {
      {"5b/1", "-:1:1: write an entrant"},
      {"5b/9 1 7", "-:1:1: '5b/9' is no seat"},
      {"K7QX 1 7", "12 characters, not 4"},
      {"5b/1 4 7", "-:1:6: '4' is not a question of this paper: take a number from 1 to 3"},
      {"5b/1 0 7", "-:1:6:"},
      {"5b/1 1 seven", "-:1:8: 'seven' is not a number"},
      {"5b/1 1 7\n\n  5b/1 2 x", "-:3:10:"},
      {"5b/1 1 7\n5b/1 1 8", "-:2:6: this question has two answers"},
  };
  for (const auto& [answers, mention] : rows) {
    std::string expected = mention;
    if (expected.starts_with("-:")) expected.replace(0, 1, "standard input");
    expect_refused({"enter", "-"}, expected, answers);
  }
  expect_refused({"enrol", "--school", "North", "--group", "5 b", "--level", "3-4"}, "has a blank");
  expect_refused({"mark"}, "no answers were entered", "", 1);
  expect_refused({"results"}, "is not marked", "", 1);
  expect_refused({"publish"}, "is not marked", "", 1);
}

TEST_F(ContestProgram, ListsAllFaultsOfAPlan) {
  write("plan.json", R"({
  "season": "20 26", "contest": "c", "name": {"en": "Contest"},
  "opens": "2026-04-22 07:30", "closes": "2026-04-22T15:30",
  "levels": [{"id": "a", "name": {"en": "A", "fr": ""}, "bands": [
    {"points": 3, "take": [{"kind": "calcrostics"}, {"kind": "numbers", "difficulty": 2},
                           {"kind": "krypto", "count": 30}, {"stated": "none.json"}]},
    {"take": []}]}, {"id": "a", "name": {"en": "B", "fr": "B"}, "bands": []}],
  "days": -1, "extra": 1
})");
  const Outcome outcome = run({"contest", "check", file("plan.json")});
  EXPECT_EQ(outcome.status, 1);
  for (const std::string fault :
       {":2:13: '20 26' is not a short name", ":3:12: '2026-04-22 07:30' is not a local time",
        ":8:11: days is", ":2:46: the text in fr is missing", ":4:52: the text is empty",
        ":5:37: 'calcrostics' is unknown", ":5:87: numbers have no difficulty",
        "none.json: No such file", "take is a list", "there are two levels 'a'",
        "bands is a list"}) {
    EXPECT_THAT(outcome.out, HasSubstr(fault));
  }
  const Outcome drawn = contest({"draw", file("plan.json")});
  EXPECT_EQ(drawn.status, 2);
  for (const std::string fault : {":2:13: '20 26'", ":5:37: 'calcrostics' is unknown", ":8:11: "}) {
    EXPECT_THAT(drawn.err, HasSubstr("plan.json" + fault));
  }
  const Outcome good = run({"contest", "check", example("trial.json")});
  EXPECT_EQ(good.status, 0) << good.out;
  EXPECT_THAT(good.out, HasSubstr("level 3-4: 6 questions, 22 points"));
  for (const std::string plan : {"spring.json", "trial.json", "autumn.json"}) {
    EXPECT_EQ(answers::faults(answers::schema_text("contest-plan"),
                              nlohmann::json::parse(std::ifstream(example(plan)))),
              "")
        << plan;
  }
  write("plan.json", "{");
  EXPECT_EQ(run({"contest", "check", file("plan.json")}).status, 1);
}

TEST_F(ContestProgram, ImportsQuestionsOfMoodle) {
  const Outcome outcome = run({"contest", "import", example("moodle-en.xml"),
                               example("moodle-fr.xml"), "-o", file("questions")});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, StartsWith("3 questions are in "));
  write("plan.json", R"({"season": "2026", "contest": "moodle",
    "name": {"en": "Moodle", "fr": "Moodle"},
    "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
    "levels": [{"id": "a", "name": {"en": "A", "fr": "A"}, "bands": [{"points": 1, "take": [
      {"stated": ["questions/clock-hands.json", "questions/quarter.json", "questions/day.json"]}
    ]}]}]})");
  EXPECT_THAT(run({"contest", "check", file("plan.json")}).out, HasSubstr("3 questions, 3 points"));
  const std::string day = content("questions/day.json");
  EXPECT_THAT(day, HasSubstr("\"answers\":[\"Monday\",\"lundi\"]"));
  EXPECT_THAT(content("questions/quarter.json"), HasSubstr("\"number\":\"3/4\""));
  EXPECT_THAT(content("questions/clock-hands.json"), HasSubstr("\"right\":2"));
  write("bad.xml",
        "<quiz><question type=\"essay\"><name><text>A</text></name><questiontext>"
        "<text>Why?</text></questiontext></question></quiz>");
  const Outcome bad =
      run({"contest", "import", file("bad.xml"), file("bad.xml"), "-o", file("questions")});
  EXPECT_EQ(bad.status, 2);
  EXPECT_THAT(bad.err, HasSubstr("bad.xml:1: 'A': no answer gets all points"));
}

// Pictures stand beside the plan, are read when it is drawn, and are kept in the store.
TEST_F(ContestProgram, HasQuestionsWithPictures) {
  write("coins.png", kinds::small_png(40, 20));
  const auto plan = [&](const std::string& picture) {
    write("plan.json", R"({"season": "2026", "contest": "pictures",
      "name": {"en": "Pictures", "fr": "Images"},
      "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
      "levels": [{"id": "a", "name": {"en": "A", "fr": "A"}, "bands": [{"points": 1, "take": [
        {"stated": {"id": "coins", "text": {"en": "How many coins?", "fr": "Combien de pièces ?"},
          )" + picture + R"("choice": {"options": ["1", "2", "3"], "right": 2}}}]}]}]})");
    return file("plan.json");
  };
  const std::string said = R"("picture_text": {"en": "Coins", "fr": "Pièces"}, )";
  expect_refused({"draw", plan(R"("picture": "coins.png", )")}, "for whoever does not see it");
  expect_refused({"draw", plan(said)}, "picture_text goes with a picture");
  expect_refused({"draw", plan(R"("picture": "none.png", )" + said)}, "none.png: No such file");
  write("bad.svg", "<svg onload='alert(1)'/>");
  expect_refused({"draw", plan(R"("picture": "bad.svg", )" + said)},
                 "bad.svg: the picture is SVG, which may hold programs");
  // Its rows do not fit what its head says.
  std::string wrong = kinds::small_png(40, 20);
  wrong.replace(0, kinds::png_head(40, 20).size(), kinds::png_head(41, 20));
  write("wrong.png", wrong);
  expect_refused({"draw", plan(R"("picture": "wrong.png", )" + said)}, "cannot be shown");
  done({"draw", plan(R"("picture": "coins.png", )" + said)});
  std::filesystem::remove(file("coins.png"));
  done({"enrol", "--school", "North", "--group", "5b", "--level", "a", "--count", "2", "-o",
        file("slips.csv")});
  done({"print", "--group", "5b", "-o", file("papers.pdf")});
  EXPECT_THAT(content("papers.pdf"), HasSubstr("/Subtype /Image"));
  done({"preview", "--level", "a", "-o", file("preview.pdf")});
  EXPECT_THAT(content("preview.pdf"), HasSubstr("/Subtype /Image"));
  done({"enter", "-"}, "5b/1 1 A\n");
  done({"mark"});
  EXPECT_THAT(done({"check"}).out, HasSubstr("1 questions have one answer each"));
}

// Grids and hands from a bank: all answers of a paper are right as its own solutions have them.
TEST_F(ContestProgram, TakesPuzzlesFromTheBankOnce) {
  const std::string bank = file("bank.sqlite");
  for (const auto& [kind, count] : {std::pair("krypto", "12"), std::pair("calcrostic", "8"),
                                    std::pair("newspaper", "1"), std::pair("alphametic", "1")}) {
    Words fill = {"bank", "fill", "--bank", bank, "--kind", kind, "--count", count, "--seed", "1"};
    fill.insert(fill.end(), {"--difficulty", std::string(kind) == "alphametic" ? "1-5" : "1"});
    ASSERT_EQ(run(fill).status, 0);
  }
  done({"draw", example("trial.json"), "--bank", bank});
  done({"preview", "--level", "3-4", "-o", file("preview.pdf")});
  done({"enrol", "--school", "North", "--group", "5b", "--level", "3-4", "--count", "6"});
  done({"print", "--group", "5b", "-o", file("papers.pdf"), "--answers", file("answers.pdf")});
  EXPECT_THAT(content("answers.pdf"), StartsWith("%PDF"));
  const std::string again = content("papers.pdf");
  done({"print", "--group", "5b", "-o", file("papers.pdf")});
  EXPECT_EQ(content("papers.pdf"), again) << "papers are kept";
  EXPECT_THAT(done({"check"}).out, HasSubstr("11 questions have one answer each, 6 papers"));
  // The bank has no second newspaper grid.
  expect_refused({"draw", example("trial.json"), "--bank", bank}, "the bank has only", "", 1);
  // The solutions of each paper, in its own letters, are right on that paper and on few others.
  done({"print", "--group", "5b", "-o", file("papers.pdf"), "--answers", file("answers.txt")});
  const std::string lines = content("answers.txt");
  EXPECT_EQ(std::ranges::count(lines, '\n'), 36);
  done({"enter", "-"}, lines);
  done({"mark"});
  for (const std::string& line : table({"results"})) {
    if (!line.starts_with("level")) {
      EXPECT_THAT(line, StartsWith("3-4,1,22,22,50.000,5b,"));
    }
  }
  EXPECT_THAT(done({"review", "5b/3"}).out, HasSubstr("(calcrostic), 4 points: right\n"));
}

// A question with four hands: seats near each other get different ones, each marked in its own
// right.
TEST_F(ContestProgram, GivesSeatsHandsInTurn) {
  const std::string bank = file("bank.sqlite");
  ASSERT_EQ(
      run({"bank", "fill", "--bank", bank, "--kind", "krypto", "--count", "8", "--difficulty", "1"})
          .status,
      0);
  const auto plan = [](const std::string& take) {
    return R"({"season": "2026", "contest": "hands", "name": {"en": "A", "fr": "A"},
      "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
      "levels": [{"id": "a", "name": {"en": "A", "fr": "A"}, "bands": [{"points": 1, "take": [)" +
           take + "]}]}]}";
  };
  for (const auto& [take, mention] :
       {std::pair(R"({"kind": "krypto", "difficulty": "1-2", "parallel": true})", "one difficulty"),
        std::pair(R"({"kind": "calcrostic", "parallel": true})", "different versions")}) {
    write("plan.json", plan(take));
    EXPECT_THAT(run({"contest", "check", file("plan.json")}).out, HasSubstr(mention));
  }
  write("plan.json", plan(R"({"kind": "krypto", "difficulty": 1, "count": 2, "parallel": true})"));
  done({"draw", file("plan.json"), "--bank", bank});
  EXPECT_THAT(run({"bank", "stats", "--bank", bank, "--json"}).out, HasSubstr("\"unused\": 0"));
  done({"enrol", "--group", "5b", "--seats", "6"});
  done({"print", "--group", "5b", "-o", file("papers.pdf"), "--answers", file("answers.txt")});
  const std::string lines = content("answers.txt");
  std::vector<std::string> answers;
  std::istringstream stream(lines);
  for (std::string line; std::getline(stream, line);)
    answers.push_back(line.substr(line.find(' ')));
  ASSERT_THAT(answers, SizeIs(12));
  for (std::size_t seat = 0; seat + 3 < answers.size(); seat += 2) {
    EXPECT_NE(std::set<std::string>({answers[seat], answers[seat + 1]}),
              std::set<std::string>({answers[seat + 2], answers[seat + 3]}));
  }
  done({"enter", "-"}, lines);
  done({"mark"});
  for (const std::string& line : table({"results"})) {
    if (!line.starts_with("level")) {
      EXPECT_THAT(line, StartsWith("a,1,2,2,"));
    }
  }
  EXPECT_THAT(done({"check"}).out, HasSubstr("2 questions have one answer each, 6 papers"));
}

TEST_F(ContestProgram, ChecksAStore) {
  hold_autumn();
  const auto spoiled = [&](const std::string& statement) {
    std::filesystem::copy_file(file("store.sqlite"), file("bad.sqlite"),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_EQ(run({"-c",
                   "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); "
                   "d.execute(sys.argv[2]); d.commit(); d.close()",
                   file("bad.sqlite"), statement},
                  {}, "python3")
                  .status,
              0);
    const Outcome outcome = run({"contest", "check", file("bad.sqlite")});
    EXPECT_EQ(outcome.status, 1) << outcome.err;
    return outcome.out;
  };
  EXPECT_THAT(spoiled("UPDATE question SET points = 9 WHERE id = 'q2'"),
              HasSubstr("question q2: has 9 points, the plan 4"));
  EXPECT_THAT(spoiled("UPDATE variant SET solution = '8' WHERE question = 'q1'"),
              HasSubstr("question q1: variant 0: its solution is not accepted"));
  EXPECT_THAT(spoiled("DELETE FROM on_paper WHERE question = 'q3'"),
              HasSubstr("level 3-4: has 2 questions, the plan 3"));
  EXPECT_THAT(spoiled("UPDATE question SET class = 'x' WHERE id IN ('q1', 'q2')"),
              HasSubstr("season 2026: autumn q1 and autumn q2 are the same puzzle"));
  EXPECT_THAT(spoiled("UPDATE attempt SET paper = 'q1:7: q2:0: q3:0:'"),
              HasSubstr("the paper is damaged"));
  for (const Words& words :
       {Words{"review", "5b/1"}, Words{"print", "--group", "5b", "-o", file("papers.pdf")}}) {
    Words all = {"contest"};
    all.insert(all.end(), words.begin(), words.end());
    all.insert(all.end(),
               {"--store", file("bad.sqlite"), "--persons", file("store.persons.sqlite")});
    const Outcome outcome = run(all);
    EXPECT_EQ(outcome.status, 3) << words.front();
    EXPECT_THAT(outcome.err, HasSubstr("a paper in the store cannot be read"));
  }
}

// Two draws and two prints at the same time: no puzzle goes to both, and each seat has one paper.
TEST_F(ContestProgram, IsUsedByTwoAtOnce) {
  const std::string bank = file("bank.sqlite");
  ASSERT_EQ(
      run({"bank", "fill", "--bank", bank, "--kind", "krypto", "--count", "20", "--seed", "1"})
          .status,
      0);
  const std::string program = tested_program();
  const std::string store = " --store " + file("store.sqlite");
  std::string both;
  for (const std::string id : {"one", "two"}) {
    write(id + ".json", R"({"season": "2026", "contest": ")" + id + R"(",
      "name": {"en": "A", "fr": "A"},
      "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
      "levels": [{"id": "a", "name": {"en": "A", "fr": "A"}, "bands": [
        {"points": 1, "take": [{"kind": "krypto", "count": 10}]}]}]})");
    both += program;
    both += " contest draw ";
    both += file(id + ".json");
    both += " --bank ";
    both += bank;
    both += store;
    both += id == "one" ? " & first=$!; " : "; second=$?; wait $first && exit $second";
  }
  const Outcome drawn = run({"-c", both}, "", "bash");
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_THAT(run({"bank", "stats", "--bank", bank, "--json"}).out, HasSubstr("\"unused\": 0"));
  done({"enrol", "--school", "North", "--group", "5b", "--level", "a", "--count", "5"});
  const std::string print =
      program + " contest print --group 5b --contest one -o " + file("papers.pdf") + store;
  run({"-c", print + " & " + print + "; wait"}, "", "bash");
  EXPECT_THAT(done({"check", "--contest", "one"}).out, HasSubstr("5 papers are whole"));
}

}  // namespace
}  // namespace reckon::cli
