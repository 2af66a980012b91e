// SPDX-License-Identifier: MIT
#include "reckon/text/base64.hpp"

#include <gtest/gtest.h>

namespace reckon {
namespace {

TEST(Base64, EncodesAndReadsBack) {
  // RFC 4648, section 10.
  for (const auto& [bytes, text] :
       {std::pair("", ""), std::pair("f", "Zg=="), std::pair("fo", "Zm8="),
        std::pair("foo", "Zm9v"), std::pair("foob", "Zm9vYg=="), std::pair("fooba", "Zm9vYmE="),
        std::pair("foobar", "Zm9vYmFy")}) {
    EXPECT_EQ(base64(bytes), text);
    EXPECT_EQ(from_base64(text), bytes);
  }
  std::string all;
  for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
  EXPECT_EQ(from_base64(base64(all)), all);
  EXPECT_EQ(from_base64(" Zm9v\r\nYg== \n"), "foob");
}

TEST(Base64, RefusesAllElse) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Zm9v=", "=Zm8", "Zm=8",
                           "Zg==Zg==", "Zh==", "Zm8*", "Zm8-", "====", "Zm9v===="}) {
    EXPECT_EQ(from_base64(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace reckon
