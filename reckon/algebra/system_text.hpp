// SPDX-License-Identifier: MIT
// Exports systems of equations as input for computer algebra systems.
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

/// The name and usual file extension of a format.
struct SystemFormatName {
  SystemFormat format;
  std::string_view name;
  std::string_view extension;
};
const std::vector<SystemFormatName>& system_formats();

/// The equations, at least one, and the condition that no unknown is 0. That is an additional
/// equation with an unknown u: the product of all with u is 1 (Rabinowitsch trick). Where it is
/// faster, the product is divided out instead (saturation). The program computes the components of
/// the solution set or, if it cannot, a Gröbner basis. JSON has only the equations.
std::string to_text(SystemFormat format, const std::vector<Polynomial>& equations);

/// One of several systems. The program prints its name, of letters and digits, before its answer.
struct NamedSystem {
  std::string name;
  std::vector<Polynomial> equations;
};

/// Whether one input may contain several systems; msolve accepts only one.
bool takes_many(SystemFormat format);
/// Several systems for one run of the program, which answers them one after another. The format
/// must pass takes_many().
std::string to_text(SystemFormat format, std::span<const NamedSystem> systems);

}  // namespace reckon::algebra
