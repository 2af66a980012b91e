// SPDX-License-Identifier: MIT
// One function for each alternative of a variant.
#pragma once

namespace reckon {

/// A visitor made of functions, each of which handles the alternative that it takes. std::visit
/// does not compile with it if an alternative of the variant has no function.
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace reckon
