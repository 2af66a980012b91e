// SPDX-License-Identifier: MIT
// Hands for tests, by their texts.
#pragma once

#include <string_view>

#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

inline Hand hand_of(std::string_view text) { return Hand::parse(text).value(); }

}  // namespace reckon::krypto
