// SPDX-License-Identifier: MIT
// Limits on the size of a picture, and on how much of it is read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/images/made_png_test.hpp"
#include "app/server/picture_answer.hpp"
#include "app/server/pictures.hpp"
#include "app/server/pictures_test.hpp"
#include "app/testing/run_program_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::server {
namespace {

Response answer_to_png(const std::string& png) {
  static auto characters = images::CharacterReader::make();
  return answer_to_picture(png, characters);
}

void expect_too_large(std::size_t columns, std::size_t rows) {
  const Response refused = answer_to_png(blank(columns, rows));
  EXPECT_EQ(refused.status, 422);
  EXPECT_THAT(std::string(refused.body()), testing::HasSubstr("give one of at most 16000000"));
}

TEST(LimitOf, PixelsOfAPicture) {
  EXPECT_EQ(answer_to_png(blank(4'000, 4'000)).status, 200);
  // The next number that has two factors below the limit of a side.
  expect_too_large(1'206, 13'267);
}

TEST(LimitOf, PixelsOnASide) {
  EXPECT_EQ(answer_to_png(blank(20'000, 40)).status, 200);
  EXPECT_EQ(answer_to_png(blank(40, 20'000)).status, 200);
  expect_too_large(20'001, 40);
  expect_too_large(40, 20'001);
}

using Rows = std::vector<std::vector<std::uint8_t>>;

// Slants the pixels between two columns.
void slant(Rows& rows, std::ptrdiff_t left, std::ptrdiff_t right) {
  const auto middle = std::ssize(rows) / 2;
  constexpr std::ptrdiff_t kFrame = 12;
  for (std::ptrdiff_t y = kFrame; y < std::ssize(rows) - kFrame; ++y) {
    auto& row = rows[static_cast<std::size_t>(y)];
    std::vector<std::uint8_t> slanted(row.size(), 255);
    for (std::ptrdiff_t x = left; x < right; ++x) {
      const std::ptrdiff_t from = x + 2 * (y - middle) / 5;
      if (from >= left && from < right) {
        slanted[static_cast<std::size_t>(x)] = row[static_cast<std::size_t>(from)];
      }
    }
    std::copy(slanted.begin() + left, slanted.begin() + right, row.begin() + left);
  }
}

// The hand "7 12 10 5 5 : 7" without its code. The first and the last 7 are slanted, so that only a
// second reading tells them from 2.
Rows hard_hand() {
  constexpr std::size_t kColumns = 340;
  constexpr std::size_t kRows = 70;
  const auto sheet =
      cli::run({"sheet", "--code", "K57CA-557B5", "--answers", "none", "--format", "pdf"});
  const auto drawn = cli::run({"-r", "150", "-gray", "-x", "168", "-y", "352", "-W",
                               std::to_string(kColumns), "-H", std::to_string(kRows), "-"},
                              sheet.out, "pdftoppm");
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  // The pixels are at the end of the file.
  Rows rows;
  auto element = drawn.out.end() - kColumns * kRows;
  for (std::size_t y = 0; y < kRows; ++y, element += kColumns) {
    rows.emplace_back(element, element + kColumns);
  }
  slant(rows, 7, 42);
  slant(rows, 290, 324);
  return rows;
}

// Returns a picture with `count` copies of a hand, ten side by side.
std::string many_of(const Rows& hand, std::size_t count) {
  constexpr std::size_t kSideBySide = 10;
  constexpr std::size_t kAcross = 410;
  constexpr std::size_t kDown = 130;
  const std::size_t columns = kSideBySide * kAcross;
  Rows rows((count / kSideBySide + 1) * kDown, std::vector<std::uint8_t>(columns, 255));
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t y = 0; y < hand.size(); ++y) {
      std::ranges::copy(hand[y], rows[i / kSideBySide * kDown + 20 + y].begin() +
                                     static_cast<std::ptrdiff_t>(i % kSideBySide * kAcross + 20));
    }
  }
  return images::made_png({}, columns, std::move(rows));
}

// A document with this many empty pages.
std::string pdf_of(std::size_t pages) {
  std::string kids;
  std::string objects;
  for (std::size_t i = 0; i < pages; ++i) {
    const std::string number = std::to_string(3 + i);
    kids += number + " 0 R ";
    objects += number + " 0 obj<</Type/Page/Parent 2 0 R>>endobj\n";
  }
  return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count " +
         std::to_string(pages) + "/MediaBox[0 0 99 99]/Kids[" + kids + "]>>endobj\n" + objects +
         "trailer<</Root 1 0 R/Size " + std::to_string(3 + pages) + ">>\n%%EOF\n";
}

TEST(LimitOf, PagesOfAPDF) {
  PictureReader reader(cli::tested_program());
  // With sanitizers all pages take most of the time that a picture may take.
  const std::size_t pages = effort(kMostPages, std::size_t{5});
  const Response all = reader.answer(pdf_of(pages));
  ASSERT_EQ(all.status, 200) << all.body();
  EXPECT_EQ(nlohmann::json::parse(all.body()).at("pages"), pages);
  const Response beyond = reader.answer(pdf_of(kMostPages + 1));
  EXPECT_EQ(beyond.status, 422) << beyond.body();
}

TEST(LimitOf, CharactersReadTwice) {
  constexpr std::size_t kCharacters = 8;
  constexpr std::size_t kSure = kMostReadTwice / kCharacters;
  static_assert(kSure * kCharacters == kMostReadTwice);
  const Response response =
      PictureReader(cli::tested_program()).answer(many_of(hard_hand(), kSure + 1));
  const auto puzzles = nlohmann::json::parse(response.body()).at("puzzles");
  ASSERT_EQ(puzzles.size(), kSure + 1);
  for (std::size_t i = 0; i < kSure; ++i) EXPECT_TRUE(puzzles[i].at("certain")) << i;
  EXPECT_FALSE(puzzles[kSure].at("certain"));
  EXPECT_EQ(puzzles[kSure].at("doubts"),
            nlohmann::json::parse(R"(["card 1: may be 7 or 2", "the objective: may be 7 or 2",
                "it was read only once, since there is so much print: take a picture of fewer puzzles"])"));
}

}  // namespace
}  // namespace reckon::server
