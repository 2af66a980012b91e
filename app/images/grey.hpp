// SPDX-License-Identifier: MIT
// Pictures in grey.
#pragma once

#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// Returns all rows of a newly opened picture, in grey of 8 bits; a colour becomes the mean of its
/// channels. Fails if the file is damaged. Memory: a byte for each pixel.
Result<vision::Grey> grey_of(PngReader& reader);

}  // namespace reckon::images
