// SPDX-License-Identifier: MIT
// What `POST /api/scan` answers: the puzzles in a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/images/characters.hpp"
#include "app/server/http.hpp"
#include "reckon/text/result.hpp"

namespace reckon::server {

/// A picture of more pixels is refused, in all or on a side.
inline constexpr std::uint64_t kMostPixelsRead = 16'000'000;
inline constexpr std::size_t kLongestSide = 20'000;
/// At most that many characters of a picture are read twice; a puzzle with others is in doubt,
/// unless its code says what it is.
inline constexpr std::size_t kMostReadTwice = 2'000;

/// {"puzzles": [...], "unread": [...]} as `reckon scan --json` has them. Refuses what is not a PNG
/// file, or damaged, with 400, what is too large with 422, and everything with 503 where there are
/// no characters.
///
/// Cost: 25 MB for each million pixels while it is read, half a second for each million or less,
/// and some milliseconds for each character that is read twice.
Response answer_to_picture(std::string_view png, Result<images::CharacterReader>& characters);

}  // namespace reckon::server
