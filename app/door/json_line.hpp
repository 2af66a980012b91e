// SPDX-License-Identifier: MIT
// Questions and answers as lines of JSON, for programs in any language that can talk to another.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

namespace reckon::door {

/// The longest line that is read, in bytes: a body, and what stands around it.
inline constexpr std::size_t kLongestLine = api::kLargestBody + (std::size_t{4} << 10U);

/// Answers a line
///
///     {"id": 7, "path": "krypto/solve", "body": {"hand": "8 19 14 2 21 : 17"}}
///
/// with the line
///
///     {"id": 7, "status": 200, "answer": {...}}
///
/// without its end. `id` is any JSON value and comes back as it was written, null if there is none;
/// a `body` that is left out is {}. `status` and `answer` are what HTTP would have: the body goes
/// to the engine byte for byte. What is not such a line is answered with status 400. Costs a
/// microsecond beside the answer.
std::string answer_line(api::Engine& engine, std::string_view line);

/// The answer to a line that has more than kLongestLine bytes.
std::string line_too_long();

}  // namespace reckon::door
