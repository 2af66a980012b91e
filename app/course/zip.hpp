// SPDX-License-Identifier: MIT
// Files put together in one, as the packages of learning platforms are.
#pragma once

#include <span>
#include <string>

namespace reckon::course {

struct ZipMember {
  std::string name;  ///< UTF-8, with / between folders
  std::string content;
};

/// A zip file that stores its members as they are, all of 1980, so that the same members make the
/// same bytes. Fewer than 65,535, and less than 4 GiB in all.
std::string to_zip(std::span<const ZipMember> members);

}  // namespace reckon::course
