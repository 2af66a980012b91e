// SPDX-License-Identifier: MIT
// Single pictures on standard output.
#pragma once

#include <string>
#include <string_view>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/command_line.hpp"
#include "reckon/sheet/page.hpp"

namespace reckon::cli {

/// Adds `--svg`.
Option add_svg(const Command& command, bool& svg);

/// Requires a file with one grid, since a picture shows only one; others are a Fault.
void expect_one(const GridFile& file);

/// Prints the drawing as SVG, with a small margin.
void print_svg(const sheet::Drawing& drawing, std::string_view title);

}  // namespace reckon::cli
