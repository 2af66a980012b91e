// SPDX-License-Identifier: MIT
#include "app/play/frame.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reckon/text/utf8.hpp"

namespace reckon::play {

namespace {

// Returns the length in bytes of the first characters, at most `characters`.
std::size_t bytes_in(std::string_view text, std::size_t characters) {
  std::size_t bytes = 0;
  while (bytes < text.size()) {
    if (!utf8::continues(text[bytes]) && characters-- == 0) break;
    ++bytes;
  }
  return bytes;
}

std::string in_ascii(std::string_view text) {
  std::string ascii;
  for (const char byte : text) {
    if (utf8::continues(byte)) continue;
    ascii += static_cast<unsigned char>(byte) < 0x80 ? byte : '?';
  }
  return ascii;
}

// Select Graphic Rendition (ECMA-48). Strong and faint are not colours.
std::string_view rendition(Look look, bool colours) {
  switch (look) {
    case Look::plain: return "0";
    case Look::strong: return "0;1";
    case Look::faint: return "0;2";
    case Look::goal: return colours ? "0;1;33" : "0;1";
    case Look::good: return colours ? "0;1;32" : "0;1";
    case Look::bad: return colours ? "0;1;31" : "0;1";
  }
  return "0";
}

}  // namespace

std::size_t width_of(std::string_view text) { return utf8::count(text); }

std::size_t width_of(const Line& line) {
  std::size_t width = 0;
  for (const Span& span : line) width += width_of(span.text);
  return width;
}

std::string cut(std::string_view text, std::size_t width) {
  return std::string(text.substr(0, bytes_in(text, width)));
}

Line cut(const Line& line, std::size_t width) {
  Line result;
  for (const Span& span : line) {
    std::string text = cut(span.text, width);
    width -= width_of(text);
    if (!text.empty()) result.push_back({.text = std::move(text), .look = span.look});
  }
  return result;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  while (width_of(text) > width) {
    // The last blank before the line is too wide, including the one right after it.
    const std::size_t fits = bytes_in(text, width);
    const std::size_t blank = text.rfind(' ', fits);
    const bool breaks = blank != std::string_view::npos && blank > 0;
    const std::size_t end = breaks ? blank : fits;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(breaks ? end + 1 : end);
  }
  lines.emplace_back(text);
  return lines;
}

std::string bytes_of(const Frame& frame, const Abilities& abilities) {
  constexpr std::string_view kHideCursor = "\x1B[?25l";
  constexpr std::string_view kShowCursor = "\x1B[?25h";
  constexpr std::string_view kUpperLeft = "\x1B[H";
  // Sent before the text: after the last column it would erase that character.
  constexpr std::string_view kClearLine = "\x1B[0m\x1B[K";
  std::string bytes = fmt::format("{}{}", kHideCursor, kUpperLeft);
  for (std::size_t row = 0; row < frame.lines.size(); ++row) {
    bytes += row > 0 ? "\r\n" : "";
    bytes += kClearLine;
    for (const Span& span : frame.lines[row]) {
      bytes += fmt::format("\x1B[{}m{}", rendition(span.look, abilities.colours),
                           abilities.utf8 ? span.text : in_ascii(span.text));
    }
  }
  if (const auto& cursor = frame.cursor) {
    bytes += fmt::format("\x1B[{};{}H{}", cursor->row + 1, cursor->column + 1, kShowCursor);
  }
  return bytes;
}

}  // namespace reckon::play
