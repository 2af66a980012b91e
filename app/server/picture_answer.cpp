// SPDX-License-Identifier: MIT
#include "app/server/picture_answer.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "app/answers/scans.hpp"
#include "app/images/grey.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::server {
namespace {

// Opens bytes in memory as a file, which they must outlive.
std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_of(std::string_view bytes) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): "rb" only reads.
  return {fmemopen(const_cast<char*>(bytes.data()), bytes.size(), "rb"), &std::fclose};
}

}  // namespace

Response answer_to_picture(std::string_view png, Result<images::CharacterReader>& characters) {
  auto file = file_of(png);
  if (png.empty() || file == nullptr) {
    return json_error(400, "not a PNG file: convert the picture to PNG");
  }
  auto reader = images::PngReader::open(std::move(file));
  if (!reader) return json_error(400, reader.error().message);
  const std::size_t rows = reader->shape().rows;
  const std::size_t columns = reader->shape().columns;
  if (std::uint64_t{rows} * columns > kMostPixelsRead || std::max(rows, columns) > kLongestSide) {
    return json_error(422, "the picture has " + std::to_string(columns) + " x " +
                               std::to_string(rows) + " pixels: give one of at most " +
                               std::to_string(kMostPixelsRead) + ", and " +
                               std::to_string(kLongestSide) + " on a side");
  }
  const auto picture = images::grey_of(*reader);
  if (!picture) return json_error(400, picture.error().message);
  if (!characters) return json_error(503, characters.error().message);
  const auto second = [&](const vision::Grey& piece, std::string_view alphabet) {
    return characters->read(piece, alphabet);
  };
  const auto scanned =
      scan::scan_page(*picture, second, [](std::size_t, std::size_t) {}, kMostReadTwice);
  return {.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = answers::json_of_scanned(scanned).dump()};
}

}  // namespace reckon::server
