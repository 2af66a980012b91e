// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "app/cli/frame/fault.hpp"
#include "app/cli/plot/gnuplot.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

std::string gnuplot_string(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20) {
      quoted += ' ';
    } else {
      quoted.append(c == '\'' ? 2 : 1, c);
    }
  }
  return quoted + '\'';
}

Picture::Picture(const std::string& file_name) : format_(format_of(file_name)), file_(file_name) {}

Picture::Format Picture::format_of(std::string_view file_name) {
  const auto ends_in = [&](std::string_view ending) {
    return file_name.size() >= ending.size() &&
           std::ranges::equal(file_name.substr(file_name.size() - ending.size()), ending, {},
                              [](unsigned char c) { return std::tolower(c); });
  };
  if (ends_in(".svg")) return Format::svg;
  if (ends_in(".png")) return Format::png;
  throw Fault(kBadInput, fmt::format("{}: give the name of a picture that ends in .svg or .png",
                                     quote(file_name)));
}

void Picture::draw(const Drawing& drawing) {
  // A PNG has twice as many pixels in each direction, for print and fine screens.
  constexpr int kFiner = 2;
  const std::string terminal =
      format_ == Format::svg
          ? fmt::format(
                "svg size {},{} font 'sans-serif,13' background rgb 'white' noenhanced "
                "name 'reckon'",
                drawing.width, drawing.height)
          : fmt::format(
                "pngcairo size {},{} font 'Sans,10' fontscale {} linewidth {} pointscale {} "
                "background rgb 'white' noenhanced",
                kFiner * drawing.width, kFiner * drawing.height, kFiner, kFiner, kFiner);
  file_.write(
      gnuplot_.run("set encoding utf8\nset terminal " + terminal + "\n" + drawing.commands));
  file_.finish();
}

}  // namespace reckon::cli
