// SPDX-License-Identifier: MIT
#include "reckon/text/encoding.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace reckon {
namespace {

using namespace std::string_literals;

TEST(Encoding, LeavesUtf8) {
  for (const std::string& text : {""s, "SEND"s, "\xEF\xBB\xBFÅ × −"s}) {
    EXPECT_EQ(in_utf8(text), text);
  }
}

TEST(Encoding, ReadsUtf16) {
  EXPECT_EQ(in_utf8("\xFF\xFE"s + "A\0\n\0\xD7\0"s), "A\n×");
  EXPECT_EQ(in_utf8("\xFE\xFF"s + "\0A\x22\x12\xD8\x35\xDC\x12"s), "A−𝐒");
  EXPECT_EQ(in_utf8("\xFF\xFE"s), "");
}

TEST(Encoding, RefusesBrokenUtf16ByItsName) {
  for (const std::string& text :
       {"\xFF\xFE"s + "A"s, "\xFE\xFF\xD8\x35"s, "\xFE\xFF\xD8\x35\0A"s, "\xFE\xFF\xDC\x12\0A"s}) {
    const auto read = in_utf8(text);
    ASSERT_FALSE(read);
    EXPECT_TRUE(read.error().message.contains("UTF-16")) << read.error().message;
  }
}

TEST(Encoding, ReadsLatin1) {
  EXPECT_EQ(in_utf8("A \xD7 B \xF7 C = \xE9\n"), "A × B ÷ C = é\n");
  EXPECT_EQ(in_utf8("A \x96 B \x95 C"), "A – B • C");
  // A broken byte within UTF-8 stays, and so does anything that is not text.
  EXPECT_EQ(in_utf8("A × B\xFF"), "A × B\xFF");
  EXPECT_EQ(in_utf8("\x89PNG\r\n\x1A\n"), "\x89PNG\r\n\x1A\n");
}

}  // namespace
}  // namespace reckon
