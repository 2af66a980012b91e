// SPDX-License-Identifier: MIT
// What of HTTP concerns the answers: a request, a response, and the few headers that are read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reckon::server {

/// A request, as far as its answer depends on it. Headers that are missing are empty.
struct Request {
  std::string_view method = {};
  std::string_view target = {};  ///< as it was sent: `/krypto%20x?y`
  std::string_view host = {};
  std::string_view content_type = {};
  std::string_view accept_encoding = {};
  std::string_view if_none_match = {};
  std::string_view origin = {};
  bool upgrade = false;  ///< asks to become a WebSocket
};

/// In the log alone: the answer was given up, since the client had gone or was too slow. As nginx
/// has it.
inline constexpr int kGivenUp = 499;

struct Header {
  std::string_view name;  ///< of a constant
  std::string value;
};

struct Response {
  int status = 200;
  std::vector<Header> headers = {};  ///< those that not every answer has
  std::string text = {};             ///< the body, unless `file` is
  std::string_view file = {};        ///< a body that somebody else keeps
  bool shared = false;               ///< whether pages of other sites may load and frame it

  std::string_view body() const { return file.data() == nullptr ? text : file; }
};

/// A line of text that says what is wrong.
Response plain_text(int status, std::string_view line);
/// {"error": line}.
Response json_error(int status, std::string_view line);

/// What is sent before the body: status line, headers, those of every answer (security, Date,
/// length) among them, and the empty line. With `keep_alive` the client may send its next request;
/// `version` is 10 or 11, that of the request.
std::string head_of(const Response& response, bool keep_alive, int version);

/// Whether a header of type `type/subtype; parameters` names this type, given in small letters.
bool is_media_type(std::string_view header, std::string_view type);
/// Whether an Accept-Encoding names this encoding, given in small letters, and with no q of zero. A
/// `*` does not count.
bool accepts_encoding(std::string_view header, std::string_view encoding);
/// Whether an If-None-Match names this entity tag, given in its quotes; weak tags count too.
bool names_tag(std::string_view header, std::string_view tag);
/// The host of a Host header, without its port; empty if what follows a colon is not a port.
std::string_view host_name(std::string_view header);
/// Whether two texts differ at most in ASCII capitals.
bool equal_but_case(std::string_view left, std::string_view right);

/// The path of a target, without its query and with its %XX read, once. Empty if a % is not
/// followed by two hexadecimal digits, or the target does not begin with a slash.
std::string decoded_path(std::string_view target);

}  // namespace reckon::server
