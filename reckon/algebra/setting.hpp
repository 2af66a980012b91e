// SPDX-License-Identifier: MIT
// Operator assignments (settings): the operators of a calcrostic without its numbers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/arith/expression.hpp"
#include "reckon/text/result.hpp"

namespace reckon::algebra {

/// The operators of rows 1 to 3, columns 1 to 3, the main diagonal and the other diagonal.
using Setting = std::array<Operator, 8>;

/// Parses `++/*+--+`; operators may be typeset, with blanks between them.
Result<Setting> read_setting(std::string_view text);
/// Formats it as `++/*+--+`, which read_setting() reads again.
std::string to_text(const Setting& setting);

/// The canonical form of a setting: the first, by + < - < * < /, of those of all 8 versions of a
/// calcrostic.
Setting standard_setting(const Setting& setting);

/// The given number of each cell of a calcrostic; empty for unknown ones.
using Givens = std::array<std::optional<std::int64_t>, 9>;

}  // namespace reckon::algebra
