// SPDX-License-Identifier: MIT
// Reads one request of HTTP/1.1 from bytes, however they arrive, and counts every one of them.
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// Why a request cannot be read, and what its sender is told.
struct RequestFault {
  int status = 400;
  std::string line;
};

/// Where a request stands after more bytes.
enum class Progress {
  wants_more,
  has_header,  ///< for the first time: limit_body() must follow
  is_done,
};

/// A request under way.
///
/// What it refuses is stricter than HTTP: trailers, chunk extensions, padded chunk sizes, and every
/// transfer coding but `chunked`. No browser sends them, and other servers disagree about where
/// such a request ends. Memory: at most the header limit and the body limit together.
class RequestParser {
 public:
  /// `header_bytes`: how long the request line, the fields and the empty line may be together.
  explicit RequestParser(std::size_t header_bytes);
  ~RequestParser();
  RequestParser(const RequestParser&) = delete;
  RequestParser& operator=(const RequestParser&) = delete;

  /// Takes bytes off the front of `bytes`: what has arrived and was not taken before, and more.
  /// What follows the request stays. Refuses with 400, 413, 431 or 501; then the request is over.
  /// Throws only std::bad_alloc. Cost: linear in what it takes, plus what stays, at most the header
  /// limit.
  std::expected<Progress, RequestFault> take(std::string& bytes);
  /// How many bytes the body may have as it arrives: sizes and ends of chunks count too. Refuses a
  /// body of which the header says that it has more.
  std::expected<void, RequestFault> limit_body(std::size_t bytes);

  /// Whether nothing of the request is missing.
  bool is_done() const;
  /// What the answer depends on, valid as long as the parser. `Host` is missing if there are two.
  Request request() const;
  std::string_view method() const;
  std::string_view target() const;
  int version() const;  ///< 10 or 11
  bool keep_alive() const;
  bool expects_continue() const;
  /// The body as far as it has arrived, without the marks of chunks.
  const std::string& body() const;
  /// The same, taken away.
  std::string take_body();
  /// The value of a field; nothing if it is missing or there are several.
  std::optional<std::string_view> only(std::string_view name) const;
  /// All values of a field, joined by commas, as the standard allows.
  std::string joined(std::string_view name) const;
  /// Request line and fields, written anew.
  std::string head() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
