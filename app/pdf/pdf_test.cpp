// SPDX-License-Identifier: MIT
#include "app/pdf/pdf.hpp"

#include <cairo/cairo.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

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
  for (const Face face : {Face::regular, Face::bold, Face::mono}) {
    cairo_select_font_face(context.get(), face == Face::mono ? "DejaVu Sans Mono" : "DejaVu Sans",
                           CAIRO_FONT_SLANT_NORMAL,
                           face == Face::bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    for (const char32_t letter : letters) {
      cairo_text_extents_t extents;
      cairo_text_extents(context.get(), utf8(letter).c_str(), &extents);
      constexpr sheet::Length kSize = sheet::kUnitsPerEm * sheet::kPoint;
      EXPECT_NEAR(extents.x_advance * sheet::kPoint, sheet::width_of(utf8(letter), face, kSize), 1)
          << utf8(letter);
    }
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
  const auto document = to_pdf(pages, "title");
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(document->substr(0, 5), "%PDF-");
  EXPECT_EQ(*to_pdf(pages, "title"), *document);
  EXPECT_NE(*to_pdf(pages, "other"), *document);
}

}  // namespace
}  // namespace reckon::pdf
