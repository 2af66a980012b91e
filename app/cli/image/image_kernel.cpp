// SPDX-License-Identifier: MIT
// reckon image kernel
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/image/picture_file.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/vision/detail/kernel_rows.hpp"
#include "reckon/vision/kernel_plan.hpp"
#include "reckon/vision/stencil.hpp"

namespace reckon::cli {
namespace {

using images::PictureShape;
using vision::KernelPlan;

struct KernelOptions {
  std::string weights;
  std::string in;
  std::string out;
  std::optional<std::uint64_t> divisor;
  bool absolute = false;
  bool explain = false;
  bool json = false;
};

// Whether the words are a kernel, right or wrong, such as `-1 8 -1` or `1/9 1/9`; other words name
// a file of one.
bool is_written(const std::string& weights) {
  constexpr std::string_view kOfKernels = "0123456789-+,; \t\n";
  constexpr std::string_view kOfNumbers = "0123456789-+,; \t\n./eE[](){}";
  if (weights == "-") return false;
  if (weights.find_first_not_of(kOfKernels) == weights.npos) return true;
  std::error_code fault;
  return weights.find_first_not_of(kOfNumbers) == weights.npos &&
         weights.find_first_of("0123456789") != weights.npos &&
         !std::filesystem::exists(weights, fault);
}

KernelPlan plan_of(const std::string& weights) {
  const bool written = is_written(weights);
  const std::string text =
      written ? weights : std::string(without_mark(read_all(weights, kKernelInput)));
  const std::string name = written ? "WEIGHTS" : name_of_input(weights);
  const auto kernel = vision::read_kernel(text);
  if (!kernel) {
    const std::size_t column = kernel.error().column;
    if (written || column == 0) throw bad_input(name, kernel.error());
    const std::string_view before = std::string_view(text).substr(0, column - 1);
    throw bad_input(name, {.message = kernel.error().message,
                           .line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
                           .column = column - (before.rfind('\n') + 1)});
  }
  return *vision::plan(*kernel);
}

// Returns the output for a sum: divided, rounded towards 0, and clamped to the range of an element.
template <typename T>
T shown(std::int64_t sum, const KernelOptions& options, std::int64_t divisor) {
  const std::int64_t size = options.absolute && sum < 0 ? -sum : sum;
  return static_cast<T>(std::clamp<std::int64_t>(size / divisor, 0, std::numeric_limits<T>::max()));
}

template <typename T>
void apply(const KernelOptions& options, const KernelPlan& plan, images::PngReader& reader) {
  const PictureShape shape = reader.shape();
  const vision::WindowAxis down = vision::window_axis(shape.rows, plan.rows, 1);
  const vision::WindowAxis across = vision::window_axis(shape.columns, plan.columns, 1);
  if (down.positions == 0 || across.positions == 0) {
    throw Fault(kBadInput, printable_name(options.in) +
                               ": the picture is too small for the kernel: give a larger one");
  }
  // A divisor beyond the largest sum is useless.
  constexpr std::uint64_t kMostDivisor = std::numeric_limits<std::int64_t>::max();
  const auto divisor =
      static_cast<std::int64_t>(std::min(options.divisor.value_or(1), kMostDivisor));
  PictureFile out(options.out, {.rows = down.positions,
                                .columns = across.positions,
                                .channels = shape.channels,
                                .bits = shape.bits});
  Progress progress(Answers::at_the_end);
  // 65,535 times the largest total weight, 2^47, is below 2^63.
  std::vector<vision::KernelRows<std::uint64_t>> channels(shape.channels, {plan, shape.columns});
  std::vector<T> row_out(across.positions * shape.channels);
  std::vector<std::uint16_t> scratch;
  std::span<const std::uint16_t> row;
  std::size_t written = 0;
  for (std::size_t r = 0; written < down.positions; ++r) {
    const bool inside = r < shape.rows;
    if (inside) row = next_row(reader, options.in, scratch);
    bool complete = false;
    for (std::size_t i = 0; i < shape.channels; ++i) {
      if (inside) copy_channel(row, shape.channels, i, channels[i].next_row());
      complete = inside ? channels[i].take_row() : channels[i].take_zeros();
      const auto sums = channels[i].sums();
      for (std::size_t c = 0; complete && c < sums.size(); ++c) {
        row_out[c * shape.channels + i] = shown<T>(sums[c], options, divisor);
      }
    }
    if (complete) {
      out.write(std::span<const T>(row_out));
      ++written;
    }
    progress.step(r, shape.rows);
  }
  out.finish();
}

Json json_of_line(const vision::Line& line) {
  Json weights = Json::array();
  for (const vision::Tap& tap : line.taps) {
    weights.push_back({{"offset", tap.offset}, {"weight", tap.factor}});
  }
  return {{"running_sums", line.running}, {"weights", weights}};
}

Json document_of(const KernelPlan& plan) {
  Json separable = Json::array();
  for (const vision::SeparablePart& part : plan.separable) {
    separable.push_back({{"down", json_of_line(part.down)}, {"across", json_of_line(part.across)}});
  }
  Json points = Json::array();
  for (const vision::PointPart& point : plan.points) {
    points.push_back(
        {{"row", point.row + 1}, {"column", point.column + 1}, {"weight", point.factor}});
  }
  const auto additions = [](std::uint64_t halves) { return static_cast<double>(halves) / 2; };
  return {{"rows", plan.rows},
          {"columns", plan.columns},
          {"separable", separable},
          {"points", points},
          {"cost", additions(plan.cost)},
          {"plain_cost", additions(vision::plain_plan(vision::kernel_of(plan))->cost)}};
}

void kernel(const KernelOptions& options) {
  const KernelPlan plan = plan_of(options.weights);
  if (!options.in.empty()) {
    images::PngReader reader = open_picture(options.in);
    if (reader.shape().bits == 8) {
      apply<std::uint8_t>(options, plan, reader);
    } else {
      apply<std::uint16_t>(options, plan, reader);
    }
  }
  if (options.json) {
    print_json(document_of(plan));
  } else if (options.explain || options.in.empty()) {
    print(vision::describe(plan));
  }
}

}  // namespace

void add_image_kernel(const Command& command, Answer&) {
  const auto options = std::make_shared<KernelOptions>();
  command
      .add_option(
          "WEIGHTS", options->weights,
          "The kernel: rows of integers such as \"-1 -1 -1; -1 8 -1; -1 -1 -1\", or a file (- for "
          "standard input)")
      .required();
  const Option in = command.add_option("IN", options->in, "A PNG picture, grey or in colour");
  const Option out =
      command.add_option("OUT", options->out, "PNG file to write, grey or in colour as IN");
  in.needs(out);
  add_number(command, "--divide", options->divisor,
             "Divide every sum by N, such as the sum of the weights (default: 1)", {.first = 1});
  command.add_flag("--absolute", options->absolute, "Take absolute values of the sums");
  command.add_flag("--explain", options->explain, "Explain how the kernel is decomposed");
  add_json(command, options->json);
  command.callback([options] { kernel(*options); });
}

}  // namespace reckon::cli
