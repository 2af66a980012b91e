// SPDX-License-Identifier: MIT
#include "app/images/pdf_pages.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace reckon::images {
namespace {

using testing::HasSubstr;

constexpr PdfLimits kLimits = {
    .pages = 3, .memory = std::uint64_t{1} << 30U, .processor_time = std::chrono::seconds(20)};

bool nothing() { return true; }

// A PDF of blank pages of this size, in points.
std::string blank_pdf(std::size_t pages, const std::string& size) {
  std::string kids;
  std::string objects;
  for (std::size_t i = 0; i < pages; ++i) {
    const std::string number = std::to_string(i + 3);
    kids += number + " 0 R ";
    objects += number + " 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 " + size + "]>>\nendobj\n";
  }
  return "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[" +
         kids + "]/Count " + std::to_string(pages) + ">>\nendobj\n" + objects +
         "trailer\n<</Root 1 0 R>>\n%%EOF\n";
}

TEST(PdfPages, AreDrawnOneAfterTheOther) {
  const auto drawn = drawn_pages(blank_pdf(3, "300 600"), kLimits, nothing);
  ASSERT_TRUE(drawn) << drawn.error().message;
  std::string_view pages = *drawn;
  for (int i = 0; i < 3; ++i) {
    const auto page = take_page(pages);
    ASSERT_TRUE(page) << page.error().message;
    EXPECT_EQ(page->rows(), kDrawnSide);
    EXPECT_EQ(page->columns(), kDrawnSide / 2);
    EXPECT_EQ((*page)(9, 9), 255);
  }
  EXPECT_TRUE(pages.empty());
  EXPECT_FALSE(take_page(pages));
}

TEST(PdfPages, AsLargeAsPaperGetsAreDrawnAsSmall) {
  for (const std::string size : {"100000 1", "1 100000", "1000000 1000000"}) {
    const auto drawn = drawn_pages(blank_pdf(1, size), kLimits, nothing);
    if (!drawn) continue;
    EXPECT_LE(drawn->size(), kDrawnSide * kDrawnSide + 32) << size;
  }
}

TEST(PdfPages, RefusesWhatItCannotDraw) {
  const auto error_of = [](const std::string& pdf) {
    const auto drawn = drawn_pages(pdf, kLimits, nothing);
    return drawn ? "drawn" : drawn.error().message;
  };
  EXPECT_THAT(error_of(blank_pdf(4, "300 300")), HasSubstr("more than 3 pages"));
  EXPECT_THAT(error_of(blank_pdf(100'000, "300 300")), HasSubstr("more than 3 pages"));
  EXPECT_THAT(error_of(blank_pdf(0, "300 300")), HasSubstr("damaged"));
  EXPECT_THAT(error_of(""), HasSubstr("damaged"));
  EXPECT_THAT(error_of("%PDF-1.7\n"), HasSubstr("damaged"));
  const auto locked = drawn_pages(blank_pdf(1, "9 9"), kLimits, [] { return false; });
  ASSERT_FALSE(locked);
  EXPECT_THAT(locked.error().message, HasSubstr("locked in"));
}

TEST(PdfPages, OfAnotherFormatAreRefused) {
  using namespace std::string_view_literals;
  for (std::string_view pages : {"P6\n1 1\n255\n123"sv, "P5\n1 1\n255\n"sv, "P5\n0 0\n255\n"sv,
                                 "P5\n99999 99999\n255\n"sv, "P5\n-1 1\n255\n1"sv, "P5\n1"sv}) {
    EXPECT_FALSE(take_page(pages)) << pages;
  }
}

}  // namespace
}  // namespace reckon::images
