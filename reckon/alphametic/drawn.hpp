// SPDX-License-Identifier: MIT
// Drawings by what they calculate.
#pragma once

#include <vector>

#include "reckon/alphametic/rows.hpp"

namespace reckon::alphametic {

/// Reads a multiplication, whose numbers are parted by rules: two factors, the partial products if
/// there are any, and the product.
TextResult<void> read_multiplication(Builder& builder, const std::vector<std::vector<Row>>& parts);

/// Whether a line has the sign of a division, so that it has its dividend and divisor.
bool is_head_of_division(const Glyphs& line);
/// Reads a division with its head among its lines.
TextResult<void> read_division(Builder& builder, const std::vector<Glyphs>& lines);

}  // namespace reckon::alphametic
