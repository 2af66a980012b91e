// SPDX-License-Identifier: MIT
#include "reckon/text/joined_sign.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon {
namespace {

// Whether all characters that are not seen alone belong to a sign.
bool is_all_seen(std::string_view text) {
  for (std::size_t place = 0; place < text.size();) {
    const auto next = utf8::first(text.substr(place));
    if (!next) return false;
    const std::string_view after = text.substr(place + next->bytes.size());
    if (is_unseen(next->code) && !is_part_of_sign(text.substr(0, place), next->code, after))
      return false;
    place += next->bytes.size();
  }
  return true;
}

TEST(JoinedSign, HasItsParts) {
  for (const std::string& sign : std::vector<std::string>{
           "علی\u200Cرضا", "ශ්\u200Dරී", "র\u200D্যাব", "क्\u200Cष", "ക്\u200D\u0D2F",
           "\U0001F468\u200D\U0001F469\u200D\U0001F467", "\u2764\uFE0F\u200D\U0001F525",
           "\U0001F44B\U0001F3FD", "\U0001F9D1\U0001F3FD\u200D\U0001F680",
           "\U0001F3F3\uFE0F\u200D\U0001F308",
           "\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F",
           "1\uFE0F\u20E3", "\u263A\uFE0F", "\u2640\uFE0E", "Zoë"}) {
    EXPECT_TRUE(is_all_seen(sign)) << testing::PrintToString(sign);
  }
}

TEST(JoinedSign, HasNoOthers) {
  for (const std::string& text :
       std::vector<std::string>{"a\u200Db",
                                "a\u200Cb",
                                "\u200D",
                                "\u200Cعلی",
                                "علی\u200C",
                                "ع\u200C\u200Cر",
                                "ع\u200Dक",
                                "\U0001F468\u200D",
                                "\u200D\U0001F468",
                                "\U0001F468\u200Da",
                                "\U0001F468\u200D\u200D\U0001F469",
                                "a\uFE0F",
                                "1\uFE0F",
                                "\u263A\uFE0F\uFE0F",
                                "\uFE0F",
                                "\U0001F3F4\U000E0067",
                                "\U0001F3F4\U000E007F",
                                "\U000E0067\U000E007F",
                                "\U0001F3F4\U000E0067\U000E0067\U000E0067\U000E0067\U000E0067"
                                "\U000E0067\U000E0067\U000E007F",
                                "a\u200Bb",
                                "\u00AD"}) {
    EXPECT_FALSE(is_all_seen(text)) << testing::PrintToString(text);
  }
}

}  // namespace
}  // namespace reckon
