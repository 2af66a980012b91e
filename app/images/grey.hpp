// SPDX-License-Identifier: MIT
// Pictures in grey.
#pragma once

#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// All rows of a picture that has just been opened, in grey of 8 bits: of a colour the mean of its
/// channels. Fails if the file is damaged. Memory: a byte for each pixel.
Result<vision::Grey> grey_of(PngReader& reader);

}  // namespace reckon::images
