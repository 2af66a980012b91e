// SPDX-License-Identifier: MIT
// Any bytes are a picture within the limits, which reads as itself, or are refused.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "reckon/kinds/png_picture.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon;  // NOLINT(google-build-using-namespace)
  const auto picture = kinds::read_png({reinterpret_cast<const char*>(data), size});
  if (!picture) return 0;
  if (picture->bytes.size() > kinds::kMostPictureBytes || picture->bytes.size() > size ||
      std::uint64_t{picture->columns} * picture->rows > kinds::kMostPicturePixels) {
    std::abort();
  }
  const auto again = kinds::read_png(picture->bytes);
  if (!again || *again != *picture) std::abort();
  return 0;
}
