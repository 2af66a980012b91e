// SPDX-License-Identifier: MIT
#include "app/server/http.hpp"

#include <algorithm>
#include <charconv>
#include <ctime>
#include <nlohmann/json.hpp>
#include <system_error>

#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon::server {

namespace {

// Headers of every answer, with one of the two ends below. The page loads nothing from elsewhere,
// may not be framed, and needs eval only for its WebAssembly. Images in data: URLs are those of its
// style sheets, and the only form is the search of the documentation.
constexpr std::string_view kSecurity =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ";
constexpr std::string_view kOurs =
    "'none'\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";
// For pages that other sites embed: they read no cookies and request only their own files.
constexpr std::string_view kShared =
    "*\r\n"
    "Cross-Origin-Resource-Policy: cross-origin\r\n"
    "Access-Control-Allow-Origin: *\r\n";
constexpr std::string_view kMoreSecurity =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";

std::string_view reason_of(int status) {
  switch (status) {
    case 200: return "OK";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 308: return "Permanent Redirect";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 421: return "Misdirected Request";
    case 422: return "Unprocessable Content";
    case 426: return "Upgrade Required";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    default: return "";
  }
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

// Removes and returns the text before the first `mark`; the mark is removed too.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return trimmed(part);
}

// Returns the date as RFC 9110 requires it: Sun, 06 Nov 1994 08:49:37 GMT.
std::string date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::string text(29, ' ');
  // The program never changes its locale from C.
  std::strftime(text.data(), text.size() + 1, "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return text;
}

// Returns a text with its %XX decoded once; nothing if a % is not followed by two hexadecimal
// digits.
std::optional<std::string> decoded(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      bytes += text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    unsigned value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, problem] = std::from_chars(digits.data(), end, value, 16);
    if (digits.size() != 2 || problem != std::errc() || stop != end) return std::nullopt;
    bytes += static_cast<char>(value);
    i += 2;
  }
  return bytes;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto character = utf8::first(text);
    if (!character) return false;
    text.remove_prefix(character->bytes.size());
  }
  return true;
}

// A weight of zero, such as q=0 or q=0.000, means refusal.
bool is_zero_weight(std::string_view parameter) {
  return parameter.size() > 2 && lower_case(parameter[0]) == 'q' && parameter[1] == '=' &&
         parameter.find_first_not_of("0.", 2) == std::string_view::npos;
}

}  // namespace

Response plain_text(int status, std::string_view line) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .text = std::string(line) + "\n"};
}

Response json_error(api::Code code, std::string_view line) {
  const api::CodeRow& row = row_of(code);
  return {.status = row.status,
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = nlohmann::ordered_json({{"error", line}, {"code", row.name}}).dump()};
}

Response json_error(int status, std::string_view line) {
  Response response = json_error(api::code_of(status), line);
  response.status = status;
  return response;
}

std::string head_of(const Response& response, bool keep_alive, int version) {
  std::string head;
  head.reserve(1024);
  head.append("HTTP/1.1 ").append(std::to_string(response.status)).append(" ");
  head.append(reason_of(response.status)).append("\r\nDate: ").append(date()).append("\r\n");
  for (const auto& [name, value] : response.headers) {
    head.append(name).append(": ").append(value).append("\r\n");
  }
  head.append(kSecurity).append(response.shared ? kShared : kOurs).append(kMoreSecurity);
  if (response.status != 304 && response.status != 204) {
    head.append("Content-Length: ").append(std::to_string(response.body().size())).append("\r\n");
  }
  if (!keep_alive) {
    head.append("Connection: close\r\n");
  } else if (version == 10) {
    head.append("Connection: keep-alive\r\n");
  }
  return head.append("\r\n");
}

bool equal_but_case(std::string_view left, std::string_view right) {
  return std::ranges::equal(left, right, {}, lower_case, lower_case);
}

bool is_media_type(std::string_view header, std::string_view type) {
  return equal_but_case(cut(header, ';'), type);
}

bool accepts_encoding(std::string_view header, std::string_view encoding) {
  while (!header.empty()) {
    std::string_view item = cut(header, ',');
    if (equal_but_case(cut(item, ';'), encoding)) return !is_zero_weight(trimmed(item));
  }
  return false;
}

bool names_tag(std::string_view header, std::string_view tag) {
  // Our tags contain no commas.
  while (!header.empty()) {
    std::string_view item = cut(header, ',');
    if (item == "*") return true;
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == tag) return true;
  }
  return false;
}

std::string_view host_name(std::string_view header) {
  // An IPv6 address contains colons, but is enclosed in brackets.
  const std::size_t bracket = header.starts_with('[') ? header.find(']') : 0;
  if (bracket == std::string_view::npos) return header;
  const std::size_t colon = std::min(header.find(':', bracket), header.size());
  const bool has_port = header.find_first_not_of("0123456789", colon + 1) == std::string_view::npos;
  return has_port ? header.substr(0, colon) : std::string_view();
}

std::string decoded_path(std::string_view target) {
  if (!target.starts_with('/')) return {};
  return decoded(target.substr(0, target.find('?'))).value_or("");
}

bool is_origin(std::string_view text) {
  const bool secure = text.starts_with("https://");
  if (!secure && !text.starts_with("http://")) return false;
  text.remove_prefix(text.find("//") + 2);
  const std::string_view name = host_name(text);
  constexpr std::string_view kOfNames = "abcdefghijklmnopqrstuvwxyz0123456789.-";
  constexpr std::string_view kOfAddresses = "0123456789abcdef:.";
  const bool bracketed = name.starts_with('[') && name.ends_with(']');
  const std::string_view inner = bracketed ? name.substr(1, name.size() - 2) : name;
  if (inner.empty() || inner.find_first_not_of(bracketed ? kOfAddresses : kOfNames) != inner.npos) {
    return false;
  }
  const std::string_view port = text.substr(name.size());
  return port.empty() || (port.size() > 1 && port[1] != '0' && port != (secure ? ":443" : ":80"));
}

std::optional<std::vector<api::QueryValue>> decoded_query(std::string_view target) {
  target.remove_prefix(std::min(target.find('?'), target.size()));
  target.remove_prefix(std::min<std::size_t>(1, target.size()));
  std::vector<api::QueryValue> values;
  while (!target.empty()) {
    const std::size_t end = std::min(target.find('&'), target.size());
    std::string piece(target.substr(0, end));
    target.remove_prefix(std::min(end + 1, target.size()));
    if (piece.empty()) continue;
    std::ranges::replace(piece, '+', ' ');
    const std::size_t equals = std::min(piece.find('='), piece.size());
    auto name = decoded(std::string_view(piece).substr(0, equals));
    auto value = decoded(std::string_view(piece).substr(std::min(equals + 1, piece.size())));
    if (!name || !value || !is_utf8(*name) || !is_utf8(*value)) return std::nullopt;
    values.push_back({.name = *std::move(name), .value = *std::move(value)});
  }
  return values;
}

}  // namespace reckon::server
