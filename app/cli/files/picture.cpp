// SPDX-License-Identifier: MIT
#include "app/cli/files/picture.hpp"

#include <fmt/core.h>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::cli {

Option add_svg(const Command& command, bool& svg) {
  return command.add_flag("--svg", svg, "Print an SVG picture");
}

void expect_one(const GridFile& file) {
  if (file.count() == 1) return;
  throw Fault(kBadInput,
              fmt::format("--svg: a picture shows one grid, and there are {}", file.count()));
}

void print_svg(const sheet::Drawing& drawing, std::string_view title) {
  print(sheet::to_svg(drawing, title, sheet::kPlainSize));
}

}  // namespace reckon::cli
