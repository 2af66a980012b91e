// SPDX-License-Identifier: MIT
#include "reckon/vision/kernel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace reckon::vision {
namespace {

TEST(Kernel, IsReadFromRows) {
  const Kernel expected(2, 3, {1, -2, 3, 0, 5, -6});
  for (const char* text : {"1 -2 3\n0 5 -6\n", "1,-2,3;0,5,-6", "\n 1\t-2, 3 # first\r\n\n0 5 -6",
                           "# all\n1 -2 3;;\n0 5 -6 ;"}) {
    const auto kernel = read_kernel(text);
    ASSERT_TRUE(kernel) << text << ": " << kernel.error().message;
    EXPECT_EQ(*kernel, expected) << text;
  }
  EXPECT_EQ(to_text(expected), " 1 -2  3\n 0  5 -6\n");
  EXPECT_EQ(read_kernel(to_text(edge_kernel())), edge_kernel());
  for (const char* text : {"[[1,2],[3,4]]", "[1 2; 3 4]", "((1, 2), (3, 4))", "{{1,2},{3,4}}",
                           "[1, 2],\n[3, 4]\n", "[[1, 2],\n [3, 4]]"}) {
    EXPECT_EQ(read_kernel(text), (Kernel{2, 2, {1, 2, 3, 4}})) << text;
  }
}

TEST(Kernel, IsRefusedWithItsPlace) {
  const auto refusal = [](const std::string& text) {
    const auto kernel = read_kernel(text);
    return kernel ? "none" : std::to_string(kernel.error().column) + ": " + kernel.error().message;
  };
  EXPECT_EQ(refusal("1 2 x"), "5: expected a whole number: give rows of weights, as in -1 8 -1");
  EXPECT_EQ(refusal("1 2.5"),
            "3: expected a whole number, not '2.5': give whole weights, and divide their sums");
  EXPECT_EQ(refusal("1 - 2"), "3: expected a whole number: give rows of weights, as in -1 8 -1");
  EXPECT_EQ(refusal("1 2\n3\n"), "6: row 2 has 1 weights, the first 2: give all rows as many");
  EXPECT_EQ(refusal("1 99999999999999999999"),
            "3: the weight is too large: give weights from -2147483648 to 2147483648");
  EXPECT_EQ(refusal("2147483649"),
            "0: the weight 2147483649 is too large: give weights from -2147483648 to 2147483648");
  EXPECT_EQ(refusal(""), "0: the kernel is empty: give it a weight at least");
  EXPECT_EQ(refusal("# nothing"), "0: the kernel is empty: give it a weight at least");
  std::string wide;
  for (int i = 0; i < 70'000; ++i) wide += "1 ";
  EXPECT_EQ(refusal(wide), "0: the kernel has more than 255 rows or columns: give a smaller one");
  std::string high;
  for (int i = 0; i < 256; ++i) high += "1;";
  EXPECT_EQ(refusal(high), "0: the kernel has more than 255 rows or columns: give a smaller one");
}

TEST(Kernel, KnowsItsTotalWeight) {
  EXPECT_EQ(total_weight(edge_kernel()), 16U);
  EXPECT_EQ(total_weight(Kernel(255, 255, -kLargestWeight)), std::uint64_t{65025} << 31U);
}

}  // namespace
}  // namespace reckon::vision
