// SPDX-License-Identifier: MIT
// What a file of this room is opened for.
#pragma once

#include <cstdint>

namespace reckon::store {

enum class OpenMode : std::uint8_t {
  read,    ///< one that there is, which may be on a disk that cannot be written
  change,  ///< the same, to be changed
  fill,    ///< makes one if there is no file, or an empty one
};

}  // namespace reckon::store
