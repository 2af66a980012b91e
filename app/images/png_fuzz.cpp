// SPDX-License-Identifier: MIT
// All bytes are a picture or are refused.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "app/images/png.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::images;  // NOLINT(google-build-using-namespace): all of this is of it
  if (size == 0) return 0;
  std::vector<std::uint8_t> bytes(data, data + size);
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(fmemopen(bytes.data(), bytes.size(), "rb"),
                                                       &std::fclose);
  auto reader = PngReader::open(std::move(file));
  if (!reader) return 0;
  const PictureShape shape = reader->shape();
  constexpr std::size_t kPatience = 4'000'000;
  if (shape.rows * shape.columns > kPatience) return 0;
  const auto is_good = [&](const auto& row) {
    if (row && row->size() != shape.columns * shape.channels) std::abort();
    return row.has_value();
  };
  for (std::size_t r = 0; r < shape.rows; ++r) {
    const bool good =
        shape.bits == 16 ? is_good(reader->row_of_16_bits()) : is_good(reader->row_of_8_bits());
    if (!good) return 0;
  }
  return 0;
}
