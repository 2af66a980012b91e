// SPDX-License-Identifier: MIT
#include "reckon/sheet/svg.hpp"

#include <cstdlib>

namespace reckon::sheet {

namespace {

// In points.
std::string in_points(Length length) {
  const Length size = std::abs(length);
  std::string text = (length < 0 ? "-" : "") + std::to_string(size / kPoint);
  if (const Length rest = size % kPoint; rest != 0) {
    text += rest < 10 ? ".0" : ".";
    text += std::to_string(rest % 10 == 0 ? rest / 10 : rest);
  }
  return text;
}

std::string in_xml(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

std::string attribute(std::string_view name, std::string_view value) {
  return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}

std::string attribute(std::string_view name, Length value) {
  return attribute(name, in_points(value));
}

struct Writer {
  std::string operator()(const Text& text) const {
    std::string element = "<text" + attribute("x", text.x) + attribute("y", text.y) +
                          attribute("font-size", text.size);
    if (text.face == Face::bold) element += attribute("font-weight", "bold");
    // Where there is no DejaVu, letters of other fonts are as wide or narrower.
    if (text.face == Face::mono) {
      element += attribute("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace");
    }
    if (text.anchor != Anchor::start) {
      element += attribute("text-anchor", text.anchor == Anchor::end ? "end" : "middle");
    }
    return element + '>' + in_xml(text.text) + "</text>";
  }
  std::string operator()(const Rule& rule) const {
    return "<line" + attribute("x1", rule.x1) + attribute("y1", rule.y1) +
           attribute("x2", rule.x2) + attribute("y2", rule.y2) + attribute("stroke", "black") +
           attribute("stroke-width", rule.width) + "/>";
  }
  std::string operator()(const Box& box) const {
    return "<rect" + attribute("x", box.x) + attribute("y", box.y) + attribute("width", box.width) +
           attribute("height", box.height) + (box.corner != 0 ? attribute("rx", box.corner) : "") +
           attribute("fill", "none") + attribute("stroke", "black") +
           attribute("stroke-width", box.border) + "/>";
  }
  std::string operator()(const Disc& disc) const {
    return "<circle" + attribute("cx", disc.x) + attribute("cy", disc.y) +
           attribute("r", disc.radius) + attribute("fill", disc.filled ? "black" : "none") +
           attribute("stroke", "black") + attribute("stroke-width", kPoint / 2) + "/>";
  }
};

std::string picture(const Drawing& drawing, std::string_view title, Length margin) {
  const Length width = drawing.width + 2 * margin;
  const Length height = drawing.height + 2 * margin;
  std::string box;
  for (const Length part : {-margin, -margin, width, height}) {
    box += (box.empty() ? "" : " ") + in_points(part);
  }
  std::string text = "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") +
                     attribute("width", in_points(width) + "pt") +
                     attribute("height", in_points(height) + "pt") + attribute("viewBox", box) +
                     attribute("font-family", "DejaVu Sans, Verdana, Arial, sans-serif") + ">\n";
  text += "<title>" + in_xml(title) + "</title>\n";
  text += "<rect" + attribute("x", -margin) + attribute("y", -margin) + attribute("width", width) +
          attribute("height", height) + attribute("fill", "white") + "/>\n";
  for (const Mark& mark : drawing.marks) text += std::visit(Writer(), mark) + '\n';
  return text + "</svg>\n";
}

}  // namespace

std::string to_svg(const Drawing& drawing, std::string_view title, Length margin) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + picture(drawing, title, margin);
}

std::string to_html(std::span<const Drawing> pages, std::string_view title, Language language) {
  const Drawing& first = pages.front();
  std::string text = "<!doctype html>\n<html lang=\"" + std::string(name_of(language)) +
                     "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + in_xml(title) +
                     "</title>\n<style>\n@page { size: " + in_points(first.width) + "pt " +
                     in_points(first.height) +
                     "pt; margin: 0 }\n"
                     "body { margin: 0 }\n"
                     "svg { display: block; margin: 0 auto; break-after: page }\n"
                     "svg:last-child { break-after: auto }\n"
                     "text { white-space: pre; font-kerning: none }\n"
                     "@media screen { body { background: #888 } svg { margin-bottom: 1em } }\n"
                     "</style>\n</head>\n<body>\n";
  for (const Drawing& page : pages) text += picture(page, title, 0);
  return text + "</body>\n</html>\n";
}

}  // namespace reckon::sheet
