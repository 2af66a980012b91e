// SPDX-License-Identifier: MIT
#include "reckon/letters/read/published.hpp"

#include <gtest/gtest.h>

#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

std::string meaning_of(const std::string& text) {
  const auto reading = read_puzzle(text);
  if (reading) return to_text(reading->puzzle);
  const Error& error = reading.error();
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

std::vector<std::string> answers_of(const std::string& text) {
  const auto reading = read_puzzle(text);
  if (!reading) return {reading.error().message};
  std::vector<std::string> texts;
  for (const Digits& digits : answers(reading->puzzle).value_or(std::vector<Digits>())) {
    texts.push_back(filled(*reading, digits));
  }
  return texts;
}

constexpr const char* kMoney = "SEND + MORE = MONEY";

TEST(PublishedText, MayStandInQuotes) {
  for (const std::string text :
       {"\"SEND + MORE = MONEY\"", "'SEND + MORE = MONEY'", "`SEND + MORE = MONEY`",
        "``SEND + MORE = MONEY``", "```SEND + MORE = MONEY```", "“SEND + MORE = MONEY”",
        "„SEND + MORE = MONEY“", "« SEND + MORE = MONEY »", "\"\"\"\nSEND + MORE = MONEY\n\"\"\"",
        "\"SEND + MORE = MONEY.\"", "\"SEND + MORE = MONEY\".", "> SEND + MORE = MONEY",
        "```\n\"SEND + MORE = MONEY\"\n```", "```json\n[\"SEND\", \"MORE\"], \"MONEY\"\n```",
        "\"  SEND\n+ MORE\n------\n MONEY\"", ">   SEND\n> + MORE\n> ------\n>  MONEY",
        "~~~\nSEND + MORE = MONEY\n~~~", "\n\n'SEND + MORE = MONEY'\n"}) {
    EXPECT_EQ(meaning_of(text), kMoney) << text;
  }
  EXPECT_EQ(meaning_of("\"SEND + = MONEY\"").substr(0, 4), "1:9:");
  EXPECT_EQ(meaning_of("> SEND + = MONEY").substr(0, 5), "1:10:");
  EXPECT_EQ(meaning_of("\n \"SEND + = MONEY\"").substr(0, 5), "2:10:");
  EXPECT_TRUE(meaning_of("\"SEND + MORE = MONEY").contains("'\"' stands where"));
  EXPECT_EQ(meaning_of("\"A\" + \"B\" = \"C\"").substr(0, 4), "1:1:");
}

TEST(PublishedText, MayBeAListOfWords) {
  for (const std::string text :
       {R"(["SEND","MORE"], "MONEY")", R"(["SEND", "MORE"] = "MONEY")",
        R"(words = ["SEND","MORE"], result = "MONEY")",
        "words = ['SEND', 'MORE']\nresult = 'MONEY'",
        R"({"words": ["SEND", "MORE"], "result": "MONEY"})",
        R"({"result": "MONEY", "words": ["SEND", "MORE"]})", R"((["SEND","MORE"],"MONEY"))",
        R"(Input: words = ["SEND","MORE"], result = "MONEY")", R"(["SEND","MORE","MONEY"])",
        R"(["SEND","MORE"] -> "MONEY")", "[SEND, MORE], MONEY", "[\"SEND\",\"MORE\"]\nMONEY",
        R"(["SEND","MORE"] ["MONEY"])", "[\n  \"SEND\",\n  \"MORE\"\n], \"MONEY\""}) {
    EXPECT_EQ(meaning_of(text), kMoney) << text;
  }
  EXPECT_EQ(meaning_of(R"(["SIX","SEVEN","SEVEN"], "TWENTY")"), "SIX + SEVEN + SEVEN = TWENTY");
  EXPECT_EQ(meaning_of(R"(["THIS","IS","TOO"], "FUNNY")"), "THIS + IS + TOO = FUNNY");
  EXPECT_EQ(meaning_of("[A + B] * C = DE, F < G"), "(A + B) × C = DE; F < G");
  EXPECT_FALSE(sum_of_list(R"(["SEND","MORE"])"));
  EXPECT_FALSE(sum_of_list(R"(["SEND","MORE"], "MONEY", "MORE")"));
  EXPECT_FALSE(sum_of_list(R"(["SEND","MORE", 7.5], "MONEY")"));
  EXPECT_FALSE(sum_of_list(R"(["SEND",)"));
  EXPECT_FALSE(sum_of_list("[,"));
}

TEST(PublishedText, EquationsMayStandInLines) {
  EXPECT_EQ(meaning_of("A + B = C\nD < E"), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("A + B = C;\nD < E"), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("A + B = C\n&& D < E"), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("A + B = C &&\nD < E"), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("A + B = C.\nD < E."), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("A + B = C\r\nD < E\r\n"), "A + B = C; D < E");
  EXPECT_EQ(meaning_of("SEND + MORE\n= MONEY"), kMoney);
  EXPECT_EQ(meaning_of("SEND +\nMORE =\nMONEY"), kMoney);
  EXPECT_EQ(meaning_of("AB × C = DE\nFG × H = DE\nA < F"), "AB × C = DE; FG × H = DE; A < F");
  EXPECT_EQ(meaning_of("A + B = C  # first\n# second\nD < E"), "A + B = C; D < E");
  EXPECT_TRUE(meaning_of("A = B\n\nC = D").contains("a second puzzle begins here"));
  // Lines of a file are puzzles.
  PuzzleReader file("A = B\nC = D");
  ASSERT_TRUE(*file.next());
  EXPECT_TRUE(*file.next());
}

TEST(PublishedText, ProductsMayStandInAChain) {
  EXPECT_EQ(meaning_of("A × BC = DE × F = GHI"), "A × BC = DE × F; DE × F = GHI");
  EXPECT_EQ(meaning_of("AB*C=D*EF=GHI"), "AB × C = D × EF; D × EF = GHI");
  EXPECT_EQ(meaning_of("A·BC = DEF = GH·J"), "A × BC = DEF; DEF = GH × J");
  EXPECT_EQ(answers_of("3 × AB = C × DE = 174").front(), "3 × 58 = 6 × 29 = 174");
}

TEST(PublishedText, HashesAreDigitsAmongNumbers) {
  EXPECT_EQ(meaning_of("#5 + 3# = 8#"), ".5 + 3. = 8.");
  EXPECT_EQ(meaning_of("12 × 3 = 3#"), "12 × 3 = 3.");
  EXPECT_EQ(meaning_of("## × # = 9#"), ".. × . = 9.");
  EXPECT_EQ(meaning_of("## * ## = ###  # a skeleton"), ".. × .. = ...");
  EXPECT_EQ(meaning_of("  #7\n×  #\n----\n #4"), ".7 × . = .4");
  EXPECT_EQ(meaning_of("SE#D + MORE = MONEY"), "SE.D + MORE = MONEY");
  EXPECT_EQ(meaning_of("  ##\n+ 9#\n----\n 1#8"), ".. + 9. = 1.8");
  // Comments stay comments.
  EXPECT_EQ(meaning_of("SEND + MORE = MONEY  # Dudeney, 1924"), kMoney);
  EXPECT_EQ(meaning_of("SEND + MORE = MONEY # 1924"), kMoney);
  EXPECT_EQ(meaning_of("SEND + MORE = MONEY #1"), kMoney);
  EXPECT_EQ(meaning_of("# 1\nSEND + MORE = MONEY"), kMoney);
  EXPECT_EQ(meaning_of("#1\nSEND + MORE = MONEY"), kMoney);
  EXPECT_EQ(meaning_of("## Puzzle 7\nSEND + MORE = MONEY"), kMoney);
  EXPECT_EQ(meaning_of("#SEND + LESS = MONEY\nSEND + MORE = MONEY"), kMoney);
  EXPECT_EQ(meaning_of("SEND + MORE = MONEY#comment"), kMoney);
  EXPECT_EQ(meaning_of("# (well known) = easy\nSEND + MORE = MONEY"), kMoney);
  EXPECT_EQ(meaning_of("SEND + MORE = # the sum\nMONEY"), kMoney);
}

TEST(PublishedText, BulletsAreDigitsWhereNoSignCanStand) {
  EXPECT_EQ(meaning_of("•5 + 3• = 8•"), ".5 + 3. = 8.");
  EXPECT_EQ(meaning_of("•• × • = 96"), ".. × . = 96");
  EXPECT_EQ(meaning_of(" ••\n× •\n---\n 96"), ".. × . = 96");
  EXPECT_EQ(meaning_of("5•3 − •• = 4•8"), "5.3 − .. = 4.8");
  EXPECT_EQ(meaning_of("•• • 7 = 9•"), ".. × 7 = 9.");
  EXPECT_EQ(meaning_of("AB • C = DE"), "AB × C = DE");
  EXPECT_EQ(meaning_of("AB•C = DE"), "AB × C = DE");
  EXPECT_EQ(meaning_of("AB• C = DE"), "AB × C = DE");
  EXPECT_EQ(meaning_of("AB •C = DE"), "AB × C = DE");
  EXPECT_EQ(meaning_of("(A + B)•C = DE"), "(A + B) × C = DE");
  EXPECT_EQ(meaning_of("  AB\n•  C\n----\n  DE"), "AB × C = DE");
}

TEST(PublishedText, XIsADigitWhereItIsTheOnlyLetter) {
  EXPECT_EQ(meaning_of("xx + xx = x98"), ".. + .. = .98");
  EXPECT_EQ(meaning_of("xx x x = 9x"), ".. × . = 9.");
  EXPECT_EQ(meaning_of("XX × X7 = 8XX"), ".. × .7 = 8..");
  EXPECT_EQ(meaning_of("  xx\n× x\n---\n 95"), ".. × . = 95");
  EXPECT_EQ(meaning_of("  xx\nx  x\n----\n  95"), ".. × . = 95");
  EXPECT_EQ(answers_of("xx × xx = 8x9  # x"), answers_of("__ × __ = 8_9"));
  EXPECT_EQ(meaning_of("xA + xx = Bx"), "XA + XX = BX");
  EXPECT_EQ(meaning_of("x + x = 8"), "X + X = 8");
  EXPECT_EQ(meaning_of("8 = x + x."), "8 = X + X");
  EXPECT_EQ(meaning_of("12 x 3 = 36"), "12 × 3 = 36");
}

TEST(PublishedText, RootsAreRefusedByName) {
  for (const std::string text :
       {"√AB = C", "AB + √C = D", "sqrt(AB) = C", "  __\n\\/AB = C", "SQRT(AB) + C = D", "∛ABC = D",
        "√AB.CD = EF\n  GH\n  --\n   IJ", "  EF\n ---\n√ABCD\n  GH\n  --\n   0"}) {
    EXPECT_TRUE(meaning_of(text).contains("square roots are not read")) << meaning_of(text);
  }
  EXPECT_EQ(meaning_of("\nA + √B = C").substr(0, 4), "2:5:");
}

TEST(PublishedText, MultiplicationsNeedNoRules) {
  const std::string drawn = "   ABC\n×   DE\n------\n   FEC\n  DEC\n------\n  HGBC";
  const auto only = answers_of(drawn);
  ASSERT_EQ(only.size(), 1U);
  for (const std::string text :
       {"   ABC\n×   DE\n   FEC\n  DEC\n  HGBC", "   ABC\n×   DE\n   FEC\n+ DEC\n  HGBC",
        "ABC × DE\n     FEC\n    DEC\n    HGBC", "ABC * DE\n FEC\n DEC\n= HGBC",
        "   ABC\n*   DE\n   FEC\n   DEC\n  HGBC", "   ABC\n×   DE\n   FEC\n  DEC0\n  HGBC",
        "   ABC\nx   DE\n   FEC\n  DEC\n= HGBC"}) {
    EXPECT_EQ(answers_of(text).size(), 1U) << text << meaning_of(text);
  }
  EXPECT_EQ(meaning_of("ABC × DE\n= FGHI"), "ABC × DE = FGHI");
}

TEST(PublishedDivision, MayHaveABar) {
  const std::string means = "BC × C = ABC; ABC − ABC = HHH; HHH < BC";
  EXPECT_EQ(meaning_of("BC|ABC|C\n   ABC\n   ---\n   HHH"), means);
  EXPECT_EQ(meaning_of("BC|ABC|C\n   ABC\n   HHH"), means);
  EXPECT_EQ(meaning_of("BC | ABC | C\n     ABC\n     HHH"), means);
  EXPECT_EQ(meaning_of("     C\n   ---\nBC|ABC\n   ABC\n   ---\n   HHH"), means);
  EXPECT_EQ(meaning_of("     C\nBC│ABC\n   ABC\n   HHH"), means);
  EXPECT_EQ(meaning_of("     C\nBC⟌ABC\n   ABC\n   HHH"), means);
  EXPECT_EQ(meaning_of("ABC : BC = C\nABC\nHHH"), means);
  EXPECT_EQ(meaning_of("BC)ABC(C\n   ABC\n   HHH"), means);
}

TEST(PublishedDivision, MayHaveItsDivisorOnTheRight) {
  const std::string means = "BC × C = ABC; ABC − ABC = HHH; HHH < BC";
  EXPECT_EQ(meaning_of("ABC | BC\nABC |---\n--- | C\nHHH |"), means);
  EXPECT_EQ(meaning_of("ABC | BC\n    |---\nABC | C\n---\nHHH"), means);
  EXPECT_EQ(meaning_of("ABC│BC\nABC├──\nHHH│C"), means);
  EXPECT_EQ(meaning_of(" ABC | BC\n-ABC |---\n ----| C\n HHH |"), means);
  // Only what is left is written.
  EXPECT_EQ(answers_of("6217 | 34\n2*1  |----\n  97 | 1*2\n  *9 |"),
            std::vector<std::string>{"6217 | 34\n281  |----\n  97 | 182\n  29 |"});
  EXPECT_EQ(answers_of("*217 | 34\n28*  |----\n  9* | 1*2\n  29"),
            std::vector<std::string>{"6217 | 34\n281  |----\n  97 | 182\n  29"});
  EXPECT_EQ(answers_of("1*05 | 5\n 005 | 2*1\n   0"),
            std::vector<std::string>{"1005 | 5\n 005 | 201\n   0"});
  EXPECT_TRUE(meaning_of("ABC | BC\nABC | C\nHHH | D").contains("a second number"));
  EXPECT_TRUE(meaning_of("ABC | BC\nABC\nHHH").contains("a division begins with"));
}

}  // namespace
}  // namespace reckon::letters
