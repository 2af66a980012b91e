// SPDX-License-Identifier: MIT
// Pages of answers are printed, filled in, and read by reckon contest scan.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/scan/scan_test.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/scan/answer_sheet.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using vision::Grey;

class ContestScan : public ScanTest {
 protected:
  Outcome contest(Words words, const std::string& input = {}) const {
    words.insert(words.begin(), "contest");
    words.insert(words.end(), {"--store", file("store.sqlite")});
    return run(words, input);
  }

  // A contest of three grids, with papers of two entrants, drawn at 100 dots an inch.
  void hold() const {
    const std::string bank = file("bank.sqlite");
    const Outcome filled = run({"bank", "fill", "--bank", bank, "--kind", "calcrostic", "--count",
                                "3", "--seed", "1", "--difficulty", "1"});
    ASSERT_EQ(filled.status, 0) << filled.err;
    std::ofstream(file("plan.json")) << R"({"season": "2026", "contest": "spring",
      "name": {"en": "Spring", "fr": "Printemps"}, "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
      "levels": [{"id": "3-4", "name": {"en": "Grades 3 and 4", "fr": "3e et 4e"},
        "bands": [{"points": 3, "take": [{"kind": "calcrostic", "count": 3}]}]}]})";
    for (const Words& words : std::vector<Words>{
             {"draw", file("plan.json"), "--bank", bank},
             {"enrol", "--school", "N", "--group", "5b", "--level", "3-4", "--count", "2"},
             {"print", "--group", "5b", "-o", file("papers.pdf"), "--answers",
              file("answers.txt")}}) {
      const Outcome outcome = contest(words);
      ASSERT_EQ(outcome.status, 0) << outcome.err;
    }
    const Outcome drawn =
        run({"-r", "100", "-gray", "-png", file("papers.pdf"), file("page")}, {}, "pdftoppm");
    ASSERT_EQ(drawn.status, 0) << drawn.err;
  }

  // The pages of answers, which follow the page of questions of their entrant.
  std::vector<Grey> pages_of_answers() const {
    std::vector<Grey> pages;
    for (const char* const name : {"page-2.png", "page-4.png"}) {
      pages.push_back(picture_in(file(name)));
      EXPECT_FALSE(
          scan::pages_in(vision::darkness(pages.back()), contest::answer_page(kSize, {})).empty());
    }
    return pages;
  }

  // The solutions by seat, as `A=2, B=4`.
  std::map<std::string, std::vector<std::string>> solutions() const {
    std::map<std::string, std::vector<std::string>> all;
    std::istringstream lines(content_of(file("answers.txt")));
    std::string seat;
    std::string number;
    for (std::string answer; lines >> seat >> number && std::getline(lines >> std::ws, answer);) {
      all[seat].push_back(answer);
    }
    return all;
  }

  static constexpr auto kSize = contest::PageSize::a4;
};

// Fills in the circles of an answer such as `A=2, B=4`; returns the page of answers.
contest::AnswerPage page_for(const std::vector<std::string>& answers) {
  std::vector<contest::AnswerField> fields;
  for (const std::string& answer : answers) {
    auto& field = fields.emplace_back(contest::AnswerField{.kind = contest::FieldKind::digits});
    for (std::size_t i = 1; i < answer.size(); ++i) {
      if (answer[i] == '=') field.labels += answer[i - 1];
    }
    std::ranges::sort(field.labels);
  }
  return contest::answer_page(contest::PageSize::a4, fields);
}

void fill_in(Grey& picture, const contest::AnswerPage& page, const contest::Circle& circle) {
  const auto pixel = [&](std::int64_t place) {
    return place * static_cast<std::int64_t>(picture.columns()) / page.width;
  };
  const std::int64_t radius = pixel(page.radius);
  const std::int64_t middle_row = pixel(circle.centre.y);
  const std::int64_t middle_column = pixel(circle.centre.x);
  for (std::int64_t row = -radius; row <= radius; ++row) {
    for (std::int64_t column = -radius; column <= radius; ++column) {
      if (row * row + column * column > radius * radius) continue;
      picture(static_cast<std::size_t>(middle_row + row),
              static_cast<std::size_t>(middle_column + column)) = 70;
    }
  }
}

void fill_in(Grey& picture, const std::vector<std::string>& answers) {
  const contest::AnswerPage page = page_for(answers);
  for (std::size_t question = 0; question < answers.size(); ++question) {
    for (const auto& row : page.blocks[question].rows) {
      const std::size_t at = answers[question].find(std::string(1, row.label) + "=");
      const char digit = answers[question][at + 2];
      fill_in(picture, page, row.circles[static_cast<std::size_t>(digit - '0')]);
    }
  }
}

TEST_F(ContestScan, ReadsPagesThatPupilsFilledIn) {
  hold();
  const auto pages = pages_of_answers();
  const auto answers = solutions();
  ASSERT_EQ(pages.size(), 2U);
  ASSERT_EQ(answers.size(), 2U);
  Words scan = {"scan"};
  std::size_t number = 0;
  for (const auto& [seat, solution] : answers) {
    Grey picture = pages[number];
    fill_in(picture, solution);
    write(picture, file("filled" + std::to_string(++number) + ".png"));
    scan.push_back(file("filled" + std::to_string(number) + ".png"));
  }
  const Outcome read = contest(scan);
  EXPECT_EQ(read.status, 0) << read.out << read.err;
  EXPECT_EQ(read.out, "6 answers of 2 pages, 0 to look at\n");
  EXPECT_EQ(contest({"mark"}).status, 0);
  EXPECT_THAT(contest({"results"}).out, HasSubstr("3-4,,9,9,,5b,1,right,right,right"));
  // The same pages again change nothing.
  EXPECT_EQ(contest(scan).out, read.out);
}

TEST_F(ContestScan, ReportsWhatAPersonHasToLookAt) {
  hold();
  const auto pages = pages_of_answers();
  ASSERT_EQ(pages.size(), 2U);
  const auto solution = solutions().begin()->second;
  Grey picture = pages[0];
  fill_in(picture, solution);
  // A second circle in the first row of the second question.
  const contest::AnswerPage page = page_for(solution);
  const auto& row = page.blocks[1].rows[0];
  const char digit = solution[1][solution[1].find(std::string(1, row.label) + "=") + 2];
  fill_in(picture, page, row.circles[digit == '0' ? 1 : 0]);
  write(picture, file("filled.png"));
  write(Grey(400, 300, 255), file("blank.png"));
  const std::string label(1, row.label);
  const Outcome read = contest({"scan", file("filled.png"), file("blank.png")});
  EXPECT_EQ(read.status, 1) << read.err;
  EXPECT_THAT(read.out, HasSubstr("5b/1, question 2: " + label + " in doubt"));
  EXPECT_THAT(read.out, HasSubstr("blank.png: no page of answers of this contest can be read"));
  EXPECT_THAT(read.out, HasSubstr("2 answers of 1 page, 2 to look at, pictures are in "));
  // Each is a picture, which goes when its question is entered.
  const std::string row_file = file("store.doubts/spring-5b-1-2-" + label + ".png");
  const std::string page_file = file("store.doubts/spring--blank%2Epng-1.png");
  EXPECT_THAT(read.out, HasSubstr("look at spring-5b-1-2-" + label + ".png"));
  EXPECT_THAT(read.out, HasSubstr("(see spring--blank%2Epng-1.png)"));
  EXPECT_GT(picture_in(row_file).columns(), 10 * picture_in(row_file).rows());
  EXPECT_EQ(picture_in(page_file).columns(), 300U);
  const Outcome json = contest({"scan", "--json", file("filled.png"), file("blank.png")});
  EXPECT_EQ(json.status, 1);
  EXPECT_EQ(answers::faults(answers::schema_text("contest-scan"), json.json()), "") << json.out;
  const auto seen = json.json()["pages"];
  const auto& asked = seen[0]["questions"][1];
  EXPECT_EQ(asked["state"], "doubt");
  EXPECT_EQ(asked["rows"][0]["cut_out"], row_file);
  EXPECT_EQ(seen[1]["cut_out"], page_file);
  EXPECT_EQ(contest({"enter", "-"}, "5b/1 2 " + solution[1] + "\n").status, 0);
  EXPECT_FALSE(std::filesystem::exists(row_file));
  EXPECT_TRUE(std::filesystem::exists(page_file));
  const Outcome again = contest({"scan", "--json", file("filled.png")});
  EXPECT_EQ(again.status, 0) << again.out;
  EXPECT_EQ(again.json()["pages"][0]["questions"][1]["state"], "settled");
  EXPECT_EQ(contest({"forget", "--season", "2026"}).status, 0);
  EXPECT_FALSE(std::filesystem::exists(file("store.doubts")));
}

// A second page of an entrant never replaces what the first one said, in one scan or in two.
TEST_F(ContestScan, LeavesPagesThatDifferToAPerson) {
  hold();
  const Grey page = pages_of_answers().at(0);
  const auto solution = solutions().begin()->second;
  Grey first = page;
  fill_in(first, solution);
  write(first, file("first.png"));
  auto other = solution;
  std::swap(other[0][2], other[0][other[0].find('=', 3) + 1]);
  Grey second = page;
  fill_in(second, other);
  write(second, file("second.png"));
  const Outcome both = contest({"scan", "--json", file("first.png"), file("second.png")});
  EXPECT_EQ(both.status, 1);
  const auto pages = both.json()["pages"];
  EXPECT_EQ(answers::faults(answers::schema_text("contest-scan"), both.json()), "") << both.out;
  EXPECT_EQ(pages[0]["is_again"], false);
  EXPECT_EQ(pages[1]["is_again"], true);
  EXPECT_EQ(pages[0]["questions"][0]["state"], "doubt");
  EXPECT_EQ(pages[1]["questions"][0]["state"], "doubt");
  EXPECT_EQ(both.json()["answers"], 2);
  EXPECT_EQ(contest({"enter", "-"}, "5b/1 1 " + solution[0] + "\n").status, 0);
  const Outcome later = contest({"scan", file("second.png")});
  EXPECT_EQ(later.status, 1);
  EXPECT_THAT(later.out, HasSubstr("5b/1, question 1: '" + solution[0] + "' was entered before"));
  EXPECT_EQ(contest({"mark"}).status, 0);
  EXPECT_THAT(contest({"results"}).out, HasSubstr("3-4,,9,9,,5b,1,right,right,right"));
}

// Pages as the script draws them: no certain row is wrong. RECKON_SHEETS sets their number.
TEST_F(ContestScan, ReadsDrawnPagesAsTheyWereFilledIn) {
  hold();
  const std::string pages = std::to_string(count_of("RECKON_SHEETS", 2));
  EXPECT_EQ(contest({"enrol", "--group", "6a", "--level", "3-4", "--seats", pages}).status, 0);
  const std::string program = tested_program();
  const std::string script = std::string(RECKON_SOURCE_DIR) + "/scripts/fill-in-sheets";
  const Outcome drawn = run(
      {"-c", "PATH=\"$0:$PATH\" \"$1\" \"$2\" --truth \"$3\" -o \"$4\" --group 6a --doubtful 0.02",
       program.substr(0, program.rfind('/')), script, file("store.sqlite"), file("truth.csv"),
       file("sheets")},
      {}, "bash");
  ASSERT_EQ(drawn.status, 0) << drawn.err;
  std::map<std::string, std::string> truth;  // by `6a/1,2`
  std::ifstream lines(file("truth.csv"));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t place = line.find(',', line.find(',') + 1);
    std::string answer = line.substr(place + 1, line.rfind(',') - place - 1);
    std::erase(answer, '"');
    truth[line.substr(0, place)] = answer;
  }
  Words scan = {"scan", "--json"};
  for (const auto& entry : std::filesystem::directory_iterator(file("sheets"))) {
    scan.push_back(entry.path());
  }
  std::size_t certain = 0;
  const auto document = contest(scan).json();
  for (const auto& page : document["pages"]) {
    ASSERT_TRUE(page["is_read"]) << page;
    for (const auto& question : page["questions"]) {
      if (question["state"] == "doubt") continue;
      ++certain;
      const std::string place = "6a/" + page["seat"].dump() + "," + question["number"].dump();
      EXPECT_EQ(question["answer"], truth.at(place)) << place;
    }
  }
  EXPECT_GE(certain, truth.size() / 2);
}

}  // namespace
}  // namespace reckon::cli
