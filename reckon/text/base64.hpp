// SPDX-License-Identifier: MIT
// Bytes in texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reckon {

/// Encodes as in RFC 4648, in one line.
std::string base64(std::string_view bytes);

/// Returns the bytes that base64() encodes so. Blanks and line breaks between the digits do not
/// matter. Empty for anything else, such as missing `=` at the end.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace reckon
