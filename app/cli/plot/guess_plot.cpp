// SPDX-License-Identifier: MIT
#include "app/cli/plot/guess_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace reckon::cli {

namespace {

constexpr int kPlotWidth = 800;
constexpr int kPlotHeight = 480;

// Returns the first of 1, 2, 5, 10, 20, ... that divides all of them into at most 40 bins.
std::uint64_t width_of_bins(std::uint64_t most) {
  constexpr std::uint64_t kMostBins = 40;
  for (std::uint64_t ten = 1;; ten *= 10) {
    for (const std::uint64_t width : {ten, 2 * ten, 5 * ten}) {
      if (most / width < kMostBins) return width;
    }
  }
}

}  // namespace

Drawing drawing_of(const GuessPicture& picture) {
  const letters::GuessStatistics& statistics = picture.statistics;
  const std::uint64_t width = width_of_bins(statistics.most);
  std::vector<std::uint64_t> runs(static_cast<std::size_t>(statistics.most / width + 1));
  for (const std::uint64_t count : picture.guesses) ++runs[static_cast<std::size_t>(count / width)];

  std::string commands;
  const auto line = [&](const std::string& text) { commands += text + '\n'; };
  line("$runs << END");
  for (std::size_t bin = 0; bin < runs.size(); ++bin) {
    line(fmt::format("{} {}", (static_cast<double>(bin) + 0.5) * static_cast<double>(width),
                     runs[bin]));
  }
  line("END");
  // Vertical lines at the figures, distinguished by their dashes.
  const auto upright = [&](std::string_view name, double at, std::string_view style) {
    line(fmt::format("${} << END\n{} 0\n{} {}\nEND", name, at, at,
                     1.08 * static_cast<double>(std::ranges::max(runs))));
    return fmt::format(", ${} using 1:2 with lines lw 2 {} title ", name, style);
  };
  const std::string mean =
      upright("mean", statistics.mean, "lc rgb '#000000' dt 1") +
      gnuplot_string(fmt::format("mean {:.1f} ± {:.1f}", statistics.mean, statistics.half_width));
  const std::string median = upright("median", statistics.median, "lc rgb '#d55e00' dt (12,5)") +
                             gnuplot_string(fmt::format("median {}", statistics.median));
  const std::string ninety =
      upright("ninety", static_cast<double>(statistics.ninety_percent),
              "lc rgb '#0072b2' dt (3,4)") +
      gnuplot_string(fmt::format("90 % within {}", statistics.ninety_percent));
  line("set title " + gnuplot_string(picture.title));
  line(fmt::format("set xlabel 'guesses, in steps of {}'", width));
  line("set ylabel 'runs'");
  line("set tics nomirror out");
  line(fmt::format("set xrange [0:{}]", runs.size() * width));
  line("set yrange [0:*]");
  line("set grid ytics lc rgb '#dddddd' lt 1");
  line("set key outside bottom center horizontal");
  line(fmt::format("plot $runs using 1:2:({}) with boxes fillstyle solid border rgb 'black' "
                   "fillcolor rgb '#bbbbbb' notitle",
                   width) +
       mean + median + ninety);
  return {.width = kPlotWidth, .height = kPlotHeight, .commands = commands};
}

}  // namespace reckon::cli
