// SPDX-License-Identifier: MIT
// Questions and answers as lines of JSON, for programs in any language with pipes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/api/api.hpp"
#include "reckon/arith/stop_flag.hpp"

namespace reckon::door {

/// The longest accepted line, in bytes: a body, and the text around it.
inline constexpr std::size_t kLongestLine = api::kLargestBody + (std::size_t{4} << 10U);

/// Answers a line
///
///     {"id": 7, "path": "krypto/solve", "body": {"hand": "8 19 14 2 21 : 17"}}
///
/// with the line
///
///     {"id": 7, "status": 200, "answer": {...}}
///
/// without its newline; if the status is not 200, the line also has an `error` with the reason, and
/// its `code`. `id` is any JSON value and is returned as written, or null if it is missing. A
/// `body` may also be called `question`, and is {} by default.
///
/// `status` and `answer` are those of HTTP: the engine gets the exact bytes of the body. Other
/// lines get status 400, and a question that the flag stops gets 499. Costs a microsecond besides
/// the answer.
std::string answer_line(api::Engine& engine, std::string_view line, const StopFlag& stop = {});

/// Returns the `id` of a question as written, or null if it is missing. Empty if the line does not
/// have the form of a question.
std::optional<std::string_view> id_of_question(std::string_view line);

/// Returns the id in a line {"stop": 7}, as written, that is, the question to stop; empty for any
/// other line.
std::optional<std::string_view> id_to_stop(std::string_view line);

/// Returns the answer to a line with more than kLongestLine bytes.
std::string line_too_long();

}  // namespace reckon::door
