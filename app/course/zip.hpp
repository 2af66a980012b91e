// SPDX-License-Identifier: MIT
// Zip files, the packages of learning platforms.
#pragma once

#include <span>
#include <string>

namespace reckon::course {

struct ZipMember {
  std::string name;  ///< UTF-8, with / between folders
  std::string content;
};

/// Returns a zip file that stores its members uncompressed, all dated 1980, so that the same
/// members give the same bytes. Takes fewer than 65,535, and less than 4 GiB in total.
std::string to_zip(std::span<const ZipMember> members);

}  // namespace reckon::course
