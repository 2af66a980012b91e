// SPDX-License-Identifier: MIT
#include "app/images/grey.hpp"

#include <utility>

namespace reckon::images {
namespace {

template <typename T>
void take_row(std::span<const T> elements, std::size_t channels, unsigned shift,
              std::span<std::uint8_t> grey) {
  for (std::size_t c = 0; c < grey.size(); ++c) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < channels; ++i) sum += elements[c * channels + i];
    grey[c] = static_cast<std::uint8_t>(sum / channels >> shift);
  }
}

}  // namespace

Result<vision::Grey> grey_of(PngReader& reader) {
  const PictureShape shape = reader.shape();
  vision::Grey grey(shape.rows, shape.columns);
  for (std::size_t r = 0; r < shape.rows; ++r) {
    if (shape.bits == 16) {
      const auto row = reader.row_of_16_bits();
      if (!row) return std::unexpected(row.error());
      take_row(*row, shape.channels, 8, grey.row(r));
    } else {
      const auto row = reader.row_of_8_bits();
      if (!row) return std::unexpected(row.error());
      take_row(*row, shape.channels, 0, grey.row(r));
    }
  }
  return grey;
}

}  // namespace reckon::images
