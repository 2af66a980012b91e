// SPDX-License-Identifier: MIT
#include "app/cli/plot/census_plot.hpp"

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace reckon::cli {

namespace {

using Share = CensusPictures::Share;

// In pixels. Each panel has its axes in a separate frame, so that none depends on the width of
// another's numbers in the font.
constexpr int kWidth = 960;
constexpr int kTitleHeight = 44;
constexpr int kCurvesHeight = 400;
constexpr int kSquaresHeight = 510;

struct Frame {
  int left;
  int right;
  int top;
  int bottom;
};

class Script {
 public:
  explicit Script(int height) : height_(height) {}

  template <typename... Values>
  void line(fmt::format_string<Values...> text, Values&&... values) {
    fmt::format_to(std::back_inserter(text_), text, std::forward<Values>(values)...);
    text_ += '\n';
  }
  void frame(const Frame& frame) {
    const auto x = [&](int pixel) { return static_cast<double>(pixel) / kWidth; };
    const auto y = [&](int pixel) { return 1 - static_cast<double>(pixel) / height_; };
    line("set lmargin at screen {}", x(frame.left));
    line("set rmargin at screen {}", x(frame.right));
    line("set tmargin at screen {}", y(frame.top));
    line("set bmargin at screen {}", y(frame.bottom));
  }
  std::string take() { return std::move(text_); }

 private:
  int height_;
  std::string text_;
};

// Equal curves become one with all their names; the highest at the end comes first, as in the
// picture.
std::vector<CensusPictures::Curve> distinct(const std::vector<CensusPictures::Curve>& curves) {
  std::vector<CensusPictures::Curve> merged;
  for (const CensusPictures::Curve& curve : curves) {
    const auto equal =
        std::ranges::find(merged, curve.unsolvable, &CensusPictures::Curve::unsolvable);
    if (equal == merged.end()) {
      merged.push_back(curve);
    } else {
      equal->name += ", " + curve.name;
    }
  }
  std::ranges::stable_sort(merged, std::ranges::greater(), [](const CensusPictures::Curve& curve) {
    return curve.unsolvable.back();
  });
  return merged;
}

// --- Games without a solution by objective -------------------------------------------------------

void draw_curves(const CensusPictures& pictures, const Frame& frame, Script& script) {
  // Styles that differ by dashes and points, and by brightness; the colours only help.
  constexpr std::array<std::string_view, 4> kStyles = {
      "lc rgb '#000000' dt 1 pt 7", "lc rgb '#d55e00' dt (12,5) pt 4",
      "lc rgb '#0072b2' dt (3,4) pt 9", "lc rgb '#777777' dt (12,4,3,4) pt 2"};
  constexpr std::size_t kMostPoints = 60;
  const auto curves = distinct(pictures.by_objective);
  const std::size_t objectives = curves.front().unsolvable.size();
  std::uint64_t most = 0;
  script.line("$curves << END");
  for (std::size_t i = 0; i < objectives; ++i) {
    std::string row = std::to_string(pictures.first_objective + static_cast<std::int64_t>(i));
    for (const CensusPictures::Curve& curve : curves) {
      row += ' ' + std::to_string(curve.unsolvable[i]);
      most = std::max(most, curve.unsolvable[i]);
    }
    script.line("{}", row);
  }
  script.line("END");
  script.frame(frame);
  const double games =
      static_cast<double>(std::max<std::uint64_t>(pictures.games_per_objective, 1));
  script.line("set title 'Games without a solution, by objective' offset 0,{}",
              curves.size() > 1 ? 1.2 : 0.0);
  script.line("set xlabel 'objective'");
  script.line("set ylabel 'games without a solution'");
  script.line("set y2label 'share of the {} games'", pictures.games_per_objective);
  script.line(
      "set xrange [{}:{}]", static_cast<double>(pictures.first_objective) - 0.5,
      static_cast<double>(pictures.first_objective) + static_cast<double>(objectives) - 0.5);
  const double top = std::max(1.0, 1.06 * static_cast<double>(most));
  script.line("set yrange [0:{}]; set y2range [0:{}]", top, 100 * top / games);
  script.line("set xtics {}", objectives <= 30 ? "1" : "autofreq");
  script.line("set ytics {}", most < 6 ? "1" : "autofreq");
  script.line("set y2tics format '%g %%'");
  script.line("set grid ytics lc rgb '#dddddd' lt 1");
  if (curves.size() > 1) {
    script.line(
        "set key at graph 0.5, graph 1.03 center bottom horizontal maxrows 1 samplen 3 width -6");
  }
  const std::string_view kind = objectives <= kMostPoints ? "linespoints" : "lines";
  std::string plot;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    plot += fmt::format("{} $curves using 1:{} with {} {} lw 1.5 ps 0.7 title {}",
                        i == 0 ? "plot" : ",", i + 2, kind, kStyles[i % kStyles.size()],
                        gnuplot_string(curves[i].name));
  }
  script.line("{}", plot);
  script.line("unset y2tics; unset y2label; unset grid; unset key");
}

// --- The share of games without a solution by cards ----------------------------------------------

// Returns the numbers that are the smallest or largest card of some hand.
std::vector<std::size_t> numbers_in_use(const std::vector<Share>& shares, std::size_t numbers) {
  std::vector<std::size_t> used;
  for (std::size_t number = 0; number < numbers; ++number) {
    bool found = false;
    for (std::size_t other = 0; other < numbers && !found; ++other) {
      found = shares[number * numbers + other] || shares[other * numbers + number];
    }
    if (found) used.push_back(number);
  }
  return used;
}

void draw_shares(const CensusPictures& pictures, const Frame& frame, Script& script) {
  constexpr std::size_t kMostSquares = 64;
  constexpr std::size_t kMostLabels = 13;
  const auto numbers = static_cast<std::size_t>(pictures.largest_card);
  const std::vector<std::size_t> used = numbers_in_use(pictures.shares, numbers);
  const bool as_image = used.size() > kMostSquares;
  double most = 0;
  script.line("$shares << END");
  for (std::size_t x = 0; x < used.size(); ++x) {
    for (std::size_t y = 0; y < used.size(); ++y) {
      const Share share = pictures.shares[used[x] * numbers + used[y]];
      if (share) most = std::max(most, *share);
      if (share) {
        script.line("{} {} {:.6g}", x, y, 100 * *share);
      } else if (as_image) {
        script.line("{} {} NaN", x, y);
      }
    }
  }
  script.line("END");
  script.frame(frame);
  script.line("set title 'Games without a solution, by cards, {} rules' offset 0,0",
              pictures.rules);
  script.line("set xlabel 'smallest card'");
  script.line("set ylabel 'largest card'");
  script.line("set xrange [-0.5:{0}.5]; set yrange [-0.5:{0}.5]", used.size() - 1);
  std::string labels;
  const std::size_t step = (used.size() + kMostLabels - 1) / kMostLabels;
  for (std::size_t i = 0; i < used.size(); i += step) {
    labels += fmt::format("{}'{}' {}", i == 0 ? "" : ", ", used[i] + 1, i);
  }
  script.line("set xtics ({0}); set ytics ({0})", labels);
  script.line("set cbrange [0:{}]", most > 0 ? 100 * most : 1);
  script.line("set cbtics format '%g %%'");
  script.line("set cblabel 'share of games without a solution' offset 1,0");
  // Most shares are small. The square root separates them, and the colour bar gives the value of
  // each grey.
  script.line("set palette model HSV functions 0, 0, 1 - sqrt(gray)");
  script.line(
      "set object 1 rectangle from graph 0, 0 to graph 1, 1 behind "
      "fillstyle pattern 4 noborder fillcolor rgb '#bbbbbb'");
  if (!as_image) {
    script.line(
        "plot $shares using 1:2:(0.5):(0.5):3 with boxxyerror fillstyle solid border rgb '#dddddd' "
        "fillcolor palette notitle");
  } else {
    script.line("plot $shares using 1:2:3 with image notitle");
  }
  script.line("unset object 1; unset colorbox");
}

// --- Games by number of solutions ----------------------------------------------------------------

// Returns the bin of a number: 0, 1, 2, 3-4, 5-8, ...
std::size_t bin_of(std::uint64_t solutions) {
  return solutions == 0 ? 0 : 1 + static_cast<std::size_t>(std::bit_width(solutions - 1));
}

std::string name_of_bin(std::size_t bin) {
  if (bin <= 2) return std::to_string(bin);
  const std::uint64_t last = std::uint64_t{1} << (bin - 1);
  return fmt::format("{}–{}", last / 2 + 1, last);
}

void draw_solutions(const CensusPictures& pictures, const Frame& frame, Script& script) {
  const std::vector<std::uint64_t>& all = pictures.games_by_solutions;
  std::vector<std::uint64_t> games(bin_of(all.size() - 1) + 1);
  for (std::size_t n = 0; n < all.size(); ++n) games[bin_of(n)] += all[n];
  script.line("$solutions << END");
  for (std::size_t bin = 0; bin < games.size(); ++bin) {
    script.line("{} {} \"{}\"", bin, games[bin], name_of_bin(bin));
  }
  script.line("END");
  script.frame(frame);
  script.line("set title 'Games by number of solutions, {} rules' offset 0,0", pictures.rules);
  script.line("set xlabel 'distinct solutions'");
  script.line("set ylabel 'games'");
  script.line("set xrange [-0.7:{}.7]; set yrange [0:*]", games.size() - 1);
  script.line("set xtics rotate by 45 right");
  script.line("set ytics autofreq format '%.0s%c'");
  script.line("set grid ytics lc rgb '#dddddd' lt 1");
  script.line(
      "plot $solutions using 1:2:(0.8):xtic(3) with boxes fillstyle solid border rgb 'black' "
      "fillcolor rgb '#999999' notitle");
}

}  // namespace

void CensusPictures::find_shares(const EachHand& each_hand, std::int64_t last_objective) {
  const auto numbers = static_cast<std::size_t>(largest_card);
  std::vector<std::uint64_t> hands(numbers * numbers);
  std::vector<std::uint64_t> unsolvable(numbers * numbers);
  each_hand([&](std::span<const std::int64_t> cards, const Solvable& solvable) {
    const auto place = static_cast<std::size_t>(cards.front() - 1) * numbers +
                       static_cast<std::size_t>(cards.back() - 1);
    ++hands[place];
    for (auto t = first_objective; t <= last_objective; ++t)
      unsolvable[place] += solvable(t) ? 0U : 1U;
  });
  const auto objectives = static_cast<double>(last_objective - first_objective + 1);
  shares.resize(numbers * numbers);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (hands[i] == 0) continue;
    shares[i] = static_cast<double>(unsolvable[i]) / (static_cast<double>(hands[i]) * objectives);
  }
}

Drawing drawing_of(const CensusPictures& pictures) {
  const bool with_curves = !pictures.by_objective.empty();
  const bool with_shares = std::ranges::any_of(pictures.shares, &Share::has_value);
  const bool with_solutions = !pictures.games_by_solutions.empty();
  const int middle = kTitleHeight + (with_curves ? kCurvesHeight : 0);
  const int height = middle + (with_shares || with_solutions ? kSquaresHeight : 0);
  Script script(height);
  script.line("set multiplot title {} font ',15'", gnuplot_string(pictures.title));
  script.line("set tics nomirror out");
  script.line("unset key");
  if (with_curves) {
    draw_curves(
        pictures,
        {.left = 95, .right = kWidth - 105, .top = kTitleHeight + 60, .bottom = middle - 60},
        script);
  }
  const Frame left = {.left = 75, .right = 435, .top = middle + 40, .bottom = middle + 400};
  const Frame right = {
      .left = 660, .right = kWidth - 25, .top = middle + 40, .bottom = middle + 400};
  if (with_shares) draw_shares(pictures, left, script);
  if (with_solutions) draw_solutions(pictures, right, script);
  script.line("unset multiplot");
  return {.width = kWidth, .height = height, .commands = script.take()};
}

}  // namespace reckon::cli
