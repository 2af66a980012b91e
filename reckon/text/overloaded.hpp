// SPDX-License-Identifier: MIT
// One function for each alternative of a variant.
#pragma once

namespace reckon {

/// A visitor made of functions, one for each alternative of a variant. std::visit does not compile
/// with it if an alternative has no function.
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace reckon
