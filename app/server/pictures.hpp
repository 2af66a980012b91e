// What `POST /api/scan` answers: the puzzles in a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/images/characters.hpp"
#include "app/server/http.hpp"

namespace reckon::server {

/// A picture of more pixels is refused, in all or on a side.
inline constexpr std::uint64_t kMostPixelsRead = 16'000'000;
inline constexpr std::size_t kLongestSide = 20'000;
/// So many characters at most are read twice in a picture; the others stay in doubt.
inline constexpr std::size_t kMostReadTwice = 2'000;

/// Reads pictures, one after the other. It keeps the model of characters, which it loads for the
/// first picture; make one for each thread.
class PictureReader {
 public:
  /// {"puzzles": [...]} as `reckon scan --json` has them. Refuses what is no PNG, or damaged, with
  /// 400, what is too large with 422, and everything with 503 where the model is not installed.
  ///
  /// Cost: 25 MB for each million pixels while it is read, half a second for each million or less,
  /// and some milliseconds for each character that is read twice.
  Response answer(std::string_view png);

 private:
  std::optional<images::CharacterReader> characters_;
};

}  // namespace reckon::server
