// SPDX-License-Identifier: MIT
// Systems of equations as the input of computer algebra systems.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

enum class SystemFormat : std::uint8_t {
  singular,
  magma,
  maple,
  reduce,
  macaulay2,
  msolve,
  sympy,
  sage,
  oscar,
  json
};

/// By name and usual file extension.
struct SystemFormatName {
  SystemFormat format;
  std::string_view name;
  std::string_view extension;
};
const std::vector<SystemFormatName>& system_formats();

/// The equations, at least one, and that no unknown is 0: as one more equation with the unknown u,
/// which makes the product of all with u equal to 1, or where that is quicker by dividing out the
/// product. What is asked for are the components of the solution set, or where the program does not
/// know these, a Gröbner basis. JSON has the equations alone.
std::string to_text(SystemFormat format, const std::vector<Polynomial>& equations);

/// A system among others: the program prints its name, of letters and digits, before its answer.
struct NamedSystem {
  std::string name;
  std::vector<Polynomial> equations;
};

/// Whether one input may have several systems: msolve's has one.
bool takes_many(SystemFormat format);
/// Systems for one run of the program, which answers one after the other. In a format that
/// takes_many().
std::string to_text(SystemFormat format, std::span<const NamedSystem> systems);

}  // namespace reckon::algebra
