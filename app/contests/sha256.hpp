// SPDX-License-Identifier: MIT
// SHA-256, as FIPS 180-4 defines it.
#pragma once

#include <string>
#include <string_view>

namespace reckon::contests {

/// Returns the hash of these bytes as 64 hexadecimal digits. Cost: about 5 ns a byte.
std::string sha256(std::string_view bytes);

}  // namespace reckon::contests
