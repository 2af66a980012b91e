// SPDX-License-Identifier: MIT
// Stands in for what reads and writes pictures.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"

namespace reckon::cli {

void add_image_edges(const Command& image, Answer&) { add_absent(image, "edges", "pictures"); }
void add_image_kernel(const Command& image, Answer&) { add_absent(image, "kernel", "pictures"); }
void add_scan(const Command& program, Answer&) { add_absent(program, "scan", "pictures"); }

}  // namespace reckon::cli
