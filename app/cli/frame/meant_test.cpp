// SPDX-License-Identifier: MIT
// Messages that name the command or option that is meant.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

std::string refusal_of(const Words& words) {
  const Outcome outcome = run(words);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  return outcome.err;
}

TEST(MeantInstead, NamesWhatIsMissing) {
  EXPECT_THAT(refusal_of({"alphametic", "solve", ""}), HasSubstr("EQUATION: is empty: give one"));
  EXPECT_THAT(refusal_of({"alphametic", "grade", " "}), HasSubstr("EQUATION: is empty: give one"));
  EXPECT_THAT(refusal_of({"calcrostic", "solve", ""}), HasSubstr("FILE: is empty: give"));
}

TEST(MeantInstead, NamesTheOptionForCodesAndFiles) {
  const std::string code = "CA8DB-R18R1-4HS";
  EXPECT_THAT(refusal_of({"calcrostic", "solve", code}), HasSubstr("reckon sheet --code " + code));
  EXPECT_THAT(refusal_of({"alphametic", "solve", code}), HasSubstr("reckon sheet --code " + code));
  EXPECT_THAT(refusal_of({"calcrostic", "solve", "24 8 192 24 4 96 48 2 96 | ***+/-*/"}),
              HasSubstr("write it into one, or give -"));
  const auto folder = std::filesystem::path(testing::TempDir());
  const std::string hands = folder / "meant_hands.txt";
  std::ofstream(hands) << "2 4 3 6 5 : 6\n";
  EXPECT_THAT(refusal_of({"krypto", "solve", hands}), HasSubstr("--file " + hands));
  EXPECT_THAT(refusal_of({"krypto", "grade", hands}), HasSubstr("--file " + hands));
}

}  // namespace
}  // namespace reckon::cli
