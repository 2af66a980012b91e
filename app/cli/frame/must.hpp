// SPDX-License-Identifier: MIT
// Turns results of the module `work` into values or Faults.
#pragma once

#include <type_traits>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "reckon/work/pieces.hpp"

namespace reckon::cli {

/// Returns the value, if present; otherwise throws a Fault with the line of the error.
template <typename T>
T must(work::WorkResult<T> result) {
  if (!result) {
    const work::WorkError& problem = result.error();
    throw Fault(problem.error_number == 0 ? kBadInput : status_of(problem.error_number),
                problem.message);
  }
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

}  // namespace reckon::cli
