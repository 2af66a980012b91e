// SPDX-License-Identifier: MIT
// Whether a picture can be shown.
#pragma once

#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::cli {

/// Decodes a PNG file of at most kinds::kMostPicturePixels, and refuses one that is damaged. Null
/// without the feature `pictures`.
[[gnu::weak]] Result<void> check_picture(std::string_view png);

}  // namespace reckon::cli
