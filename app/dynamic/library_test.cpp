// SPDX-License-Identifier: MIT
#include "app/dynamic/library.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace reckon::dynamic {
namespace {

TEST(Library, FindsFunctionsAndSaysWhetherItHasAll) {
  Library mathematics("libm.so.6");
  ASSERT_TRUE(mathematics.is_whole());
  double (*const root)(double) = mathematics["sqrt"];
  ASSERT_NE(root, nullptr);
  EXPECT_EQ(root(49), 7);
  EXPECT_TRUE(mathematics.is_whole());
  double (*const missing)(double) = mathematics["reckon_has_no_such_function"];
  EXPECT_EQ(missing, nullptr);
  EXPECT_FALSE(mathematics.is_whole());
}

TEST(Library, IsNotWholeWhereItIsMissing) {
  Library missing("libreckon_has_no_such_library.so.1");
  EXPECT_FALSE(missing.is_whole());
  void (*const function)() = missing["any"];
  EXPECT_EQ(function, nullptr);
}

}  // namespace
}  // namespace reckon::dynamic
