// SPDX-License-Identifier: MIT
// Pages in any installed font, for tests.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::images {

/// A printed page in one font, as PDF. Lengths are in points, from the upper left corner.
class PrintedPage {
 public:
  /// Uses a font by its PostScript name, without embedding it: fontconfig finds it.
  PrintedPage(std::string font, double size) : font_(std::move(font)), size_(size) {}

  /// Prints characters on a line, each `pitch` after the last; operators are typed as on a
  /// keyboard, and `*` and `/` are printed as in school.
  void write(std::string_view text, double left, double base, double pitch) {
    for (const char c : text) {
      const std::string shown = c == '*'   ? "\\327"
                                : c == '/' ? "\\367"
                                : c == '-' ? "\\226"
                                           : std::string(1, c);
      content_ +=
          fmt::format("BT /F {} Tf {} {} Td ({}) Tj ET\n", size_, left, kHeight - base, shown);
      left += pitch;
    }
  }

  /// Prints the border of a box.
  void box(double left, double top, double width, double height) {
    content_ += fmt::format("{} {} {} {} re S\n", left, kHeight - top - height, width, height);
  }

  std::string pdf() const {
    const std::vector<std::string> objects = {
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        fmt::format("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {} {}] /Contents 4 0 R "
                    "/Resources << /Font << /F 5 0 R >> >> >>",
                    kWidth, kHeight),
        fmt::format("<< /Length {} >>\nstream\n{}endstream", content_.size(), content_),
        "<< /Type /Font /Subtype /TrueType /BaseFont /" + font_ + " /Encoding /WinAnsiEncoding >>"};
    std::string text = "%PDF-1.4\n";
    std::string places;
    for (std::size_t i = 0; i < objects.size(); ++i) {
      places += fmt::format("{:010} 00000 n \n", text.size());
      text += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects[i]);
    }
    const std::size_t start = text.size();
    return text + fmt::format(
                      "xref\n0 {0}\n0000000000 65535 f \n{1}trailer\n<< /Size {0} /Root 1 0 R "
                      ">>\nstartxref\n{2}\n%%EOF\n",
                      objects.size() + 1, places, start);
  }

  static constexpr int kWidth = 360;
  static constexpr int kHeight = 260;

 private:
  std::string font_;
  double size_;
  std::string content_;
};

}  // namespace reckon::images
