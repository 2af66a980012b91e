// SPDX-License-Identifier: MIT
// Names at a table: how they are shown, and which of them look alike.
#pragma once

#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::rooms {

/// Returns the name as all at the table see it: cleaned (match::clean_name) and in the Unicode
/// normal form NFKC, in which "ＡＮＮ" is "ANN". It has 1 to 24 grapheme clusters, the characters
/// that people count, in at most match::kMostNameBytes bytes. Refuses others.
Result<std::string> table_name(std::string_view name);

/// Whether two names from table_name could be confused. They may differ only in case, or in
/// characters that look alike, such as a Latin and a Cyrillic "A". Those characters are the
/// confusables of Unicode Technical Standard 39.
bool look_alike(std::string_view one, std::string_view other);

}  // namespace reckon::rooms
