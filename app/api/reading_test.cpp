// SPDX-License-Identifier: MIT
// Grids as people write them, and how the page gets them.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/api/ask_test.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api {
namespace {

Json read(const std::string& text) {
  const Json answer = ask("calcrostic/read", {{"grid", text}});
  EXPECT_EQ(answers::faults(answers::schema_text("calcrostic-read"), answer), "") << answer;
  EXPECT_NE(answer["grid"].is_null(), answer["fault"].is_null());
  return answer["grid"].is_null() ? answer["fault"] : answer["grid"];
}

// Puzzle P1 of the documentation.
const Json kFirst = Json::parse(R"({
  "rows": 3,
  "columns": 3,
  "words": ["AB", "C", "DEA", "AB", "B", "EF", "BC", "A", "EF"],
  "row_signs": [["*", "="], ["*", "="], ["*", "="]],
  "column_signs": [["+", "="], ["/", "="], ["-", "="]],
  "diagonal_signs": [["*", "="], ["/", "="]]
})");

TEST(Reading, TakesAGridApart) {
  for (const char* text : {
           "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF",
           "AB x C = DEA\n+ * / : -\nAB * B = EF\n= = = = =\nBC · A = EF",
           // Solved grids become the puzzles that they answer.
           "24 × 8 = 192\n+ × ÷ ÷ −\n24 × 4 = 96\n= = = = =\n48 × 2 = 96",
           "24 8 192 24 4 96 48 2 96 | ***+/-*/",
           "# solved\n24 8 192 24 4 96 48 2 96 | * * * + / - * /",
           // Blank lines mean nothing.
           "\n\nAB × C = DEA\n\n+  × ÷ ÷ −\r\n  \nAB × B = EF\n\n=  = = = =\n\nBC × A = EF\n\n",
       }) {
    EXPECT_EQ(read(text), kFirst) << text;
  }
}

TEST(Reading, KeepsWordsAndTheSideOfResults) {
  const Json grid = read("AA = KF ÷ 07\n+ + −\nEHCG = J × b0\n= = =\nEEAE = DK − 7");
  EXPECT_EQ(grid["words"], Json({"AA", "KF", "07", "EHCG", "J", "b0", "EEAE", "DK", "7"}));
  EXPECT_EQ(grid["row_signs"], Json::parse(R"([["=", "/"], ["=", "*"], ["=", "-"]])"));
  EXPECT_EQ(grid["column_signs"], Json::parse(R"([["+", "="], ["+", "="], ["-", "="]])"));
  EXPECT_EQ(grid["diagonal_signs"], Json::array());
}

TEST(Reading, SaysWhatIsWrongWhere) {
  const auto wrong = [](const std::string& text, const Json& fault) {
    EXPECT_EQ(read(text), fault) << text;
  };
  const auto row = [](const char* kind, const char* line, int number) {
    return Json{{"kind", kind}, {"place", {{"kind", line}, {"number", number}}}};
  };
  wrong("", {{"kind", "nothing"}});
  wrong("\n # only a comment", {{"kind", "nothing"}});
  wrong("A + B", {{"kind", "cells_of_first_line"}, {"count", 3}, {"line", 1}, {"column", 1}});
  wrong("A + B = C", {{"kind", "lines"}, {"count", 1}});
  std::string many;
  for (int line = 0; line < 12; ++line) many += "A + B = C\n\n";
  wrong(many, {{"kind", "lines"}, {"count", 12}});
  wrong("A + B = C\n+ + +\nA + B = C D\n= = =\nA + B = C",
        {{"kind", "cells_of_line"}, {"count", 6}, {"wanted", 5}, {"line", 3}, {"column", 11}});
  wrong("A + B = C\n+ + +\nA + € = C\n= = =\nA + B = C",
        {{"kind", "no_number"}, {"text", "€"}, {"line", 3}, {"column", 5}});
  wrong("A + B = C\n\n+ + +\nA + ? = C\n= = =\nA + B = C",
        {{"kind", "no_number"}, {"text", "?"}, {"line", 4}, {"column", 5}});
  wrong("A + B = C\n+ ? +\nA + B = C\n= = =\nA + B = C",
        {{"kind", "no_sign"}, {"text", "?"}, {"line", 2}, {"column", 3}});
  wrong("A + B + B = C\n+ + + . + . +\nA + B + B = C\n= = = =\nA + B + B = C",
        {{"kind", "no_diagonals_here"}, {"text", "+"}, {"line", 2}, {"column", 3}});
  wrong("A + B + C\n+ + +\nA + B = C\n= = =\nA + B = C", row("no_equals", "row", 1));
  wrong("A = B = C\n+ + +\nA + B = C\n= = =\nA + B = C", row("two_equals", "row", 1));
  wrong("A + B = C\n+ + +\nA + B = C\n= + =\nA + B = C", row("no_equals", "column", 2));
  wrong("A + B = C\n+ + + + +\nA + B = C\n= = = + =\nA + B = C", row("no_equals", "main", 1));
  wrong("A + B = C + D\n+ + + +\nA + B + C = D\n= = = =\nA + B + C = D",
        row("equals_inside", "row", 1));
  wrong("1 2 3 | +++", {{"kind", "number_count"}, {"count", 3}, {"wanted", 9}});
  wrong("24 8 192 24 4 96 48 2 96 | ***", {{"kind", "sign_count"}, {"count", 3}, {"wanted", 8}});
  wrong("24 8 192 24 4 96 48 2 96 | ***+/-*?",
        {{"kind", "no_sign"}, {"text", "?"}, {"line", 1}, {"column", 35}});
  wrong("24 8 192 24 x4 96 48 2 96 | ***+/-*/",
        {{"kind", "no_number"}, {"text", "x4"}, {"line", 1}, {"column", 13}});
  wrong("A + B = CDEFGHIJKLMNOPQRSTU\n+ + +\nA + B = C\n= = =\nA + B = C",
        {{"kind", "long_number"}, {"text", "CDEFGHIJKLMNOPQRSTU"}});
  wrong("A + B = C\n+ + +\nD + E = FGHIJK\n= = =\nA + B = C",
        {{"kind", "letters"}, {"letter", "K"}});
  const Json other = read("A + B = C\n+ + +\n" + std::string(20'000, 'A'));
  EXPECT_EQ(other["kind"], "other");
  EXPECT_EQ(other["line"], 3);
}

Json read_alphametic(const Json& body) {
  const Json answer = ask("alphametic/read", body);
  EXPECT_EQ(answers::faults(answers::schema_text("alphametic-read"), answer), "") << answer;
  EXPECT_NE(answer["puzzle"].is_null(), answer["fault"].is_null());
  return answer["puzzle"].is_null() ? answer["fault"] : answer["puzzle"];
}

// The board, line by line.
std::string board_of(const Json& puzzle) {
  std::string text;
  for (const Json& row : puzzle["rows"]) {
    std::size_t at = 0;
    for (const Json& item : row) {
      const auto here = item["at"].get<std::size_t>();
      const auto written = item["text"].get<std::string>();
      text += std::string(here - at, ' ') + written;
      at = here + characters_of(written).size();
    }
    text += '\n';
  }
  return text;
}

TEST(AlphameticReading, DrawsSumsInColumns) {
  const Json puzzle = read_alphametic({{"puzzle", "send+more==money"}});
  EXPECT_EQ(puzzle["puzzle"], "SEND + MORE = MONEY");
  EXPECT_EQ(puzzle["drawn"], true);
  EXPECT_EQ(board_of(puzzle), "   SEND\n+  MORE\n-------\n  MONEY\n");
  EXPECT_EQ(puzzle["rows"][1], Json::parse(R"([{"at": 0, "text": "+", "cells": []},
                            {"at": 3, "text": "MORE", "cells": ["M", "O", "R", "E"]}])"));
  EXPECT_EQ(puzzle["not_zero"], Json({"S", "M"}));
  EXPECT_EQ(puzzle["has_reasons"], true);
}

TEST(AlphameticReading, KeepsDrawingsAndNamesUnknownDigits) {
  const Json product = read_alphametic(
      {{"puzzle", "     a*c\n    × de\n  ------\n    fegc\n   ahja\n  ------\n   akclc"}});
  EXPECT_EQ(board_of(product), "   A*C\n  × DE\n------\n  FEGC\n AHJA\n------\n AKCLC\n");
  EXPECT_EQ(product["rows"][0],
            Json::parse(R"([{"at": 3, "text": "A*C", "cells": ["A", ".1", "C"]}])"));
  EXPECT_EQ(product["has_reasons"], true);
  // The quotient comes first, as it stands.
  const Json division =
      read_alphametic({{"puzzle", "    *7\n   ---\n**)***\n   **\n   --\n    **\n    **\n"}});
  EXPECT_EQ(division["rows"][0][0]["cells"], Json({".1", nullptr})) << division;
  EXPECT_EQ(division["rows"][2][0]["cells"], Json({".2", ".3"}));
  const Json equation = read_alphametic({{"puzzle", "A. * 7 = 1?"}, {"base", 12}});
  EXPECT_EQ(equation["puzzle"], "A. × 7 = 1.");
  EXPECT_EQ(equation["drawn"], false);
  EXPECT_EQ(equation["base"], 12);
  EXPECT_EQ(equation["rows"], Json::parse(R"([[{"at": 0, "text": "A.", "cells": ["A", ".1"]},
                                              {"at": 3, "text": "×", "cells": []},
                                              {"at": 5, "text": "7", "cells": [null]},
                                              {"at": 7, "text": "=", "cells": []},
                                              {"at": 9, "text": "1.", "cells": [null, ".2"]}]])"));
  EXPECT_EQ(equation["not_zero"], Json({"A"}));
  const Json zeros =
      read_alphametic({{"puzzle", "AB + C = DE"}, {"leading_zeros", true}, {"may_share", "BC"}});
  EXPECT_EQ(zeros["not_zero"], Json::array());
  EXPECT_EQ(zeros["may_share"], Json({"B", "C"}));
}

TEST(AlphameticReading, SaysWhatIsWrongWhere) {
  const auto place = [](const std::string& text) {
    const Json fault = read_alphametic({{"puzzle", text}});
    return std::pair(fault["line"].get<int>(), fault["column"].get<int>());
  };
  EXPECT_EQ(place("A + = B"), std::pair(1, 5));
  EXPECT_EQ(place("A = B\n\nC = D"), std::pair(3, 1));
  EXPECT_EQ(place("# nothing"), std::pair(1, 1));
}

TEST(AlphameticReading, NamesFaultsForOtherLanguages) {
  const std::string many = "A + B = " + std::string(201, 'C');
  const std::string deep = std::string(200, '(') + "A = B";
  for (const auto& [question, name, parts] : std::vector<std::tuple<Json, std::string, Json>>{
           {{{"puzzle", "A + = B"}}, "number_expected", {"="}},
           {{{"puzzle", "A + B ="}}, "number_expected", Json::array()},
           {{{"puzzle", "A = B)"}}, "comma_expected", {")"}},
           {{{"puzzle", "SEND & MORE = MONEY"}}, "sign_expected", {"&"}},
           {{{"puzzle", "SEND + MORE"}}, "sign_expected", Json::array()},
           {{{"puzzle", "(A + B = C"}}, "closing_expected", {"="}},
           {{{"puzzle", "A² + B = C"}, {"base", 2}}, "operator_expected", {"²"}},
           {{{"puzzle", many}}, "long_number", {"201", "200"}},
           {{{"puzzle", deep}}, "too_deep", {"100"}},
           {{{"puzzle", "A(99) = B"}, {"base", 12}}, "large_digit", {"12"}},
           {{{"puzzle", "ABCDEF = GHIJKL"}}, "too_many_letters", {"12", "10"}},
           {{{"puzzle", "9A = B"}, {"base", 8}}, "no_such_digit", {"9", "8"}},
           {{{"puzzle", "0A = B"}}, "zero_first", Json::array()},
           {{{"puzzle", "A = B"}, {"may_share", "C"}}, "no_such_letter", {"C"}},
           {{{"puzzle", "A^99^99 = B"}}, "too_large_values", Json::array()},
           {{{"puzzle", ""}}, "no_puzzle", Json::array()},
           {{{"puzzle", "A = B\n\nC = D"}}, "second_puzzle", Json::array()},
           {{{"puzzle", "1.5 + A = B"}}, "decimal_point", Json::array()},
           {{{"puzzle", "1,5 + A = B"}}, "decimal_comma", Json::array()},
           {{{"puzzle", "√AB = C"}}, "square_root", Json::array()},
       }) {
    const Json fault = read_alphametic(question);
    EXPECT_EQ(fault.value("name", ""), name) << question << fault;
    EXPECT_EQ(fault.value("parts", Json()), parts) << question;
  }
}

// A page in another language has a sentence for each fault of a typed line.
TEST(AlphameticReading, NamesAllFaultsOfLines) {
  constexpr std::array<std::string_view, 22> kPieces = {
      "SEND", "MORE", "A", "=", "+", " ", "×", "(", ")", "²", "^",
      "0",    "1",    ",", ".", "?", "_", "√", "<", "÷", "&", "é"};
  const std::uint64_t seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  SplitMix64 random(seed);
  for (int i = 0; i < 3000; ++i) {
    std::string text;
    for (std::uint64_t left = 1 + random.below(9); left > 0; --left) {
      text += kPieces[random.below(kPieces.size())];
    }
    const Json answer = ask("alphametic/read", {{"puzzle", text}});
    if (!answer.contains("fault") || answer["fault"].is_null()) continue;
    EXPECT_TRUE(answer["fault"].contains("name")) << text << answer;
  }
}

}  // namespace
}  // namespace reckon::api
