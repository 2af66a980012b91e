// SPDX-License-Identifier: MIT
// Files of text in other encodings than UTF-8.
#pragma once

#include <string>

#include "reckon/text/result.hpp"

namespace reckon {

/// Returns the text in UTF-8. Reads a text as UTF-16 if it begins with a byte order mark of UTF-16,
/// which is dropped. Reads it as Latin-1, with the signs that Windows adds, if its bytes beyond
/// ASCII are never UTF-8 and it has no control characters. Leaves any other text as it is. Refuses
/// UTF-16 that ends within a character. Cost: linear; UTF-8 is not copied.
Result<std::string> in_utf8(std::string text);

}  // namespace reckon
