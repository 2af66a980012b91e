// SPDX-License-Identifier: MIT
#include "reckon/kinds/stated.hpp"

#include <gtest/gtest.h>

#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/png_test.hpp"

namespace reckon::kinds {
namespace {

std::string judged(const StatedPuzzle& question, std::string_view answer) {
  const AnswerJudge judge = judge_of(question);
  const auto usual = judge.canonical(answer);
  if (!usual) return "refused";
  EXPECT_EQ(judge.canonical(*usual), *usual);
  return std::string(name_of(judge.verdict(*usual)));
}

TEST(Stated, TakesAnOption) {
  const StatedPuzzle question{
      .id = "coins",
      .answer = ChoiceAnswer{.options = {{"1", "1"}, {"2", "2"}, {"3", "3"}}, .right = 2}};
  EXPECT_EQ(solution_of(question), "C");
  EXPECT_EQ(judged(question, " c "), "right");
  EXPECT_EQ(judged(question, "A"), "wrong");
  EXPECT_EQ(judged(question, ""), "incomplete");
  EXPECT_EQ(judged(question, "-"), "incomplete");
  for (const std::string_view refused : {"D", "AB", "1", "@"}) {
    EXPECT_EQ(judged(question, refused), "refused") << refused;
  }
}

TEST(Stated, TakesANumber) {
  const StatedPuzzle question{.id = "half",
                              .answer = NumberAnswer{.right = Rational::fraction(-3, 4)}};
  EXPECT_EQ(solution_of(question), "-3/4");
  for (const std::string_view right : {"-3/4", "-6/8", "-0.75", "-0,750", " - 0.75 ", "-.75"}) {
    EXPECT_EQ(judged(question, right), "right") << right;
  }
  EXPECT_EQ(judged(question, "3/4"), "wrong");
  EXPECT_EQ(judged(question, " "), "incomplete");
  for (const std::string_view refused : {"three", "1/0", "1.", "1.2.3", "1/2.5", "."}) {
    EXPECT_EQ(judged(question, refused), "refused") << refused;
  }
}

TEST(Stated, TakesAShortText) {
  const StatedPuzzle question{.id = "day", .answer = TextAnswer{.right = {"Monday", "lundi"}}};
  EXPECT_EQ(judged(question, "  MONDAY "), "right");
  EXPECT_EQ(judged(question, "Lundi"), "right");
  EXPECT_EQ(judged(question, "Mon day"), "wrong");
  EXPECT_EQ(judged(question, ""), "incomplete");
}

StatedPuzzle coins() {
  return {.id = "coins",
          .text = {"How many?\nCount \\ all.", "Combien ?"},
          .picture = QuestionPicture{.png = std::make_shared<const PngPicture>(
                                         read_png(small_png(3, 2)).value()),
                                     .text = {"Three coins", "Trois pièces"}},
          .answer = ChoiceAnswer{.options = {{"1", "1"}, {"two <&>", "deux"}}, .right = 1}};
}

TEST(Stated, IsKeptAsLines) {
  StatedPuzzle question = coins();
  for (const auto& answer :
       {question.answer, decltype(question.answer)(NumberAnswer{.right = Rational::fraction(3, 4)}),
        decltype(question.answer)(TextAnswer{.right = {"triangle", "a: b"}})}) {
    question.answer = answer;
    const auto back = read_stated_text(to_text(question));
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(*back, question);
    EXPECT_EQ(to_text(*back), to_text(question));
    krypto::Solver solver;
    const auto entry = entry_of(solver, question);
    ASSERT_TRUE(entry) << entry.error().message;
    EXPECT_EQ(entry->code, "coins");
    EXPECT_EQ(entry->solved.solution, solution_of(question));
  }
}

TEST(Stated, RefusesOtherLines) {
  const std::string text = to_text(coins());
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    EXPECT_FALSE(read_stated_text(text.substr(0, cut))) << cut;
  }
  EXPECT_FALSE(read_stated_text(text + "\n"));
  EXPECT_FALSE(read_stated_text(text + "\nanswer: 1"));
  EXPECT_FALSE(read_stated_text("id: a\ntext en: b\ntext fr: c\nnumber: 0.50"));
  EXPECT_FALSE(
      read_stated_text("id: a\ntext en: b\ntext fr: c\noption en: 1\noption fr: 1\n"
                       "option en: 2\noption fr: 2\nright: 3"));
}

TEST(Stated, HasNoCode) {
  const auto code = code_of(coins());
  ASSERT_FALSE(code);
  EXPECT_EQ(code.error().message, "stated questions have no code: give the file");
  EXPECT_FALSE(puzzle_of("S0000-00"));
}

TEST(Stated, IsOfAClassWhateverItsName) {
  StatedPuzzle other = coins();
  other.id = "money";
  EXPECT_EQ(class_of(coins()), class_of(other));
  other.text[1] += '!';
  EXPECT_NE(class_of(coins()), class_of(other));
}

TEST(Stated, IsChecked) {
  const auto why = [](const auto& change) {
    StatedPuzzle question = coins();
    change(question);
    const auto good = check(question);
    return good ? std::string() : good.error().message;
  };
  using Question = StatedPuzzle;
  EXPECT_EQ(why([](Question&) {}), "");
  EXPECT_EQ(why([](Question& one) { one.id = "../a"; }),
            "'../a' is not a short name of a question: take letters, digits, - _ and .");
  EXPECT_EQ(why([](Question& one) { one.text[1] = ""; }),
            "the text in fr is missing: write it in every language");
  EXPECT_EQ(why([](Question& one) { one.picture->text[1] = " "; }),
            "the text of the picture in fr is empty: write it");
  EXPECT_EQ(why([](Question& one) { one.text[0] = std::string(100'000, 'a'); }),
            "the text in en has 100000 bytes: shorten it to at most 2000");
  EXPECT_EQ(why([](Question& one) { one.text[0] = "a\u202Eb"; }),
            "the text in en has '?', a character that nobody sees: leave it out, and write UTF-8");
  EXPECT_EQ(why([](Question& one) { one.text[0] = std::string(50, '\n') + "a"; }),
            "text and options in en are too long for a page: shorten them to 4000 bytes in 40 "
            "lines");
  EXPECT_EQ(why([](Question& one) {
              one.answer = ChoiceAnswer{.options = {{"1", "1"}, {"2", " 1"}}, .right = 0};
            }),
            "two options are the same in fr: then there is no one right answer");
  EXPECT_EQ(why([](Question& one) {
              one.answer = ChoiceAnswer{.options = {{"1", "1"}, {"2", "2"}}, .right = 2};
            }),
            "the right option is a number from 1 to 2");
  EXPECT_EQ(why([](Question& one) { one.answer = ChoiceAnswer{.options = {{"1", "1"}}}; }),
            "a choice has 2 to 10 options, not 1");
  EXPECT_EQ(why([](Question& one) { one.answer = TextAnswer{}; }),
            "1 to 50 texts count as right, not 0");
}

}  // namespace
}  // namespace reckon::kinds
