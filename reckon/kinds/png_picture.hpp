// SPDX-License-Identifier: MIT
// Pictures of questions: PNG files. Their shape alone is read here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// A picture has at most these bytes, pixels on a side, and pixels in all.
inline constexpr std::size_t kMostPictureBytes = std::size_t{640} << 10U;
inline constexpr std::uint32_t kMostPictureSide = 4000;
inline constexpr std::uint64_t kMostPicturePixels = 4'000'000;

/// A PNG file with nothing but its pixels.
struct PngPicture {
  std::string bytes{};
  std::uint32_t columns = 0;
  std::uint32_t rows = 0;

  friend bool operator==(const PngPicture&, const PngPicture&) = default;
};

/// Returns the picture of a PNG file without the chunks that hold no pixels: texts, places, colour
/// profiles, further pictures of an animation. Refuses other formats by name, files that are not
/// whole, and pictures beyond the limits. Does not decompress the pixels: a program that shows them
/// does, within kMostPicturePixels. Cost: copies the file.
Result<PngPicture> read_png(std::string_view file);

}  // namespace reckon::kinds
