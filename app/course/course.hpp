// SPDX-License-Identifier: MIT
// Question banks for learning platforms: the puzzles of a sheet as automatically marked questions.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/layout.hpp"
#include "reckon/text/result.hpp"

namespace reckon::course {

enum class BankFormat : std::uint8_t {
  moodle_xml,  ///< Moodle XML, UTF-8
  gift,        ///< GIFT, UTF-8
  qti,         ///< IMS QTI 2.1 in a content package, a zip file
};

/// The maximum number of puzzles in a package: each has two files, and a zip file at most 65,535.
inline constexpr std::size_t kMostInPackage = 30'000;

/// Returns the puzzles as a question bank. The same puzzles, language and title give the same
/// bytes. QTI takes at most kMostInPackage of them. A hand costs up to 1 ms, mostly for its
/// solutions.
std::string to_question_bank(std::span<const kinds::Entry> entries, const sheet::Style& style,
                             BankFormat format);

/// Refuses titles of more than sheet::kLongestTitle characters, with control characters, or not in
/// UTF-8. No font limits them here.
Result<void> check_title(std::string_view title);

}  // namespace reckon::course
