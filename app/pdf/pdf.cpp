// SPDX-License-Identifier: MIT
#include "app/pdf/pdf.hpp"

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>

#include "reckon/sheet/font.hpp"
#include "reckon/version.hpp"

namespace reckon::pdf {

namespace {

using sheet::Anchor;
using sheet::Box;
using sheet::Disc;
using sheet::Drawing;
using sheet::Face;
using sheet::Length;
using sheet::Mark;
using sheet::Rule;
using sheet::Text;

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

double in_points(Length length) { return static_cast<double>(length) / sheet::kPoint; }

cairo_status_t append(void* target, const unsigned char* data, unsigned size) {
  static_cast<std::string*>(target)->append(data, data + size);
  return CAIRO_STATUS_SUCCESS;
}

void choose(cairo_t* context, Face face) {
  cairo_select_font_face(context, face == Face::mono ? "DejaVu Sans Mono" : "DejaVu Sans",
                         CAIRO_FONT_SLANT_NORMAL,
                         face == Face::bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

Context context_on(cairo_surface_t* surface) {
  Context context(cairo_create(surface), &cairo_destroy);
  // Widths as the font has them, not rounded to the dots of a screen.
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(context.get(), options);
  cairo_font_options_destroy(options);
  cairo_set_source_rgb(context.get(), 0, 0, 0);
  return context;
}

// Whether letters are as wide as the pages were laid out with: where a font is missing, another
// takes its place without a word.
bool has_fonts(cairo_t* context) {
  constexpr Length kSize = 2048 * sheet::kPoint;
  constexpr const char* kSample = "ABCDEFGHIJ 0123456789 Éé";
  return std::ranges::all_of(std::array{Face::regular, Face::bold, Face::mono}, [&](Face face) {
    choose(context, face);
    cairo_set_font_size(context, in_points(kSize));
    cairo_text_extents_t extents;
    cairo_text_extents(context, kSample, &extents);
    return std::abs(extents.x_advance - in_points(sheet::width_of(kSample, face, kSize))) < 1;
  });
}

struct Writer {
  cairo_t* context;

  void operator()(const Text& text) const {
    const Length width = sheet::width_of(text);
    const Length before = text.anchor == Anchor::start ? 0
                          : text.anchor == Anchor::end ? width
                                                       : width / 2;
    choose(context, text.face);
    cairo_set_font_size(context, in_points(text.size));
    cairo_move_to(context, in_points(text.x - before), in_points(text.y));
    cairo_show_text(context, text.text.c_str());
  }
  void operator()(const Rule& rule) const {
    cairo_set_line_width(context, in_points(rule.width));
    cairo_move_to(context, in_points(rule.x1), in_points(rule.y1));
    cairo_line_to(context, in_points(rule.x2), in_points(rule.y2));
    cairo_stroke(context);
  }
  void operator()(const Box& box) const {
    const double right = in_points(box.x + box.width);
    const double lower = in_points(box.y + box.height);
    const double corner = in_points(box.corner);
    const double left = in_points(box.x);
    const double upper = in_points(box.y);
    constexpr double kQuarter = std::numbers::pi / 2;
    cairo_new_sub_path(context);
    cairo_arc(context, right - corner, upper + corner, corner, -kQuarter, 0);
    cairo_arc(context, right - corner, lower - corner, corner, 0, kQuarter);
    cairo_arc(context, left + corner, lower - corner, corner, kQuarter, 2 * kQuarter);
    cairo_arc(context, left + corner, upper + corner, corner, 2 * kQuarter, 3 * kQuarter);
    cairo_close_path(context);
    cairo_set_line_width(context, in_points(box.border));
    cairo_stroke(context);
  }
  void operator()(const Disc& disc) const {
    cairo_new_sub_path(context);
    cairo_arc(context, in_points(disc.x), in_points(disc.y), in_points(disc.radius), 0,
              2 * std::numbers::pi);
    cairo_set_line_width(context, in_points(sheet::kPoint / 2));
    if (disc.filled) cairo_fill_preserve(context);
    cairo_stroke(context);
  }
};

void draw(cairo_t* context, const Drawing& drawing) {
  for (const Mark& mark : drawing.marks) std::visit(Writer{context}, mark);
}

std::unexpected<Error> no_fonts() {
  return failure(
      "the fonts DejaVu Sans and DejaVu Sans Mono are missing: install the package "
      "fonts-dejavu-core, or take another format");
}

std::unexpected<Error> cairo_failed(cairo_status_t status) {
  return failure("cairo: " + std::string(cairo_status_to_string(status)) +
                 ": ask for fewer puzzles, or take another format");
}

}  // namespace

Result<std::string> to_pdf(std::span<const Drawing> pages, const std::string& title) {
  std::string document;
  const Surface surface(
      cairo_pdf_surface_create_for_stream(&append, &document, in_points(pages.front().width),
                                          in_points(pages.front().height)),
      &cairo_surface_destroy);
  // A fixed date, so that equal pages are equal files.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                 "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR,
                                 ("reckon " + std::string(kVersion)).c_str());
  {
    const Context context = context_on(surface.get());
    if (!has_fonts(context.get())) return no_fonts();
    for (const Drawing& page : pages) {
      draw(context.get(), page);
      cairo_show_page(context.get());
    }
    if (const auto status = cairo_status(context.get())) return cairo_failed(status);
  }
  cairo_surface_finish(surface.get());
  if (const auto status = cairo_surface_status(surface.get())) return cairo_failed(status);
  return document;
}

}  // namespace reckon::pdf
