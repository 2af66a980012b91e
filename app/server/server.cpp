// Beside room_sockets.cpp the only file that knows Boost.Asio and Boost.Beast, since each that does
// costs many seconds.
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
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <new>
#include <optional>
#include <set>
#include <thread>
#include <tuple>
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
// What a client may still send after the last answer, so that it comes to read it: a picture too.
constexpr std::size_t kMostIgnored = std::size_t{32} << 20U;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr std::chrono::milliseconds kBetweenAccepts(100);

unsigned threads_of(unsigned asked) {
  return asked != 0 ? asked : std::clamp(std::thread::hardware_concurrency(), 2U, 8U);
}

// A large picture takes 400 MB while it is read.
unsigned picture_threads(unsigned threads) { return std::max(1U, threads / 4); }

// Takes the error of an operation instead of throwing it.
auto into(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

Response busy(std::string_view why) {
  Response response = json_error(503, std::string(why) + ": try again in a second");
  response.headers.push_back({"Retry-After", "1"});
  return response;
}

// Why a request cannot be read, for the client; status 0 if it is gone or too slow.
struct Fault {
  int status = 0;
  std::string line = {};
};

Fault fault_of(const error_code& problem, std::string_view target) {
  if (problem == http::error::header_limit) return {431, "the header is too large: send less"};
  if (problem == http::error::body_limit) {
    if (is_for_pictures(target)) return {413, "the picture is too large: send at most 16 MiB"};
    return {413, "the body is too large: send at most 64 KiB"};
  }
  const auto& of_http = http::make_error_code(http::error::bad_version).category();
  if (problem.category() == of_http && problem != http::error::end_of_stream &&
      problem != http::error::partial_message) {
    return {400, "this is not HTTP/1.1: " + problem.message()};
  }
  return {};
}

}  // namespace

class Server::Impl {
 public:
  Impl(Settings settings, const tcp::endpoint& endpoint, std::unique_ptr<RoomSockets> rooms)
      : settings_(std::move(settings)),
        rooms_(std::move(rooms)),
        router_(std::move(settings_.site),
                endpoint.address().is_loopback() ? Hosts::local : Hosts::any),
        acceptor_(io_, endpoint),
        pause_(io_),
        workers_(threads_of(settings_.threads), settings_.limits.waiting),
        picture_workers_(picture_threads(threads_of(settings_.threads)), settings_.limits.pictures),
        endpoint_(acceptor_.local_endpoint()) {
    asio::co_spawn(io_, accept_all(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
  }

  const tcp::endpoint& endpoint() const { return endpoint_; }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] { begin_to_stop(); });
    if (rooms_) rooms_->stop();
    thread_.join();
  }

 private:
  // A client and what is said with it, on the frame of a coroutine.
  class Connection {
   public:
    Connection(Impl& server, tcp::socket socket)
        : server_(server), stream_(std::move(socket)), answered_(server.io_) {}

    // Answers one request after the other.
    asio::awaitable<void> converse();
    // Closes it, if no request has begun or if it is told to.
    void close_if(bool whatever) {
      if (idle_ || whatever) stream_.close();
    }

   private:
    using Parser = http::request_parser<http::string_body>;
    using Routed = std::variant<Response, Question, Upgrade, Picture>;
    // One of the pictures that there may be at once.
    class Place {
     public:
      explicit Place(std::size_t& taken) : taken_(taken) { ++taken_; }
      ~Place() { --taken_; }
      Place(const Place&) = delete;
      Place& operator=(const Place&) = delete;

     private:
      std::size_t& taken_;
    };

    asio::awaitable<bool> answer_next(Limits::Time patience);
    asio::awaitable<bool> begin_request(Limits::Time patience);
    asio::awaitable<error_code> read_request();
    Routed route() const;
    bool admit();
    asio::awaitable<void> respond();
    template <typename Tool, typename Answer>
    bool ask(Workers<Tool>& workers, const Answer& answer);
    asio::awaitable<void> until_answered();
    void upgrade();
    void hand_over();
    asio::awaitable<bool> send(bool more);
    asio::awaitable<void> see_off();
    void log() const;

    Impl& server_;
    beast::tcp_stream stream_;
    asio::steady_timer answered_;  // ends when a worker has the answer
    std::string client_;           // its address, if there is a log
    bool idle_ = false;            // no request has begun
    beast::flat_buffer buffer_;    // what has been read and not yet understood
    std::optional<Parser> request_;
    Routed routed_;
    std::optional<Place> place_;
    Response response_;
    bool upgraded_ = false;  // it belongs to the rooms when this has been dealt with
    std::chrono::steady_clock::time_point begin_;  // of the request
  };

  asio::awaitable<void> accept_all();
  asio::awaitable<void> talk(tcp::socket socket);
  template <typename Answer>
  Response guarded(const Answer& answer) const;
  void begin_to_stop();

  Settings settings_;
  std::unique_ptr<RoomSockets> rooms_;  // none if there are none
  Router router_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer pause_;  // before the next accept, or before what is left is closed
  std::set<Connection*> connections_;
  std::size_t pictures_ = 0;
  bool stopping_ = false;                // of the thread of the connections
  std::atomic<bool> abandoned_ = false;  // nobody waits for answers any more
  Workers<api::Engine> workers_;
  Workers<PictureReader> picture_workers_;
  tcp::endpoint endpoint_;
  std::jthread thread_;
};

// --- All connections
// ------------------------------------------------------------------------------

asio::awaitable<void> Server::Impl::accept_all() {
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
    asio::co_spawn(io_, talk(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> Server::Impl::talk(tcp::socket socket) {
  Connection connection(*this, std::move(socket));
  connections_.insert(&connection);
  try {
    co_await connection.converse();
  } catch (const std::exception& fault) {
    // Out of memory ends this connection alone.
    if (settings_.log) settings_.log(std::string("a connection ended: ") + fault.what());
  }
  connections_.erase(&connection);
  if (stopping_ && connections_.empty()) pause_.cancel();
}

void Server::Impl::begin_to_stop() {
  stopping_ = true;
  error_code unused;
  std::ignore = acceptor_.close(unused);
  for (Connection* connection : connections_) connection->close_if(false);
  if (connections_.empty()) {
    pause_.cancel();
    return;
  }
  pause_.expires_after(settings_.limits.stopping);
  pause_.async_wait([this](const error_code& cancelled) {
    if (cancelled) return;
    abandoned_ = true;
    for (Connection* connection : connections_) connection->close_if(true);
  });
}

// Runs on the workers.
template <typename Answer>
Response Server::Impl::guarded(const Answer& answer) const {
  if (abandoned_) return {};
  try {
    return answer();
  } catch (const std::bad_alloc&) {
    return json_error(500, "out of memory: ask for fewer answers");
  } catch (const std::exception& fault) {
    return json_error(500, std::string("internal fault: ") + fault.what() + ": please report it");
  }
}

// --- One connection
// -------------------------------------------------------------------------------

asio::awaitable<void> Server::Impl::Connection::converse() {
  const Limits& limits = server_.settings_.limits;
  error_code problem;
  std::ignore = stream_.socket().set_option(tcp::no_delay(true), problem);
  if (server_.settings_.log) {
    client_ = stream_.socket().remote_endpoint(problem).address().to_string();
  }
  if (server_.connections_.size() > limits.connections) {
    response_ = busy("too many connections are open");
    request_.emplace();
    co_await send(false);
  } else {
    bool more = co_await answer_next(limits.header);
    while (more) more = co_await answer_next(limits.idle);
  }
  if (upgraded_) co_return hand_over();
  co_await see_off();
}

// Answers a request that begins within `patience`; says whether another may follow.
asio::awaitable<bool> Server::Impl::Connection::answer_next(Limits::Time patience) {
  if (server_.stopping_ || !co_await begin_request(patience)) co_return false;
  begin_ = std::chrono::steady_clock::now();
  const error_code problem = co_await read_request();
  if (problem) {
    const Fault fault = fault_of(problem, request_->get().target());
    if (fault.status == 0) co_return false;  // the client is gone, or too slow
    response_ = error_for(request_->get().target(), fault.status, fault.line);
  } else {
    co_await respond();
  }
  if (upgraded_) {
    log();
    co_return false;
  }
  // Of a picture that was refused, the body has not been read.
  const bool more =
      !problem && request_->is_done() && request_->get().keep_alive() && !server_.stopping_;
  const bool sent = co_await send(more);
  log();
  co_return more&& sent;
}

// Says whether the client has begun a request in time.
asio::awaitable<bool> Server::Impl::Connection::begin_request(Limits::Time patience) {
  if (buffer_.size() != 0) co_return true;
  stream_.expires_after(patience);
  idle_ = true;
  error_code problem;
  const std::size_t count =
      co_await stream_.async_read_some(buffer_.prepare(kReadAtOnce), into(problem));
  idle_ = false;
  buffer_.commit(count);
  co_return !problem && !server_.stopping_;
}

asio::awaitable<error_code> Server::Impl::Connection::read_request() {
  const Limits& limits = server_.settings_.limits;
  Parser& parser = request_.emplace();
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  // A body may be a picture, until the header is there.
  parser.body_limit(limits.picture_bytes);
  error_code problem;
  stream_.expires_after(limits.header);
  co_await http::async_read_header(stream_, buffer_, parser, into(problem));
  if (problem) co_return problem;
  routed_ = route();
  if (is_for_pictures(parser.get().target())) {
    if (!admit()) co_return problem;
  } else {
    if (parser.content_length_remaining().value_or(0) > limits.body_bytes) {
      co_return http::error::body_limit;
    }
    parser.body_limit(limits.body_bytes);
  }
  if (parser.is_done()) co_return problem;
  stream_.expires_after(place_ ? limits.picture : limits.body);
  if (parser.get()[http::field::expect] == "100-continue") {
    co_await asio::async_write(stream_, asio::buffer(kContinue.data(), kContinue.size()),
                               into(problem));
    if (problem) co_return problem;
  }
  co_await http::async_read(stream_, buffer_, parser, into(problem));
  co_return problem;
}

// As the header alone says.
Server::Impl::Connection::Routed Server::Impl::Connection::route() const {
  const auto& message = request_->get();
  if (message.version() >= 11 && message.count(http::field::host) != 1) {
    return error_for(message.target(), 400, "send one Host header");
  }
  return server_.router_.route({.method = message.method_string(),
                                .target = message.target(),
                                .host = message[http::field::host],
                                .content_type = message[http::field::content_type],
                                .accept_encoding = message[http::field::accept_encoding],
                                .if_none_match = message[http::field::if_none_match],
                                .origin = message[http::field::origin],
                                .upgrade = beast::websocket::is_upgrade(message)});
}

// Whether the body of what may be a picture is to be read. Otherwise it is refused before: so large
// a body is kept for nothing, and in no more places than there are.
bool Server::Impl::Connection::admit() {
  if (!std::holds_alternative<Picture>(routed_)) return false;
  if (server_.pictures_ >= server_.settings_.limits.pictures) {
    routed_ = busy("too many pictures are being read");
    return false;
  }
  place_.emplace(server_.pictures_);
  return true;
}

asio::awaitable<void> Server::Impl::Connection::respond() {
  const std::string_view body = request_->get().body();
  const Settings& settings = server_.settings_;
  if (const auto* question = std::get_if<Question>(&routed_)) {
    const auto path = question->path;
    const auto answer = [&settings, path, body](api::Engine& engine) {
      return response_of(settings.answer(engine, path, body));
    };
    if (ask(server_.workers_, answer)) co_await until_answered();
  } else if (std::holds_alternative<Picture>(routed_)) {
    const auto answer = [&settings, body](PictureReader& reader) {
      return settings.answer_picture(reader, body);
    };
    if (ask(server_.picture_workers_, answer)) co_await until_answered();
    // The client may stay for long.
    std::string().swap(request_->get().body());
    place_.reset();
  } else if (std::holds_alternative<Upgrade>(routed_)) {
    upgrade();
  } else {
    response_ = std::get<Response>(std::move(routed_));
  }
}

// Has a worker answer, and says whether one will. The connection stays until then.
template <typename Tool, typename Answer>
bool Server::Impl::Connection::ask(Workers<Tool>& workers, const Answer& answer) {
  const bool taken = workers.take([this, answer](Tool& tool) {
    response_ = server_.guarded([&] { return answer(tool); });
    asio::post(server_.io_, [this] { answered_.cancel(); });
  });
  if (!taken) response_ = busy("too many questions wait");
  return taken;
}

asio::awaitable<void> Server::Impl::Connection::until_answered() {
  error_code cancelled;
  answered_.expires_at(std::chrono::steady_clock::time_point::max());
  co_await answered_.async_wait(into(cancelled));
}

// Whether the connection may become one to the rooms.
void Server::Impl::Connection::upgrade() {
  const auto& message = request_->get();
  if (!server_.rooms_) {
    response_ = json_error(404, "this server holds no rooms");
  } else if (server_.rooms_->full()) {
    response_ = busy("too many people are in the rooms");
  } else if (message.count(http::field::origin) > 1 || !message.body().empty() ||
             buffer_.size() != 0) {
    response_ = json_error(400,
                           "this is no request for a WebSocket: send one Origin, and nothing "
                           "before the answer");
  } else {
    upgraded_ = true;
    response_ = {.status = 101};
  }
}

void Server::Impl::Connection::hand_over() {
  const auto& message = request_->get();
  std::string head = "GET " + std::string(message.target()) + " HTTP/1.1\r\n";
  for (const auto& field : message) {
    head += std::string(field.name_string()) + ": " + std::string(field.value()) + "\r\n";
  }
  error_code problem;
  const auto socket = stream_.release_socket().release(problem);
  if (!problem) server_.rooms_->take(socket, head + "\r\n");
}

// Says whether the client took it all.
asio::awaitable<bool> Server::Impl::Connection::send(bool more) {
  const auto& message = request_->get();
  const std::string head = head_of(response_, more, static_cast<int>(message.version()));
  const std::string_view body =
      message.method() == http::verb::head ? std::string_view() : response_.body();
  const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head),
                                                     asio::buffer(body.data(), body.size())};
  error_code problem;
  stream_.expires_after(server_.settings_.limits.sending);
  co_await asio::async_write(stream_, buffers, into(problem));
  co_return !problem;
}

// Closes so that the client comes to read the last answer: what it still sends is read, since the
// kernel would otherwise have it forget everything.
asio::awaitable<void> Server::Impl::Connection::see_off() {
  error_code problem;
  std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, problem);
  stream_.expires_after(server_.settings_.limits.closing);
  idle_ = true;
  std::array<char, kReadAtOnce> ignored{};
  for (std::size_t total = 0; !problem && !server_.stopping_ && total < kMostIgnored;) {
    total += co_await stream_.async_read_some(asio::buffer(ignored), into(problem));
  }
}

void Server::Impl::Connection::log() const {
  if (!server_.settings_.log) return;
  const auto& message = request_->get();
  server_.settings_.log(log_line(client_, message.method_string(), message.target(), response_,
                                 std::chrono::steady_clock::now() - begin_));
}

// --- The server
// -----------------------------------------------------------------------------------

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
    std::unique_ptr<RoomSockets> rooms;
    if (settings.matches) {
      auto started = RoomSockets::start(*std::exchange(settings.matches, std::nullopt),
                                        settings.limits.rooms, settings.log);
      if (!started) return std::unexpected(started.error());
      rooms = *std::move(started);
    }
    return std::unique_ptr<Server>(
        new Server(std::make_unique<Impl>(std::move(settings), endpoint, std::move(rooms))));
  } catch (const boost::system::system_error& fault) {
    return failure(place + ": " + fault.code().message() +
                   ": choose another port (0 for any that is free), or an address of this machine");
  }
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
// NOLINTNEXTLINE(bugprone-exception-escape): who has no memory to stop may as well end.
Server::~Server() { stop(); }

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
