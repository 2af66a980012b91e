// SPDX-License-Identifier: MIT
#include "app/play/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "app/play/emulator_test.hpp"
#include "app/play/short_pad.hpp"

namespace reckon::play {
namespace {

using testing::HasSubstr;

Table open(std::uint64_t seed, std::optional<int> strength = {}, int hands = 10) {
  Settings settings{.seed = seed, .name = "Shelley", .strength = strength};
  settings.tournament.hands = hands;
  auto table = Table::open(settings);
  EXPECT_TRUE(table);
  return *std::move(table);
}

std::string shown(const View& view, const Size& size, const Abilities& abilities) {
  Emulator emulator(size);
  emulator.take("\x1B[?1049h\x1B[?7l");
  emulator.take(bytes_of(draw(view, size, abilities.utf8), abilities));
  EXPECT_EQ(emulator.lost(), 0U) << emulator.text();
  EXPECT_EQ(emulator.unknown(), "");
  return emulator.text();
}

Editor typed(std::string_view text) {
  Editor editor(100);
  for (const char c : text) editor.insert(std::string(1, c));
  return editor;
}

constexpr Abilities kUtf8 = {.colours = true, .utf8 = true};

TEST(Screen, ShowsHandClockAndPad) {
  Table table = open(1, 3);
  table.deal();
  table.advance(1001);
  EXPECT_EQ(shown({.table = table, .editor = Editor(1), .complaint = ""}, {80, 24}, kUtf8),
            "  Hand 1 of 10                                                              2:59\n"
            "\n"
            "  ┌────┐ ┌────┐ ┌────┐ ┌────┐ ┌────┐     ╔════╗\n"
            "  │  4 │ │  7 │ │  5 │ │  6 │ │  1 │  =  ║  8 ║\n"
            "  └────┘ └────┘ └────┘ └────┘ └────┘     ╚════╝\n"
            "\n"
            "  Space: Krypto!   p: pass   ?: keys   q: leave\n"
            "\n"
            "            1  2  3  4  5  6  7  8  9 10 sum\n"
            "  Shelley                                  0\n"
            "  Computer                                 0\n");
}

TEST(Screen, ShowsUsedCardsWithoutColoursOrUnicodeToo) {
  Table table = open(1);
  table.deal();
  ASSERT_TRUE(table.call());
  EXPECT_EQ(shown({.table = table, .editor = typed("(7 - 5) * "), .complaint = ""}, {40, 20}, {}),
            "Hand 1 of 10                        0:30\n"
            "\n"
            "+--+ .... .... +--+ +--+   #==#\n"
            "| 4| : 7: : 5: | 6| | 1| = # 8#\n"
            "+--+ .... .... +--+ +--+   #==#\n"
            "\n"
            "Krypto! Type your formula, then Enter\n"
            "> (7 - 5) *\n"
            "\n"
            "        1  2  3  4  5  6  7  8  9 10 sum\n"
            "Shelle                                 0\n");
}

TEST(Screen, KeepsTheCursorOfALongLineInSight) {
  Table table = open(1);
  table.deal();
  ASSERT_TRUE(table.call());
  Editor editor = typed(std::string(100, '('));
  for (int moves = 0; moves < 2; ++moves) {
    const Size size{40, 20};
    const Frame frame = draw({.table = table, .editor = editor, .complaint = ""}, size, true);
    ASSERT_TRUE(frame.cursor);
    EXPECT_LT(frame.cursor->column, size.columns);
    EXPECT_EQ(frame.cursor->column, moves == 0 ? 39U : 2U);
    EXPECT_EQ(frame.lines[frame.cursor->row].front().text, "> ");
    editor.move_home();
  }
}

TEST(Screen, KeepsTheLineWhereThereIsRoomForLittleElse) {
  Table table = open(1, 3);
  table.deal();
  ASSERT_TRUE(table.call());
  EXPECT_EQ(shown({.table = table, .editor = typed("4 + 7"), .complaint = "no"}, {24, 3}, kUtf8),
            "Hand 1 of 10        0:30\n"
            "(4) (7) 5 6 1 : 8\n"
            "> 4 + 7\n");
}

// In the smallest window, nothing exceeds its sides, and the hand stays.
RC_GTEST_PROP(Screen, FitsIntoEveryWindow, ()) {
  const Size size{*rc::gen::inRange<std::size_t>(1, 100), *rc::gen::inRange<std::size_t>(1, 30)};
  Table table = open(*rc::gen::inRange<std::uint64_t>(0, 50), *rc::gen::inRange(1, 6), 20);
  const auto hands = *rc::gen::inRange(0, 4);
  for (int i = 0; i < hands && table.tournament().phase() != match::Phase::over; ++i) {
    table.deal();
    if (i + 1 < hands) table.advance(500'000);
  }
  const bool calls = *rc::gen::arbitrary<bool>();
  if (calls && table.tournament().phase() == match::Phase::playing) {
    RC_ASSERT(bool(table.call()));
  }
  const Editor editor =
      typed(*rc::gen::container<std::string>(rc::gen::elementOf(std::string("123+*("))));
  const auto panel =
      *rc::gen::elementOf(std::vector<Panel>{Panel::none, Panel::keys, Panel::leave});
  const bool utf8 = *rc::gen::arbitrary<bool>();
  const View view{.table = table,
                  .editor = editor,
                  .complaint = *rc::gen::elementOf(std::vector<std::string>{"", "no formula"}),
                  .panel = panel};
  const Frame frame = draw(view, size, utf8);
  RC_ASSERT(frame.lines.size() <= size.rows);
  for (const Line& line : frame.lines) RC_ASSERT(width_of(line) <= size.columns);
  if (frame.cursor) {
    RC_ASSERT(frame.cursor->row < size.rows);
    RC_ASSERT(frame.cursor->column < size.columns);
  }
  const std::string text = shown(view, size, {.colours = true, .utf8 = utf8});
  if (hands > 0 && size.columns >= 31 && size.rows >= 8) {
    RC_ASSERT(text.find(table.tournament().hand()->objective().to_text()) != std::string::npos);
  }
}

TEST(ShortPad, ShowsTheLastBoxesWhereThereIsNoRoomForAll) {
  match::ScorePad pad;
  pad.rows = {{.name = "Debbie", .boxes = {}, .total = 2}, {.name = "Miguel", .boxes = {}}};
  for (int box = 0; box < 30; ++box) {
    pad.rows[0].boxes.emplace_back(box == 29 ? std::optional<std::int64_t>(512) : std::nullopt);
    pad.rows[1].boxes.emplace_back(box == 28 ? std::optional<std::int64_t>(-1) : std::nullopt);
  }
  std::vector<std::string> lines;
  for (const Line& line : short_pad(pad, 50, std::nullopt, 40)) {
    std::string text;
    for (const Span& span : line) text += span.text;
    EXPECT_LE(width_of(text), 40U);
    lines.push_back(text);
  }
  EXPECT_THAT(lines, testing::ElementsAre("        24  25  26  27  28  29  30 sum",
                                          "Debbie   .   .   .   .   .   . 512   2",
                                          "Miguel   .   .   .   .   .  -1   .   0"));
}

TEST(Wrapped, BreaksAtBlanksAndWithinLongWords) {
  EXPECT_THAT(wrapped("one two three", 7), testing::ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("one two three", 8), testing::ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("abcdefg hi", 3), testing::ElementsAre("abc", "def", "g", "hi"));
  EXPECT_THAT(wrapped("×××× −", 2), testing::ElementsAre("××", "××", "−"));
  EXPECT_THAT(wrapped("", 5), testing::ElementsAre(""));
}

TEST(Bytes, HaveColoursOnlyWhereThereAreAny) {
  const Frame frame{.lines = {{{"×", Look::bad}}}, .cursor = {}};
  EXPECT_THAT(bytes_of(frame, {.colours = true, .utf8 = true}), HasSubstr("\x1B[0;1;31m×"));
  EXPECT_THAT(bytes_of(frame, {.colours = false, .utf8 = false}), HasSubstr("\x1B[0;1m?"));
}

}  // namespace
}  // namespace reckon::play
