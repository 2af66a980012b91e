// SPDX-License-Identifier: MIT
#include "reckon/letters/generate/generator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "reckon/letters/solve/solver.hpp"
#include "reckon/words/words.hpp"

namespace reckon::letters {
namespace {

std::vector<std::string> words_in(const std::string& name) {
  std::ifstream file(std::string(RECKON_SOURCE_DIR "/share/words/") + name);
  std::stringstream text;
  text << file.rdbuf();
  const WordsRead read = read_words(text.str());
  EXPECT_EQ(read.skipped, 0U) << name << ": " << read.first_skipped;
  return read.words;
}

void expect_one_answer(const Generated& made) {
  EXPECT_EQ(count_answers(made.reading.puzzle), 1U) << made.reading.text;
  EXPECT_TRUE(is_answer(made.reading.puzzle, made.answer)) << made.reading.text;
}

TEST(AlphameticGenerator, MakesWhatIsWished) {
  for (const char* list : {"en.txt", "fr.txt"}) {
    GeneratorOptions options{.words = words_in(list)};
    EXPECT_GT(options.words.size(), 200U);
    EXPECT_EQ(std::set(options.words.begin(), options.words.end()).size(), options.words.size())
        << list;
    options.addends = 3;
    options.ideal = true;
    options.level = 4;
    auto generator = Generator::make(5, options);
    ASSERT_TRUE(generator);
    std::set<std::string> texts;
    for (int i = 0; i < 5; ++i) {
      const auto made = generator->next();
      ASSERT_TRUE(made) << made.error().message;
      expect_one_answer(*made);
      EXPECT_EQ(made->reading.puzzle.cells.size(), 10U);
      EXPECT_EQ(made->reading.puzzle.words.size(), 4U);
      EXPECT_EQ(made->grade.level, 4);
      texts.insert(made->reading.text);
    }
    EXPECT_EQ(texts.size(), 5U);
  }
}

TEST(AlphameticGenerator, TheSeedDecides) {
  const auto first = [](std::uint64_t seed) {
    return Generator::make(seed, {.shape = Shape::multiplication})->next()->reading.text;
  };
  EXPECT_EQ(first(1), first(1));
  EXPECT_NE(first(1), first(2));
}

TEST(AlphameticGenerator, DrawsMultiplications) {
  auto generator = Generator::make(3, {.shape = Shape::multiplication});
  for (int i = 0; i < 10; ++i) {
    const auto made = generator->next();
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->reading.is_drawn);
    expect_one_answer(*made);
  }
}

TEST(AlphameticGenerator, ListsDoublyTrueSums) {
  // Every list of numbers, one by one: the second derivation of what is listed.
  const GeneratorOptions options{.shape = Shape::doubly_true, .largest = 30, .addends = 3};
  std::set<std::string> listed;
  each_doubly_true(options, [&](const Generated& made) {
    expect_one_answer(made);
    listed.insert(made.reading.text);
    return true;
  });
  std::set<std::string> wanted;
  const auto add = [&](const std::vector<std::uint64_t>& numbers) {
    std::string text;
    std::uint64_t sum = 0;
    for (const std::uint64_t number : numbers) {
      text += (sum == 0 ? "" : " + ") + number_word(number, Language::english);
      sum += number;
    }
    if (sum > options.largest) return;
    text += " = " + number_word(sum, Language::english);
    const auto reading = read_puzzle(text);
    if (reading && answers(reading->puzzle)->size() == 1) wanted.insert(text);
  };
  for (std::uint64_t a = 1; a <= 30; ++a) {
    for (std::uint64_t b = a; b <= 30; ++b) {
      add({a, b});
      for (std::uint64_t c = b; c <= 30; ++c) add({a, b, c});
    }
  }
  EXPECT_EQ(listed, wanted);
  EXPECT_TRUE(listed.contains("SIX + SEVEN + SEVEN = TWENTY"));
  // A generator gives each of them out, whatever its seed, and then there is none.
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    auto generator = Generator::make(seed, options);
    std::set<std::string> given;
    while (given.size() < wanted.size()) {
      const auto made = generator->next();
      ASSERT_TRUE(made) << made.error().message << " after " << given.size();
      EXPECT_TRUE(given.insert(made->reading.text).second) << made->reading.text;
    }
    EXPECT_EQ(given, wanted) << "seed " << seed;
    EXPECT_FALSE(generator->next());
  }
}

TEST(AlphameticGenerator, EndsWithItsBudget) {
  for (const Shape shape : {Shape::sum, Shape::doubly_true, Shape::multiplication}) {
    const GeneratorOptions options{.shape = shape, .words = {"SEND", "MORE", "MONEY"}};
    auto generator = Generator::make(1, options);
    Budget budget(5000);
    EXPECT_FALSE(generator->next(&budget)) << name_of(shape);
    EXPECT_TRUE(budget.over()) << name_of(shape);
  }
}

TEST(AlphameticGenerator, NumbersAsWords) {
  EXPECT_EQ(number_word(0, Language::english), "ZERO");
  EXPECT_EQ(number_word(19, Language::english), "NINETEEN");
  EXPECT_EQ(number_word(40, Language::english), "FORTY");
  EXPECT_EQ(number_word(99, Language::english), "NINETYNINE");
  EXPECT_EQ(number_word(21, Language::french), "VINGTETUN");
  EXPECT_EQ(number_word(70, Language::french), "SOIXANTEDIX");
  EXPECT_EQ(number_word(71, Language::french), "SOIXANTEETONZE");
  EXPECT_EQ(number_word(80, Language::french), "QUATREVINGTS");
  EXPECT_EQ(number_word(81, Language::french), "QUATREVINGTUN");
  EXPECT_EQ(number_word(91, Language::french), "QUATREVINGTONZE");
  EXPECT_EQ(number_word(97, Language::french), "QUATREVINGTDIXSEPT");
}

TEST(AlphameticGenerator, RefusesWhatMakesNothing) {
  const auto message = [](const GeneratorOptions& options) {
    const auto generator = Generator::make(1, options);
    return generator ? std::string("made") : generator.error().message;
  };
  EXPECT_EQ(message({.shape = Shape::doubly_true, .level = 6}), "levels are 1 to 5, not 6");
  EXPECT_EQ(message({.shape = Shape::doubly_true, .addends = 1}),
            "sums have 2 to 10 addends, not 1");
  EXPECT_EQ(message({.shape = Shape::doubly_true, .largest = 100}),
            "number words go from 2 to 99, not to 100");
  EXPECT_EQ(message({.words = {"A", "B"}}),
            "a sum needs at least three words: give a list of them");
  auto nothing = Generator::make(1, {.words = {"AA", "BB", "AA"}});
  ASSERT_TRUE(nothing);
  EXPECT_FALSE(nothing->next());
}

TEST(AlphameticGenerator, ReadsWordsOfAllScripts) {
  const std::string text =
      "grün ÉTÉ  # summer\nAUF-STAND\nstraße e\u0301te\u0301 l'été\nмир ●■ Ærø\n";
  const WordsRead kept = read_words(text);
  EXPECT_EQ(kept.words,
            (std::vector<std::string>{"GRÜN", "ÉTÉ", "STRAẞE", "ÉTÉ", "МИР", "●■", "ÆRØ"}));
  EXPECT_EQ(kept.skipped, 2U);
  EXPECT_EQ(kept.first_skipped, "AUF-STAND");
  EXPECT_EQ(said_of_skipped(kept),
            "2 words are skipped, which are not of letters alone: the first is 'AUF-STAND'");
  EXPECT_EQ(read_words(text, Accents::drop).words,
            (std::vector<std::string>{"GRUN", "ETE", "STRASSE", "ETE", "МИР", "●■", "AERO"}));
  EXPECT_EQ(said_of_skipped(read_words("A-B C")),
            "1 word is skipped, which is not of letters alone: 'A-B'");
  EXPECT_EQ(said_of_skipped(read_words("")), "");
  EXPECT_EQ(read_words("한글 ngữ", Accents::drop).words, (std::vector<std::string>{"한글", "NGU"}));
}

TEST(AlphameticGenerator, MakesSumsOfAccentedWords) {
  const auto words =
      read_words(
          "été hiver août mâle forêt fête tête bête pêche île âne dîner trône rôle côte noël")
          .words;
  auto generator = Generator::make(3, {.words = words, .addends = 2});
  ASSERT_TRUE(generator);
  const auto made = generator->next();
  ASSERT_TRUE(made);
  expect_one_answer(*made);
  EXPECT_LE(made->reading.puzzle.cells.size(), 10U);
}

}  // namespace
}  // namespace reckon::letters
