// SPDX-License-Identifier: MIT
// Files of text in other encodings than UTF-8.
#pragma once

#include <string>

#include "reckon/text/result.hpp"

namespace reckon {

/// The text in UTF-8. A text that begins with a byte order mark of UTF-16 is that, and loses the
/// mark. One whose bytes beyond ASCII are never UTF-8, without control characters, is Latin-1 with
/// the signs that Windows has added to it. Any other stays as it is. Refuses UTF-16 that ends
/// within a character. Cost: linear; UTF-8 is not copied.
Result<std::string> in_utf8(std::string text);

}  // namespace reckon
