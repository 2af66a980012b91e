// SPDX-License-Identifier: MIT
// Text inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace reckon {

/// Escapes a text for XML and HTML, between tags and in attributes in double quotes.
std::string in_xml(std::string_view text);

}  // namespace reckon
