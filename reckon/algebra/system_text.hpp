// Systems of equations as the input of computer algebra systems.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

enum class SystemFormat : std::uint8_t { singular, magma, maple, reduce, macaulay2, msolve, json };

/// By name and usual file extension.
struct SystemFormatName {
  SystemFormat format;
  std::string_view name;
  std::string_view extension;
};
const std::vector<SystemFormatName>& system_formats();

/// The equations, and that no unknown is 0: as one more equation with the unknown u, which makes
/// the product of all with u equal to 1. What is asked for are the components of the solution set,
/// or where the program does not know these, a Gröbner basis. JSON has the equations alone.
std::string to_text(SystemFormat format, const std::vector<Polynomial>& equations);

}  // namespace reckon::algebra
