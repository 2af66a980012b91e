// SPDX-License-Identifier: MIT
// Questions in JSON, answered in JSON: what the server and the page have in common.
//
// A question is a path, such as `krypto/solve`, and a JSON object of named values; the answer is
// the document that `reckon krypto solve --json` prints, on one line. Compiles to WebAssembly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/stop_flag.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::api {

/// The largest body that is read, in bytes.
inline constexpr std::size_t kLargestBody = std::size_t{64} << 10U;

/// The steps (reckon::Budget) that a question may take, about a nanosecond each: what would be more
/// is refused.
inline constexpr std::uint64_t kMostWork = 800'000'000;

/// As HTTP has it.
enum class Status : int {
  ok = 200,           ///< answered, be the answer "no"
  bad_request = 400,  ///< the question is not as openapi.json describes it
  not_found = 404,    ///< there is no such path
  too_much = 422,     ///< well put, but beyond what is worked on here
  stopped = 499,      ///< the answer was no longer wanted
};

struct Response {
  Status status = Status::ok;
  /// One JSON document; for other than `ok`, {"error": "what is wrong and how to fix it", "code":
  /// "bad_value"}, with a name of kCodes.
  std::string body;
};

/// Answers one question after the other. It keeps its memory from question to question; make one
/// for each thread.
class Engine {
 public:
  /// `most_work`: the most steps that a question may take.
  explicit Engine(std::uint64_t most_work = kMostWork) : most_work_(most_work) {}

  /// Returns the same bytes on every machine, whatever questions came before.
  Response answer(std::string_view path, std::string_view body);
  /// The same; nothing soon after the flag is set, in a millisecond for the most part.
  std::optional<Response> answer(std::string_view path, std::string_view body,
                                 const StopFlag& stop);
  /// The steps that the last question took.
  std::uint64_t steps() const { return steps_; }

 private:
  std::uint64_t most_work_;
  krypto::Solver solver_;
  std::uint64_t steps_ = 0;
};

/// Returns the answer to a question that was stopped, for clients that still listen.
Response stopped();

/// Returns the refusal of an unknown path, the same at every door.
Response unknown_path(std::string_view path);

/// All paths there are.
std::vector<std::string_view> paths();

}  // namespace reckon::api
