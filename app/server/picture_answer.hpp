// SPDX-License-Identifier: MIT
// The answer of `POST /api/scan`: the puzzles in a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string_view>

#include "app/images/characters.hpp"
#include "app/server/http.hpp"
#include "reckon/text/result.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::server {

/// A picture with more pixels is refused, in total or on a side.
inline constexpr std::uint64_t kMostPixelsRead = 16'000'000;
inline constexpr std::size_t kLongestSide = 20'000;
/// At most this many characters of a picture are read twice. A puzzle with others is in doubt,
/// unless its code identifies it.
inline constexpr std::size_t kMostReadTwice = 2'000;

/// At most this many pages of a PDF are read.
inline constexpr std::size_t kMostPages = 20;

/// Returns a picture in PNG, JPEG or WebP in grey, or why it is refused: with 400 if it is damaged
/// or of another format, with 422 if it is too large.
std::expected<vision::Grey, Response> grey_of_picture(std::string_view bytes);

/// Returns {"puzzles": [...], "unread": [...]} in the form of `reckon scan --json`, for a picture
/// in PNG, JPEG or WebP. Refuses a file that is damaged or of another format with 400, and a too
/// large one with 422. Without a character reader, it refuses everything with 503.
///
/// Cost: 25 MB during reading and at most half a second for each million pixels, and some
/// milliseconds for each character that is read twice.
Response answer_to_picture(std::string_view picture, Result<images::CharacterReader>& characters);

/// Returns the same for the pages of a PDF, as images::drawn_pages() draws them.
Response answer_to_pages(std::string_view pages, Result<images::CharacterReader>& characters);

}  // namespace reckon::server
