// SPDX-License-Identifier: MIT
// Exports families of solutions as code for computer algebra systems.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "reckon/algebra/calcrostic_families.hpp"

namespace reckon::algebra {

/// The computer algebra systems that code can be written for.
enum class CodeFormat : std::uint8_t {
  sympy,  ///< Python
  sage,   ///< for the preparser of Sage
  oscar,  ///< Julia
};
inline constexpr std::array kAllCodeFormats = {CodeFormat::sympy, CodeFormat::sage,
                                               CodeFormat::oscar};
/// Returns the name of a format on the command line.
std::string_view name_of(CodeFormat format);

/// A program that defines the ring or the symbols of names_of_numbers(), the eight `equations` as
/// polynomials that are 0, and `families`. Each family has its `parameters`, the nine `numbers` in
/// the order of the unknowns, and polynomials in the parameters that must be `zero` or `nonzero`.
std::string to_code(CodeFormat format, const Ring& ring, const Setting& setting,
                    std::span<const Family> families);

}  // namespace reckon::algebra
