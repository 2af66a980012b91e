// SPDX-License-Identifier: MIT
#include "reckon/text/look_alikes.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace reckon {
namespace {

std::string remark(const std::vector<std::string>& letters) {
  return look_alikes(letters).value_or("none");
}

TEST(LookAlikes, AreOfDifferentScripts) {
  EXPECT_EQ(remark({"A", "B", "C"}), "none");
  EXPECT_EQ(remark({"Α", "Β", "Γ"}), "none");
  EXPECT_EQ(remark({}), "none");
  EXPECT_EQ(remark({"A", "Β", "Α"}), "A is Latin, Α is Greek: two letters that look alike");
  EXPECT_EQ(remark({"Р", "P"}), "P is Latin, Р is Cyrillic: two letters that look alike");
  EXPECT_EQ(remark({"O", "Ο", "О"}),
            "O is Latin, Ο is Greek, О is Cyrillic: three letters that look alike");
  EXPECT_EQ(remark({"Г", "Γ"}), "Γ is Greek, Г is Cyrillic: two letters that look alike");
}

}  // namespace
}  // namespace reckon
