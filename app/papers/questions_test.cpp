// SPDX-License-Identifier: MIT
// Questions of every kind as pages get them: all that is needed to answer, and nothing that tells
// the answer.
#include "app/papers/questions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "reckon/kinds/answer.hpp"

namespace reckon::papers {
namespace {

using Json = nlohmann::json;

store::QuestionRow row(const std::string& kind, const std::string& text,
                       const std::string& solution) {
  return {.id = "q1",
          .kind = kind,
          .class_name = "the class is the answer",
          .rules = "house",
          .points = 4,
          .variants = {{.text = "none", .solution = "none"}, {.text = text, .solution = solution}}};
}

Json shown(const store::QuestionRow& question, const std::string& names = {},
           const std::optional<kinds::StatedPuzzle>& stated = {}) {
  const auto json = question_on_paper(
      question, stated, {.question = "q1", .variant = stated ? 0U : 1U, .names = names}, 7);
  EXPECT_TRUE(json) << json.error().message;
  EXPECT_EQ(json->at("q"), "q1");
  EXPECT_EQ(json->at("number"), 7);
  EXPECT_EQ(json->at("points"), 4);
  const std::string text = json->dump();
  EXPECT_EQ(text.find("the class is"), std::string::npos);
  EXPECT_FALSE(json->contains("solution"));
  return json.value_or(Json());
}

TEST(Questions, ShowHandsWithTheirRules) {
  const Json krypto = shown(row("krypto", "2 4 3 6 5 : 6", "2 * 3"));
  EXPECT_EQ(krypto.at("cards"), Json({2, 4, 3, 6, 5}));
  EXPECT_EQ(krypto.at("objective"), 6);
  EXPECT_EQ(krypto.at("rules"), "house");
  EXPECT_EQ(krypto.at("use"), "all");
  EXPECT_EQ(shown(row("countdown", "25 50 75 100 3 6 : 952", "x")).at("use"), "any");
  EXPECT_EQ(shown(row("24", "3 3 8 8 : 24", "x")).at("objective"), 24);
  EXPECT_EQ(shown(row("own", "1 -2 3 : -4", "x")).at("objective"), -4);
}

TEST(Questions, ShowGridsWithTheLettersOfThePaper) {
  const std::string grid = "AB × C = DE\n+  × ÷ ÷ −\nA × B = C\n=  = = = =\nB × A = C";
  const Json json = shown(row("calcrostic", grid, "A=2, B=7, C=1, D=0, E=3"), "ECABD");
  EXPECT_EQ(json.at("letters"), "ABCDE");
  EXPECT_EQ(json.at("text").get<std::string>().substr(0, 7), "EC × A");
  EXPECT_EQ(shown(row("numbers", "12 × ? = ?\n", "x")).at("asked"), 2);
  const Json words = shown(row("alphametic", "SEND + MORE = MONEY", "D=7, E=5, M=1"));
  EXPECT_EQ(words.at("letters"), "DEM");
  EXPECT_EQ(words.at("text"), "SEND + MORE = MONEY");
}

TEST(Questions, ShowOptionsInTheOrderOfThePaper) {
  const kinds::StatedPuzzle choice = {
      .id = "n",
      .text = {"How many?", "Combien ?"},
      .answer = kinds::ChoiceAnswer{.options = {{"one", "un"}, {"two", "deux"}, {"six", "six"}},
                                    .right = 1}};
  store::QuestionRow question = row("stated", "?", "B");
  question.body = "text";
  question.variants = {{.text = "?", .solution = "B"}};
  // Option 0 is C on this paper, option 1 is A.
  const Json json = shown(question, "CAB", choice);
  EXPECT_EQ(json.at("form"), "choice");
  EXPECT_EQ(json.at("text").at("fr"), "Combien ?");
  EXPECT_EQ(json.at("options").at(0).at("en"), "two");
  EXPECT_EQ(json.at("options").at(2).at("en"), "one");
  EXPECT_FALSE(json.dump().contains("right"));
  EXPECT_EQ(solution_on_paper(question, {.question = "q1", .names = "CAB"}), "A");
  kinds::StatedPuzzle number = choice;
  number.answer = kinds::NumberAnswer{.right = 7};
  EXPECT_EQ(shown(question, "", number).at("form"), "number");
  number.answer = kinds::TextAnswer{.right = {"secret"}};
  EXPECT_FALSE(shown(question, "", number).dump().contains("secret"));
}

TEST(Questions, RefuseWhatTheStoreLacks) {
  const auto question = row("krypto", "no hand", "x");
  EXPECT_FALSE(question_on_paper(question, {}, {.question = "q1", .variant = 1}, 1));
  EXPECT_FALSE(question_on_paper(question, {}, {.question = "q1", .variant = 2}, 1));
}

}  // namespace
}  // namespace reckon::papers
