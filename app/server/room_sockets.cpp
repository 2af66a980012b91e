// Beside server.cpp the only file that knows Boost.Asio and Boost.Beast.
#include "app/server/room_sockets.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
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
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <deque>
#include <exception>
#include <optional>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "app/rooms/keeper.hpp"
#include "app/rooms/server_message.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using rooms::Connection;
using rooms::Sending;

constexpr int kSystemBuffer = 1 << 16;

// Takes the error of an operation instead of throwing it.
auto telling(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

// The protocol of a socket that somebody else has made.
tcp protocol_of(int socket) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  return address.ss_family == AF_INET6 ? tcp::v6() : tcp::v4();
}

// A client: what it says, and what it is to be told.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  Socket(tcp::socket socket, const RoomLimits& limits)
      : limits_(limits), stream_(std::move(socket)), patience_(stream_.get_executor()) {}

  // Whether the client and we agree on being a WebSocket.
  asio::awaitable<bool> shake_hands(std::string_view request);
  // The next message; nothing at the end.
  asio::awaitable<std::optional<std::string>> read();
  // Sends it, sooner or later, and closes after the last one.
  void send(const Sending& sending);

 private:
  asio::awaitable<void> write_all();
  void close();

  const RoomLimits& limits_;
  websocket::stream<beast::tcp_stream, false> stream_;
  asio::steady_timer patience_;  // with closing
  std::deque<std::shared_ptr<const std::string>> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false;
  bool closing_ = false;
};

asio::awaitable<bool> Socket::shake_hands(std::string_view request) {
  error_code problem;
  beast::tcp_stream& below = beast::get_lowest_layer(stream_);
  std::ignore = below.socket().set_option(tcp::no_delay(true), problem);
  // What a client does not read waits here, where it is counted, and not by megabytes in the
  // system.
  std::ignore = below.socket().set_option(tcp::socket::send_buffer_size(kSystemBuffer), problem);
  below.expires_never();  // the WebSocket has timers of its own
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = limits_.silence,
                                                     .idle_timeout = limits_.silence,
                                                     .keep_alive_pings = true});
  stream_.read_message_max(rooms::kLongestMessage);
  stream_.auto_fragment(false);
  co_await stream_.async_accept(asio::buffer(request.data(), request.size()), telling(problem));
  co_return !problem;
}

asio::awaitable<std::optional<std::string>> Socket::read() {
  std::string message;
  auto buffer = asio::dynamic_buffer(message);
  error_code problem;
  co_await stream_.async_read(buffer, telling(problem));
  if (problem || !stream_.got_text()) co_return std::nullopt;
  co_return message;
}

void Socket::send(const Sending& sending) {
  if (closing_) return;
  closing_ = sending.last;
  waiting_.push_back(sending.text);
  waiting_bytes_ += sending.text->size();
  if (waiting_bytes_ > limits_.waiting_bytes) {
    // What is being written must stay.
    waiting_.erase(waiting_.begin() + (writing_ ? 1 : 0), waiting_.end());
    waiting_.push_back(std::make_shared<const std::string>(rooms::say_end("slow")));
    closing_ = true;
  }
  if (closing_) {
    patience_.expires_after(limits_.closing);
    patience_.async_wait([self = shared_from_this()](const error_code& cancelled) {
      if (!cancelled) self->close();
    });
  }
  if (writing_) return;
  writing_ = true;
  asio::co_spawn(
      stream_.get_executor(), [self = shared_from_this()] { return self->write_all(); },
      asio::detached);
}

asio::awaitable<void> Socket::write_all() {
  error_code problem;
  while (!waiting_.empty() && !problem) {
    const auto text = waiting_.front();
    co_await stream_.async_write(asio::buffer(*text), telling(problem));
    waiting_bytes_ -= std::min(waiting_bytes_, text->size());
    waiting_.pop_front();
  }
  writing_ = false;
  if (problem) co_return close();
  if (!closing_) co_return;
  co_await stream_.async_close(websocket::close_code::normal, telling(problem));
  patience_.cancel();
  close();
}

// Whoever reads finds the end.
void Socket::close() { beast::get_lowest_layer(stream_).close(); }

}  // namespace

class RoomSockets::Impl {
 public:
  Impl(const RoomLimits& limits, std::function<void(std::string_view)> log)
      : limits_(limits), log_(std::move(log)), sources_(rooms::system_sources()), next_tick_(io_) {}

  Result<void> start(store::Matches matches) {
    auto keeper = rooms::Keeper::start(std::move(matches), sources_, limits_.rooms,
                                       {.post =
                                            [this](std::function<void()> job) {
                                              asio::post(io_, [this, job = std::move(job)] {
                                                job();
                                                has_changed();
                                              });
                                            },
                                        .send = [this](const Sending& sending) { send(sending); },
                                        .log = log_});
    if (!keeper) return std::unexpected(keeper.error());
    keeper_ = *std::move(keeper);
    asio::co_spawn(io_, tick(), asio::detached);
    thread_ = std::jthread([this] { io_.run(); });
    return {};
  }

  bool full() const { return count_ >= limits_.connections; }

  void take(int socket, std::string request) {
    ++count_;
    asio::post(io_, [this, socket, request = std::move(request)]() mutable {
      tcp::socket taken(io_);
      error_code problem;
      std::ignore = taken.assign(protocol_of(socket), socket, problem);
      if (problem) {
        ::close(socket);
        --count_;
        return;
      }
      asio::co_spawn(io_, talk(std::move(taken), std::move(request)), asio::detached);
    });
  }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] {
      stopping_ = true;
      keeper_->close_all("stopping");
      next_tick_.cancel();
    });
    thread_.join();
  }

 private:
  asio::awaitable<void> talk(tcp::socket socket, std::string request);
  asio::awaitable<void> converse(std::shared_ptr<Socket> socket, Connection connection);
  asio::awaitable<void> tick();
  void send(const Sending& sending);
  // The keeper may have something to do earlier than it had.
  void has_changed() {
    if (keeper_->next_tick() < ticks_at_) next_tick_.cancel();
  }

  RoomLimits limits_;
  std::function<void(std::string_view)> log_;
  rooms::Sources sources_;
  asio::io_context io_{1};
  asio::steady_timer next_tick_;
  std::int64_t ticks_at_ = 0;  // by the clock of the sources
  std::unordered_map<Connection, std::shared_ptr<Socket>> sockets_;
  Connection last_connection_ = 0;
  std::atomic<std::size_t> count_ = 0;
  bool stopping_ = false;
  std::unique_ptr<rooms::Keeper> keeper_;
  std::jthread thread_;
};

asio::awaitable<void> RoomSockets::Impl::talk(tcp::socket tcp_socket, std::string request) {
  const Connection connection = ++last_connection_;
  const auto socket = std::make_shared<Socket>(std::move(tcp_socket), limits_);
  try {
    if (co_await socket->shake_hands(request) && !stopping_) {
      request = {};
      sockets_[connection] = socket;
      keeper_->enter(connection);
      co_await converse(socket, connection);
    }
  } catch (const std::exception& fault) {
    // Out of memory ends this connection alone.
    if (log_) log_(std::string("a connection to a room ended: ") + fault.what());
  }
  if (sockets_.erase(connection) != 0) {
    keeper_->leave(connection);
    has_changed();
  }
  --count_;
  if (stopping_) next_tick_.cancel();
}

asio::awaitable<void> RoomSockets::Impl::converse(std::shared_ptr<Socket> socket,
                                                  Connection connection) {
  while (const auto message = co_await socket->read()) {
    keeper_->take(connection, *message);
    has_changed();
  }
}

// Does what is due, and ends when the server does.
asio::awaitable<void> RoomSockets::Impl::tick() {
  const auto end = [this] { return stopping_ && sockets_.empty() && keeper_->is_done(); };
  while (!end()) {
    ticks_at_ = keeper_->next_tick();
    // Who stops looks often whether all has been written.
    const std::int64_t wait =
        stopping_ ? 10 : std::max<std::int64_t>(ticks_at_ - sources_.clock(), 0);
    error_code cancelled;
    next_tick_.expires_after(std::chrono::milliseconds(wait));
    co_await next_tick_.async_wait(telling(cancelled));
    if (!stopping_) keeper_->tick();
  }
  io_.stop();
}

void RoomSockets::Impl::send(const Sending& sending) {
  const auto socket = sockets_.find(sending.to);
  if (socket != sockets_.end()) socket->second->send(sending);
}

Result<std::unique_ptr<RoomSockets>> RoomSockets::start(store::Matches matches,
                                                        const RoomLimits& limits,
                                                        std::function<void(std::string_view)> log) {
  auto impl = std::make_unique<Impl>(limits, std::move(log));
  if (auto started = impl->start(std::move(matches)); !started) {
    return std::unexpected(started.error());
  }
  return std::unique_ptr<RoomSockets>(new RoomSockets(std::move(impl)));
}

RoomSockets::RoomSockets(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
// NOLINTNEXTLINE(bugprone-exception-escape): who has no memory to stop may as well end.
RoomSockets::~RoomSockets() { stop(); }

bool RoomSockets::full() const { return impl_->full(); }
void RoomSockets::take(int socket, std::string request) { impl_->take(socket, std::move(request)); }
void RoomSockets::stop() { impl_->stop(); }

}  // namespace reckon::server
