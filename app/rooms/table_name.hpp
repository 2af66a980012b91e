// SPDX-License-Identifier: MIT
// Names at a table: how they are shown, and which of them look alike.
#pragma once

#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::rooms {

/// The name as everybody at the table is shown it: cleaned (match::clean_name), in the normal form
/// NFKC of Unicode, in which "ＡＮＮ" is "ANN", and of 1 to 24 characters as people count them
/// (grapheme clusters), in at most match::kMostNameBytes bytes. Refuses others.
Result<std::string> table_name(std::string_view name);

/// Whether two names that table_name gives could be taken for each other: if they differ in case
/// alone, or in characters that look alike, as a Latin and a Cyrillic "A" do (the confusables of
/// Unicode Technical Standard 39).
bool look_alike(std::string_view one, std::string_view other);

}  // namespace reckon::rooms
