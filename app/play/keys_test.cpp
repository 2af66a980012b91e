// SPDX-License-Identifier: MIT
#include "app/play/keys.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace reckon::play {
namespace {

using Pressed = Key::Kind;

std::vector<Pressed> kinds(std::string_view bytes) {
  KeyReader reader;
  std::vector<Pressed> kinds;
  for (const Key& key : reader.take(bytes)) kinds.push_back(key.kind);
  EXPECT_FALSE(reader.pending());
  return kinds;
}

TEST(Keys, KnowsWhatKeyboardsSend) {
  const std::vector<std::pair<std::string_view, Pressed>> rows = {
      {"\r", Pressed::enter},         {"\n", Pressed::enter},
      {"\x1BOM", Pressed::enter},     {"\x7F", Pressed::backspace},
      {"\b", Pressed::backspace},     {"\x1B[3~", Pressed::erase},
      {"\x1B[D", Pressed::left},      {"\x1BOD", Pressed::left},
      {"\x02", Pressed::left},        {"\x1B[C", Pressed::right},
      {"\x1BOC", Pressed::right},     {"\x06", Pressed::right},
      {"\x1B[H", Pressed::home},      {"\x1B[1~", Pressed::home},
      {"\x1B[7~", Pressed::home},     {"\x01", Pressed::home},
      {"\x1BOF", Pressed::end},       {"\x1B[4~", Pressed::end},
      {"\x05", Pressed::end},         {"\x15", Pressed::clear_before},
      {"\x0B", Pressed::clear_after}, {"\x17", Pressed::erase_word},
      {"\x1A", Pressed::undo},        {"\x19", Pressed::redo},
      {"\x0C", Pressed::redraw},      {"\x04", Pressed::end_of_input},
      {"\x1B[A", Pressed::other},     {"\x1B[1;5D", Pressed::other},
      {"\x1B[200~", Pressed::other},  {"\x1B[15~", Pressed::other},
      {"\x1BOP", Pressed::other},     {std::string_view("\0", 1), Pressed::other},
  };
  for (const auto& [bytes, kind] : rows) {
    EXPECT_THAT(kinds(bytes), testing::ElementsAre(kind)) << testing::PrintToString(bytes);
  }
}

TEST(Keys, TakesCharactersWhole) {
  KeyReader reader;
  EXPECT_EQ(reader.take("7×"), (std::vector<Key>{{Pressed::text, "7"}, {Pressed::text, "×"}}));
  EXPECT_TRUE(reader.take("\xE2\x88").empty());
  EXPECT_TRUE(reader.pending());
  EXPECT_EQ(reader.take("\x92"), (std::vector<Key>{{Pressed::text, "−"}}));
}

TEST(Keys, ForgetsAnEscapeThatStaysAlone) {
  KeyReader reader;
  EXPECT_TRUE(reader.take("\x1B").empty());
  EXPECT_TRUE(reader.pending());
  reader.forget();
  EXPECT_EQ(reader.take("[A").size(), 2U);
}

TEST(Keys, PassesOverWhatIsNoText) {
  EXPECT_THAT(kinds("\xFF"
                    "1\xC3(\x80"),
              testing::ElementsAre(Pressed::other, Pressed::text, Pressed::other, Pressed::text,
                                   Pressed::other));
}

TEST(Keys, EndsASequenceThatGoesOnForEver) {
  KeyReader reader;
  const std::string endless = "\x1B[" + std::string(100, '1');
  EXPECT_FALSE(reader.take(endless).empty());
  EXPECT_FALSE(reader.pending());
}

// The keys are the same however the bytes are split.
RC_GTEST_PROP(Keys, DoNotDependOnHowTheyArrive, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"1", "+", "×", "\x1B[D", "\x1BOC", "\x1B[3~", "\r", "\x1A", "\xFF",
                               "\x1B[1;5C", "\xE2\x88", "\x1Bx", " "}));
  std::string bytes;
  for (const std::string& part : parts) bytes += part;
  KeyReader whole;
  const std::vector<Key> expected = whole.take(bytes);
  KeyReader pieces;
  std::vector<Key> keys;
  while (!bytes.empty()) {
    const auto size = *rc::gen::inRange<std::size_t>(1, bytes.size() + 1);
    for (Key& key : pieces.take(bytes.substr(0, size))) keys.push_back(std::move(key));
    bytes.erase(0, size);
  }
  RC_ASSERT(keys == expected);
  RC_ASSERT(pieces.pending() == whole.pending());
}

}  // namespace
}  // namespace reckon::play
