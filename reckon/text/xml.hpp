// SPDX-License-Identifier: MIT
// Texts inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace reckon {

/// The text as it stands between tags, and in attributes in double quotes, of XML and HTML.
std::string in_xml(std::string_view text);

}  // namespace reckon
