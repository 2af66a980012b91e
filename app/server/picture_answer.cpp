// SPDX-License-Identifier: MIT
#include "app/server/picture_answer.hpp"

#include <algorithm>
#include <cstdio>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/answers/scans.hpp"
#include "app/images/formats.hpp"
#include "app/images/grey.hpp"
#include "app/images/pdf_pages.hpp"
#include "app/images/photos.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::server {
namespace {

// Opens bytes in memory as a file, which they must outlive.
std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_of(std::string_view bytes) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): "rb" only reads.
  return {fmemopen(const_cast<char*>(bytes.data()), bytes.size(), "rb"), &std::fclose};
}

std::optional<Response> too_large(std::size_t rows, std::size_t columns) {
  if (std::uint64_t{rows} * columns <= kMostPixelsRead && std::max(rows, columns) <= kLongestSide) {
    return std::nullopt;
  }
  return json_error(422, "the picture has " + std::to_string(columns) + " x " +
                             std::to_string(rows) + " pixels: give one of at most " +
                             std::to_string(kMostPixelsRead) + ", and " +
                             std::to_string(kLongestSide) + " on a side");
}

// A picture in grey, or why it is refused.
using Decoded = std::expected<vision::Grey, Response>;

Decoded refused(const Error& error) {
  return std::unexpected(json_error(api::Code::bad_body, error.message));
}

Decoded grey_of_png(std::string_view png) {
  auto reader = images::PngReader::open(file_of(png));
  if (!reader) return refused(reader.error());
  if (auto large = too_large(reader->shape().rows, reader->shape().columns)) {
    return std::unexpected(*std::move(large));
  }
  auto picture = images::grey_of(*reader);
  if (!picture) return refused(picture.error());
  return *std::move(picture);
}

Decoded grey_of_photo(std::string_view bytes, images::Format format) {
  const auto photos = images::PhotoReader::make();
  if (!photos) return std::unexpected(json_error(api::Code::no_reader, photos.error().message));
  const auto size = photos->size_of(bytes, format);
  if (!size) return refused(size.error());
  if (auto large = too_large(size->rows, size->columns)) return std::unexpected(*std::move(large));
  auto picture = photos->read(bytes, format);
  if (!picture) return refused(picture.error());
  return *std::move(picture);
}

scan::Scanned scanned(const vision::Grey& picture, images::CharacterReader& characters) {
  const auto second = [&](const vision::Grey& piece, std::string_view alphabet) {
    return characters.read(piece, alphabet);
  };
  return scan::scan_page(picture, second, [](std::size_t, std::size_t) {}, kMostReadTwice);
}

Response answer_of(const answers::Json& document) {
  return {.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = document.dump()};
}

}  // namespace

std::expected<vision::Grey, Response> grey_of_picture(std::string_view bytes) {
  const images::Format format = images::format_of(bytes);
  switch (format) {
    case images::Format::png: return grey_of_png(bytes);
    case images::Format::jpeg:
    case images::Format::webp: return grey_of_photo(bytes, format);
    case images::Format::pdf:  // its pages are drawn before
    case images::Format::unknown: break;
  }
  return std::unexpected(json_error(
      api::Code::bad_body, "not a PNG file, nor JPEG, WebP or PDF: convert the picture to PNG"));
}

Response answer_to_picture(std::string_view picture, Result<images::CharacterReader>& characters) {
  auto grey = grey_of_picture(picture);
  if (!grey) return std::move(grey).error();
  if (!characters) return json_error(api::Code::no_reader, characters.error().message);
  return answer_of(answers::json_of_scanned(scanned(*grey, *characters)));
}

Response answer_to_pages(std::string_view pages, Result<images::CharacterReader>& characters) {
  if (!characters) return json_error(api::Code::no_reader, characters.error().message);
  std::vector<scan::Scanned> all;
  while (!pages.empty()) {
    const auto page = images::take_page(pages);
    if (!page) return json_error(api::Code::bad_body, page.error().message);
    all.push_back(scanned(*page, *characters));
  }
  return answer_of(answers::json_of_pages(all));
}

}  // namespace reckon::server
