// SPDX-License-Identifier: MIT
#include "app/cli/image/picture_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/images/formats.hpp"
#include "app/images/grey.hpp"
#include "app/images/pdf_pages.hpp"
#include "app/images/photos.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {
namespace {

// Turns a library's error about a file into a Fault.
template <typename T>
T taken_from(Result<T> result, const std::string& name) {
  if (!result) throw Fault(kBadInput, printable_name(name) + ": " + result.error().message);
  return *std::move(result);
}

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File opened(const std::string& name) {
  File file(std::fopen(name.c_str(), "rbe"), &std::fclose);
  if (file == nullptr) {
    throw Fault(status_of(errno), printable_name(name) + ": " + std::strerror(errno) +
                                      ": give a picture as a PNG file");
  }
  return file;
}

// The format, by the first byte, which stays in the file.
bool may_be_png(std::FILE* file) {
  const int first = std::getc(file);
  std::ungetc(first, file);
  return first != 0xFF && first != 'R' && first != '%';
}

std::string all_of(std::FILE* file, const std::string& name) {
  constexpr std::size_t kMost = std::size_t{256} << 20U;
  std::string bytes;
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file)) {
    bytes.append(buffer.data(), count);
    if (bytes.size() > kMost) {
      throw Fault(kBadInput, printable_name(name) + ": has more than 256 MiB: give a smaller file");
    }
  }
  return bytes;
}

vision::Grey grey_photo(std::string_view bytes, images::Format format, const std::string& name) {
  const auto photos = images::PhotoReader::make();
  if (!photos) throw Fault(kSystemFault, photos.error().message);
  const images::PhotoSize size = taken_from(photos->size_of(bytes, format), name);
  if (std::uint64_t{size.rows} * size.columns > images::kMostPixels) {
    throw Fault(kBadInput, printable_name(name) + ": the picture has " +
                               std::to_string(size.columns) + " x " + std::to_string(size.rows) +
                               " pixels: give one of at most " +
                               std::to_string(images::kMostPixels));
  }
  return taken_from(photos->read(bytes, format), name);
}

std::string drawn(std::string_view pdf, const std::string& name) {
  constexpr std::uint64_t kMemory = std::uint64_t{2} << 30U;
  constexpr std::chrono::seconds kTime{120};
  auto pages = images::drawn_pages(
      pdf, {.pages = ScannedFile::kMostPages, .memory = kMemory, .processor_time = kTime},
      [] { return true; });
  if (!pages && pages.error().code == ErrorCode::system) {
    throw Fault(kSystemFault, pages.error().message);
  }
  return taken_from(std::move(pages), name);
}

}  // namespace

images::PngReader open_picture(const std::string& name) {
  return taken_from(images::PngReader::open(opened(name)), name);
}

ScannedFile::ScannedFile(const std::string& name) : name_(name) {
  File file = opened(name);
  if (may_be_png(file.get())) {
    images::PngReader reader = taken_from(images::PngReader::open(std::move(file)), name);
    picture_ = taken_from(images::grey_of(reader), name);
    return;
  }
  const std::string bytes = all_of(file.get(), name);
  const images::Format format = images::format_of(bytes);
  if (format == images::Format::pdf) {
    has_pages_ = true;
    pages_ = drawn(bytes, name);
    left_ = pages_;
  } else if (format == images::Format::unknown) {
    throw Fault(kBadInput, printable_name(name) +
                               ": not a PNG file, nor JPEG, WebP or PDF: convert it to PNG");
  } else {
    picture_ = grey_photo(bytes, format, name);
  }
}

std::optional<vision::Grey> ScannedFile::next() {
  if (has_pages_ && !left_.empty()) return taken_from(images::take_page(left_), name_);
  return std::exchange(picture_, std::nullopt);
}

std::span<const std::uint16_t> next_row(images::PngReader& reader, const std::string& name,
                                        std::vector<std::uint16_t>& scratch) {
  if (reader.shape().bits == 16) return taken_from(reader.row_of_16_bits(), name);
  const auto row = taken_from(reader.row_of_8_bits(), name);
  scratch.assign(row.begin(), row.end());
  return scratch;
}

namespace {

// Returns the name of a file to write; a Fault if it names another format.
std::string png_name(std::string name) {
  constexpr std::array<std::string_view, 14> kOthers = {".jpg", ".jpeg", ".webp", ".gif", ".bmp",
                                                        ".tif", ".tiff", ".svg",  ".pdf", ".ppm",
                                                        ".pgm", ".pbm",  ".heic", ".avif"};
  std::string extension = std::filesystem::path(name).extension().string();
  std::ranges::transform(extension, extension.begin(), lower_case);
  if (std::ranges::find(kOthers, extension) == kOthers.end()) return name;
  throw Fault(kBadInput, printable_name(name) +
                             ": the picture is written in PNG alone: give a "
                             "name that ends in .png");
}

}  // namespace

PictureFile::PictureFile(const std::string& name, const images::PictureShape& shape)
    : writer_(taken_from(images::PngWriter::make(shape), name)), file_(png_name(name)) {}

void PictureFile::write(std::span<const std::uint8_t> row) { write_out(writer_.write(row)); }

void PictureFile::write(std::span<const std::uint16_t> row) { write_out(writer_.write(row)); }

void PictureFile::write_out(const Result<void>& written) {
  if (!written) throw Fault(kSystemFault, written.error().message);
  file_.write(writer_.take_bytes());
}

void PictureFile::finish() { file_.finish(); }

}  // namespace reckon::cli
