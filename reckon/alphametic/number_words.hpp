// SPDX-License-Identifier: MIT
// Numbers as words, for sums that are true twice.
#pragma once

#include <cstdint>
#include <string>

#include "reckon/text/language.hpp"

namespace reckon::alphametic {

inline constexpr std::uint64_t kMostNumberWord = 99;

/// The word of a number up to kMostNumberWord, in capitals, without hyphens, blanks and accents:
/// `TWENTYONE`, `VINGTETUN`.
std::string number_word(std::uint64_t number, Language language);

}  // namespace reckon::alphametic
