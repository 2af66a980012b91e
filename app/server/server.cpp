// The one file that knows Boost.Asio and Boost.Beast, since each that does costs many seconds.
#include "app/server/server.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <exception>
#include <set>
#include <thread>
#include <utility>
#include <variant>

#include "app/server/log_line.hpp"
#include "app/server/router.hpp"
#include "app/server/workers.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

// Over the limit, so many are told so at a time, and the others closed.
constexpr std::size_t kMostRefusals = 50;
constexpr std::size_t kReadAtOnce = 4096;
// What a client may still send after the last answer, so that it comes to read it.
constexpr std::size_t kMostIgnored = std::size_t{1} << 20U;
constexpr std::chrono::milliseconds kBetweenAccepts(100);

unsigned threads_of(unsigned asked) {
  return asked != 0 ? asked : std::clamp(std::thread::hardware_concurrency(), 2U, 8U);
}

// Takes the error of an operation instead of throwing it.
auto into(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

}  // namespace

class Server::Impl {
 public:
  Impl(Settings settings, const tcp::endpoint& endpoint)
      : settings_(std::move(settings)),
        router_(std::move(settings_.site),
                endpoint.address().is_loopback() ? Hosts::local : Hosts::any),
        acceptor_(io_, endpoint),
        pause_(io_),
        workers_(threads_of(settings_.threads), settings_.limits.waiting),
        endpoint_(acceptor_.local_endpoint()) {
    asio::co_spawn(io_, accept_all(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
  }
  ~Impl() { stop(); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  const tcp::endpoint& endpoint() const { return endpoint_; }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] { begin_to_stop(); });
    thread_.join();
  }

 private:
  // A client, on the frame of the coroutine that talks to it.
  struct Connection {
    Connection(Impl& server, tcp::socket socket)
        : stream(std::move(socket)), answered(server.io_), owner(server) {
      owner.connections_.insert(this);
    }
    ~Connection() {
      owner.connections_.erase(this);
      if (owner.stopping_ && owner.connections_.empty()) owner.pause_.cancel();
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    beast::tcp_stream stream;
    asio::steady_timer answered;  // ends when a worker has the answer
    std::string client;           // its address
    bool idle = false;            // no request has begun
    Impl& owner;
  };

  using Parser = http::request_parser<http::string_body>;

  asio::awaitable<void> accept_all() {
    while (!stopping_) {
      error_code problem;
      tcp::socket socket = co_await acceptor_.async_accept(into(problem));
      if (stopping_) break;
      if (problem) {
        // No more files may be opened, or the client is gone again.
        pause_.expires_after(kBetweenAccepts);
        co_await pause_.async_wait(into(problem));
        continue;
      }
      if (connections_.size() >= settings_.limits.connections + kMostRefusals) continue;
      asio::co_spawn(io_, converse(std::move(socket)), asio::detached);
    }
  }

  // Answers one request after the other.
  asio::awaitable<void> converse(tcp::socket socket) {
    error_code problem;
    socket.set_option(tcp::no_delay(true), problem);
    Connection connection(*this, std::move(socket));
    if (settings_.log) {
      const tcp::endpoint client = connection.stream.socket().remote_endpoint(problem);
      connection.client = client.address().to_string();
    }
    if (connections_.size() > settings_.limits.connections) {
      co_await send(connection, busy("too many connections are open"), false, 11, true);
    } else {
      beast::flat_buffer buffer;
      bool more = co_await answer_next(connection, buffer, settings_.limits.header);
      while (more) more = co_await answer_next(connection, buffer, settings_.limits.idle);
    }
    co_await see_off(connection);
  }

  // Answers a request that begins within `patience`; says whether another may follow.
  asio::awaitable<bool> answer_next(Connection& connection, beast::flat_buffer& buffer,
                                    Limits::Time patience) {
    const Limits& limits = settings_.limits;
    error_code problem;
    if (stopping_) co_return false;
    if (buffer.size() == 0) {
      connection.stream.expires_after(patience);
      connection.idle = true;
      const std::size_t count =
          co_await connection.stream.async_read_some(buffer.prepare(kReadAtOnce), into(problem));
      connection.idle = false;
      if (problem || stopping_) co_return false;
      buffer.commit(count);
    }
    connection.stream.expires_after(limits.header);
    const auto begin = std::chrono::steady_clock::now();
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(limits.body_bytes);
    co_await http::async_read_header(connection.stream, buffer, parser, into(problem));
    if (!problem && !parser.is_done()) {
      connection.stream.expires_after(limits.body);
      if (parser.get()[http::field::expect] == "100-continue") {
        static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
        co_await asio::async_write(connection.stream,
                                   asio::buffer(kContinue.data(), kContinue.size()), into(problem));
      }
      if (!problem) co_await http::async_read(connection.stream, buffer, parser, into(problem));
    }
    const auto& message = parser.get();
    if (problem) {
      const Response response = refusal(problem, message.target());
      if (response.status != 0) {
        co_await send(connection, response, false, 11, message.method() != http::verb::head);
        log(connection, parser, response, begin);
      }
      co_return false;
    }
    const Response response = co_await respond(connection, parser);
    const bool more = message.keep_alive() && !stopping_;
    const bool sent = co_await send(connection, response, more, static_cast<int>(message.version()),
                                    message.method() != http::verb::head);
    log(connection, parser, response, begin);
    co_return more&& sent;
  }

  asio::awaitable<Response> respond(Connection& connection, const Parser& parser) {
    const auto& message = parser.get();
    if (message.version() >= 11 && message.count(http::field::host) != 1) {
      co_return error_for(message.target(), 400, "send one Host header");
    }
    const Request request{.method = message.method_string(),
                          .target = message.target(),
                          .host = message[http::field::host],
                          .content_type = message[http::field::content_type],
                          .accept_encoding = message[http::field::accept_encoding],
                          .if_none_match = message[http::field::if_none_match]};
    auto routed = router_.route(request);
    if (auto* response = std::get_if<Response>(&routed)) co_return std::move(*response);

    const std::string_view path = std::get<Question>(routed).path;
    Response response;
    // What it refers to stays until the coroutine goes on, which is when it is done.
    const auto job = [this, &connection, &message, &response, path] {
      response = answer(path, message.body());
      asio::post(io_, [&connection] { connection.answered.cancel(); });
    };
    if (!workers_.take(job)) co_return busy("too many questions wait");
    error_code cancelled;
    connection.answered.expires_at(std::chrono::steady_clock::time_point::max());
    co_await connection.answered.async_wait(into(cancelled));
    co_return response;
  }

  // Runs on the workers.
  Response answer(std::string_view path, std::string_view body) const {
    if (abandoned_) return {};
    try {
      return response_of(settings_.answer(path, body));
    } catch (const std::bad_alloc&) {
      return json_error(500, "out of memory: ask for fewer answers");
    } catch (const std::exception& fault) {
      return json_error(500, std::string("internal fault: ") + fault.what() + ": please report it");
    }
  }

  static Response busy(std::string_view why) {
    Response response = json_error(503, std::string(why) + ": try again in a second");
    response.headers.push_back({"Retry-After", "1"});
    return response;
  }

  // What is said of a request that cannot be read; status 0 if the client is gone or too slow.
  Response refusal(const error_code& problem, std::string_view target) const {
    if (problem == http::error::header_limit) {
      return error_for(target, 431, "the header is larger than 8 KiB: send less");
    }
    if (problem == http::error::body_limit) {
      return error_for(target, 413, "the body is larger than 64 KiB: ask for less at a time");
    }
    const auto& of_http = http::make_error_code(http::error::bad_version).category();
    if (problem.category() == of_http && problem != http::error::end_of_stream &&
        problem != http::error::partial_message) {
      return error_for(target, 400, "this is not HTTP/1.1: " + problem.message());
    }
    Response none;
    none.status = 0;
    return none;
  }

  // Says whether the client took it all.
  asio::awaitable<bool> send(Connection& connection, const Response& response, bool more,
                             int version, bool with_body) {
    const std::string head = head_of(response, more, version);
    const std::string_view body = with_body ? response.body() : std::string_view();
    const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head),
                                                       asio::buffer(body.data(), body.size())};
    error_code problem;
    connection.stream.expires_after(settings_.limits.sending);
    co_await asio::async_write(connection.stream, buffers, into(problem));
    co_return !problem;
  }

  // Closes so that the client comes to read the last answer: what it still sends is read, since the
  // kernel would otherwise tell it to forget everything.
  asio::awaitable<void> see_off(Connection& connection) {
    error_code problem;
    connection.stream.socket().shutdown(tcp::socket::shutdown_send, problem);
    connection.stream.expires_after(settings_.limits.closing);
    connection.idle = true;
    std::array<char, kReadAtOnce> ignored{};
    for (std::size_t total = 0; !problem && !stopping_ && total < kMostIgnored;) {
      total += co_await connection.stream.async_read_some(asio::buffer(ignored), into(problem));
    }
  }

  void log(const Connection& connection, const Parser& parser, const Response& response,
           std::chrono::steady_clock::time_point begin) const {
    if (!settings_.log) return;
    const auto& message = parser.get();
    settings_.log(log_line(connection.client, message.method_string(), message.target(), response,
                           std::chrono::steady_clock::now() - begin));
  }

  void begin_to_stop() {
    stopping_ = true;
    error_code unused;
    acceptor_.close(unused);
    for (Connection* connection : connections_) {
      if (connection->idle) connection->stream.close();
    }
    if (connections_.empty()) {
      pause_.cancel();
      return;
    }
    pause_.expires_after(settings_.limits.stopping);
    pause_.async_wait([this](const error_code& cancelled) {
      if (cancelled) return;
      abandoned_ = true;
      for (Connection* connection : connections_) connection->stream.close();
    });
  }

  Settings settings_;
  Router router_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer pause_;  // before the next accept, or before what is left is closed
  std::set<Connection*> connections_;
  bool stopping_ = false;                // of the thread of the connections
  std::atomic<bool> abandoned_ = false;  // nobody waits for answers any more
  Workers workers_;
  tcp::endpoint endpoint_;
  std::jthread thread_;
};

bool is_address(const std::string& address) {
  error_code problem;
  asio::ip::make_address(address, problem);
  return !problem;
}

Result<std::unique_ptr<Server>> Server::start(Settings settings) {
  const std::string address = settings.address;
  const std::string place = address + " port " + std::to_string(settings.port);
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(address), settings.port);
    return std::unique_ptr<Server>(
        new Server(std::make_unique<Impl>(std::move(settings), endpoint)));
  } catch (const boost::system::system_error& fault) {
    return failure(place + ": " + fault.code().message() +
                   ": choose another port (0 for any that is free), or an address of this machine");
  }
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

std::uint16_t Server::port() const { return impl_->endpoint().port(); }

std::string Server::url() const {
  const asio::ip::address address = impl_->endpoint().address();
  const std::string host = address.is_unspecified() ? "localhost"
                           : address.is_v6()        ? "[" + address.to_string() + "]"
                                                    : address.to_string();
  return "http://" + host + ":" + std::to_string(port()) + "/";
}

void Server::stop() { impl_->stop(); }

}  // namespace reckon::server
