// SPDX-License-Identifier: MIT
#include "reckon/letters/digits.hpp"

#include <string>

namespace reckon::letters {

Result<void> check_base(unsigned base) {
  if (base >= 2 && base <= kMostDigits) return {};
  return failure(ErrorCode::out_of_range, "bases are 2 to 36, not " + std::to_string(base));
}

}  // namespace reckon::letters
