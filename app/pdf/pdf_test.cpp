// SPDX-License-Identifier: MIT
#include "app/pdf/pdf.hpp"

#include <cairo/cairo.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "reckon/sheet/font.hpp"
#include "reckon/sheet/font_widths.hpp"

namespace reckon::pdf {
namespace {

using sheet::Face;

std::string utf8(char32_t letter) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  if (letter < 0x80) return {byte(letter)};
  if (letter < 0x800) return {byte(0xC0U | letter >> 6U), byte(0x80U | (letter & 0x3FU))};
  return {byte(0xE0U | letter >> 12U), byte(0x80U | (letter >> 6U & 0x3FU)),
          byte(0x80U | (letter & 0x3FU))};
}

// Compares the table of widths with the font: at this size, a unit is a point.
TEST(FontWidths, AreThoseOfTheFont) {
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
      cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), &cairo_surface_destroy);
  const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()),
                                                                   &cairo_destroy);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_set_font_options(context.get(), options);
  cairo_font_options_destroy(options);
  cairo_set_font_size(context.get(), sheet::kUnitsPerEm);
  std::u32string letters;
  for (std::size_t i = 0; i < sheet::kRegularWidths.size(); ++i) {
    if (sheet::kRegularWidths[i] != 0) letters += sheet::kFirstLetter + static_cast<char32_t>(i);
  }
  for (const auto& sign : sheet::kSignWidths) letters += sign.sign;
  EXPECT_EQ(letters.size(), 352 - 39 + 10);
  struct NamedFace {
    Face face;
    const char* name;
    cairo_font_weight_t weight;
  };
  constexpr std::array kFaces = {
      NamedFace{Face::regular, "Liberation Serif", CAIRO_FONT_WEIGHT_NORMAL},
      NamedFace{Face::bold, "Liberation Serif", CAIRO_FONT_WEIGHT_BOLD},
      NamedFace{Face::mono, "DejaVu Sans Mono", CAIRO_FONT_WEIGHT_NORMAL},
      NamedFace{Face::sans, "DejaVu Sans", CAIRO_FONT_WEIGHT_NORMAL},
      NamedFace{Face::sans_bold, "DejaVu Sans", CAIRO_FONT_WEIGHT_BOLD}};
  for (const auto& [face, name, weight] : kFaces) {
    cairo_select_font_face(context.get(), name, CAIRO_FONT_SLANT_NORMAL, weight);
    const bool is_serif = face == Face::regular || face == Face::bold;
    for (const char32_t letter : letters) {
      // The serifs lack those beyond western Europe.
      if (sheet::shown_face(utf8(letter), face) != face) {
        EXPECT_TRUE(is_serif && (letter > 0xFF || letter == 0xB7)) << utf8(letter);
        continue;
      }
      cairo_text_extents_t extents;
      cairo_text_extents(context.get(), utf8(letter).c_str(), &extents);
      constexpr sheet::Length kSize = sheet::kUnitsPerEm * sheet::kPoint;
      EXPECT_NEAR(extents.x_advance * sheet::kPoint, sheet::width_of(utf8(letter), face, kSize), 1)
          << utf8(letter);
    }
    if (is_serif) continue;
    cairo_text_extents_t extents;
    cairo_text_extents(context.get(), "H", &extents);
    EXPECT_NEAR(-extents.y_bearing, sheet::cap_height(sheet::kUnitsPerEm), 1);
    cairo_text_extents(context.get(), "−", &extents);
    EXPECT_NEAR(-extents.y_bearing - extents.height / 2, sheet::sign_middle(sheet::kUnitsPerEm), 1);
  }
}

TEST(Pdf, SamePagesAreTheSameBytes) {
  sheet::Drawing page{.width = 20'000, .height = 10'000};
  page.add(sheet::Text{.x = 1000, .y = 5000, .text = "AB × C", .size = 1200, .face = Face::mono});
  const auto pages = std::array{page, page};
  const auto document = to_pdf(pages, "title", Language::english);
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(document->substr(0, 5), "%PDF-");
  EXPECT_EQ(*to_pdf(pages, "title", Language::english), *document);
  EXPECT_NE(*to_pdf(pages, "other", Language::english), *document);
}

// Counts how often a word stands in a text.
std::size_t times(std::string_view text, std::string_view word) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++count;
  return count;
}

TEST(Pdf, IsTaggedWithTitleLanguageAndLines) {
  sheet::Drawing page{.width = 20'000, .height = 10'000};
  page.add(sheet::Text{.x = 1000, .y = 2000, .text = "Puzzles", .size = 1800, .face = Face::bold});
  page.add(sheet::Text{.x = 1000, .y = 5000, .text = "8 19", .size = 1200});
  page.add(sheet::Text{.x = 5000, .y = 5000, .text = "14", .size = 1200});
  page.add(sheet::Text{.x = 1000, .y = 7000, .text = "2 21", .size = 1200});
  const auto pages = std::array{page, page};
  const std::string document = to_pdf(pages, "Énigmes", Language::french).value_or("");
  EXPECT_EQ(times(document, "/MarkInfo"), 2U);  // in both versions of the root
  EXPECT_EQ(times(document, "/S /Document"), 1U);
  EXPECT_EQ(times(document, "/S /H1"), 2U);
  EXPECT_EQ(times(document, "/S /P"), 4U);
  EXPECT_EQ(times(document, "/Lang (fr)"), 1U);
  EXPECT_EQ(times(document, "/DisplayDocTitle true"), 1U);
  // The last table of objects leads to the new root, and to the table before.
  const std::size_t start = document.rfind("startxref\n") + 10;
  const std::size_t table = std::stoul(document.substr(start));
  EXPECT_EQ(document.substr(table, 5), "xref\n");
  const std::size_t entry = document.find('\n', table + 5) + 1;
  const std::size_t root = std::stoul(document.substr(entry, 10));
  EXPECT_LT(document.find(" 0 obj\n", root) - root, 4U);
  EXPECT_EQ(times(document, "%%EOF"), 2U);
}

// Pages with one text each.
Result<std::string> pdf_with(const std::string& text, Face face) {
  sheet::Drawing page{.width = 100 * sheet::kPoint, .height = 100 * sheet::kPoint};
  page.add(
      sheet::Text{.x = 5000, .y = 5000, .text = text, .size = 10 * sheet::kPoint, .face = face});
  return to_pdf(std::span(&page, 1), "title", Language::english);
}

TEST(Pdf, HasTheLettersOfItsFonts) {
  for (const std::string text : {"ΑΒΓ", "УДАР", "●■▲★", "ÉŒŁ"}) {
    EXPECT_TRUE(pdf_with(text, Face::mono)) << text;
    EXPECT_TRUE(pdf_with(text, Face::bold)) << text;
  }
}

TEST(Pdf, NamesTheLetterThatItCannotWrite) {
  const auto said = [](const std::string& text) {
    const auto made = pdf_with(text, Face::mono);
    return made ? std::string("made") : made.error().message;
  };
  EXPECT_EQ(said("A東"),
            "the font DejaVu Sans Mono lacks '東': take another format, such as html or svg");
  EXPECT_EQ(said("Aא"),
            "'א' is written from right to left, which a PDF cannot have here: take another format, "
            "such as html or svg");
}

}  // namespace
}  // namespace reckon::pdf
