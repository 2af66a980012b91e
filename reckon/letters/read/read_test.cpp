// SPDX-License-Identifier: MIT
#include "reckon/letters/read/puzzle_reader.hpp"

#include <gtest/gtest.h>

#include "reckon/text/letters.hpp"
#include "reckon/text/signs.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::letters {
namespace {

// The relations as the library writes them.
std::string read(const std::string& text, const ReadOptions& options = {}) {
  const auto reading = read_puzzle(text, options);
  if (!reading) {
    return std::to_string(reading.error().line) + ":" + std::to_string(reading.error().column) +
           ": " + reading.error().message;
  }
  std::string written;
  for (const Relation& relation : reading->puzzle.relations) {
    written += (written.empty() ? "" : "; ") + to_text(reading->puzzle, relation);
  }
  return written;
}

TEST(AlphameticReading, ReadsEquations) {
  EXPECT_EQ(read("SEND + MORE = MONEY"), "SEND + MORE = MONEY");
  EXPECT_EQ(read("send+more==money  # by Dudeney"), "SEND + MORE = MONEY");
  EXPECT_EQ(read("A-B−C–D=1"), "A − B − C − D = 1");
  EXPECT_EQ(read("A-(B-C)=1"), "A − (B − C) = 1");
  EXPECT_EQ(read("A*B×C·D x E = F"), "A × B × C × D × E = F");
  EXPECT_EQ(read("A/B:C÷(D/E)=1"), "A ÷ B ÷ C ÷ (D ÷ E) = 1");
  EXPECT_EQ(read("A^B^2=A**2=B²"), "A^B^2 = A^2; A^2 = B^2");
  EXPECT_EQ(read("(A^B)^C=-[-A]+B"), "(A^B)^C = −(−A) + B");
  EXPECT_EQ(read("(A+B)*C<D<=E"), "(A + B) × C < D; D ≤ E");
  EXPECT_EQ(read("A>B>=C"), "B < A; C ≤ B");
  EXPECT_EQ(read("A!=B, C≠D; E<>F && A ≤ B;"), "A ≠ B; C ≠ D; E ≠ F; A ≤ B");
  EXPECT_EQ(read(".A + 3? = 4."), ".A + 3. = 4.");
  EXPECT_EQ(read("A + B = C,\nC = D"), "A + B = C; C = D");
  EXPECT_EQ(read("A(11)+0=10", {.conditions = {.base = 12}}), "A(11) + 0 = 10");
  EXPECT_EQ(read("x + y = z"), "X + Y = Z");
}

TEST(AlphameticReading, LeavesOutTheMarksOfSentences) {
  for (const std::string mark : {".", "?", "!", ";", ",", "…", "...", "?!", " ?", " !", "。", "！",
                                 "？", "；", "，", "．", "｡", ". ", ".;"}) {
    EXPECT_EQ(read("SEND + MORE = MONEY" + mark), "SEND + MORE = MONEY") << mark;
    EXPECT_EQ(read("  SEND\n+ MORE\n------\n MONEY" + mark), "SEND + MORE = MONEY") << mark;
  }
  EXPECT_EQ(read("9567 + 1085 = 10652."), "9567 + 1085 = 10652");
  EXPECT_EQ(read("  9567\n+ 1085\n------\n 10652."), "9567 + 1085 = 10652");
  EXPECT_EQ(read("9567 + 1085 = 10652!"), "9567 + 1085 = 10652");
  EXPECT_EQ(read("A + B = C.; C = D."), "A + B = C; C = D");
  EXPECT_EQ(read("A + B = C?, C = D?"), "A + B = C; C = D");
  EXPECT_EQ(read("A = (B + C)."), "A = B + C");
  EXPECT_EQ(read("A = B²."), "A = B^2");
  EXPECT_EQ(read("1_ + A = 35."), "1. + A = 35");
  EXPECT_EQ(read("A! = B").substr(0, 4), "1:2:");
  const auto reading = read_puzzle("SEND + MORE = MONEY.\n");
  ASSERT_TRUE(reading);
  EXPECT_EQ(reading->text, "SEND + MORE = MONEY");
}

TEST(AlphameticReading, KeepsUnknownDigitsAtTheEnd) {
  EXPECT_EQ(read("2? + 3? = 5?"), "2. + 3. = 5.");
  EXPECT_EQ(read("A. * 7 = 1?"), "A. × 7 = 1.");
  EXPECT_EQ(read("A. + B = C."), "A. + B = C.");
  EXPECT_EQ(read("A × B = 1.."), "A × B = 1..");
  EXPECT_EQ(read("A + B = _"), "A + B = .");
  EXPECT_EQ(read("A + B = ??"), "A + B = ..");
  EXPECT_EQ(read("12 × 3 = 3?"), "12 × 3 = 3.");
  EXPECT_EQ(read("A = ?; B = .."), "A = .; B = ..");
  EXPECT_EQ(read("  .2\n+ 3.\n----\n  4."), ".2 + 3. = 4.");
  EXPECT_EQ(read("  12\n× 3\n----\n  .."), "12 × 3 = ..");
  EXPECT_EQ(read("  12\n+  3\n----\n  1."), "12 + 3 = 1.");
  EXPECT_TRUE(read("ABC ÷ DC = E\nAFB\n--\n C?").starts_with("DC × E = AFB"));
  EXPECT_TRUE(read("ABC ÷ DC = E\nAFB\n--\n CD?").starts_with("DC × E = AFB"));
}

TEST(AlphameticReading, ReadsQuestionsAboutNumbers) {
  EXPECT_EQ(read("9567 + 1085 = 10652?"), "9567 + 1085 = 10652");
  EXPECT_EQ(read("9567 + 1085 = 10653?"), "9567 + 1085 = 10653");
  EXPECT_EQ(read("1 + 2 = 3?"), "1 + 2 = 3");
  EXPECT_EQ(read("1 + 2 = 3 ?"), "1 + 2 = 3");
  EXPECT_EQ(read("2 < 3?"), "2 < 3.");
  EXPECT_EQ(read("  9567\n+ 1085\n------\n 10652?"), "9567 + 1085 = 10652");
  EXPECT_EQ(read("12 × 3 = 3?"), "12 × 3 = 3.");
  EXPECT_EQ(read("  12\n× 3\n----\n  3?"), "12 × 3 = 3.");
  EXPECT_EQ(read("12 × 3 = (4?)"), "12 × 3 = 4.");
  EXPECT_EQ(read("4? = 12 × 3"), "4. = 12 × 3");
}

TEST(AlphameticReading, RefusesDecimals) {
  for (const std::string text :
       {"1.5 * AB = CD", "AB * 1.5 = CD", "AB = 1.5 * CD", "A + B = 1.5", "12.50 + A = B",
        "1.5 + 2.5 = A", "A = 0.5 * B", "3.14 * A = B?", "A = B; C = 2.5", "(A + 1.5) * 2 = C",
        "1.5 * A.B = C", "A = 1,5 * B", "1,5 * AB = CD"}) {
    EXPECT_TRUE(read(text).contains("looks like a decimal")) << text << ": " << read(text);
  }
  EXPECT_EQ(read("1_5 * AB = CD"), "1.5 × AB = CD");
  EXPECT_EQ(read("1.5 * A. = CD"), "1.5 × A. = CD");
  EXPECT_EQ(read("1.5 * A? = CD"), "1.5 × A. = CD");
  EXPECT_EQ(read("1..5 = A"), "1..5 = A");
  EXPECT_EQ(read("A = 1, 5 = B"), "A = 1; 5 = B");
}

TEST(AlphameticReading, RefusesAMarkThatWouldBeTheOnlyUnknownDigit) {
  for (const std::string text :
       {"1?5 * AB = CD", "A.B + C = D", "SE?D + MORE = MONEY", "A + .B = C", "SEND. + MORE = MONEY",
        "A + B = . + C", "A x 3? = BC", "5. + 3 = 8", "A ? B = C"}) {
    EXPECT_TRUE(read(text).contains("the only one here")) << text << ": " << read(text);
  }
  EXPECT_EQ(read("SE_D + MORE = MONEY"), "SE.D + MORE = MONEY");
  EXPECT_EQ(read("SE?D + M?RE = MONEY"), "SE.D + M.RE = MONEY");
  EXPECT_EQ(read("12 x 3? = 384"), "12 × 3. = 384");
  EXPECT_EQ(read("  S.ND\n+ MORE\n------\n MONEY"), "S.ND + MORE = MONEY");
}

TEST(AlphameticReading, ReadsAllSigns) {
  for (const std::string sign :
       {"*", "∗", "×", "✕", "✖", "✖\uFE0F", " x ", " X ", "·", "⋅", "•", "∙", "＊"})
    EXPECT_EQ(read("AB" + sign + "C=DE"), "AB × C = DE") << sign;
  for (const std::string sign : {":", "∶", "/", "∕", "⁄", "÷", "➗", "：", "／"})
    EXPECT_EQ(read("AB" + sign + "C=DE"), "AB ÷ C = DE") << sign;
  for (const std::string sign : {"-", "–", "—", "‐", "‑", "‒", "−", "➖", "－", "﹣"})
    EXPECT_EQ(read("AB" + sign + "C=DE"), "AB − C = DE") << sign;
  for (const std::string sign : {"+", "＋", "➕"})
    EXPECT_EQ(read("AB" + sign + "C＝DE"), "AB + C = DE") << sign;
  for (const std::string brackets : {"()", "[]", "{}"}) {
    EXPECT_EQ(read(brackets.substr(0, 1) + "A+B" + brackets.substr(1) + "*C=D"), "(A + B) × C = D");
  }
  EXPECT_EQ(read("（Ａ＋Ｂ）×１２＝ＣＤ"), "(A + B) × 12 = CD");
  EXPECT_EQ(read("(A+B]*C=D").substr(0, 4), "1:5:");
  EXPECT_EQ(read("\uFEFFSE\u200BND\u00A0+ MO\u00ADRE = MONEY"), "SEND + MORE = MONEY");
  EXPECT_EQ(read("SE\u200BND + € = A").substr(0, 5), "1:9: ");
  EXPECT_EQ(read("A□ + ○B = ■"), "A. + .B = .");
  EXPECT_EQ(read("  ■□\n×  7\n----\n  □4"), ".. × 7 = .4");
  EXPECT_EQ(read_puzzle("  ■□\n×  7\n----\n  4□ ")->text, "  ??\n×  7\n----\n  4?");
}

TEST(AlphameticReading, WritesUnknownDigitsSoThatTheyAreReadBack) {
  for (const std::string text :
       {"1_5 * AB = CD", "12 × 3 = 3?", "1?5 × A = 3?", "A. * 7 = 1?", "X_ > 2",
        "A^4 - (B/C) != X_ > 2", "A? > B? > C", "A_B = C", "A. > 2; B. > 3", "A. > 1?5",
        "(A_) = B?", "12 × 3 = (4?)", "4? = 12 × 3", "1 + 2 = 3?", "12 × 3 = 3?; 1 = 1",
        "1.5 > A? > 2"}) {
    const auto reading = read_puzzle(text);
    ASSERT_TRUE(reading) << text;
    EXPECT_EQ(read(usual_text(*reading)), read(text)) << text;
  }
}

TEST(AlphameticReading, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(read(""), "1:1: there is no puzzle: give one like SEND + MORE = MONEY");
  EXPECT_EQ(read("SEND + MORE"),
            "1:12: the text ends where an operator or a sign such as = belongs");
  EXPECT_EQ(read("SEND + = MONEY"), "1:8: '=' stands where a number belongs");
  EXPECT_EQ(read("A + B = C D"),
            "1:11: 'D' stands where an operator, a sign such as =, or a comma belongs");
  EXPECT_EQ(read("(A + B = C"), "1:8: '=' stands where a closing bracket or an operator belongs");
  EXPECT_EQ(read("A€B = A"), "1:2: '€' stands where an operator or a sign such as = belongs");
  EXPECT_EQ(read("A = B\n\nC = D"),
            "3:1: a second puzzle begins here: give one, or leave the blank line out, if both "
            "belong together");
  EXPECT_EQ(read("ABCDEFGHIJK = A"),
            "1:1: 11 different letters need as many digits, and base 10 has fewer: take a larger "
            "base, or let letters share a digit");
  EXPECT_EQ(read("A = 012"),
            "1:1: a number begins with 0: leave the 0 out, or allow leading zeros");
  EXPECT_EQ(read("A = 3", {.conditions = {.base = 3}}), "1:1: 3 is not a digit in base 3");
  EXPECT_EQ(read("A = B", {.conditions = {.base = 37}}), "1:1: bases are 2 to 36, not 37");
  EXPECT_EQ(read("A = B", {.may_share = "Q"}),
            "1:1: no letter Q in this puzzle that could share a digit");
  EXPECT_EQ(read("A = " + std::string(201, 'B')),
            "1:5: a number of 201 digits is too long: take at most 200");
  EXPECT_EQ(read("A = " + std::string(101, '(') + "B" + std::string(101, ')')),
            "1:105: too many brackets in brackets: take at most 100");
  EXPECT_EQ(read("A(12)+0=10", {.conditions = {.base = 12}}),
            "1:2: a digit of base 12 is written (11), with its value in brackets");
}

TEST(AlphameticReading, TakesLettersAndSymbolsOfAllScripts) {
  EXPECT_EQ(read("été + ÉTÉ = TÔT"), "ÉTÉ + ÉTÉ = TÔT");
  EXPECT_EQ(read("E\u0301TE\u0301 = é"), "ÉTÉ = É");
  EXPECT_EQ(read("Αβ + βα = Γγα"), "ΑΒ + ΒΑ = ΓΓΑ");
  EXPECT_EQ(read("σς = Σ"), "ΣΣ = Σ");
  EXPECT_EQ(read("мама + Мама = папа"), "МАМА + МАМА = ПАПА");
  EXPECT_EQ(read("straße = STRAẞE"), "STRAẞE = STRAẞE");
  EXPECT_EQ(read("ı + i = İ; i\u0307 > I"), "ı + I = İ; I < İ");
  EXPECT_EQ(read("אב + בא = גגא"), "אב + בא = גגא");
  EXPECT_EQ(read("●■ + ■● = ▲▲●"), "●■ + ■● = ▲▲●");
  EXPECT_EQ(read("■□ + △ = ☆○"), "■□ + △ = ☆○");
  EXPECT_EQ(read("⬤★ × ♥ = ♣♣"), "⬤★ × ♥ = ♣♣");
  EXPECT_EQ(read("●■ = ■●"), "●■ = ■●");
  EXPECT_EQ(read("●● + ● = 1●"), ".. + . = 1.");
  EXPECT_EQ(read("कि + क = खि"), "कि + क = खि");
  EXPECT_EQ(read("\u1112\u1161\u11AB = 한"), "한 = 한");
  EXPECT_EQ(read("東京 + 京東 = 大大東"), "東京 + 京東 = 大大東");
  EXPECT_EQ(read("🍎🍌 + 🍌 = 🍎🍎"), "🍎🍌 + 🍌 = 🍎🍎");
}

TEST(AlphameticReading, TakesOneEmojiForOneLetter) {
  const auto letters = [](const std::string& text) {
    const auto reading = read_puzzle(text);
    return reading ? reading->puzzle.cells.size() : 0;
  };
  EXPECT_EQ(letters("👨‍👩‍👧 + 👨‍👩‍👧 = 👨"), 2U);
  EXPECT_EQ(letters("❤\uFE0F + ❤ = ❤\uFE0F‍🔥"), 2U);
  EXPECT_EQ(letters("👍🏽 + 👍🏿 = 👍"), 3U);
  EXPECT_EQ(letters("🇩🇪🇫🇷 + 🇫🇷 = 🇩🇪🇩🇪"), 2U);
  EXPECT_EQ(letters("🏴󠁧󠁢󠁥󠁮󠁧󠁿 + 🏴󠁧󠁢󠁷󠁬󠁳󠁿 = 🏴"), 3U);
}

TEST(AlphameticReading, KeepsPlacesBesideMarks) {
  const auto reading = read_puzzle("E\u0301क\u093F + ●A = x\u0323B");
  ASSERT_TRUE(reading);
  EXPECT_EQ(filled(*reading, {1, 2, 3, 4, 5, 6}), "12 + 34 = 56");
  EXPECT_EQ(read("E\u0301क\u093F + € = A").substr(0, 5), "1:8: ");
  EXPECT_EQ(read("E\u0301 +\nB").substr(0, 4), "2:2:");
  EXPECT_EQ(read_puzzle("  été\n+ ete\n-----\n  eee")->is_drawn, true);
  EXPECT_EQ(usual_text(*read_puzzle("  été\n+ ete\n-----\n  eee")), "  ÉTÉ\n+ ETE\n-----\n  EEE");
  EXPECT_EQ(lines_on_paper("ÉTÉ + TÔ = ÉTÔT"),
            (std::vector<std::string>{"   ÉTÉ", "+   TÔ", "------", "  ÉTÔT"}));
}

TEST(AlphameticReading, SharesAndGivesLettersOfAllScripts) {
  const auto reading = read_puzzle("étà = B", {.may_share = "éb"});
  ASSERT_TRUE(reading);
  const Puzzle& puzzle = reading->puzzle;
  EXPECT_TRUE(puzzle.cells[*puzzle.cell_named("É")].may_share);
  EXPECT_TRUE(puzzle.cells[*puzzle.cell_named("B")].may_share);
  EXPECT_FALSE(puzzle.cells[*puzzle.cell_named("à")].may_share);
  EXPECT_EQ(puzzle.cell_named("e\u0301"), puzzle.cell_named("É"));
  EXPECT_EQ(puzzle.cell_named("Ö"), std::nullopt);
  Puzzle told = puzzle;
  ASSERT_TRUE(give(told, "é", 3));
  EXPECT_EQ(told.possible[0], only(3));
  EXPECT_EQ(give(told, "Ö", 3).error().message, "no letter Ö in this puzzle (letters: É, T, À, B)");
  EXPECT_EQ(read("ÉA = B", {.may_share = "Ö"}),
            "1:1: no letter Ö in this puzzle that could share a digit");
}

TEST(AlphameticReading, TakesNoOperatorForALetter) {
  for (const std::string sign : {"±", "√", "∑", "≈", "¬", "⊕", "─", "↛"}) {
    EXPECT_EQ(read("A " + sign + " B = C").substr(0, 4), sign == "↛" ? "1:3:" : "1:3:") << sign;
  }
  for (const SignRow& row : kSigns) {
    EXPECT_TRUE(row.text.size() == 1 || !can_stand_for_digit(row.text)) << row.text;
  }
  std::string many;
  for (char32_t code = 0x4E00; code < 0x4E00 + 129; ++code) utf8::append(many, code);
  EXPECT_EQ(read(many + " = A", {.all_may_share = true}),
            "1:1: a puzzle has at most 128 different letters beyond A to Z");
}

TEST(AlphameticReading, ReadsOneAfterTheOther) {
  PuzzleReader reader("# two\nA + B = C\n\n  AB\n+ C\n---\n DE\n\nA = B\nC = D\n");
  std::vector<std::string> texts;
  std::vector<std::size_t> lines;
  while (true) {
    const auto next = reader.next();
    ASSERT_TRUE(next);
    if (!*next) break;
    texts.push_back((*next)->text);
    lines.push_back((*next)->line);
  }
  EXPECT_EQ(texts,
            (std::vector<std::string>{"A + B = C", "  AB\n+ C\n---\n DE", "A = B", "C = D"}));
  EXPECT_EQ(lines, (std::vector<std::size_t>{2, 4, 9, 10}));
}

}  // namespace
}  // namespace reckon::letters
