// Names that can be shown to others.
#pragma once

#include <string>
#include <string_view>

#include "reckon/arith/result.hpp"

namespace reckon::match {

inline constexpr std::size_t kLongestName = 24;  ///< in characters

/// The name as it may be shown: blanks at the ends taken away and those inside made one, 1 to 24
/// characters. Refuses what is not UTF-8, and characters that control the text around them or show
/// nothing: controls, those that turn the direction of writing, blanks without width, tags.
Result<std::string> clean_name(std::string_view name);

}  // namespace reckon::match
