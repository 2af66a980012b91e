// SPDX-License-Identifier: MIT
// Expressions as pictures.
#pragma once

#include <string>

#include "reckon/arith/expression.hpp"

namespace reckon::python {

/// The tree of an expression as SVG: numbers in a row below, and above them each operator, in a
/// circle, over its two operands. Linear in the expression.
std::string svg_of_tree(const Expression& expression);

}  // namespace reckon::python
