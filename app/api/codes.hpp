// SPDX-License-Identifier: MIT
// The codes of errors: a program chooses by them what to do next, while people read the message.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace reckon::api {

/// The kind of an error. Names stay as they are; new ones may follow.
enum class Code : std::uint8_t {
  bad_request,
  bad_value,
  missing_value,
  unknown_name,
  bad_body,
  foreign_page,
  not_found,
  method,
  body_too_large,
  type,
  foreign_host,
  too_much,
  web_socket,
  header_too_large,
  stopped,
  fault,
  unsupported,
  busy,
  no_reader,
};

/// A code, and what it says of a request.
struct CodeRow {
  Code code;
  std::string_view name;
  int status;  ///< as HTTP has it
  std::string_view meaning;
};

/// In the order of the codes. The first code of a status stands for its other faults.
inline constexpr std::array kCodes = {
    CodeRow{Code::bad_request, "bad_request", 400, "the request breaks HTTP"},
    CodeRow{Code::bad_value, "bad_value", 400, "a value is not as openapi.json describes it"},
    CodeRow{Code::missing_value, "missing_value", 400, "a value is missing"},
    CodeRow{Code::unknown_name, "unknown_name", 400, "a name means nothing here"},
    CodeRow{Code::bad_body, "bad_body", 400, "the body or the query cannot be read"},
    CodeRow{Code::foreign_page, "foreign_page", 403, "a page of another site may not ask"},
    CodeRow{Code::not_found, "not_found", 404, "there is no such path"},
    CodeRow{Code::method, "method", 405, "the path takes other methods"},
    CodeRow{Code::body_too_large, "body_too_large", 413, "the body is over its limit"},
    CodeRow{Code::type, "type", 415, "the path takes other types of bodies"},
    CodeRow{Code::foreign_host, "foreign_host", 421, "the Host is not this machine"},
    CodeRow{Code::too_much, "too_much", 422, "valid, but more than is worked on here"},
    CodeRow{Code::web_socket, "web_socket", 426, "the path speaks WebSocket"},
    CodeRow{Code::header_too_large, "header_too_large", 431, "the header is over its limit"},
    CodeRow{Code::stopped, "stopped", 499, "the answer was no longer wanted"},
    CodeRow{Code::fault, "fault", 500, "a fault of the program, or out of memory"},
    CodeRow{Code::unsupported, "unsupported", 501, "a form of HTTP that is not read here"},
    CodeRow{Code::busy, "busy", 503, "too busy: try again"},
    CodeRow{Code::no_reader, "no_reader", 503, "what reads pictures is not installed"},
};

constexpr const CodeRow& row_of(Code code) { return kCodes.at(static_cast<std::size_t>(code)); }
static_assert(std::ranges::all_of(kCodes,
                                  [](const CodeRow& row) { return &row_of(row.code) == &row; }));

/// Returns the code of an error with this status, where nothing else is known of it.
constexpr Code code_of(int status) {
  for (const CodeRow& row : kCodes) {
    if (row.status == status) return row.code;
  }
  return Code::fault;
}

}  // namespace reckon::api
