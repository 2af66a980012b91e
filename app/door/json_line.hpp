// SPDX-License-Identifier: MIT
// Questions and answers as lines of JSON, for programs in any language that can talk to another.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/api/api.hpp"
#include "reckon/arith/stop_flag.hpp"

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
/// without its end; where the status is not 200, `error` says why beside them. `id` is any JSON
/// value and comes back as it was written, null if there is none; a `body`, which may be called
/// `question` too, is {} if it is left out. `status` and `answer` are what HTTP would have: the
/// body goes to the engine byte for byte. What is not such a line is answered with status 400, a
/// question that the flag ends with 499. Costs a microsecond beside the answer.
std::string answer_line(api::Engine& engine, std::string_view line, const StopFlag& stop = {});

/// The `id` of a question as it is written, null if there is none; nothing where the line is not of
/// the form of a question.
std::optional<std::string_view> id_of_question(std::string_view line);

/// Of a line {"stop": 7} the id, as it is written, of the question that is to stop; nothing where
/// the line is another.
std::optional<std::string_view> id_to_stop(std::string_view line);

/// The answer to a line that has more than kLongestLine bytes.
std::string line_too_long();

}  // namespace reckon::door
