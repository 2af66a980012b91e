// SPDX-License-Identifier: MIT
#include "reckon/sheet/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "reckon/arith/effort_test.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/entries_test.hpp"
#include "reckon/sheet/font.hpp"

namespace reckon::sheet {
namespace {

using kinds::code_of;
using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::random_entries;
using Tokens = std::vector<std::string>;

Tokens tokens_of(const std::string& text) {
  Tokens tokens;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    if (word != ".") tokens.push_back(word);
  }
  return tokens;
}

// The words of a page in the order in which they are drawn.
Tokens tokens_of(const Drawing& page) {
  Tokens tokens;
  for (const Mark& mark : page.marks) {
    if (const auto* const text = std::get_if<Text>(&mark)) {
      std::ranges::move(tokens_of(text->text), std::back_inserter(tokens));
    }
  }
  return tokens;
}

bool contains(const Tokens& all, const Tokens& part) {
  return part.empty() || !std::ranges::search(all, part).empty();
}

struct Frame {
  Length left, top, right, bottom;
};

Frame frame_of(const Text& text) {
  const Length width = width_of(text);
  const Length left = text.anchor == Anchor::start ? text.x
                      : text.anchor == Anchor::end ? text.x - width
                                                   : text.x - width / 2;
  return {left, text.y - cap_height(text.size), left + width, text.y};
}

void expect_in_order(const std::vector<Drawing>& pages) {
  for (const Drawing& page : pages) {
    std::vector<std::pair<Frame, std::string>> texts;
    for (const Mark& mark : page.marks) {
      if (const auto* const text = std::get_if<Text>(&mark)) {
        texts.emplace_back(frame_of(*text), text->text);
      } else if (const auto* const box = std::get_if<Box>(&mark)) {
        EXPECT_GE(box->x, 4999);
        EXPECT_LE(box->x + box->width, page.width - 4999);
        EXPECT_LE(box->y + box->height, page.height - 4999);
      }
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const auto& [one, text] = texts[i];
      EXPECT_GE(one.left, 4999) << text;
      EXPECT_GE(one.top, 4999) << text;
      EXPECT_LE(one.right, page.width - 4999) << text;
      const bool page_number = text.find(" / ") != text.npos;
      EXPECT_LE(one.bottom, page.height - (page_number ? 2000 : 4999)) << text;
      for (std::size_t k = 0; k < i; ++k) {
        const auto& [other, other_text] = texts[k];
        const bool apart = one.left >= other.right || other.left >= one.right ||
                           one.top >= other.bottom || other.top >= one.bottom;
        EXPECT_TRUE(apart) << text << " over " << other_text;
      }
    }
  }
}

// The text on paper of an alphametic or its answer, where rules stand for dashes and = signs.
Tokens tokens_of_calculation(const std::string& text) {
  Tokens tokens = tokens_of(text);
  std::erase_if(tokens,
                [](const auto& token) { return token.find_first_not_of("-=") == token.npos; });
  return tokens;
}

Tokens tokens_of(const kinds::Puzzle& puzzle) {
  const std::string text = to_text(puzzle);
  const bool is_calculation = std::holds_alternative<kinds::AlphameticPuzzle>(puzzle);
  return is_calculation ? tokens_of_calculation(text) : tokens_of(text);
}

TEST(Layout, PutsEveryPuzzleWholeOntoOnePage) {
  for (std::uint64_t seed = 1; seed <= effort(30U, 8U); ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const auto entries = random_entries(seed, 1 + random.below(14));
    const Style style = {.paper = kAllPapers[random.below(2)],
                         .language = kAllLanguages[random.below(2)],
                         .large = random.below(2) == 0,
                         .title = random.below(2) == 0 ? "" : "Été: \"x\" < y & z"};
    const auto pages = lay_out(entries, style);
    expect_in_order(pages);
    for (const Entry& entry : entries) {
      EXPECT_EQ(std::ranges::count_if(pages,
                                      [&](const Drawing& page) {
                                        return contains(tokens_of(page), tokens_of(entry.puzzle));
                                      }),
                1)
          << to_text(entry.puzzle);
      EXPECT_EQ(
          std::ranges::count_if(
              pages, [&](const Drawing& page) { return contains(tokens_of(page), {entry.code}); }),
          1);
    }
    const auto answers = lay_out_answers(entries, style);
    expect_in_order(answers);
    Tokens all;
    for (const Drawing& page : answers) {
      std::ranges::move(tokens_of(page), std::back_inserter(all));
    }
    for (const Entry& entry : entries) {
      const auto* const grid = std::get_if<GridPuzzle>(&entry.puzzle);
      EXPECT_TRUE(contains(all, tokens_of(letters_of(entry.solved))));
      EXPECT_TRUE(contains(all, grid != nullptr ? tokens_of(to_text(grid->layout, grid->numbers))
                                                : tokens_of_calculation(entry.solved.solution)));
    }
  }
}

TEST(Layout, ListsTheLettersBelowTheAnswersOfAlphametics) {
  const Entry entry{.puzzle = kinds::AlphameticPuzzle{.text = "SEND + MORE = MONEY",
                                                      .digits = {9, 5, 6, 7, 1, 0, 8, 2}},
                    .code = "",
                    .solved = {.solution = "9567 + 1085 = 10652"}};
  const auto pages = lay_out_answers(std::span(&entry, 1), {});
  EXPECT_TRUE(contains(tokens_of(pages.front()),
                       {"S=9,", "E=5,", "N=6,", "D=7,", "M=1,", "O=0,", "R=8,", "Y=2"}));
}

TEST(Layout, KeepsALongTitleAndManyPuzzlesOnThePages) {
  const auto entries = random_entries(7, 60);
  const Style style = {.title = std::string(kLongestTitle, 'W')};
  EXPECT_TRUE(check_title(style.title));
  expect_in_order(lay_out(entries, style));
  expect_in_order(lay_out_answers(entries, style));
}

// A loose page shows which sheet and version it belongs to.
TEST(Layout, NamesTheSheetOnEveryPage) {
  const auto entries = random_entries(7, 60);
  const Style style = {.title = "Monday sums", .version = 1};
  const auto pages = lay_out(entries, style);
  ASSERT_GT(pages.size(), 2U);
  const std::string all = " / " + std::to_string(pages.size());
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::string number = std::to_string(i + 1) + all;
    const auto& footer = std::get<Text>(pages[i].marks.back());
    EXPECT_EQ(footer.text, i == 0 ? number : "Monday sums – B, " + number);
  }
  const auto answers = lay_out_answers(entries, style);
  ASSERT_GT(answers.size(), 1U);
  EXPECT_EQ(std::get<Text>(answers[1].marks.back()).text,
            "Answers: Monday sums – B, 2 / " + std::to_string(answers.size()));
}

TEST(Layout, RepeatsTheHeadingWhereAKindGoesOnOnAnotherPage) {
  const auto some = random_entries(11, 40);
  const auto grid = std::ranges::find(some, kinds::Kind::newspaper,
                                      [](const Entry& entry) { return kind_of(entry.puzzle); });
  ASSERT_NE(grid, some.end());
  const std::vector<Entry> grids(30, *grid);
  for (const auto& [language, continued] :
       {std::pair(Language::english, "(continued)"), {Language::french, "(suite)"}}) {
    const Section section = sections_of(grids, language).front();
    const std::vector<Drawing> pages = lay_out(grids, {.language = language});
    ASSERT_GT(pages.size(), 2U);
    for (std::size_t page = 0; page < pages.size(); ++page) {
      const Tokens words = tokens_of(pages[page]);
      Tokens heading = tokens_of(std::string(section.heading));
      if (page > 0) heading.emplace_back(continued);
      EXPECT_TRUE(contains(words, heading)) << "page " << page + 1;
      EXPECT_TRUE(contains(words, tokens_of(section.task))) << "page " << page + 1;
    }
  }
}

// Hands as large as there are fit too.
TEST(Layout, MakesWhatIsTooWideSmaller) {
  Entry entry{.puzzle = HandPuzzle{.hand = *krypto::Hand::parse("1000000 1000000 1000000 1000000 "
                                                                "1000000 1000000 1000000 : "
                                                                "999999999999999999")},
              .code = ""};
  entry.code = code_of(entry.puzzle).value();
  for (const bool large : {false, true}) {
    const std::vector<Drawing> pages = lay_out(std::span(&entry, 1), {.large = large});
    expect_in_order(pages);
    EXPECT_EQ(pages.size(), 1U);
  }
}

std::vector<Entry> entries_of(const std::vector<std::string>& codes) {
  krypto::Solver solver;
  std::vector<Entry> entries;
  for (const std::string& code : codes) {
    entries.push_back(*entry_of(solver, *kinds::puzzle_of(code)));
  }
  return entries;
}

// The largest size of a text in the face of puzzles.
Length largest_number(const std::vector<Drawing>& pages) {
  Length largest = 0;
  for (const Drawing& page : pages) {
    for (const Mark& mark : page.marks) {
      const auto* const text = std::get_if<Text>(&mark);
      if (text != nullptr && text->face == Face::mono) largest = std::max(largest, text->size);
    }
  }
  return largest;
}

TEST(Layout, GrowsGridsAsFarAsTheirColumnAndThePageAllow) {
  const auto two = entries_of({"CA8DB-R18R1-4HS", "CC682-82489-F"});
  EXPECT_EQ(largest_number(lay_out(two, {})), 1800);
  // Larger, these would need a second page.
  auto many = entries_of({"K5762-9E8G0", "K5762-9E8G0"});
  for (int i = 0; i < 3; ++i) many.insert(many.end(), two.begin(), two.end());
  const auto pages = lay_out(many, {});
  EXPECT_EQ(pages.size(), 1U);
  EXPECT_LT(largest_number(pages), 1800);
  expect_in_order(pages);
}

TEST(Layout, PrintsPointsAndMinutes) {
  const auto entries = entries_of({"K5762-9E8G0", "CA8DB-R18R1-4HS"});
  const Style style = {.points = 5, .minutes = 30};
  const auto pages = lay_out(entries, style);
  expect_in_order(pages);
  const Tokens tokens = tokens_of(pages.front());
  for (const Tokens& part : {Tokens{"30", "minutes"}, Tokens{"/", "10"}, Tokens{"Points"}}) {
    EXPECT_TRUE(contains(tokens, part)) << part.front();
  }
  EXPECT_EQ(std::ranges::count(tokens, "pts"), 2);
  const Tokens plain = tokens_of(lay_out(entries, {}).front());
  for (const std::string word : {"minutes", "Points", "pts"}) {
    EXPECT_EQ(std::ranges::count(plain, word), 0) << word;
  }
}

TEST(Layout, KeepsALargeTitleOnOneLineIfTheUsualSizeLetsIt) {
  const auto entries = entries_of({"K5762-9E8G0"});
  const auto lines_of = [&](const std::string& title) {
    std::vector<Length> sizes;
    const auto pages = lay_out(entries, {.large = true, .title = title});
    for (const Mark& mark : pages.front().marks) {
      const auto* const text = std::get_if<Text>(&mark);
      if (text != nullptr && title.contains(text->text)) sizes.push_back(text->size);
    }
    return sizes;
  };
  EXPECT_EQ(lines_of("Spring"), std::vector<Length>{2800});
  const auto smaller = lines_of("Puzzles of the spring term, mathematics club");
  ASSERT_EQ(smaller.size(), 1U);
  EXPECT_LT(smaller.front(), 2800);
  const auto long_one =
      lines_of("Puzzles of the spring term, mathematics club of the eastern town");
  EXPECT_EQ(long_one, (std::vector<Length>{2800, 2800}));
}

// The room lies below a grid, and between a hand and the line for its answer.
TEST(Layout, LeavesRoomToWorkIn) {
  const auto codes_of = [](const Drawing& page) {
    std::vector<Length> places;
    for (const Mark& mark : page.marks) {
      const auto* const text = std::get_if<Text>(&mark);
      if (text != nullptr && text->text.contains('-')) places.push_back(text->y);
    }
    return places;
  };
  constexpr Length kTwoCentimetres = 5670;
  for (const std::string code : {"K5762-9E8G0", "CC682-82489-F"}) {
    const auto entries = entries_of({code, code, code, code});
    const auto plain = codes_of(lay_out(entries, {}).front());
    const auto pages = lay_out(entries, {.working = 2});
    const auto apart = codes_of(pages.front());
    ASSERT_EQ(plain.size(), 4U) << code;
    ASSERT_EQ(apart.size(), 4U) << code;
    EXPECT_GE(apart[2] - apart[0], plain[2] - plain[0] + kTwoCentimetres / 2) << code;
    EXPECT_GE(apart[2] - apart[0], kTwoCentimetres) << code;
    expect_in_order(pages);
  }
  for (const std::uint32_t working : {1U, kMostWorking}) {
    for (const bool large : {false, true}) {
      const auto entries = entries_of({"K5762-9E8G0", "CA8DB-R18R1-4HS", "CC682-82489-F"});
      expect_in_order(lay_out(entries, {.large = large, .working = working}));
    }
  }
}

TEST(Layout, PutsTheAnswersOfVersionsOnOnePage) {
  const auto entries = entries_of({"K5762-9E8G0", "CA8DB-R18R1-4HS"});
  const std::vector<std::vector<Entry>> versions(3, entries);
  const auto together = lay_out_answers(versions, {});
  ASSERT_EQ(together.size(), 1U);
  expect_in_order(together);
  for (const std::string name : {"A", "B", "C"}) {
    EXPECT_TRUE(contains(tokens_of(together.front()), {"Answers:", "Puzzles", "–", name})) << name;
  }
  EXPECT_EQ(title_of({.version = 2}), "Puzzles – C");
  // Full pages stay apart.
  std::vector<std::vector<Entry>> full(2);
  for (auto& version : full) {
    while (version.size() < 48) version.push_back(entries.back());
  }
  const auto apart = lay_out_answers(std::span<const Entry>(full.front()), {});
  EXPECT_LE(lay_out_answers(full, {}).size(), 2 * apart.size());
}

TEST(Font, ShowsLettersThatTheSerifsLackInDejaVu) {
  EXPECT_EQ(shown_face("Énigmes – œuvre ×÷−", Face::regular), Face::regular);
  EXPECT_EQ(shown_face("Łamigłówki", Face::regular), Face::sans);
  EXPECT_EQ(shown_face("Αινίγματα", Face::bold), Face::sans_bold);
  EXPECT_EQ(shown_face("Α", Face::mono), Face::mono);
}

TEST(Layout, RefusesTitlesThatNoPageCanShow) {
  EXPECT_TRUE(check_title("Énigmes de mai – n° 3 “×÷−”"));
  EXPECT_TRUE(check_title(""));
  for (const std::string title :
       {"Задачи", "Αινίγματα", "ألغاز", "חידות", "می‌خواهم", "算数", "★ 1 ★"}) {
    EXPECT_TRUE(check_title(title)) << title;
  }
  for (const std::string title :
       {"a\nb", "\xFF", "\u202E", "\xE3\x81", "\xE0\x81\x81", "\xC2\xAD"}) {
    EXPECT_FALSE(check_title(title)) << title;
  }
  EXPECT_FALSE(check_title(std::string(kLongestTitle + 1, 'a')));
}

TEST(Font, WrapsAtBlanksAndWithinWords) {
  const std::string text = "Every letter stands for a digit, Incomprehensibilities included.";
  for (Length width = 900; width < 40'000; width += 500) {
    std::string joined;
    for (const std::string& line : wrapped(text, Face::regular, 1000, width)) {
      EXPECT_LE(width_of(line, Face::regular, 1000), std::max(width, Length{1000})) << line;
      joined += line;
    }
    std::string plain = text;
    std::erase(plain, ' ');
    std::erase(joined, ' ');
    EXPECT_EQ(joined, plain);
  }
  EXPECT_EQ(wrapped("", Face::bold, 1000, 5000), std::vector<std::string>{""});
}

}  // namespace
}  // namespace reckon::sheet
