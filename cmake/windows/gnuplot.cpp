// SPDX-License-Identifier: MIT
// In place of the file of app/cli/plot for POSIX: there are no plots.
#include "app/cli/plot/gnuplot.hpp"

#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

Gnuplot::Gnuplot() : errors_(nullptr, &std::fclose) {
  throw Fault(kSystemFault,
              "this reckon was built without gnuplot: do without the picture, or draw it on Linux");
}

Gnuplot::~Gnuplot() = default;

Gnuplot::Descriptor::~Descriptor() = default;

std::string Gnuplot::run(std::string_view /*script*/) { return {}; }

}  // namespace reckon::cli
