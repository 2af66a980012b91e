// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {
namespace {

TEST(PlainLetter, GoesOnWithSmallOnes) {
  EXPECT_EQ(plain_letter(0), "A");
  EXPECT_EQ(plain_letter(25), "Z");
  EXPECT_EQ(plain_letter(26), "a");
  EXPECT_EQ(plain_letter(35), "j");
}

}  // namespace
}  // namespace reckon::letters
