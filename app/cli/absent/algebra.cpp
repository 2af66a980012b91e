// SPDX-License-Identifier: MIT
// Stands in for what needs FLINT.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "reckon/algebra/number_puzzle.hpp"

namespace reckon::algebra {

PositiveIntegers solve(const Setting&, const Givens&) { throw cli::without("algebra"); }
PositiveIntegers solve(const letters::Layout&, const letters::GivenNumbers&) {
  throw cli::without("algebra");
}

}  // namespace reckon::algebra

namespace reckon::cli {

void add_calcrostic_families(const Command& calcrostic, Answer&) {
  add_absent(calcrostic, "families", "algebra");
}
void add_calcrostic_export_systems(const Command& calcrostic, Answer&) {
  add_absent(calcrostic, "export-systems", "algebra");
}
void add_calcrostic_zero(const Command& calcrostic, Answer&) {
  add_absent(calcrostic, "zero", "algebra");
}

}  // namespace reckon::cli
