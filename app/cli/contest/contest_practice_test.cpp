// SPDX-License-Identifier: MIT
// The practice edition of a contest.
#include <nlohmann/json.hpp>

#include "app/cli/contest/contest_program_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::cli {
namespace {

using PlainJson = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Practice : public ContestProgram {
 protected:
  /// A published contest of hands and letters, written by five entrants.
  void hold_trial() const {
    const std::string bank = file("bank.sqlite");
    for (const std::string kind : {"krypto", "calcrostic", "alphametic"}) {
      const Words difficulty = kind == "alphametic" ? Words{} : Words{"--difficulty", "1-2"};
      Words words = {"bank", "fill", "--bank", bank, "--kind", kind, "--count", "3", "--seed", "1"};
      words.insert(words.end(), difficulty.begin(), difficulty.end());
      ASSERT_EQ(run(words).status, 0);
    }
    write("plan.json",
          R"({"season": "2026", "contest": "mixed",
      "name": {"en": "Mixed", "fr": "Mixte"}, "opens": "2026-04-22T07:30",
      "closes": "2026-05-05T17:00", "minutes": 50, "levels": [
      {"id": "a", "name": {"en": "A", "fr": "A"}, "bands": [{"points": 3, "take": [
        {"kind": "krypto", "difficulty": "1-2", "count": 1},
        {"kind": "calcrostic", "difficulty": "1-2", "count": 1},
        {"kind": "alphametic", "count": 1}]}]}]})");
    done({"draw", file("plan.json"), "--bank", bank});
    done({"enrol", "--school", "North", "--group", "room-5b", "--level", "a", "--count", "5", "-o",
          file("slips.csv")});
    done({"print", "--group", "room-5b", "-o", file("papers.pdf")});
    for (const std::string& code : codes()) done({"enter", "-"}, code + " 1\n");
    done({"mark"});
  }
  PlainJson edition() const { return PlainJson::parse(content("practice/practice.json")); }
};

TEST_F(Practice, HasSolutionsAndStepsButNothingAboutEntrants) {
  hold_trial();
  expect_refused({"practice", "-o", file("practice")}, "is not published", {}, 1);
  EXPECT_FALSE(std::filesystem::exists(file("practice")));
  done({"publish"});
  EXPECT_THAT(done({"practice", "-o", file("practice")}).out,
              HasSubstr("mixed: 3 questions to practise in "));
  const PlainJson all = edition();
  EXPECT_EQ(answers::faults(answers::schema_text("contest-practice"), all), "");
  EXPECT_EQ(all["format"], 1);
  EXPECT_EQ(all["title"]["fr"], "Mixte");
  const PlainJson& level = all["levels"].at(0);
  EXPECT_EQ(level["most"], 9);
  EXPECT_EQ(level["results"]["entrants"], 5);
  EXPECT_EQ(level["results"]["distribution"], PlainJson::parse(R"([{"points": 0, "count": 5}])"));
  ASSERT_EQ(level["questions"].size(), 3U);
  for (const PlainJson& question : level["questions"]) {
    EXPECT_THAT(question["solution"].get<std::string>(), Not(IsEmpty())) << question;
    EXPECT_THAT(question["steps"], Not(IsEmpty())) << question;
    EXPECT_EQ(question["share"]["right"], 0);
  }
  EXPECT_EQ(level["questions"][0]["fractions"], true);
  EXPECT_EQ(level["questions"][0]["steps"].size(), 4U);
  EXPECT_TRUE(level["questions"][1]["steps"].back().contains("changes"));
  const std::string text = content("practice/practice.json");
  for (const std::string& code : codes()) EXPECT_THAT(text, Not(HasSubstr(code)));
  EXPECT_THAT(text, Not(HasSubstr("room-5b")));
  EXPECT_THAT(text, Not(HasSubstr("North")));
}

// The puzzles of a contest are secret until it is published.
TEST_F(Practice, GivesThePuzzlesOfDays) {
  hold_trial();
  expect_refused({"days", "-o", file("days.json")}, "is not published", {}, 1);
  EXPECT_FALSE(std::filesystem::exists(file("days.json")));
  done({"publish"});
  EXPECT_THAT(done({"days", "--from", "2026-12-01", "-o", file("days.json")}).out,
              HasSubstr("mixed: 2 puzzles of days in "));
  const PlainJson list = PlainJson::parse(content("days.json"));
  EXPECT_EQ(list["from"], "2026-12-01");
  ASSERT_EQ(list["puzzles"].size(), 2U);
  EXPECT_EQ(list["puzzles"][0]["kind"], "krypto");
  EXPECT_EQ(list["puzzles"][1]["kind"], "calcrostic");
  const Outcome day = run({"today", "--json", "--list", file("days.json"), "--date", "2026-12-01"});
  ASSERT_EQ(day.status, 0) << day.err;
  const PlainJson puzzles = PlainJson::parse(day.out)["puzzles"];
  EXPECT_EQ(puzzles[0]["listed"], true);
  EXPECT_EQ(puzzles[1]["listed"], true);
  EXPECT_FALSE(puzzles[2].contains("listed"));
  EXPECT_EQ(run({"today", "--list", file("days.json"), "--date", "2026-12-02"}).out,
            run({"today", "--date", "2026-12-02"}).out);
  EXPECT_EQ(done({"days", "--level", "a", "-o", "-"}).out.find("from"), std::string::npos);
  expect_refused({"days", "--level", "b", "-o", "-"}, "mixed has no level 'b'");
  expect_refused({"days", "--from", "soon", "-o", "-"}, "--from: 'soon' is not a day");
  // Voided questions are left out.
  for (const std::string question : {"q1", "q2"}) done({"void", question});
  expect_refused({"days", "-o", "-"}, "none of its questions", {}, 1);
}

TEST_F(Practice, CopiesThePage) {
  hold_autumn();
  done({"enter", "-"}, "5b/1 1 7\n");
  done({"mark"});
  done({"publish"});
  expect_refused({"practice", "-o", file("practice"), "--site", file("site")},
                 "has no page of practice");
  std::filesystem::create_directories(file("site/contest/practice/parts"));
  write("site/contest/practice/index.html", "page");
  write("site/contest/practice/parts/page.js", "code");
  write("site/contest/index.html", "another page");
  EXPECT_THAT(done({"practice", "-o", file("practice"), "--site", file("site")}).out,
              HasSubstr(", with 2 files of the page"));
  EXPECT_EQ(content("practice/index.html"), "page");
  EXPECT_EQ(content("practice/parts/page.js"), "code");
  const PlainJson question = edition()["levels"][0]["questions"][2];
  EXPECT_EQ(question["right"].at(0), "triangle");
  EXPECT_EQ(question["share"], nullptr);
  EXPECT_EQ(edition()["levels"][0]["results"], nullptr);
}

}  // namespace
}  // namespace reckon::cli
