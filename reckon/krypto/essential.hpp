#pragma once
#include <string>
#include "reckon/arith/expression.hpp"
namespace reckon::krypto {
inline std::string essential_key(const Expression&) { return {}; }
}  // namespace reckon::krypto
