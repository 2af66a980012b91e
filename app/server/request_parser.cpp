// SPDX-License-Identifier: MIT
// Boost.Beast parses the header, once it is complete.
#include "app/server/request_parser.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cstdint>
#include <exception>
#include <iterator>
#include <limits>
#include <new>
#include <utility>

#include "app/server/chunks.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

std::string size_in_words(std::size_t bytes) {
  constexpr std::size_t kMebi = std::size_t{1} << 20U;
  return bytes % kMebi == 0 ? std::to_string(bytes / kMebi) + " MiB"
                            : std::to_string(bytes >> 10U) + " KiB";
}

std::string_view view(const auto& text) { return {text.data(), text.size()}; }

std::unexpected<RequestFault> refuse(int status, std::string line) {
  return std::unexpected(RequestFault{.status = status, .line = std::move(line)});
}

std::unexpected<RequestFault> refuse_bytes(const std::string& why) {
  return refuse(400, "this is not HTTP/1.1: " + why);
}

// Returns where a header has a forbidden byte: a control character, or half of a line end. Data
// that is not HTTP soon has one.
bool is_out_of_place(char before, char byte) {
  if ((before == '\r') != (byte == '\n')) return true;
  return static_cast<unsigned char>(byte) < ' ' && byte != '\r' && byte != '\n' && byte != '\t';
}

}  // namespace

class RequestParser::Impl {
 public:
  explicit Impl(std::size_t header_bytes) : header_bytes_(header_bytes) {
    // The header is counted here, and passed to the parser as a whole; the body is counted here
    // too. (Beast of Boost 1.74 takes boost::none for a limit of 0.)
    parser_.header_limit(static_cast<std::uint32_t>(header_bytes + 1));
    parser_.body_limit(std::numeric_limits<std::uint64_t>::max());
    parser_.eager(false);
  }

  std::expected<Progress, RequestFault> take(std::string& bytes) {
    return parser_.is_header_done() ? take_body(bytes) : take_header(bytes);
  }

  std::expected<void, RequestFault> limit_body(std::size_t bytes) {
    body_bytes_ = bytes;
    if (length_ > bytes) return too_large();
    is_done_ = !chunks_ && length_ == 0;
    return {};
  }

  const auto& message() const { return parser_.get(); }
  std::string& body() { return body_; }
  bool is_done() const { return is_done_; }

 private:
  using Taken = std::expected<Progress, RequestFault>;

  std::unexpected<RequestFault> too_large() const {
    return refuse(413, "the body is too large: send at most " + size_in_words(body_bytes_));
  }

  // Passes nothing to the parser before the empty line has arrived, so that it makes no difference
  // how the bytes arrive.
  Taken take_header(std::string& bytes) {
    const std::size_t allowed = std::min(bytes.size(), header_bytes_);
    for (; looked_at_ < allowed; ++looked_at_) {
      const char before = looked_at_ == 0 ? '\0' : bytes[looked_at_ - 1];
      if (is_out_of_place(before, bytes[looked_at_])) {
        return refuse_bytes("the header has a control character or half of a line end");
      }
      if (std::string_view(bytes).substr(0, looked_at_ + 1).ends_with("\r\n\r\n")) {
        return parse_header(bytes, looked_at_ + 1);
      }
    }
    if (allowed == header_bytes_) {
      return refuse(431, "the header is too large: send at most " + size_in_words(header_bytes_));
    }
    return Progress::wants_more;
  }

  Taken parse_header(std::string& bytes, std::size_t size) {
    error_code problem;
    for (std::size_t taken = 0; taken < size && !problem && !parser_.is_header_done();) {
      taken += parser_.put(asio::buffer(bytes.data() + taken, size - taken), problem);
    }
    if (problem) return refuse_bytes(problem.message());
    if (!parser_.is_header_done()) return refuse_bytes("this is not a request");
    bytes.erase(0, size);
    const auto& fields = parser_.get().base();
    const std::size_t codings = fields.count(http::field::transfer_encoding);
    if (codings != 0) {
      if (parser_.get().version() < 11) return refuse_bytes("HTTP/1.0 has no Transfer-Encoding");
      if (fields.count(http::field::content_length) != 0) {
        return refuse_bytes("send Content-Length or Transfer-Encoding, not both");
      }
      if (codings != 1 ||
          !boost::beast::iequals(fields[http::field::transfer_encoding], "chunked")) {
        return refuse(501,
                      "this transfer coding is not supported: send Content-Length or 'chunked'");
      }
      chunks_.emplace();
    }
    length_ = parser_.content_length().value_or(0);
    return Progress::has_header;
  }

  Taken take_body(std::string& bytes) {
    std::size_t taken = 0;
    if (chunks_) {
      // One byte more than allowed shows that the body is too long.
      const auto read =
          chunks_->take(std::string_view(bytes).substr(0, body_bytes_ - body_taken_ + 1), body_);
      if (!read) return refuse_chunks(read.error());
      taken = *read;
      is_done_ = chunks_->is_done();
    } else {
      taken = std::min<std::uint64_t>(bytes.size(), length_ - body_taken_);
      body_.append(bytes, 0, taken);
      is_done_ = body_taken_ + taken == length_;
    }
    body_taken_ += taken;
    const std::uint64_t announced = chunks_ ? chunks_->left() : 0;
    if (body_taken_ > body_bytes_ || announced > body_bytes_ - body_taken_) return too_large();
    bytes.erase(0, taken);
    return is_done_ ? Progress::is_done : Progress::wants_more;
  }

  static std::unexpected<RequestFault> refuse_chunks(ChunkReader::Refusal why) {
    switch (why) {
      case ChunkReader::Refusal::extension:
        return refuse(501, "chunk extensions are not supported: leave them out");
      case ChunkReader::Refusal::trailer:
        return refuse(501, "trailers are not supported: leave them out");
      default: return refuse_bytes("these are not chunks: write each size without leading zeros");
    }
  }

  http::request_parser<http::empty_body> parser_;
  std::size_t header_bytes_;
  std::size_t looked_at_ = 0;  // bytes of the header checked so far
  std::optional<ChunkReader> chunks_;
  std::uint64_t length_ = 0;  // length of a body without chunks
  std::size_t body_bytes_ = 0;
  std::size_t body_taken_ = 0;
  std::string body_;
  bool is_done_ = false;
};

RequestParser::RequestParser(std::size_t header_bytes)
    : impl_(std::make_unique<Impl>(header_bytes)) {}
RequestParser::~RequestParser() = default;

std::expected<Progress, RequestFault> RequestParser::take(std::string& bytes) {
  try {
    return impl_->take(bytes);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& fault) {
    // For example, a field longer than the library can store.
    return refuse_bytes(fault.what());
  }
}

std::expected<void, RequestFault> RequestParser::limit_body(std::size_t bytes) {
  return impl_->limit_body(bytes);
}

bool RequestParser::is_done() const { return impl_->is_done(); }

Request RequestParser::request() const {
  const auto& message = impl_->message();
  const auto value = [&](http::field name) { return view(message[name]); };
  return {.method = method(),
          .target = target(),
          .host = only("Host").value_or(std::string_view()),
          .content_type = value(http::field::content_type),
          .accept_encoding = value(http::field::accept_encoding),
          .if_none_match = value(http::field::if_none_match),
          .origin = value(http::field::origin),
          .authorization = value(http::field::authorization),
          .fetch_site = view(message["Sec-Fetch-Site"]),
          .fetch_dest = view(message["Sec-Fetch-Dest"]),
          .upgrade = boost::beast::websocket::is_upgrade(message)};
}

std::string_view RequestParser::method() const { return view(impl_->message().method_string()); }
std::string_view RequestParser::target() const { return view(impl_->message().target()); }
int RequestParser::version() const { return static_cast<int>(impl_->message().version()); }
bool RequestParser::keep_alive() const { return impl_->message().keep_alive(); }
bool RequestParser::expects_continue() const {
  return boost::beast::iequals(impl_->message()[http::field::expect], "100-continue");
}
const std::string& RequestParser::body() const { return impl_->body(); }
std::string RequestParser::take_body() { return std::exchange(impl_->body(), {}); }

std::optional<std::string_view> RequestParser::only(std::string_view name) const {
  const auto range = impl_->message().equal_range({name.data(), name.size()});
  if (range.first == range.second || std::next(range.first) != range.second) return std::nullopt;
  return view(range.first->value());
}

std::string RequestParser::joined(std::string_view name) const {
  std::string values;
  const auto range = impl_->message().equal_range({name.data(), name.size()});
  for (auto field = range.first; field != range.second; ++field) {
    values.append(values.empty() ? "" : ",").append(view(field->value()));
  }
  return values;
}

std::string RequestParser::head() const {
  std::string head = std::string(method()) + " " + std::string(target()) + " HTTP/1.1\r\n";
  for (const auto& field : impl_->message()) {
    head.append(view(field.name_string())).append(": ").append(view(field.value())).append("\r\n");
  }
  return head + "\r\n";
}

}  // namespace reckon::server
