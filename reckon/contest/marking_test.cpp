// SPDX-License-Identifier: MIT
#include "reckon/contest/marking.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace reckon::contest {
namespace {

using kinds::Verdict;

const std::vector<Worth> kWorths = {{.points = 3}, {.points = 4}, {.points = 5}, {.points = 5}};
const std::vector<std::optional<Verdict>> kVerdicts = {Verdict::right, Verdict::wrong,
                                                       Verdict::incomplete, std::nullopt};

TEST(Marking, CountsWhatIsRight) {
  EXPECT_EQ(marked(kWorths, kVerdicts, {}), (PaperMark{.points = 3, .most = 17, .vector = "+-o."}));
  EXPECT_EQ(marked(kWorths, kVerdicts, {.penalty = 1}).points, 2);
  EXPECT_EQ(marked(kWorths, kVerdicts, {.penalty = 1, .incomplete_is_wrong = true}).points, 1);
  EXPECT_EQ(marked(kWorths, {}, {.penalty = 1}),
            (PaperMark{.points = 0, .most = 17, .vector = "...."}));
}

TEST(Marking, VoidsQuestionsInTwoWays) {
  for (std::size_t i = 0; i < kWorths.size(); ++i) {
    auto worths = kWorths;
    worths[i].voided = Voided::all;
    const PaperMark to_all = marked(worths, kVerdicts, {.penalty = 1});
    EXPECT_EQ(to_all.most, 17);
    EXPECT_EQ(to_all.points, i == 0 ? 2 : i == 1 ? 7 : 2 + worths[i].points);
    worths[i].voided = Voided::none;
    const PaperMark to_none = marked(worths, kVerdicts, {.penalty = 1});
    EXPECT_EQ(to_none.most, 17 - worths[i].points);
    EXPECT_EQ(to_none.points, i == 0 ? -1 : i == 1 ? 3 : 2);
    EXPECT_EQ(to_none.vector, "+-o.");
  }
}

TEST(QuestionJudge, JudgesEqualAnswersOnce) {
  int calls = 0;
  const kinds::AnswerJudge judge{
      .canonical = [](std::string_view answer) -> Result<std::string> {
        if (answer == "x") return failure("this is no number");
        return std::string(answer.substr(std::min(answer.find_first_not_of(' '), answer.size())));
      },
      .verdict =
          [&](std::string_view answer) {
            ++calls;
            return answer == "7" ? Verdict::right : Verdict::wrong;
          }};
  QuestionJudge question({judge, judge});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(question.verdict(0, "7"), Verdict::right);
    EXPECT_EQ(question.verdict(0, "8"), Verdict::wrong);
    EXPECT_EQ(question.verdict(1, "8"), Verdict::wrong);
    EXPECT_EQ(question.verdict(1, ""), std::nullopt);
    EXPECT_EQ(question.verdict(1, " "), std::nullopt);
    EXPECT_EQ(question.verdict(1, " 7"), Verdict::right);
    EXPECT_EQ(question.verdict(1, "x"), Verdict::wrong);
  }
  EXPECT_EQ(calls, 4);
}

}  // namespace
}  // namespace reckon::contest
