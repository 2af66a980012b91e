// SPDX-License-Identifier: MIT
// Question banks for learning platforms: the puzzles of a sheet as questions that are marked there.
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

/// The most puzzles of a package: each has two files, and a zip file at most 65,535.
inline constexpr std::size_t kMostInPackage = 30'000;

/// The puzzles as a question bank: the same bytes for the same puzzles, language and title. No
/// more than kMostInPackage of them for QTI. A hand costs up to 1 ms, of which its solutions take
/// most.
std::string to_question_bank(std::span<const kinds::Entry> entries, const sheet::Style& style,
                             BankFormat format);

/// Refuses titles of more than sheet::kLongestTitle characters, control characters, and what is not
/// text. No font limits them here.
Result<void> check_title(std::string_view title);

}  // namespace reckon::course
