// SPDX-License-Identifier: MIT
// Hands in streams, in std::format and, with reckon/text/usual_text_fmt.hpp, in fmt; expressions
// and rational numbers too.
#pragma once

#include <ostream>
#include <string>

#include "reckon/arith/format.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

/// Returns the hand: `2 4 3 6 5 : 6`.
inline std::string usual_text(const Hand& hand) { return hand.to_text(); }

/// Writes the usual text, padded to the width of the stream.
inline std::ostream& operator<<(std::ostream& stream, const Hand& hand) {
  return stream << usual_text(hand);
}

}  // namespace reckon::krypto
