// SPDX-License-Identifier: MIT
// Drawings by what they calculate.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "reckon/letters/read/rows.hpp"

namespace reckon::letters {

/// Reads a multiplication, whose numbers are parted by rules: two factors, the partial products if
/// there are any, and the product.
Result<void> read_multiplication(Builder& builder, const std::vector<std::vector<Row>>& parts);

/// Whether a line has the sign of a division, so that it has its dividend and divisor.
bool is_head_of_division(const Glyphs& line);
/// Whether lines without a rule are a drawn division all the same: they begin with a head, above
/// which may be the quotient. A head that is an equation has rows of numbers below it.
bool begins_with_division(std::span<const std::string_view> lines);
/// Whether lines without a rule are numbers to be calculated and their result: three or more, the
/// second with its sign, the last without one or with a =. Two factors may stand in the first line.
bool is_column_without_rule(std::span<const std::string_view> lines);
/// Reads a division with its head among its lines.
Result<void> read_division(Builder& builder, const std::vector<Glyphs>& lines);

}  // namespace reckon::letters
