// SPDX-License-Identifier: MIT
// reckon image edges
#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/image/picture_file.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/vision/edges.hpp"

namespace reckon::cli {
namespace {

using images::PictureShape;

struct EdgesOptions {
  std::string in;
  std::string out;
  std::string threshold = "0.7";
  bool json = false;
};

// Reads 0.7, .7, 7 or 7/10; nothing else.
std::optional<Rational> read_decimal(const std::string& text) {
  const std::size_t point = text.find('.');
  if (point == std::string::npos) return Rational::parse(text);
  const std::string places = text.substr(point + 1);
  const std::string number = text.substr(0, point) + places;
  if (places.empty() || text.contains('/')) return std::nullopt;
  return Rational::parse(number + "/1" + std::string(places.size(), '0'));
}

Rational threshold_of(const std::string& text) {
  constexpr std::size_t kLongest = 40;
  const auto threshold = text.size() > kLongest ? std::nullopt : read_decimal(text);
  if (!threshold || threshold->sign() < 0) {
    throw Fault(kBadInput, "--threshold: '" + text + "' is not a number of 0 or more: write 0.7");
  }
  return *threshold;
}

// Visits the picture row by row. It is read once for the means and once for the edges, so that it
// need not fit into memory.
void each_row(const EdgesOptions& options, const PictureShape& shape,
              const std::function<void(std::size_t, std::span<const std::uint16_t>)>& take) {
  images::PngReader reader = open_picture(options.in);
  if (reader.shape() != shape) {
    throw Fault(kBadInput,
                printable_name(options.in) + ": the file has changed while it was read: try again");
  }
  std::vector<std::uint16_t> scratch;
  for (std::size_t r = 0; r < shape.rows; ++r) take(r, next_row(reader, options.in, scratch));
}

template <typename T>
std::uint64_t write_edges(const EdgesOptions& options, const PictureShape& shape,
                          const Rational& threshold) {
  Progress progress(Answers::at_the_end);
  std::vector<std::uint64_t> sums(shape.channels);
  each_row(options, shape, [&](std::size_t r, std::span<const std::uint16_t> row) {
    for (std::size_t i = 0; i < shape.channels; ++i) {
      for (std::size_t from = i; from < row.size(); from += shape.channels) sums[i] += row[from];
    }
    progress.step(r, 2 * shape.rows);
  });
  std::vector<std::int32_t> limits;
  for (const std::uint64_t sum : sums) {
    limits.push_back(vision::edge_limit(threshold, sum, std::uint64_t{shape.rows} * shape.columns));
  }
  vision::EdgeRows<T> finder(shape.columns, limits);
  PictureFile out(options.out, {.rows = shape.rows - 2, .columns = shape.columns - 2, .bits = 1});
  std::uint64_t found = 0;
  each_row(options, shape, [&](std::size_t r, std::span<const std::uint16_t> row) {
    for (std::size_t i = 0; i < shape.channels; ++i) {
      copy_channel(row, shape.channels, i, finder.next_row(i));
    }
    progress.step(shape.rows + r, 2 * shape.rows);
    const auto edges = finder.take_rows();
    if (edges.empty()) return;
    found += static_cast<std::uint64_t>(std::ranges::count(edges, 1));
    out.write(edges);
  });
  out.finish();
  return found;
}

void edges(const EdgesOptions& options) {
  const Rational threshold = threshold_of(options.threshold);
  const PictureShape shape = open_picture(options.in).shape();
  if (shape.rows < 3 || shape.columns < 3) {
    throw Fault(kBadInput, printable_name(options.in) + ": the picture has " +
                               std::to_string(shape.columns) + " x " + std::to_string(shape.rows) +
                               " pixels: give one of 3 x 3 at least");
  }
  const std::uint64_t found = shape.bits == 8
                                  ? write_edges<std::uint8_t>(options, shape, threshold)
                                  : write_edges<std::uint16_t>(options, shape, threshold);
  if (options.json) {
    print_json({{"file", options.out},
                {"rows", shape.rows - 2},
                {"columns", shape.columns - 2},
                {"channels", shape.channels},
                {"threshold", threshold.to_text()},
                {"edges", found}});
  }
}

}  // namespace

void add_image_edges(const Command& command, Answer&) {
  const auto options = std::make_shared<EdgesOptions>();
  command.add_option("IN", options->in, "A PNG picture, grey or in colour").required();
  command.add_option("OUT", options->out, "PNG file to write, one pixel smaller on every side")
      .required();
  command
      .add_option("--threshold", options->threshold,
                  "Edge threshold, as a multiple of the channel mean (default: 0.7)")
      .type_name("T");
  add_json(command, options->json);
  command.callback([options] { edges(*options); });
}

}  // namespace reckon::cli
