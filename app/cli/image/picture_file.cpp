// SPDX-License-Identifier: MIT
#include "app/cli/image/picture_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/images/grey.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

// Turns a library's error about a file into a Fault.
template <typename T>
T taken_from(Result<T> result, const std::string& name) {
  if (!result) throw Fault(kBadInput, printable_name(name) + ": " + result.error().message);
  return *std::move(result);
}

// Whether a file begins as PDFs do, and no PNG does: with %. It is read from its beginning then.
bool is_pdf(std::FILE& file) {
  const int first = std::getc(&file);
  if (first != EOF) std::ungetc(first, &file);
  return first == '%';
}

}  // namespace

images::PngReader open_picture(const std::string& name) {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rbe"),
                                                       &std::fclose);
  if (file == nullptr) {
    throw Fault(status_of(errno), printable_name(name) + ": " + std::strerror(errno) +
                                      ": give a picture as a PNG file");
  }
  if (is_pdf(*file)) {
    throw Fault(kBadInput,
                printable_name(name) +
                    ": is a PDF: make pictures of its pages first, as by pdftoppm -r 200 -png");
  }
  return taken_from(images::PngReader::open(std::move(file)), name);
}

vision::Grey grey_picture(const std::string& name) {
  images::PngReader reader = open_picture(name);
  return taken_from(images::grey_of(reader), name);
}

std::span<const std::uint16_t> next_row(images::PngReader& reader, const std::string& name,
                                        std::vector<std::uint16_t>& scratch) {
  if (reader.shape().bits == 16) return taken_from(reader.row_of_16_bits(), name);
  const auto row = taken_from(reader.row_of_8_bits(), name);
  scratch.assign(row.begin(), row.end());
  return scratch;
}

PictureFile::PictureFile(const std::string& name, const images::PictureShape& shape)
    : writer_(taken_from(images::PngWriter::make(shape), name)), file_(name) {}

void PictureFile::write(std::span<const std::uint8_t> row) { write_out(writer_.write(row)); }

void PictureFile::write(std::span<const std::uint16_t> row) { write_out(writer_.write(row)); }

void PictureFile::write_out(const Result<void>& written) {
  if (!written) throw Fault(kSystemFault, written.error().message);
  file_.write(writer_.take_bytes());
}

void PictureFile::finish() { file_.finish(); }

}  // namespace reckon::cli
