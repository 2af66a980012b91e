// SPDX-License-Identifier: MIT
#include "app/pdf/pdf.hpp"

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numbers>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "app/dynamic/library.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"
#include "reckon/version.hpp"

namespace reckon::pdf {

namespace {

using sheet::Anchor;
using sheet::Box;
using sheet::Disc;
using sheet::Drawing;
using sheet::Face;
using sheet::Image;
using sheet::Length;
using sheet::Mark;
using sheet::Rule;
using sheet::Text;

// cairo brings fifteen libraries, including those of X11, which would take a third of the program's
// starting time. So it is loaded when the first page is drawn.
struct Cairo {
  dynamic::Library library{"libcairo.so.2"};
  decltype(&cairo_arc) arc = library["cairo_arc"];
  decltype(&cairo_close_path) close_path = library["cairo_close_path"];
  decltype(&cairo_create) create = library["cairo_create"];
  decltype(&cairo_destroy) destroy = library["cairo_destroy"];
  decltype(&cairo_fill_preserve) fill_preserve = library["cairo_fill_preserve"];
  decltype(&cairo_get_scaled_font) get_scaled_font = library["cairo_get_scaled_font"];
  decltype(&cairo_glyph_free) glyph_free = library["cairo_glyph_free"];
  decltype(&cairo_image_surface_create_from_png_stream) image_surface_create_from_png_stream =
      library["cairo_image_surface_create_from_png_stream"];
  decltype(&cairo_image_surface_get_height) image_surface_get_height =
      library["cairo_image_surface_get_height"];
  decltype(&cairo_image_surface_get_width) image_surface_get_width =
      library["cairo_image_surface_get_width"];
  decltype(&cairo_paint) paint = library["cairo_paint"];
  decltype(&cairo_restore) restore = library["cairo_restore"];
  decltype(&cairo_save) save = library["cairo_save"];
  decltype(&cairo_scale) scale = library["cairo_scale"];
  decltype(&cairo_set_source_surface) set_source_surface = library["cairo_set_source_surface"];
  decltype(&cairo_translate) translate = library["cairo_translate"];
  decltype(&cairo_scaled_font_text_to_glyphs) scaled_font_text_to_glyphs =
      library["cairo_scaled_font_text_to_glyphs"];
  decltype(&cairo_font_options_create) font_options_create = library["cairo_font_options_create"];
  decltype(&cairo_font_options_destroy) font_options_destroy =
      library["cairo_font_options_destroy"];
  decltype(&cairo_font_options_set_antialias) font_options_set_antialias =
      library["cairo_font_options_set_antialias"];
  decltype(&cairo_font_options_set_hint_metrics) font_options_set_hint_metrics =
      library["cairo_font_options_set_hint_metrics"];
  decltype(&cairo_font_options_set_hint_style) font_options_set_hint_style =
      library["cairo_font_options_set_hint_style"];
  decltype(&cairo_line_to) line_to = library["cairo_line_to"];
  decltype(&cairo_move_to) move_to = library["cairo_move_to"];
  decltype(&cairo_new_sub_path) new_sub_path = library["cairo_new_sub_path"];
  decltype(&cairo_pdf_surface_create_for_stream) pdf_surface_create_for_stream =
      library["cairo_pdf_surface_create_for_stream"];
  decltype(&cairo_pdf_surface_restrict_to_version) pdf_surface_restrict_to_version =
      library["cairo_pdf_surface_restrict_to_version"];
  decltype(&cairo_pdf_surface_set_metadata) pdf_surface_set_metadata =
      library["cairo_pdf_surface_set_metadata"];
  decltype(&cairo_select_font_face) select_font_face = library["cairo_select_font_face"];
  decltype(&cairo_set_font_options) set_font_options = library["cairo_set_font_options"];
  decltype(&cairo_set_font_size) set_font_size = library["cairo_set_font_size"];
  decltype(&cairo_set_line_width) set_line_width = library["cairo_set_line_width"];
  decltype(&cairo_set_source_rgb) set_source_rgb = library["cairo_set_source_rgb"];
  decltype(&cairo_show_page) show_page = library["cairo_show_page"];
  decltype(&cairo_show_text) show_text = library["cairo_show_text"];
  decltype(&cairo_status) status = library["cairo_status"];
  decltype(&cairo_status_to_string) status_to_string = library["cairo_status_to_string"];
  decltype(&cairo_stroke) stroke = library["cairo_stroke"];
  decltype(&cairo_surface_destroy) surface_destroy = library["cairo_surface_destroy"];
  decltype(&cairo_surface_finish) surface_finish = library["cairo_surface_finish"];
  decltype(&cairo_surface_status) surface_status = library["cairo_surface_status"];
  decltype(&cairo_tag_begin) tag_begin = library["cairo_tag_begin"];
  decltype(&cairo_tag_end) tag_end = library["cairo_tag_end"];
  decltype(&cairo_text_extents) text_extents = library["cairo_text_extents"];
};

const Cairo& cairo() {
  static const Cairo cairo;
  return cairo;
}

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

double in_points(Length length) { return static_cast<double>(length) / sheet::kPoint; }

cairo_status_t append(void* target, const unsigned char* data, unsigned size) {
  static_cast<std::string*>(target)->append(data, data + size);
  return CAIRO_STATUS_SUCCESS;
}

const char* name_of(Face face) {
  switch (face) {
    case Face::regular:
    case Face::bold: return "Liberation Serif";
    case Face::mono: return "DejaVu Sans Mono";
    case Face::sans:
    case Face::sans_bold: break;
  }
  return "DejaVu Sans";
}

void choose(cairo_t* context, Face face) {
  const bool is_bold = face == Face::bold || face == Face::sans_bold;
  cairo().select_font_face(context, name_of(face), CAIRO_FONT_SLANT_NORMAL,
                           is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

Face face_of(const Text& text) { return sheet::shown_face(text.text, text.face); }

Context context_on(cairo_surface_t* surface) {
  Context context(cairo().create(surface), cairo().destroy);
  // Uses the widths of the font, not rounded to the pixels of a screen.
  cairo_font_options_t* const options = cairo().font_options_create();
  cairo().font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo().font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo().font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo().set_font_options(context.get(), options);
  cairo().font_options_destroy(options);
  cairo().set_source_rgb(context.get(), 0, 0, 0);
  return context;
}

// Whether letters have the widths of the layout; a missing font is silently replaced by another.
bool has_fonts(cairo_t* context) {
  constexpr Length kSize = 2048 * sheet::kPoint;
  constexpr const char* kSample = "ABCDEFGHIJ 0123456789 Éé";
  constexpr std::array kFaces = {Face::regular, Face::bold, Face::mono, Face::sans,
                                 Face::sans_bold};
  return std::ranges::all_of(kFaces, [&](Face face) {
    choose(context, face);
    cairo().set_font_size(context, in_points(kSize));
    cairo_text_extents_t extents;
    cairo().text_extents(context, kSample, &extents);
    return std::abs(extents.x_advance - in_points(sheet::width_of(kSample, face, kSize))) < 1;
  });
}

// Scripts that are written from right to left, for which cairo alone has neither order nor forms.
bool is_from_right(char32_t code) {
  struct Range {
    char32_t first;
    char32_t last;
  };
  constexpr std::array kRanges = {Range{0x0590, 0x08FF}, Range{0xFB1D, 0xFDFF},
                                  Range{0xFE70, 0xFEFE}, Range{0x10800, 0x10FFF},
                                  Range{0x1E800, 0x1EFFF}};
  return std::ranges::any_of(
      kRanges, [code](const Range& range) { return range.first <= code && code <= range.last; });
}

// Whether the font that is chosen has all of a text.
bool has_glyphs(cairo_t* context, std::string_view text) {
  cairo_glyph_t* glyphs = nullptr;
  int count = 0;
  const auto status = cairo().scaled_font_text_to_glyphs(
      cairo().get_scaled_font(context), 0, 0, text.data(), static_cast<int>(text.size()), &glyphs,
      &count, nullptr, nullptr, nullptr);
  if (status != CAIRO_STATUS_SUCCESS) return false;
  const std::span all(glyphs, static_cast<std::size_t>(count));
  const bool has_all =
      std::ranges::all_of(all, [](const cairo_glyph_t& glyph) { return glyph.index != 0; });
  cairo().glyph_free(glyphs);
  return has_all;
}

// Names the first character of a page that cannot be written.
Result<void> check_letters(cairo_t* context, const Drawing& drawing) {
  constexpr std::string_view kElse = ": take another format, such as html or svg";
  for (const Mark& mark : drawing.marks) {
    const auto* const text = std::get_if<Text>(&mark);
    if (text == nullptr || !sheet::unknown_character(text->text)) continue;
    choose(context, face_of(*text));
    cairo().set_font_size(context, in_points(text->size));
    for (const TextWord& character : characters_of(text->text)) {
      const auto first = utf8::first(character.text);
      if (first && is_from_right(first->code)) {
        return failure(quote(character.text) +
                       " is written from right to left, which a PDF cannot have here" +
                       std::string(kElse));
      }
      if (has_glyphs(context, character.text)) continue;
      return failure("the font " + std::string(name_of(face_of(*text))) + " lacks " +
                     quote(character.text) + std::string(kElse));
    }
  }
  return {};
}

// The pictures of a document, each decoded once, however often it is drawn.
class Pictures {
 public:
  // Returns a picture in PNG; its status says whether it could be decoded.
  cairo_surface_t* of(const std::shared_ptr<const std::string>& png) {
    auto found = surfaces_.find(png);
    if (found == surfaces_.end()) {
      std::string_view rest = *png;
      found = surfaces_
                  .emplace(png, Surface(cairo().image_surface_create_from_png_stream(&read, &rest),
                                        cairo().surface_destroy))
                  .first;
    }
    return found->second.get();
  }

 private:
  static cairo_status_t read(void* source, unsigned char* data, unsigned size) {
    auto& rest = *static_cast<std::string_view*>(source);
    if (rest.size() < size) return CAIRO_STATUS_READ_ERROR;
    std::ranges::copy(rest.substr(0, size), data);
    rest.remove_prefix(size);
    return CAIRO_STATUS_SUCCESS;
  }

  std::map<std::shared_ptr<const std::string>, Surface> surfaces_;
};

// Refuses a page with a picture that is damaged.
Result<void> check_pictures(const Drawing& drawing, Pictures& pictures) {
  for (const Mark& mark : drawing.marks) {
    const auto* const image = std::get_if<Image>(&mark);
    if (image == nullptr) continue;
    if (const auto status = cairo().surface_status(pictures.of(image->png))) {
      return failure("the picture " + quote(image->text) + " cannot be shown: " +
                     cairo().status_to_string(status) + ": save it anew as PNG");
    }
  }
  return {};
}

struct Writer {
  cairo_t* context;
  Pictures& pictures;

  void operator()(const Text& text) const {
    choose(context, face_of(text));
    cairo().set_font_size(context, in_points(text.size));
    cairo().move_to(context, left_of(text), in_points(text.y));
    cairo().show_text(context, text.text.c_str());
  }
  // The layout knows the widths of most letters.
  double left_of(const Text& text) const {
    if (text.anchor == Anchor::start) return in_points(text.x);
    const int part = text.anchor == Anchor::end ? 1 : 2;
    if (!sheet::unknown_character(text.text))
      return in_points(text.x - sheet::width_of(text) / part);
    cairo_text_extents_t extents;
    cairo().text_extents(context, text.text.c_str(), &extents);
    return in_points(text.x) - extents.x_advance / part;
  }
  void operator()(const Rule& rule) const {
    cairo().set_line_width(context, in_points(rule.width));
    cairo().move_to(context, in_points(rule.x1), in_points(rule.y1));
    cairo().line_to(context, in_points(rule.x2), in_points(rule.y2));
    cairo().stroke(context);
  }
  void operator()(const Box& box) const {
    const double right = in_points(box.x + box.width);
    const double lower = in_points(box.y + box.height);
    const double corner = in_points(box.corner);
    const double left = in_points(box.x);
    const double upper = in_points(box.y);
    constexpr double kQuarter = std::numbers::pi / 2;
    cairo().new_sub_path(context);
    cairo().arc(context, right - corner, upper + corner, corner, -kQuarter, 0);
    cairo().arc(context, right - corner, lower - corner, corner, 0, kQuarter);
    cairo().arc(context, left + corner, lower - corner, corner, kQuarter, 2 * kQuarter);
    cairo().arc(context, left + corner, upper + corner, corner, 2 * kQuarter, 3 * kQuarter);
    cairo().close_path(context);
    cairo().set_line_width(context, in_points(box.border));
    cairo().stroke(context);
  }
  void operator()(const Disc& disc) const {
    cairo().new_sub_path(context);
    cairo().arc(context, in_points(disc.x), in_points(disc.y), in_points(disc.radius), 0,
                2 * std::numbers::pi);
    cairo().set_line_width(context, in_points(sheet::kPoint / 2));
    if (disc.filled) cairo().fill_preserve(context);
    cairo().stroke(context);
  }
  // Below the picture stands its text, in white on white, which screen readers say.
  void operator()(const Image& image) const {
    cairo_surface_t* const picture = pictures.of(image.png);
    if (cairo().surface_status(picture) != CAIRO_STATUS_SUCCESS) return;
    cairo().save(context);
    cairo().set_source_rgb(context, 1, 1, 1);
    choose(context, Face::regular);
    cairo().set_font_size(context, 1);
    cairo().move_to(context, in_points(image.x), in_points(image.y + image.height));
    cairo().show_text(context, image.text.c_str());
    cairo().translate(context, in_points(image.x), in_points(image.y));
    cairo().scale(context, in_points(image.width) / cairo().image_surface_get_width(picture),
                  in_points(image.height) / cairo().image_surface_get_height(picture));
    cairo().set_source_surface(context, picture, 0, 0);
    cairo().paint(context);
    cairo().restore(context);
  }
};

// A part of the structure of the document, for readers that say it aloud.
class Tag {
 public:
  Tag(cairo_t* context, const char* name) : context_(context), name_(name) {
    cairo().tag_begin(context_, name_, nullptr);
  }
  Tag(const Tag&) = delete;
  Tag& operator=(const Tag&) = delete;
  ~Tag() { cairo().tag_end(context_, name_); }

 private:
  cairo_t* context_;
  const char* name_;
};

// A line of text is a paragraph, with what is drawn around it; the bold one above all is the title.
void draw(cairo_t* context, const Drawing& drawing, Pictures& pictures) {
  std::optional<Tag> line;
  std::optional<Length> baseline;
  for (const Mark& mark : drawing.marks) {
    if (const Text* text = std::get_if<Text>(&mark); text != nullptr && text->y != baseline) {
      const bool is_title = !baseline && text->face == Face::bold;
      line.reset();
      line.emplace(context, is_title ? "H1" : "P");
      baseline = text->y;
    }
    if (std::holds_alternative<Image>(mark)) {
      line.reset();
      line.emplace(context, "Figure");
      baseline = -1;  // of no line
    }
    std::visit(Writer{context, pictures}, mark);
  }
}

std::unexpected<Error> no_fonts() {
  return failure(
      "one of the fonts Liberation Serif, DejaVu Sans and DejaVu Sans Mono is missing: install the "
      "packages fonts-liberation and fonts-dejavu-core, or take another format");
}

std::unexpected<Error> cairo_failed(cairo_status_t status) {
  return failure("cairo: " + std::string(cairo().status_to_string(status)) +
                 ": ask for fewer puzzles, or take another format");
}

// Returns what stands behind a word, up to one of the ends; nothing if the word is missing.
std::string_view after(std::string_view text, std::string_view word, std::string_view ends) {
  const std::size_t at = text.rfind(word);
  if (at == text.npos) return {};
  text.remove_prefix(at + word.size());
  return text.substr(0, text.find_first_of(ends));
}

// Adds the language, which cairo cannot write, by another version of the root of the document. A
// document of an unknown form is left as it is.
std::string with_language(std::string document, Language language) {
  const std::string_view all = document;
  const std::string_view trailer = all.substr(std::min(all.size(), all.rfind("trailer")));
  const std::string root(after(trailer, "/Root ", " "));
  const std::string size(after(trailer, "/Size ", " \n"));
  const std::string info(after(trailer, "/Info ", " "));
  const std::string start(after(trailer, "startxref\n", "\n"));
  const std::size_t begin = all.rfind("\n" + root + " 0 obj\n");
  const std::size_t end = all.find("\nendobj", begin);
  if (root.empty() || size.empty() || info.empty() || begin == all.npos || end == all.npos)
    return document;
  std::string object(all.substr(begin + 1, end - begin - 1));
  const std::size_t close = object.rfind(">>");
  if (close == object.npos) return document;
  object.insert(close, "   /Lang (" + std::string(name_of(language)) +
                           ")\n   /ViewerPreferences << /DisplayDocTitle true >>\n");
  const std::string place = std::to_string(document.size());
  document += object + "\nendobj\n";
  const std::string table = std::to_string(document.size());
  document += "xref\n" + root + " 1\n" + std::string(10 - place.size(), '0') + place +
              " 00000 n \ntrailer\n<< /Size " + size + "\n   /Root " + root + " 0 R\n   /Info " +
              info + " 0 R\n   /Prev " + start + "\n>>\nstartxref\n" + table + "\n%%EOF\n";
  return document;
}

}  // namespace

Result<std::string> to_pdf(std::span<const Drawing> pages, const std::string& title,
                           Language language) {
  if (!cairo().library.is_whole()) {
    return failure("cairo is not installed: install libcairo2, or take another format");
  }
  Pictures pictures;
  for (const Drawing& page : pages) {
    if (const auto good = check_pictures(page, pictures); !good) {
      return std::unexpected(good.error());
    }
  }
  std::string document;
  const Surface surface(
      cairo().pdf_surface_create_for_stream(&append, &document, in_points(pages.front().width),
                                            in_points(pages.front().height)),
      cairo().surface_destroy);
  // Later versions have no table of objects as text.
  cairo().pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
  // A fixed date, so that equal pages are equal files.
  cairo().pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   "2000-01-01T00:00:00Z");
  cairo().pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo().pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR,
                                   ("reckon " + std::string(kVersion)).c_str());
  {
    const Context context = context_on(surface.get());
    if (!has_fonts(context.get())) return no_fonts();
    const Tag whole(context.get(), "Document");
    for (const Drawing& page : pages) {
      if (const auto good = check_letters(context.get(), page); !good) {
        return std::unexpected(good.error());
      }
      draw(context.get(), page, pictures);
      cairo().show_page(context.get());
    }
    if (const auto status = cairo().status(context.get())) return cairo_failed(status);
  }  // the last tag ends
  cairo().surface_finish(surface.get());
  if (const auto status = cairo().surface_status(surface.get())) return cairo_failed(status);
  return with_language(std::move(document), language);
}

}  // namespace reckon::pdf
