// SPDX-License-Identifier: MIT
#include "reckon/sheet/svg.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <variant>

#include "reckon/sheet/font.hpp"
#include "reckon/text/base64.hpp"
#include "reckon/text/xml.hpp"

namespace reckon::sheet {

namespace {

constexpr std::size_t kBytesOfMark = 120;  // of most marks, to reserve memory for

// Writes elements at the end of a text.
class Writer {
 public:
  explicit Writer(std::string& text) : text_(text) {}

  void operator()(const Text& text) {
    begin("text").with("x", text.x).with("y", text.y).with("font-size", text.size);
    const Face face = shown_face(text.text, text.face);
    if (face == Face::bold || face == Face::sans_bold) with("font-weight", "bold");
    // Where there is no DejaVu, letters of other fonts are as wide or narrower.
    if (face == Face::mono) with("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace");
    if (face == Face::sans || face == Face::sans_bold)
      with("font-family", "DejaVu Sans, Verdana, Arial, sans-serif");
    if (text.anchor != Anchor::start)
      with("text-anchor", text.anchor == Anchor::end ? "end" : "middle");
    text_ += '>';
    content(text.text);
    text_ += "</text>\n";
  }
  void operator()(const Rule& rule) {
    begin("line").with("x1", rule.x1).with("y1", rule.y1).with("x2", rule.x2).with("y2", rule.y2);
    with("stroke", "black").with("stroke-width", rule.width).end();
  }
  void operator()(const Box& box) {
    begin("rect")
        .with("x", box.x)
        .with("y", box.y)
        .with("width", box.width)
        .with("height", box.height);
    if (box.corner != 0) with("rx", box.corner);
    with("fill", "none").with("stroke", "black").with("stroke-width", box.border).end();
  }
  void operator()(const Disc& disc) {
    begin("circle").with("cx", disc.x).with("cy", disc.y).with("r", disc.radius);
    with("fill", disc.filled ? "black" : "none")
        .with("stroke", "black")
        .with("stroke-width", kPoint / 2)
        .end();
  }
  void operator()(const Image& image) {
    begin("image")
        .with("x", image.x)
        .with("y", image.y)
        .with("width", image.width)
        .with("height", image.height);
    with("preserveAspectRatio", "none").with("href", "data:image/png;base64," + base64(*image.png));
    with("role", "img").with("aria-label", in_xml(image.text));
    text_ += "><title>";
    content(image.text);
    text_ += "</title></image>\n";
  }

  Writer& begin(std::string_view element) {
    text_ += '<';
    text_ += element;
    return *this;
  }
  Writer& with(std::string_view attribute, std::string_view value) {
    begin_value(attribute);
    text_ += value;
    text_ += '"';
    return *this;
  }
  Writer& with(std::string_view attribute, Length value) {
    begin_value(attribute);
    in_points(value);
    text_ += '"';
    return *this;
  }
  // Lengths with a blank between each two, and a unit after each.
  Writer& with(std::string_view attribute, std::initializer_list<Length> values,
               std::string_view unit) {
    begin_value(attribute);
    for (const Length& value : values) {
      if (&value != values.begin()) text_ += ' ';
      in_points(value);
      text_ += unit;
    }
    text_ += '"';
    return *this;
  }
  void end() { text_ += "/>\n"; }
  void content(std::string_view text) { text_ += in_xml(text); }
  void in_points(Length length) {
    if (length < 0) text_ += '-';
    const Length size = std::abs(length);
    number(size / kPoint);
    if (const Length rest = size % kPoint; rest != 0) {
      text_ += rest < 10 ? ".0" : ".";
      number(rest % 10 == 0 ? rest / 10 : rest);
    }
  }

 private:
  void begin_value(std::string_view attribute) {
    text_ += ' ';
    text_ += attribute;
    text_ += "=\"";
  }
  void number(Length value) {
    std::array<char, std::numeric_limits<Length>::digits10 + 2> digits{};
    text_.append(digits.data(),
                 std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
  }

  std::string& text_;
};

void add_picture(std::string& text, const Drawing& drawing, std::string_view title, Length margin) {
  const Length width = drawing.width + 2 * margin;
  const Length height = drawing.height + 2 * margin;
  text.reserve(text.size() + kBytesOfMark * (drawing.marks.size() + 5));
  Writer writer(text);
  writer.begin("svg").with("xmlns", "http://www.w3.org/2000/svg");
  writer.with("width", {width}, "pt").with("height", {height}, "pt");
  writer.with("viewBox", {-margin, -margin, width, height}, "");
  writer.with("font-family", "Liberation Serif, Tinos, Times New Roman, Times, serif");
  text += ">\n<title>";
  writer.content(title);
  text += "</title>\n";
  writer.begin("rect")
      .with("x", -margin)
      .with("y", -margin)
      .with("width", width)
      .with("height", height);
  writer.with("fill", "white").end();
  for (const Mark& mark : drawing.marks) std::visit(writer, mark);
  text += "</svg>\n";
}

}  // namespace

std::string to_svg(const Drawing& drawing, std::string_view title, Length margin) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  add_picture(text, drawing, title, margin);
  return text;
}

std::string to_html(std::span<const Drawing> pages, std::string_view title, Language language) {
  const Drawing& first = pages.front();
  std::string text = "<!doctype html>\n<html lang=\"" + std::string(name_of(language)) +
                     "\">\n<head>\n<meta charset=\"utf-8\">\n<title>";
  Writer writer(text);
  writer.content(title);
  text += "</title>\n<style>\n@page { size: ";
  writer.in_points(first.width);
  text += "pt ";
  writer.in_points(first.height);
  text +=
      "pt; margin: 0 }\n"
      "body { margin: 0 }\n"
      "svg { display: block; margin: 0 auto; break-after: page }\n"
      "svg:last-child { break-after: auto }\n"
      "text { white-space: pre; font-kerning: none }\n"
      "@media screen { body { background: #888 } svg { margin-bottom: 1em } }\n"
      "</style>\n</head>\n<body>\n";
  for (const Drawing& page : pages) add_picture(text, page, title, 0);
  return text + "</body>\n</html>\n";
}

}  // namespace reckon::sheet
