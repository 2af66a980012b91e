// SPDX-License-Identifier: MIT
#include "app/cli/image/picture_check.hpp"

#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "app/images/png.hpp"

namespace reckon::cli {

Result<void> check_picture(std::string_view png) {
  std::string bytes(png);
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(fmemopen(bytes.data(), bytes.size(), "rb"),
                                                       &std::fclose);
  if (file == nullptr) return failure(ErrorCode::system, "memory ran out");
  auto reader = images::PngReader::open(std::move(file));
  if (!reader) return std::unexpected(reader.error());
  const images::PictureShape shape = reader->shape();
  for (std::size_t row = 0; row < shape.rows; ++row) {
    const auto error = [](const auto& read) { return read ? Error() : read.error(); };
    const Error problem =
        shape.bits == 8 ? error(reader->row_of_8_bits()) : error(reader->row_of_16_bits());
    if (!problem.message.empty()) return std::unexpected(problem);
  }
  return {};
}

}  // namespace reckon::cli
