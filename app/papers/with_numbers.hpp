// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace reckon::papers {

/// Returns a phrase with its numbers in the places of %.
std::string with_numbers(std::string_view phrase, std::initializer_list<std::string> numbers);

}  // namespace reckon::papers
