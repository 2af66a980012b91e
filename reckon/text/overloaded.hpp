// SPDX-License-Identifier: MIT
// One function for each alternative of a variant.
#pragma once

namespace reckon {

/// A visitor that asks each of its functions for the alternative that it takes. std::visit does not
/// compile with it while one alternative of the variant has no function.
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace reckon
