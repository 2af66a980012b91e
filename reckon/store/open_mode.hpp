// SPDX-License-Identifier: MIT
// The purpose for which a file of this module is opened.
#pragma once

#include <cstdint>

namespace reckon::store {

enum class OpenMode : std::uint8_t {
  read,    ///< an existing file, also on a read-only disk
  change,  ///< an existing file, to change it
  fill,    ///< creates a file if it is missing or empty
};

}  // namespace reckon::store
