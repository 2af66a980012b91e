// SPDX-License-Identifier: MIT
#include "app/play/editor.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace reckon::play {
namespace {

constexpr std::size_t kMost = 30;

void type(Editor& editor, std::string_view text) {
  for (const char c : text) editor.insert(std::string(1, c));
}

using Edit = std::function<void(Editor&)>;

// Any action of a key except undo and redo.
Edit any_edit() {
  const auto kind = *rc::gen::inRange(0, 14);
  switch (kind) {
    case 0: return &Editor::erase_before;
    case 1: return &Editor::erase_after;
    case 2: return &Editor::clear_before;
    case 3: return &Editor::clear_after;
    case 4: return &Editor::erase_word_before;
    case 5: return &Editor::move_left;
    case 6: return &Editor::move_right;
    case 7: return &Editor::move_home;
    case 8: return &Editor::move_end;
    default: {
      const auto character = *rc::gen::elementOf(
          std::vector<std::string>{"1", "2", "30", "+", "×", "−", "(", ")", " "});
      return [character](Editor& editor) { editor.insert(character); };
    }
  }
}

RC_GTEST_PROP(Editor, UndoInvertsAnySequenceOfEdits, ()) {
  Editor editor(kMost);
  const auto count = *rc::gen::inRange(0, 100);
  // The text and the cursor before each step.
  std::vector<std::pair<std::string, std::size_t>> before;
  for (int i = 0; i < count; ++i) {
    const std::string text = editor.text();
    const std::size_t cursor = editor.cursor();
    any_edit()(editor);
    RC_ASSERT(editor.cursor() <= editor.size());
    RC_ASSERT(editor.size() <= kMost);
    if (editor.text() != text) before.emplace_back(text, cursor);
  }
  const std::string last = editor.text();
  const std::size_t steps = before.size();
  std::vector<std::string> after;
  while (!before.empty()) {
    after.push_back(editor.text());
    editor.undo();
    RC_ASSERT(editor.text() == before.back().first);
    RC_ASSERT(editor.cursor() == before.back().second);
    before.pop_back();
  }
  RC_ASSERT(editor.text().empty());
  editor.undo();
  RC_ASSERT(editor.text().empty());
  for (std::size_t i = 0; i < steps; ++i) {
    editor.redo();
    RC_ASSERT(editor.text() == after[steps - 1 - i]);
  }
  editor.redo();
  RC_ASSERT(editor.text() == last);
}

// Compared with the simplest possible editor.
RC_GTEST_PROP(Editor, IsALineWithACursor, ()) {
  Editor editor(kMost);
  std::string left;
  std::string right;
  const auto keys =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("12+()<>{}bdUK")));
  for (const char key : keys) {
    switch (key) {
      case '<':
        editor.move_left();
        if (!left.empty()) right.insert(right.begin(), left.back()), left.pop_back();
        break;
      case '>':
        editor.move_right();
        if (!right.empty()) left.push_back(right.front()), right.erase(0, 1);
        break;
      case '{':
        editor.move_home();
        right = left + right, left.clear();
        break;
      case '}':
        editor.move_end();
        left += right, right.clear();
        break;
      case 'b':
        editor.erase_before();
        if (!left.empty()) left.pop_back();
        break;
      case 'd':
        editor.erase_after();
        if (!right.empty()) right.erase(0, 1);
        break;
      case 'U': editor.clear_before(), left.clear(); break;
      case 'K': editor.clear_after(), right.clear(); break;
      default:
        editor.insert(std::string(1, key));
        if (left.size() + right.size() < kMost) left.push_back(key);
    }
    RC_ASSERT(editor.text() == left + right);
    RC_ASSERT(editor.cursor() == left.size());
  }
}

TEST(Editor, ErasesNumbersAndSignsAsWords) {
  Editor editor(kMost);
  type(editor, "(12 + 345");
  for (const char* const expected : {"(12 + ", "(12 ", "(", "", ""}) {
    editor.erase_word_before();
    EXPECT_EQ(editor.text(), expected);
  }
}

TEST(Editor, ForgetsWhatWasUndoneWhenSomethingElseIsTyped) {
  Editor editor(kMost);
  type(editor, "1+2");
  editor.undo();
  type(editor, "3");
  editor.redo();
  EXPECT_EQ(editor.text(), "1+3");
  editor.undo();
  EXPECT_EQ(editor.text(), "1+");
}

TEST(Editor, GoesByCharactersNotBytes) {
  Editor editor(kMost);
  for (const char* const character : {"2", "×", "3"}) editor.insert(character);
  editor.move_left();
  editor.erase_before();
  EXPECT_EQ(editor.text(), "23");
  EXPECT_EQ(editor.cursor(), 1U);
}

}  // namespace
}  // namespace reckon::play
