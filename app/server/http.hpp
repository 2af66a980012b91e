// SPDX-License-Identifier: MIT
// The part of HTTP that answers need: a request, a response, and the few headers that are read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/codes.hpp"
#include "app/api/query.hpp"

namespace reckon::server {

/// The parts of a request on which its answer depends. Missing headers are empty.
struct Request {
  std::string_view method = {};
  std::string_view target = {};  ///< as sent: `/krypto%20x?y`
  std::string_view host = {};
  std::string_view content_type = {};
  std::string_view accept_encoding = {};
  std::string_view if_none_match = {};
  std::string_view origin = {};
  std::string_view authorization = {};
  std::string_view fetch_site = {};  ///< Sec-Fetch-Site: how a browser came to ask
  std::string_view fetch_dest = {};  ///< Sec-Fetch-Dest: what it wants the answer for
  bool upgrade = false;              ///< asks for a WebSocket
};

/// Only in the log: the answer was abandoned because the client had left or was too slow. nginx
/// uses the same number.
inline constexpr int kGivenUp = 499;

struct Header {
  std::string_view name;  ///< refers to a constant
  std::string value;
};

struct Response {
  int status = 200;
  std::vector<Header> headers = {};  ///< those that only some answers have
  std::string text = {};             ///< the body, unless `file` is set
  std::string_view file = {};        ///< a body that is stored elsewhere
  bool shared = false;               ///< whether pages of other sites may load and frame it

  std::string_view body() const { return file.data() == nullptr ? text : file; }
};

/// Returns an error as a line of text.
Response plain_text(int status, std::string_view line);
/// Returns an error as {"error": line, "code": "busy"}.
Response json_error(api::Code code, std::string_view line);
/// The same, with the first code that has this status.
Response json_error(int status, std::string_view line);

/// Returns the bytes before the body: status line, headers, and the empty line. The headers of
/// every answer (security, Date, length) are among them. With `keep_alive` the client may send its
/// next request; `version` is 10 or 11, that of the request.
std::string head_of(const Response& response, bool keep_alive, int version);

/// Whether a header of type `type/subtype; parameters` names this type, given in lower case.
bool is_media_type(std::string_view header, std::string_view type);
/// Whether an Accept-Encoding names this encoding, given in lower case, without a q of zero. A `*`
/// does not count.
bool accepts_encoding(std::string_view header, std::string_view encoding);
/// Whether an If-None-Match names this entity tag, given in its quotes; weak tags count too.
bool names_tag(std::string_view header, std::string_view tag);
/// Returns the host of a Host header, without its port; empty if the text after a colon is not a
/// port.
std::string_view host_name(std::string_view header);
/// Whether two texts are equal except for ASCII case.
bool equal_but_case(std::string_view left, std::string_view right);

/// Returns the path of a target, without its query and with its %XX decoded once. Empty if a % is
/// not followed by two hexadecimal digits, or the target does not begin with a slash.
std::string decoded_path(std::string_view target);

/// Whether a text is a site as browsers name it in Origin: http or https, and a host in lower case,
/// with its port if that is not the usual one, and nothing after it.
bool is_origin(std::string_view text);

/// Returns the names and values in the query of a target, with their %XX decoded once and a blank
/// for each +. Empty pieces are skipped. Nothing if a % is not followed by two hexadecimal digits,
/// or what results is not UTF-8.
std::optional<std::vector<api::QueryValue>> decoded_query(std::string_view target);

}  // namespace reckon::server
