// SPDX-License-Identifier: MIT
// Reads one request of HTTP/1.1 from bytes, however they arrive, and counts each of them.
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// Why a request cannot be read, and the message for its sender.
struct RequestFault {
  int status = 400;
  std::string line;
};

/// The progress of a request after more bytes.
enum class Progress {
  wants_more,
  has_header,  ///< first report: limit_body() must follow
  is_done,
};

/// A request that is being read.
///
/// It is stricter than HTTP: it refuses trailers, chunk extensions, padded chunk sizes, and every
/// transfer coding except `chunked`. No browser sends them, and servers disagree about where such a
/// request ends. Memory: at most the header limit plus the body limit.
class RequestParser {
 public:
  /// `header_bytes`: the maximum length of the request line, the fields and the empty line
  /// together.
  explicit RequestParser(std::size_t header_bytes);
  ~RequestParser();
  RequestParser(const RequestParser&) = delete;
  RequestParser& operator=(const RequestParser&) = delete;

  /// Takes bytes off the front of `bytes`, which holds the rest from before and new data. Bytes
  /// after the request stay. Refuses with 400, 413, 431 or 501; then the request is over. Throws
  /// only std::bad_alloc. Cost: linear in the bytes taken, plus the rest, at most the header limit.
  std::expected<Progress, RequestFault> take(std::string& bytes);
  /// Sets the maximum size of the body as it arrives: sizes and ends of chunks count too. Refuses a
  /// body whose header announces more.
  std::expected<void, RequestFault> limit_body(std::size_t bytes);

  /// Whether the request is complete.
  bool is_done() const;
  /// Returns the parts that matter for the answer, valid as long as the parser. `Host` is empty if
  /// it occurs twice.
  Request request() const;
  std::string_view method() const;
  std::string_view target() const;
  int version() const;  ///< 10 or 11
  bool keep_alive() const;
  bool expects_continue() const;
  /// The body as received so far, without the chunk framing.
  const std::string& body() const;
  /// Returns the body and takes it out of the parser.
  std::string take_body();
  /// Returns the value of a field; empty if it is missing or occurs several times.
  std::optional<std::string_view> only(std::string_view name) const;
  /// Returns all values of a field, joined by commas, as the standard allows.
  std::string joined(std::string_view name) const;
  /// Returns the request line and fields, formatted again.
  std::string head() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
