// SPDX-License-Identifier: MIT
// Operator settings: the operators of a calcrostic, whatever its numbers are.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/arith/expression.hpp"
#include "reckon/text/result.hpp"

namespace reckon::algebra {

/// Operators of rows 1 to 3, columns 1 to 3, the main diagonal and the other one.
using Setting = std::array<Operator, 8>;

/// Reads `++/*+--+`; operators may have blanks between them, and be those of typesetters.
Result<Setting> read_setting(std::string_view text);
/// `++/*+--+`, which read_setting() reads again.
std::string to_text(const Setting& setting);

/// The setting that stands for those of all 8 versions of a calcrostic: the first, by + < - < * <
/// /.
Setting standard_setting(const Setting& setting);

/// Of each cell of a calcrostic the number that is given; nothing where it is asked for.
using Givens = std::array<std::optional<std::int64_t>, 9>;

}  // namespace reckon::algebra
