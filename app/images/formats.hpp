// SPDX-License-Identifier: MIT
// Tells the formats of pictures apart by their first bytes.
#pragma once

#include <cstdint>
#include <string_view>

namespace reckon::images {

/// The formats of pictures that are scanned.
enum class Format : std::uint8_t { png, jpeg, webp, pdf, unknown };

/// Returns the format of a file; names and types that a client gives do not matter.
constexpr Format format_of(std::string_view bytes) {
  using namespace std::string_view_literals;
  // A PDF may begin with other bytes.
  constexpr std::size_t kPdfBegins = 1024;
  if (bytes.starts_with("\x89PNG"sv)) return Format::png;
  if (bytes.starts_with("\xFF\xD8\xFF"sv)) return Format::jpeg;
  if (bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv)) return Format::webp;
  if (bytes.substr(0, kPdfBegins).contains("%PDF-"sv)) return Format::pdf;
  return Format::unknown;
}

}  // namespace reckon::images
