// SPDX-License-Identifier: MIT
// Stated questions for the bank.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reckon/store/bank.hpp"

namespace reckon::cli {

/// Returns the stated questions of a file that was read: one in JSON, or those of Moodle XML, with
/// their translations in a second file. Nothing if it is another file, such as an export of a bank.
/// A Fault says what is wrong with them.
std::optional<std::vector<store::Stored>> stated_in(const std::string& file,
                                                    const std::string& text,
                                                    const std::optional<std::string>& french);

}  // namespace reckon::cli
