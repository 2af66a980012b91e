// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

std::string padded(const std::string& number, std::size_t end, std::size_t left) {
  return std::string(left + end - number.size(), ' ') + number;
}

// Draws 124)12128316 with all its steps, by the way that is taught in school.
std::string drawn_division(std::uint64_t dividend, std::uint64_t divisor) {
  const std::string digits = std::to_string(dividend);
  const std::string head = std::to_string(divisor) + ")";
  std::string quotient;
  std::vector<std::string> rows;
  std::uint64_t partial = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    partial = partial * 10 + static_cast<std::uint64_t>(digits[i] - '0');
    const std::uint64_t digit = partial / divisor;
    if (digit == 0 && quotient.empty()) continue;
    quotient += std::to_string(digit);
    if (digit == 0) continue;
    if (quotient.size() > 1) rows.push_back(padded(std::to_string(partial), i + 1, head.size()));
    rows.push_back(padded(std::to_string(digit * divisor), i + 1, head.size()));
    rows.emplace_back("-----");
    partial -= digit * divisor;
  }
  rows.push_back(padded(std::to_string(partial), digits.size(), head.size()));
  std::string text = padded(quotient, digits.size(), head.size()) + "\n ------\n" + head + digits;
  for (const std::string& row : rows) text += "\n" + row;
  return text;
}

std::string drawn_multiplication(std::uint64_t factor, std::uint64_t multiplier) {
  const std::string total = std::to_string(factor * multiplier);
  const std::string digits = std::to_string(multiplier);
  const std::size_t end = std::max(total.size(), digits.size() + 2);
  std::string text = padded(std::to_string(factor), end, 0) + "\n";
  std::string second = padded(digits, end, 0);
  second.replace(second.find_first_not_of(' ') - 2, 1, "×");
  text += second + "\n-----";
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto digit = static_cast<std::uint64_t>(digits[digits.size() - 1 - i] - '0');
    if (digit != 0) text += "\n" + padded(std::to_string(factor * digit), end - i, 0);
  }
  return text + "\n-----\n" + padded(total, end, 0);
}

std::string with_stars(std::string text, const std::function<bool()>& is_hidden) {
  for (char& c : text) {
    if (c >= '0' && c <= '9' && is_hidden()) c = '*';
  }
  return text;
}

bool agrees(const std::string& drawing, const std::string& mask) {
  return std::ranges::equal(
      drawing, mask, [](char a, char b) { return a == b || (b == '*' && a >= '0' && a <= '9'); });
}

std::vector<std::string> solved(const std::string& mask) {
  const auto reading = read_puzzle(mask);
  if (!reading) {
    ADD_FAILURE() << mask << "\n" << reading.error().line << ": " << reading.error().message;
    return {};
  }
  EXPECT_TRUE(reading->is_drawn);
  std::vector<std::string> texts;
  const auto found = answers(reading->puzzle);
  for (const Digits& digits : found.value()) {
    EXPECT_TRUE(is_answer(reading->puzzle, digits));
    texts.push_back(filled(*reading, digits));
  }
  std::ranges::sort(texts);
  return texts;
}

// Every division of a small size is drawn, and each that agrees with the mask is an answer. A last
// remainder of several digits stands elsewhere than a 0, so both are compared.
TEST(AlphameticDrawing, DivisionsAgreeWithAllThatCanBeDrawn) {
  constexpr std::uint64_t kSeed = 7;
  SplitMix64 random(kSeed);
  std::size_t unique = 0;
  for (int i = 0; i < effort(30, 4); ++i) {
    const std::uint64_t divisor = 2 + random.below(97);
    const std::uint64_t dividend = divisor + random.below(3'000 - divisor);
    const std::string drawing = drawn_division(dividend, divisor);
    const std::uint64_t hidden = random.below(4);
    const std::string mask =
        with_stars(drawing, [&] { return hidden == 3 || random.below(5) > hidden; });
    std::vector<std::string> wanted;
    const std::size_t size = std::to_string(divisor).size();
    const std::size_t length = std::to_string(dividend).size();
    for (std::uint64_t d = 1; d < 100; ++d) {
      if (std::to_string(d).size() != size) continue;
      std::uint64_t least = 1;
      for (std::size_t k = 1; k < length; ++k) least *= 10;
      for (std::uint64_t n = std::max(least, d); n < 10 * least; ++n) {
        std::string other = drawn_division(n, d);
        if (other.size() == mask.size() && agrees(other, mask)) wanted.push_back(std::move(other));
      }
    }
    std::ranges::sort(wanted);
    EXPECT_EQ(solved(mask), wanted) << "seed " << kSeed << "\n" << drawing << "\n" << mask;
    unique += wanted.size() == 1 ? 1U : 0U;
  }
  EXPECT_GT(unique, effort(2U, 1U));
}

// A hundred million divisors have no product of two digits, so no product is compared.
TEST(AlphameticDrawing, DivisionsEndWithTheirBudgetWhileDivisorsAreChosen) {
  const auto reading = read_puzzle(
      "                 *\n"
      "         ---------\n"
      "********)*********\n"
      "                **\n"
      "               ---\n"
      "          ********\n");
  ASSERT_TRUE(reading);
  constexpr std::uint64_t kSteps = 1'000'000;
  Budget budget(kSteps);
  EXPECT_FALSE(answers(reading->puzzle, 1, &budget));
  EXPECT_LT(budget.spent(), kSteps + 100);
}

TEST(AlphameticDrawing, MultiplicationsAgreeWithAllThatCanBeDrawn) {
  constexpr std::uint64_t kSeed = 8;
  SplitMix64 random(kSeed);
  for (int i = 0; i < effort(30, 6); ++i) {
    const std::uint64_t factor = 10 + random.below(90);
    const std::uint64_t multiplier = 10 + random.below(990);
    const std::string drawing = drawn_multiplication(factor, multiplier);
    const std::uint64_t hidden = random.below(4);
    const std::string mask =
        with_stars(drawing, [&] { return hidden == 3 || random.below(5) > hidden; });
    std::vector<std::string> wanted;
    for (std::uint64_t a = 10; a < 100; ++a) {
      for (std::uint64_t b = 10; b < 1000; ++b) {
        std::string other = drawn_multiplication(a, b);
        if (agrees(other, mask)) wanted.push_back(std::move(other));
      }
    }
    std::ranges::sort(wanted);
    EXPECT_EQ(solved(mask), wanted) << "seed " << kSeed << "\n" << drawing << "\n" << mask;
  }
}

// The Solitaire Seven of E. F. Odling: one digit is left of a whole division.
TEST(AlphameticDrawing, SolitarySeven) {
  const std::vector<std::string> found = solved(
      "       *7***\n"
      "    --------\n"
      "***)********\n"
      "    ****\n"
      "    ----\n"
      "      ***\n"
      "      ***\n"
      "     -----\n"
      "      ****\n"
      "       ***\n"
      "      ------\n"
      "        ****\n"
      "        ****\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].contains("97809")) << found[0];
  EXPECT_TRUE(found[0].contains("124)12128316")) << found[0];
}

TEST(AlphameticDrawing, SumsAndLetters) {
  EXPECT_EQ(solved("  SEND\n+ MORE\n------\n MONEY"),
            std::vector<std::string>{"  9567\n+ 1085\n------\n 10652"});
  EXPECT_EQ(solved("S E N D\n+ M O R E\n_____\nM O N E Y").size(), 1U);
  EXPECT_EQ(
      solved("    ABC\n  ×  DE\n  -----\n    FEC\n   DEC\n  -----\n   HGBC"),
      std::vector<std::string>{"    125\n  ×  37\n  -----\n    875\n   375\n  -----\n   4625"});
  // The same with blanks between the digits, and with all rows flush to the right.
  EXPECT_EQ(solved("    A B C\n  x   D E\n  -----\n    F E C\n  D E C\n  -----\n  H G B C").size(),
            1U);
  EXPECT_EQ(solved("ABC\nx DE\n-----\nFEC\nDEC\n-----\nHGBC").size(), 1U);
}

TEST(AlphameticDrawing, StarsAreSignsWhereSignsStand) {
  const auto count = [](const std::string& drawing) { return solved(drawing).size(); };
  EXPECT_EQ(solved("  TWO\n* TWO\n-----\nTHREE"),
            std::vector<std::string>{"  138\n* 138\n-----\n19044"});
  EXPECT_EQ(solved("  AB\n*  C\n----\n  36"),
            (std::vector<std::string>{"  12\n*  3\n----\n  36", "  18\n*  2\n----\n  36",
                                      "  36\n*  1\n----\n  36"}));
  for (const std::string drawing :
       {"  TWO\n *TWO\n-----\nTHREE", " TWO\n*TWO\n-----\nTHREE", "TWO\n* TWO\n-----\nTHREE",
        "\tTWO\n*\tTWO\n-----\nTHREE", "    TWO\n*   TWO\n-------\n  THREE",
        "      TWO\n  *   TWO\n  -------\n    THREE", "  T W O\n* T W O\n-----\nT H R E E",
        "    T W O\n  * T W O\n---------\nT H R E E", " T W O\n*T W O\n-----\nT H R E E",
        "  two\n* two \n-----\nthree"}) {
    EXPECT_EQ(count(drawing), 1U) << drawing;
  }
  // With partial products, and unknown digits in the numbers.
  EXPECT_EQ(count("  ABC\n*  DE\n-----\n  FEC\n DEC\n-----\n HGBC"), 1U);
  EXPECT_EQ(count("  7\n* 8\n---\n *6"), 1U);
  EXPECT_EQ(count("  2\n* 3\n--\n  *"), 1U);
  EXPECT_EQ(count("  1*\n*  *\n----\n  39"), 1U);
  EXPECT_EQ(count("  12\n* **\n----\n 132"), 1U);
  EXPECT_EQ(count("  12\n*1*\n----\n 132"), 1U);
}

TEST(AlphameticDrawing, AllSignsThatPeopleTypeMultiply) {
  for (const std::string sign : {"*", "∗", "×", "✕", "✖", "x", "X", "·", "⋅", "•", "∙", "＊"}) {
    EXPECT_EQ(solved("  AB\n" + sign + "  C\n----\n  36").size(), 3U) << sign;
    EXPECT_EQ(solved("AB " + sign + " C\n------\n    36").size(), 3U) << sign;
  }
  for (const std::string sign : {"-", "–", "—", "‐", "‑", "‒", "−", "➖", "－"}) {
    EXPECT_EQ(solved("  5*\n" + sign + " *3\n----\n  16").size(), 1U) << sign;
  }
  for (const std::string sign : {":", "∶", "/", "∕", "⁄", "÷", "➗"}) {
    EXPECT_EQ(solved("84 " + sign + " 6 = *4\n6\n--\n24\n24").size(), 1U) << sign;
  }
}

TEST(AlphameticDrawing, TheRuleMayBeMissing) {
  for (const std::string text :
       {"  SEND\n+ MORE\n MONEY", "SEND\n+MORE\n=MONEY", "  SEND\n+ MORE\n= MONEY",
        "  SEND\n+ MORE\n------\n= MONEY", "```\n  SEND\n+ MORE\n------\n MONEY\n```",
        "```text\nSEND + MORE = MONEY\n```", "  SEND\n+ MORE\n= MONEY."}) {
    const auto reading = read_puzzle(text);
    ASSERT_TRUE(reading) << text << reading.error().message;
    EXPECT_EQ(to_text(reading->puzzle), "SEND + MORE = MONEY") << text;
  }
  EXPECT_EQ(solved("  TWO\n* TWO\nTHREE").size(), 1U);
  EXPECT_EQ(solved("  TWO\n× TWO\n= THREE").size(), 1U);
  EXPECT_EQ(solved("  12\n+  9\n+ *3\n  34").size(), 1U);
  EXPECT_EQ(solved("  5*\n− *3\n  16").size(), 1U);
  // A list of equations is none.
  EXPECT_FALSE(read_puzzle("A + B = C\n+ D = E\nF = G")->is_drawn);
  EXPECT_FALSE(read_puzzle("AB\nCD\nEF"));
}

TEST(AlphameticDrawing, NumbersMayStandBesideEachOther) {
  EXPECT_EQ(solved("ABC × DE\n--------\n    FEC\n   DEC\n  -----\n   HGBC").size(), 1U);
  EXPECT_EQ(solved("ABC * DE\n--------\n    FEC\n   DEC\n  -----\n   HGBC").size(), 1U);
  EXPECT_EQ(solved("** * *7\n-------\n     **\n    **\n  -----\n    187").size(), 1U);
  EXPECT_EQ(solved("SEND + MORE\n-----------\n      MONEY").size(), 1U);
  EXPECT_EQ(solved("5* - *3\n-------\n     16").size(), 1U);
}

TEST(AlphameticDrawing, StarsAreDigitsElsewhere) {
  const auto count = [](const std::string& drawing) { return solved(drawing).size(); };
  EXPECT_EQ(count("   12\n× 1*3\n-----\n 1236"), 1U);
  EXPECT_EQ(count("  12\n×1*3\n----\n1236"), 1U);
  EXPECT_EQ(count(" *2*\n×  3\n----\n 369"), 1U);
  EXPECT_EQ(count("*2*\n* 3\n---\n369"), 1U);
  EXPECT_EQ(count("  *2\n+ 3*\n----\n  45"), 1U);
  EXPECT_EQ(count("  5*\n− *3\n----\n  16"), 1U);
  EXPECT_EQ(count("  12\n+  9\n  *3\n----\n  34"), 1U);
  EXPECT_EQ(count("  12\n×  *\n----\n  36"), 1U);
  EXPECT_EQ(count("  12\n   *\n----\n  15"), 1U);
  EXPECT_EQ(count("* 2\n+ 3 *\n---\n4 5"), 1U);
  EXPECT_EQ(count("*1\n*2\n*3\n--\n66"), 10U);
}

TEST(AlphameticDrawing, StarsThatMayBeBothAreRefused) {
  const auto place = [](const std::string& text) {
    const auto reading = read_puzzle(text);
    if (reading) return std::string("read");
    EXPECT_TRUE(reading.error().message.contains("×")) << reading.error().message;
    EXPECT_TRUE(reading.error().message.contains("?")) << reading.error().message;
    return std::to_string(reading.error().line) + ":" + std::to_string(reading.error().column);
  };
  EXPECT_EQ(place("12\n*3\n--\n36"), "2:1");
  EXPECT_EQ(place("  **\n ***\n----\n****"), "2:2");
  EXPECT_EQ(place("1 2\n* 5\n---\n6 0"), "2:1");
  EXPECT_EQ(place("12 *\n 3\n--\n36"), "1:4");
  EXPECT_EQ(place("* 12\n+ 34\n----\n 146"), "1:1");
  EXPECT_EQ(place("SEND\n*ORE\n-----\nMONEY"), "2:1");
  const auto sum = read_puzzle("  AB\n+ CD\n* EF\n----\n GHI");
  ASSERT_FALSE(sum);
  EXPECT_EQ(sum.error().message, "only two numbers are multiplied in a drawing");
}

TEST(AlphameticDrawing, StarsThatAreSignsAreWrittenAsTimes) {
  const auto reading = read_puzzle("  TW*\n* TWO\n-----\nTHREE");
  ASSERT_TRUE(reading);
  EXPECT_EQ(usual_text(*reading), "  TW*\n× TWO\n-----\nTHREE");
}

TEST(AlphameticDrawing, PartialProductsMayBeZero) {
  EXPECT_EQ(solved("  12\n×1*3\n----\n  36\n  * \n12\n----\n1236"),
            std::vector<std::string>{"  12\n×103\n----\n  36\n  0\n12\n----\n1236"});
  EXPECT_EQ(solved("    7\n× 405\n-----\n   35\n   0\n 28\n-----\n 2835").size(), 1U);
  EXPECT_EQ(solved("   12\n× 100\n-----\n    0\n   0\n 12\n-----\n 1200").size(), 1U);
  EXPECT_EQ(solved("   12\n× *00\n-----\n    *\n   *\n 12\n-----\n 1200").size(), 1U);
}

TEST(AlphameticDrawing, RowsOfZeroMayHaveSeveralDigits) {
  const auto count = [](const std::string& rows) {
    return solved("    12\n× 1*03\n------\n" + rows + "\n------\n 14436").size();
  };
  EXPECT_EQ(count("    36\n    0\n  24\n 12"), 1U);
  EXPECT_EQ(count("    36\n   00\n  24\n 12"), 1U);
  EXPECT_EQ(count("    36\n  000\n  24\n 12"), 1U);
  EXPECT_EQ(count("    36\n   0*\n  24\n 12"), 1U);
  EXPECT_EQ(count("    36\n  24\n 12"), 1U);
  // It belongs to a digit that is 0.
  EXPECT_EQ(count("    36\n   **\n  24\n 12"), 1U);
  EXPECT_EQ(count("    36\n   *0\n  24\n 12"), 1U);
  // The zeros that shift a row are written.
  EXPECT_EQ(count("    36\n    00\n  2400\n 12000"), 1U);
  EXPECT_EQ(count("    36\n   000\n  2400\n 12000"), 1U);
  EXPECT_EQ(count("    36\n   ***\n  **00\n **000"), 1U);
  EXPECT_EQ(count("    36\n  2400\n 12000"), 1U);
  EXPECT_EQ(solved("    36\n× 100\n-----\n  3600\n-----\n  3600").size(), 1U);
}

TEST(AlphameticDrawing, UnknownRowsOfZeroAreAsLongAsWrittenOnes) {
  const auto count = [](const std::string& rows) {
    return solved("    12\n× 1**3\n------\n" + rows + "\n------\n 12036").size();
  };
  EXPECT_EQ(count("    36\n   00\n  **\n 12"), 1U);
  EXPECT_EQ(count("    36\n   **\n  00\n 12"), 1U);
  // No number begins with 0 where the drawing has no such row.
  EXPECT_EQ(count("    36\n   **\n  **\n 12"), 0U);
  EXPECT_EQ(count("    36\n  000\n  **\n 12"), 0U);
  EXPECT_EQ(count("    36\n    *\n   *\n 12"), 1U);
}

// The row of the last 0 is left out, that of another is written.
TEST(AlphameticDrawing, UnknownRowsOfZeroBelongToZerosOfTheFactor) {
  for (const std::string row : {"0000", "?000", "?00", "??00", "???0", "????"}) {
    const std::string padding(5 - row.size(), ' ');
    EXPECT_EQ(
        solved("   12\n×3020\n-----\n  240\n" + padding + row + "\n36000\n-----\n36240").size(), 1U)
        << row;
  }
  const auto octal = read_puzzle("    ?7\n× ?0?0\n------\n  1350\n  ?000\n233000\n------\n?34?50",
                                 {.conditions = {.base = 8}});
  ASSERT_TRUE(octal);
  EXPECT_EQ(answers(octal->puzzle)->size(), 1U);
  // They are rows of a 0 only where nothing else fits, and no longer than the factor.
  for (const std::string text :
       {"     ???\n   ×?3?0\n--------\n   ?????\n  1?????\n ???????\n--------\n ?????9?",
        "     ??6\n   ×50?0\n--------\n   ?????\n    ???0\n ?3?0??0\n--------\n ??9???0"}) {
    const auto reading = read_puzzle(text);
    ASSERT_TRUE(reading) << text;
    EXPECT_FALSE(first_answers(reading->puzzle, 1)->empty()) << text;
  }
}

TEST(AlphameticDrawing, RefusesRowsThatMayBelongToSeveralDigits) {
  const auto reading = read_puzzle("   274\n  ×9**\n------\n  ***0\n**6*00\n------\n******");
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().line, 4U);
  EXPECT_TRUE(reading.error().message.contains("several digits")) << reading.error().message;
}

// Rows of one digit do not show how far apart columns are; the other numbers do.
TEST(AlphameticDrawing, TakesTheWidthOfColumnsFromAllNumbers) {
  const auto reading = read_puzzle("    A\n× B C\n-----\n    D\n  E\n-----\n  E D");
  ASSERT_TRUE(reading) << reading.error().message;
  EXPECT_FALSE(first_answers(reading->puzzle, 1)->empty());
}

TEST(AlphameticDrawing, RulesMayBeOfOneDash) {
  EXPECT_EQ(solved("6)84(14\n  6\n  -\n  24\n  24").size(), 1U);
  EXPECT_EQ(solved("  6\n+ 3\n -\n  *").size(), 1U);
  EXPECT_EQ(solved("  6\n- 3\n  —\n  *").size(), 1U);
  EXPECT_EQ(solved("  6\n− 3\n  =\n  *").size(), 1U);
}

TEST(AlphameticDrawing, DivisionsNeedNoRules) {
  EXPECT_EQ(solved("6)84(14\n  6\n  24\n  24").size(), 1U);
  EXPECT_EQ(solved(" 84 : 6 = *4\n 6\n 24\n−24\n  0").size(), 1U);
  EXPECT_EQ(solved("  14\n6)84\n  6\n  24\n  2*").size(), 1U);
}

TEST(AlphameticDrawing, MinusSignsMayTakeTheColumnOfTheFirstDigit) {
  EXPECT_EQ(solved("84 : 6 = *4\n-6\n--\n 24\n-24\n---\n  0").size(), 1U);
  EXPECT_EQ(solved("100 : 30 = *\n- 90\n----\n  10").size(), 1U);
  EXPECT_EQ(solved("100 : 30 = *\n- 9*\n----\n  10").size(), 1U);
  EXPECT_EQ(solved("100 : 30 = *\n-90\n---\n 10").size(), 1U);
  // No row overhangs the dividend where the quotient ends with zeros.
  EXPECT_EQ(solved("180 : 3 = *0\n-18\n---\n  0").size(), 1U);
  EXPECT_EQ(solved("180 : 3 = 60\n−1*\n---\n  0").size(), 1U);
  EXPECT_EQ(solved("840 ÷ 6 = 14*\n-6\n--\n 24\n-24\n---\n  0").size(), 1U);
  EXPECT_EQ(solved("  14*\n6)840\n  -6\n  --\n   24\n  -24\n  ---\n    0").size(), 1U);
  EXPECT_EQ(solved("1000 : 30 = *3\n- 90\n----\n  100\n-  90\n-----\n   10").size(), 1U);
  EXPECT_EQ(solved("1000 : 3* = 25\n-80\n---\n 200\n-200\n----\n   0").size(), 0U);
}

TEST(AlphameticDrawing, DivisionsHaveZeros) {
  for (const std::string rows :
       {"   5\n   5", "  05\n   5", " 005\n   5", "  05\n   5\n   0", " 00\n  0\n  05\n   5\n  00",
        "  0\n  0\n   5\n   5", " 00\n 005\n   5\n   0", " 0\n   5\n   0", "  0\n   5\n   5"}) {
    EXPECT_EQ(solved("1005 ÷ 5 = 2*1\n10\n--\n" + rows).size(), 1U) << rows;
  }
  EXPECT_EQ(solved("1200 ÷ 12 = 1**\n12\n--").size(), 1U);
  EXPECT_EQ(solved("1200 ÷ 12 = 1**\n12\n--\n 0").size(), 1U);
  EXPECT_EQ(solved("1200 ÷ 12 = 1**\n12\n--\n 000").size(), 1U);
}

TEST(AlphameticDrawing, RemaindersOfZeroHaveAsManyDigitsAsTheirRow) {
  for (const std::string rows : {"0", "00", "000", "H", "HH", "HHH"}) {
    const std::string last = std::string(3 - rows.size(), ' ') + rows;
    EXPECT_EQ(solved("ABC : BC = C\nABC\n---\n" + last).size(), 2U) << rows;
    EXPECT_EQ(solved("BC)ABC(C\n   ABC\n   ---\n   " + last).size(), 2U) << rows;
    EXPECT_EQ(solved("     C\n   ---\nBC)ABC\n   ABC\n   ---\n   " + last).size(), 2U) << rows;
    EXPECT_EQ(solved("12*25 : 25 = 5*1\n125\n---\n" + last + "\n   25\n   25\n   --\n   00").size(),
              1U)
        << rows;
    if (rows == "H") continue;  // no number begins with a letter for 0, but for rows of it
    EXPECT_EQ(solved("12*25 : 25 = 5*1\n125\n---\n" + last + "25\n   25\n   --\n    0").size(), 1U)
        << rows;
  }
  EXPECT_EQ(solved("ABCBC : BC = CHA\nABC\n---\nHHH\n   BC\n   BC\n   --\n   HH").size(),
            solved("ABCBC : BC = CHA\nABC\n---\n  H\n   BC\n   BC\n   --\n    H").size());
  // A remainder of one letter that is not 0.
  EXPECT_EQ(solved("138 : 35 = 3\n105\n---\n HH"),
            std::vector<std::string>{"138 : 35 = 3\n105\n---\n 33"});
  // Rows of a digit that is 0.
  EXPECT_EQ(solved("   12\n× 1H3\n-----\n   36\n  HH\n 12\n-----\n 1236").size(), 1U);
  EXPECT_EQ(solved("   12\n× 1H3\n-----\n   36\n HHH\n 12\n-----\n 1236").size(), 1U);
}

TEST(AlphameticDrawing, SaysWhatIsWrong) {
  const auto message = [](const std::string& text) {
    const auto reading = read_puzzle(text);
    return reading ? "read"
                   : std::to_string(reading.error().line) + ":" +
                         std::to_string(reading.error().column) + ": " + reading.error().message;
  };
  EXPECT_EQ(message("AB\n--\n"), "1:1: a drawing needs numbers above and below its line");
  EXPECT_EQ(message("AB\n+ C\n--\nDE\nFG"),
            "5:1: a sum has one number below its line; where numbers are multiplied, put × before "
            "the second");
  EXPECT_EQ(message("AB\n× C!\n--\nDE"), "2:4: '!' stands where a digit of a drawing belongs");
  EXPECT_EQ(message("** ÷ *\n**\n--\n*"),
            "1:4: a division begins with its dividend, divisor and quotient: **** ÷ ** = **, or "
            "**)****(**");
  const std::string parted =
      "a blank parts this quotient: leave a remainder to the last row, and write the digits of the "
      "quotient without blanks";
  EXPECT_EQ(message("85 ÷ 6 = 14 R 1\n6\n--\n25\n24\n--\n 1"), "1:13: " + parted);
  EXPECT_EQ(message("85 : 6 = 14 Rest 1\n6\n--\n25\n24\n--\n 1"), "1:13: " + parted);
  EXPECT_EQ(message("6)85(14 r1\n  6\n  --\n  25\n  24\n  --\n   1"), "1:9: " + parted);
  EXPECT_EQ(message("  14 R1\n6)85\n  6\n  --\n  25\n  24\n  --\n   1"), "1:6: " + parted);
  EXPECT_EQ(message("9 : 4 = 2 R 1\n8\n-\n1"), "1:11: " + parted);
  EXPECT_EQ(message("6)84(14"), "1:3: a drawn division has rows below it");
  EXPECT_EQ(message("6)84"),
            "1:2: a division begins with its dividend, divisor and quotient: **** ÷ ** = **, or "
            "**)****(**");
  EXPECT_EQ(message("6)84(14\n  6\n  2+"), "3:4: '+' stands where a digit of a drawing belongs");
  EXPECT_EQ(message("** ÷ * = **\n     *\n--\n*"),
            "2:6: this row does not end below a digit of the dividend");
}

}  // namespace
}  // namespace reckon::letters
