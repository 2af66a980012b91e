// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

Outcome alphametic(const Words& words, std::string_view input = {}) {
  return run_area("alphametic", words, input);
}

TEST(Alphametic, SolvesEquationsAndFiles) {
  EXPECT_EQ(alphametic({"solve", "SEND + MORE = MONEY"}).out, "9567 + 1085 = 10652\n");
  EXPECT_EQ(alphametic({"solve", "SEND", "+", "MORE", "=", "MONEY"}).out, "9567 + 1085 = 10652\n");
  EXPECT_EQ(alphametic({"solve", "-"}, "send+more==money\n").out, "9567+1085==10652\n");
  EXPECT_EQ(alphametic({"solve", "A + B = C", "B = 2", "C < 4"}).out, "1 + 2 = 3; 2 = 2; 3 < 4\n");
  EXPECT_EQ(alphametic({"solve", "--count", "TWO + TWO = FOUR"}).out, "7\n");
  const Outcome several = alphametic({"solve", "-"}, "A + A = 1B\n\nXX + YY = 1\n");
  EXPECT_EQ(several.status, 1);
  EXPECT_EQ(several.out,
            "# line 1: 5 answers\n5 + 5 = 10\n6 + 6 = 12\n7 + 7 = 14\n8 + 8 = 16\n9 + 9 = 18\n\n"
            "# line 3: 0 answers\n");
  const auto json = alphametic({"solve", "SEND + MORE = MONEY", "--json"}).json();
  EXPECT_EQ(json["count"], 1);
  EXPECT_EQ(json["solutions"][0]["letters"]["D"], 7);
}

TEST(Alphametic, TakesLettersAndSymbolsOfAllScripts) {
  EXPECT_EQ(alphametic({"solve", "удар + удар = драма"}).out, "8126 + 8126 = 16252\n");
  EXPECT_EQ(alphametic({"solve", "★☆ × ★☆ = ☾★☆"}).out, "25 × 25 = 625\n");
  EXPECT_EQ(alphametic({"solve", "●■ + ●■ + ●■ = ▲▲▲", "--given", "●=3"}).out,
            "37 + 37 + 37 = 111\n");
  EXPECT_EQ(alphametic({"solve", "é = a; a = 1", "--may-share", "É"}).out, "1 = 1; 1 = 1\n");
  const auto json = alphametic({"solve", "удар + удар = драма", "--json"}).json();
  EXPECT_EQ(json["solutions"][0]["letters"]["Д"], 1);
  EXPECT_FALSE(json.contains("look_alike"));
  const Outcome mixed = alphametic({"verify", "AΑ = 12", "--given", "A=1,Α=2"});
  EXPECT_EQ(mixed.status, 0);
  EXPECT_EQ(mixed.err, "A is Latin, Α is Greek: two letters that look alike\n");
  EXPECT_EQ(alphametic({"solve", "AΑ = 12", "--json"}).json()["look_alike"],
            "A is Latin, Α is Greek: two letters that look alike");
}

TEST(Alphametic, MakesSumsOfTheWordsThatItCanUse) {
  const std::string list =
      "été hiver août mâle forêt fête tête bête pêche île âne dîner\nAUF-STAND\n"
      "trône rôle côte noël l'eau\n";
  const Words words = {"generate", "--words", "-", "--seed", "3"};
  const Outcome kept = alphametic(words, list);
  EXPECT_EQ(kept.status, 0);
  EXPECT_EQ(kept.err,
            "standard input: 2 words are skipped, which are not of letters alone: the first is "
            "'AUF-STAND'\n");
  Words plain = words;
  plain.insert(plain.end(), {"--accents", "drop", "--json"});
  const auto json = alphametic(plain, list).json();
  EXPECT_EQ(json["skipped"], 2);
  for (const char c : json["puzzles"][0]["puzzle"].get<std::string>()) EXPECT_GT(c, 0);
}

TEST(Alphametic, SolvesDrawings) {
  EXPECT_EQ(alphametic({"solve", "-"}, "ABC\nx DE\n-----\nFEC\nDEC\n-----\nHGBC\n").out,
            "125\nx 37\n-----\n875\n375\n-----\n4625\n");
}

TEST(Alphametic, TakesConditions) {
  EXPECT_EQ(alphametic({"solve", "AB = 10", "--base", "2"}).out, "10 = 10\n");
  EXPECT_EQ(alphametic({"solve", "AB = 1", "--leading-zeros"}).out, "01 = 1\n");
  EXPECT_EQ(alphametic({"solve", "A = B; B = 1"}).status, 1);
  EXPECT_EQ(alphametic({"solve", "A = B; B = 1", "--may-share", "A"}).out, "1 = 1; 1 = 1\n");
  EXPECT_EQ(alphametic({"solve", "A + B = C", "--given", "A=1,B=2"}).out, "1 + 2 = 3\n");
}

TEST(Alphametic, Verifies) {
  EXPECT_EQ(alphametic({"verify", "9567 + 1085 = 10652"}).out, "correct\n");
  const Outcome wrong = alphametic({"verify", "AB + A = B", "--given", "A=0,B=0"});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.out, "A is 0, and a number begins with it\nA and B are both 0\n");
}

TEST(Alphametic, ReasonsInWords) {
  EXPECT_THAT(alphametic({"grade", "SEND + MORE = MONEY"}).out,
              testing::StartsWith("level 2 of 5\n- it takes 21 steps and an effort of 70\n"));
  EXPECT_EQ(alphametic({"grade", "A + B = C"}).status, 1);
  const Outcome hint = alphametic({"hint", "SEND + MORE = MONEY"});
  EXPECT_THAT(hint.out, testing::HasSubstr("M = 1\n"));
  EXPECT_EQ(alphametic({"hint", "SEND + MORE = MONEY", "--given", "M=2"}).out,
            "M is a different digit\n");
  // Digits without letters are named by their number.
  EXPECT_THAT(alphametic({"hint", "3. × 3 = 1.5"}).out, testing::HasSubstr(".1 = 5\n"));
  const Outcome explained = alphametic({"explain", "SEND + MORE = MONEY"});
  EXPECT_EQ(explained.status, 0);
  EXPECT_EQ(explained.lines().back(), "9567 + 1085 = 10652");
}

// Steps below a guess are indented; once the guess is resolved, even by an answer, they are not.
TEST(Alphametic, IndentsWhatFollowsFromAGuess) {
  const auto text_of = [](const Words& words) { return alphametic(words).lines(); };
  for (const std::string puzzle :
       {"CRASH + HACKER = REBOOT", "DONALD + GERALD = ROBERT", "TWO + TWO = FOUR"}) {
    SCOPED_TRACE(puzzle);
    std::size_t guesses = 0;
    for (const std::string& line : text_of({"explain", puzzle})) {
      const std::size_t indent = line.find_first_not_of(' ');
      const std::string step = line.substr(indent);
      const bool ends = step.starts_with("that cannot be") || step.starts_with("any other answer");
      if (ends) --guesses;
      const bool is_step = line.contains(':') || line.contains("suppose") || ends;
      if (is_step) {
        EXPECT_EQ(indent, 2 * guesses) << line;
      }
      if (step.starts_with("suppose that")) ++guesses;
    }
  }
}

TEST(Alphametic, Generates) {
  const Words words = {"generate", "--words", RECKON_SOURCE_DIR "/share/words/en.txt",
                       "--count",  "3",       "--seed",
                       "1"};
  const Outcome made = alphametic(words);
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(made.out, alphametic(words).out);
  // Generated puzzles can be read again, with their level as a comment, and have one answer each.
  const Outcome counts = alphametic({"solve", "-", "--count"}, made.out);
  EXPECT_EQ(counts.out, "1\t1\n2\t1\n3\t1\n");
  EXPECT_EQ(alphametic({"generate", "--kind", "doubly-true", "--all", "--lang", "fr",
                        "--difficulty", "3-3"})
                .out,
            "CINQ + CINQ + VINGT = TRENTE  # level 3\n");
  for (const std::string& line :
       alphametic({"generate", "--difficulty", "1-2", "--count", "5", "--seed", "1"}).lines()) {
    EXPECT_THAT(line, testing::ContainsRegex("# level [12]$"));
  }
  EXPECT_EQ(alphametic({"generate", "--kind", "doubly-true", "--all", "--lang", "fr"}).out,
            "UN + UN + NEUF = ONZE  # level 4\nCINQ + CINQ + VINGT = TRENTE  # level 3\n");
}

TEST(Alphametic, SaysWhatIsWrong) {
  const auto refuses = [](Words words, const std::string& input, const std::string& mention) {
    words.insert(words.begin(), "alphametic");
    expect_program_refuses(words, input, mention);
  };
  refuses({"solve"}, "", "EQUATION: give one, such as");
  refuses({"solve", "SEND + MORE"}, "", "equation:12: the text ends where an operator");
  refuses({"solve", "nowhere.txt"}, "", "nowhere.txt: No such file");
  refuses({"solve", "-"}, "A = B\nA + = C\n",
          "standard input:2:5: '=' stands where a number belongs");
  refuses({"solve", "-"}, "# nothing\n", "standard input: there is no puzzle");
  refuses({"solve", "A = B", "--base", "1"}, "", "--base: 1 is not a base");
  refuses({"solve", "A = B", "--may-share", "1"}, "", "--may-share: '1' are not letters");
  refuses({"solve", "A = B", "--given", "C=1"}, "", "--given: no letter C in this puzzle");
  refuses({"solve", "A = B", "--given", "A=x"}, "",
          "--given: 'A=x' is not a letter with its digit");
  refuses({"verify", "A = B"}, "", "--given: A has no digit");
  std::string many = "A = B";
  for (int i = 0; i < 100; ++i) many += "; A < B";
  refuses({"grade", many}, "", "equation:1: this puzzle has no level");
  refuses({"hint", "-"}, "A = B\nC = D\n", "standard input:2:1: a hint is for one puzzle");
  refuses({"generate", "--words", "-"}, "one two\nthr-ee\n",
          "a sum needs at least three words: give a list of them (1 word is skipped");
  refuses({"generate", "--kind", "doubly-true", "--difficulty", "6"}, "",
          "--difficulty: '6' is not a level from 1 to 5, nor a range like 1-4");
  refuses({"generate", "--all"}, "", "--all: lists doubly true sums");
}

}  // namespace
}  // namespace reckon::cli
