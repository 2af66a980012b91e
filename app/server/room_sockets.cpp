// SPDX-License-Identifier: MIT
// One of three files that include Boost.Asio, since it costs each many seconds to compile.
#include "app/server/room_sockets.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cstdint>
#include <exception>
#include <limits>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "app/rooms/keeper.hpp"
#include "app/rooms/server_message.hpp"
#include "app/server/descriptor.hpp"
#include "app/server/frame_count.hpp"
#include "app/server/outbox.hpp"
#include "app/server/queue_time.hpp"
#include "app/server/room_door.hpp"
#include "app/traffic/fair_queue.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using rooms::Sending;

constexpr int kSystemBuffer = 1 << 16;
constexpr std::string_view kRoomsTarget = "/api/v1/rooms";

// Stores the error of an operation instead of throwing it.
auto telling(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

// The protocol of an existing socket.
tcp protocol_of(int socket) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  return address.ss_family == AF_INET6 ? tcp::v6() : tcp::v4();
}

websocket::close_code code_of(rooms::End end) {
  switch (end) {
    case rooms::End::removed:
    case rooms::End::closed:
    case rooms::End::replaced: return websocket::close_code::normal;
    case rooms::End::stopping: return websocket::close_code::going_away;
    case rooms::End::busy: return websocket::close_code::try_again_later;
    case rooms::End::fault: return websocket::close_code::internal_error;
    default: return websocket::close_code::policy_error;
  }
}

// The layer below a WebSocket: counts the frames that are not messages.
class Below {
 public:
  using next_layer_type = beast::tcp_stream;
  using executor_type = beast::tcp_stream::executor_type;
  using Heard = std::function<void(std::size_t frames)>;

  Below(tcp::socket socket, Heard heard) : next_(std::move(socket)), heard_(std::move(heard)) {}

  executor_type get_executor() noexcept { return next_.get_executor(); }
  next_layer_type& next_layer() { return next_; }
  const next_layer_type& next_layer() const { return next_; }

  template <typename Buffers, typename Token>
  // NOLINTNEXTLINE(cppcoreguidelines-missing-std-forward): async_compose takes a reference
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_compose<Token, void(error_code, std::size_t)>(
        [this, buffers, begun = false](auto& self, error_code problem = {},
                                       std::size_t size = 0) mutable {
          if (!std::exchange(begun, true)) return next_.async_read_some(buffers, std::move(self));
          hear(buffers, size);
          self.complete(problem, size);
        },
        token, next_);
  }
  template <typename Buffers, typename Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return next_.async_write_some(buffers, std::forward<Token>(token));
  }

  [[maybe_unused]] friend void teardown(beast::role_type role, Below& below, error_code& problem) {
    using websocket::teardown;
    teardown(role, below.next_, problem);
  }
  template <typename Handler>
  friend void async_teardown(beast::role_type role, Below& below, Handler&& handler) {
    using websocket::async_teardown;
    async_teardown(role, below.next_, std::forward<Handler>(handler));
  }

 private:
  template <typename Buffers>
  void hear(const Buffers& buffers, std::size_t size) {
    std::size_t frames = 0;
    for (const asio::const_buffer part : beast::buffers_range_ref(buffers)) {
      const std::size_t taken = std::min(size, part.size());
      frames += frames_.take({static_cast<const char*>(part.data()), taken});
      size -= taken;
    }
    if (frames != 0) heard_(frames);
  }

  beast::tcp_stream next_;
  Heard heard_;
  FrameCount frames_;
};

// The receivers of a Socket's reports.
struct Ears {
  Below::Heard frames;
  std::function<void(std::string_view)> log;  // may be none
};

// A client: its messages, and those for it.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  Socket(tcp::socket socket, const RoomLimits& limits, Ears ears)
      : limits_(limits),
        log_(std::move(ears.log)),
        stream_(std::move(socket), std::move(ears.frames)),
        patience_(stream_.get_executor()) {}

  // Returns whether the handshake of the WebSocket succeeds.
  asio::awaitable<bool> shake_hands(std::string_view request);
  // Reads the next message; empty at the end.
  asio::awaitable<std::optional<std::string>> read();
  // Queues a message, and closes after the last one.
  void send(const Sending& sending);
  // Closes at once, without a closing frame. Pending reads end.
  void close() { beast::get_lowest_layer(stream_).close(); }
  // The closing code; 1006 for a cut connection, as in RFC 6455.
  int close_code() const {
    constexpr int kCutOff = 1006;
    if (closing_) return *closing_;
    return stream_.reason() ? stream_.reason().code : kCutOff;
  }
  // The bytes of all messages sent.
  std::uint64_t sent() const { return sent_; }

 private:
  asio::awaitable<void> write_all();
  void begin_closing(websocket::close_code code);
  void give_up(std::size_t messages, const std::string& why) const;

  const RoomLimits& limits_;
  std::function<void(std::string_view)> log_;
  websocket::stream<Below, false> stream_;
  asio::steady_timer patience_;  // time limit for closing
  Outbox outbox_;
  bool writing_ = false;
  std::uint64_t sent_ = 0;
  std::optional<websocket::close_code> closing_;
};

asio::awaitable<bool> Socket::shake_hands(std::string_view request) {
  error_code problem;
  beast::tcp_stream& below = beast::get_lowest_layer(stream_);
  std::ignore = below.socket().set_option(tcp::no_delay(true), problem);
  // Unread messages should wait here, where they are counted, and not by megabytes in the kernel.
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
  if (problem) co_return std::nullopt;
  if (stream_.got_text()) co_return message;
  if (!closing_) {
    begin_closing(websocket::close_code::unknown_data);
    co_await stream_.async_close(*closing_, telling(problem));
    patience_.cancel();
    close();
  }
  co_return std::nullopt;
}

void Socket::send(const Sending& sending) {
  if (closing_) return;
  outbox_.push(sending);
  auto end = sending.end;
  if (outbox_.bytes() > limits_.waiting_bytes) {
    give_up(outbox_.clear(), "it does not read its messages");
    end = rooms::End::slow;
    outbox_.push({.text = std::make_shared<const std::string>(rooms::say_end(*end))});
  }
  if (end) begin_closing(code_of(*end));
  if (writing_) return;
  writing_ = true;
  asio::co_spawn(
      stream_.get_executor(), [self = shared_from_this()] { return self->write_all(); },
      [self = shared_from_this()](const std::exception_ptr& fault) {
        if (fault) self->close();
      });
}

// Logs how many messages the client did not get, and why.
void Socket::give_up(std::size_t messages, const std::string& why) const {
  if (log_) {
    log_("a client of the rooms was not told " + std::to_string(messages) + " message(s): " + why);
  }
}

// Gives the client some time to read the waiting messages and to confirm the end.
void Socket::begin_closing(websocket::close_code code) {
  closing_ = code;
  patience_.expires_after(limits_.closing);
  patience_.async_wait([self = shared_from_this()](const error_code& cancelled) {
    if (!cancelled) self->close();
  });
}

asio::awaitable<void> Socket::write_all() {
  error_code problem;
  while (!outbox_.empty() && !problem) {
    const auto text = outbox_.begin();
    co_await stream_.async_write(asio::buffer(*text), telling(problem));
    if (problem) break;
    sent_ += text->size();
    outbox_.finish();
  }
  writing_ = false;
  if (problem) {
    give_up(outbox_.size(), problem.message());
    co_return close();
  }
  if (!closing_) co_return;
  co_await stream_.async_close(*closing_, telling(problem));
  patience_.cancel();
  close();
}

}  // namespace

class RoomSockets::Impl {
 public:
  Impl(const RoomLimits& limits, RoomReports reports, std::shared_ptr<Metrics> metrics)
      : limits_(limits),
        reports_(std::move(reports)),
        metrics_(std::move(metrics)),
        door_(limits.connections, limits.leaving,
              std::chrono::microseconds(limits.entering).count()),
        sources_(rooms::system_sources()),
        next_tick_(io_),
        drain_end_(io_) {}

  Result<void> start(store::Matches matches) {
    auto keeper =
        rooms::Keeper::start(std::move(matches), sources_, limits_.rooms,
                             {.post =
                                  [this](std::function<void()> job) {
                                    asio::post(io_, [this, job = std::move(job)] {
                                      job();
                                      has_changed();
                                    });
                                  },
                              .send = [this](const Sending& sending) { send(sending); },
                              .stand = [this](const rooms::Standing& standing) { stand(standing); },
                              .log = reports_.warn,
                              .measure = [this](const rooms::Transaction& one) { measure(one); }});
    if (!keeper) return std::unexpected(keeper.error());
    keeper_ = *std::move(keeper);
    note_levels();
    asio::co_spawn(io_, tick(), asio::detached);
    thread_ = std::jthread([this] { run(); });
    return {};
  }

  // NOLINTNEXTLINE(bugprone-exception-escape): without memory to stop, ending is as good.
  ~Impl() {
    stop();
    over_ = true;
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  bool full(const traffic::Address& client) const { return door_.full(client, queue_time()); }

  void take(int socket, std::string request, const traffic::Address& client) {
    Descriptor descriptor(socket);
    auto entry = door_.enter(client, queue_time());
    if (!entry) return;
    asio::post(io_, [this, yielding = entry->yielding, client, descriptor = std::move(descriptor),
                     place = std::move(entry->place), request = std::move(request)]() mutable {
      if (yielding.cut) cut_off(*yielding.cut);
      if (yielding.loser) send_away(*yielding.loser);
      tcp::socket taken(io_);
      error_code problem;
      std::ignore = taken.assign(protocol_of(descriptor.number()), descriptor.number(), problem);
      if (problem) return;
      descriptor.release();
      asio::co_spawn(io_, talk(std::move(taken), std::move(request), client, std::move(place)),
                     asio::detached);
    });
  }

  void drain() {
    asio::post(io_, [this] {
      keeper_->drain();
      draining_ = true;
      drain_end_.expires_after(limits_.draining);
      drain_end_.async_wait([this](const error_code& cancelled) {
        if (!cancelled) say_drained();
      });
      has_changed();
    });
  }

  bool is_alive() {
    constexpr std::int64_t kPatience = 5'000'000;
    const std::int64_t now = queue_time();
    const std::int64_t asked = asked_at_;
    if (asked != 0) return now - asked < kPatience;
    asked_at_ = now;
    asio::post(io_, [this] { asked_at_ = 0; });
    return true;
  }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] {
      stopping_ = true;
      keeper_->close_all(rooms::End::stopping);
      for (const auto& [connection, one] : sockets_) {
        if (!one.talks) one.socket->close();
      }
      next_tick_.cancel();
      drain_end_.cancel();
    });
    thread_.join();
  }

 private:
  // A connection that the rooms' thread has registered; its destructor always unregisters it.
  class Registration {
   public:
    Registration(Impl& impl, rooms::Connection connection, std::shared_ptr<Socket> socket,
                 const traffic::Address& client)
        : impl_(impl), connection_(connection) {
      impl_.sockets_.emplace(connection, Known{.socket = std::move(socket), .client = client});
    }
    ~Registration() { impl_.forget(connection_); }
    Registration(const Registration&) = delete;
    Registration& operator=(const Registration&) = delete;

   private:
    Impl& impl_;
    rooms::Connection connection_;
  };
  struct Known {
    std::shared_ptr<Socket> socket;
    traffic::Address client;
    std::int64_t since = queue_time();
    bool talks = false;  // the keeper has it too
  };

  // A received message, until it is handled.
  struct Said {
    rooms::Connection connection = 0;
    traffic::Address client{};
    std::string message{};
    asio::steady_timer* heard = nullptr;  // the timer on which the conversation waits
  };

  void run();
  asio::awaitable<void> talk(tcp::socket socket, std::string request, traffic::Address client,
                             RoomDoor::Place place);
  asio::awaitable<void> converse(std::shared_ptr<Socket> socket, rooms::Connection connection,
                                 traffic::Address client);
  void hear_soon();
  void hear_next();
  asio::awaitable<void> tick();
  bool tick_once();
  void send(const Sending& sending);
  void count(rooms::Connection connection, std::size_t frames);
  void send_away(rooms::Connection connection);
  void stand(const rooms::Standing& standing);
  void measure(const rooms::Transaction& transaction);
  void note_levels();
  void log_end(const Known& known) const;
  void say_drained();
  void cut_off(rooms::Connection connection) {
    const auto known = sockets_.find(connection);
    if (known != sockets_.end()) known->second.socket->close();
  }
  void forget(rooms::Connection connection) noexcept;
  void note(const std::string& what, const std::exception& fault) const noexcept;
  // The keeper may have an earlier deadline now.
  void has_changed() {
    note_levels();
    if (draining_ && playing_.empty() && keeper_->is_done()) say_drained();
    if (keeper_->next_tick() < ticks_at_) next_tick_.cancel();
  }

  RoomLimits limits_;
  RoomReports reports_;
  std::shared_ptr<Metrics> metrics_;
  RoomDoor door_;
  traffic::FairQueue turns_;
  std::unordered_map<traffic::FairQueue::Job, Said> said_;
  traffic::FairQueue::Job last_said_ = 0;
  bool hears_ = false;  // hear_next() is scheduled
  bool over_ = false;   // only cleaning up is left
  bool draining_ = false;
  std::unordered_set<rooms::Connection> playing_;  // connections in matches that have begun
  std::atomic<std::int64_t> asked_at_ = 0;         // when work was posted to this thread, or 0
  rooms::Sources sources_;
  // Destroyed first: suspended coroutines use the members above.
  asio::io_context io_{1};
  asio::steady_timer next_tick_;
  asio::steady_timer drain_end_;
  std::int64_t ticks_at_ = 0;  // by the clock of the sources
  std::unordered_map<rooms::Connection, Known> sockets_;
  bool stopping_ = false;
  std::unique_ptr<rooms::Keeper> keeper_;
  std::jthread thread_;
};

// After any exception, the other connections continue.
void RoomSockets::Impl::run() {
  while (true) {
    try {
      io_.run();
      return;
    } catch (const std::exception& fault) {
      note("the rooms go on after a fault: ", fault);
    }
  }
}

void RoomSockets::Impl::note(const std::string& what, const std::exception& fault) const noexcept {
  try {
    if (reports_.warn) reports_.warn(what + fault.what());
  } catch (const std::exception&) {
    // Out of memory while logging: give up.
    return;
  }
}

asio::awaitable<void> RoomSockets::Impl::talk(tcp::socket tcp_socket, std::string request,
                                              traffic::Address client, RoomDoor::Place place) {
  const rooms::Connection connection = place.connection();
  try {
    const auto socket = std::make_shared<Socket>(
        std::move(tcp_socket), limits_,
        Ears{.frames =
                 [this, connection](std::size_t frames) {
                   // Not while the WebSocket is still processing them.
                   asio::post(io_, [this, connection, frames] { count(connection, frames); });
                 },
             .log = reports_.log});
    const Registration registration(*this, connection, socket, client);
    if (co_await socket->shake_hands(request) && !stopping_) {
      request = {};
      keeper_->enter(connection, client);
      sockets_.at(connection).talks = true;
      co_await converse(socket, connection, client);
    }
  } catch (const std::exception& fault) {
    // When memory runs out, only this connection ends.
    note("a connection to a room ended: ", fault);
  }
}

// A message is handled when its address's turn comes, and the next one is read after that. So one
// busy address with many connections cannot starve the others.
asio::awaitable<void> RoomSockets::Impl::converse(std::shared_ptr<Socket> socket,
                                                  rooms::Connection connection,
                                                  traffic::Address client) {
  while (auto message = co_await socket->read()) {
    asio::steady_timer heard(io_, asio::steady_timer::time_point::max());
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    said_[++last_said_] = {.connection = connection,
                           .client = client,
                           .message = *std::move(message),
                           .heard = &heard};
    turns_.add(last_said_, client, traffic::Lane::quick, kAll);
    if (!hears_) hear_soon();
    error_code cancelled;
    co_await heard.async_wait(telling(cancelled));
  }
}

// If memory is too short, the next message tries again.
void RoomSockets::Impl::hear_soon() {
  asio::post(io_, [this] { hear_next(); });
  hears_ = true;
}

// Passes one message to the keeper, and continues after all other ready work.
void RoomSockets::Impl::hear_next() {
  const auto begin = queue_time();
  const auto job = turns_.take(traffic::Lane::quick, begin);
  hears_ = false;
  if (!job) return;
  const Said said = std::move(said_.extract(*job).mapped());
  try {
    metrics_->count(Count::room_messages);
    keeper_->take(said.connection, said.message);
    has_changed();
  } catch (const std::exception& fault) {
    // When memory runs out, only this connection ends.
    note("a message to a room was not heard: ", fault);
    cut_off(said.connection);
  }
  const auto end = queue_time();
  turns_.charge(said.client, end - begin, end);
  said.heard->cancel();
  hear_soon();
}

// Does the due work, and ends when the server does.
asio::awaitable<void> RoomSockets::Impl::tick() {
  const auto end = [this] { return stopping_ && sockets_.empty() && keeper_->is_done(); };
  // While stopping, it often checks whether all has been written; after a fault it can take its
  // time.
  constexpr std::int64_t kStopping = 10;
  constexpr std::int64_t kAfterFault = 1'000;
  bool sound = true;
  while (!end()) {
    ticks_at_ = keeper_->next_tick();
    const std::int64_t wait = std::max<std::int64_t>(ticks_at_ - sources_.clock(), 0);
    error_code cancelled;
    next_tick_.expires_after(std::chrono::milliseconds(stopping_ ? kStopping
                                                       : sound   ? wait
                                                                 : std::max(wait, kAfterFault)));
    co_await next_tick_.async_wait(telling(cancelled));
    sound = stopping_ || tick_once();
  }
  io_.stop();
}

bool RoomSockets::Impl::tick_once() {
  try {
    keeper_->tick();
    return true;
  } catch (const std::exception& fault) {
    note("the clock of the rooms: ", fault);
    return false;
  }
}

void RoomSockets::Impl::send(const Sending& sending) {
  const auto found = sockets_.find(sending.to);
  if (found == sockets_.end()) return;
  Socket& socket = *found->second.socket;
  if (!sending.refused.empty()) metrics_->count(Count::room_refusals, sending.refused);
  if (sending.end) metrics_->count(Count::room_ends, rooms::name_of(*sending.end));
  try {
    socket.send(sending);
  } catch (const std::exception& fault) {
    note("a connection to a room ended: ", fault);
    socket.close();
  }
}

void RoomSockets::Impl::count(rooms::Connection connection, std::size_t frames) {
  keeper_->count(connection, frames);
  has_changed();
}

void RoomSockets::Impl::stand(const rooms::Standing& standing) {
  door_.stand(standing.connection, standing.plays);
  // The connection may have ended during the transaction.
  if (standing.plays && sockets_.contains(standing.connection)) {
    playing_.insert(standing.connection);
  } else {
    playing_.erase(standing.connection);
  }
}

void RoomSockets::Impl::measure(const rooms::Transaction& transaction) {
  const auto& [time, succeeded, space] = transaction;
  if (time.count() != 0 || !succeeded) {
    metrics_->observe(Span::commit, time);
    metrics_->count(Count::commits, succeeded ? "done" : "failed");
  }
  metrics_->set(Level::in_memory, space ? 0 : 1);
  metrics_->set(Level::matches_bytes, space ? static_cast<std::int64_t>(space->bytes) : 0);
  metrics_->set(Level::disk_free_bytes, space ? static_cast<std::int64_t>(space->free) : 0);
}

void RoomSockets::Impl::note_levels() {
  metrics_->set(Level::rooms, static_cast<std::int64_t>(keeper_->rooms()));
  metrics_->set(Level::room_connections, static_cast<std::int64_t>(sockets_.size()));
  metrics_->set(Level::room_messages_waiting, static_cast<std::int64_t>(said_.size()));
  metrics_->set(Level::ready, keeper_->is_open() && !stopping_ ? 1 : 0);
}

void RoomSockets::Impl::log_end(const Known& known) const {
  if (!reports_.ended) return;
  const std::string client = known.client.to_text();
  reports_.ended({.client = client,
                  .method = "WEBSOCKET",
                  .target = kRoomsTarget,
                  .status = known.socket->close_code(),
                  .bytes = known.socket->sent(),
                  .duration = std::chrono::microseconds(queue_time() - known.since)});
}

void RoomSockets::Impl::say_drained() {
  if (stopping_) return;
  if (const auto drained = std::exchange(reports_.drained, {})) drained();
}

// Closes a connection that has lost its place.
void RoomSockets::Impl::send_away(rooms::Connection connection) {
  const auto found = sockets_.find(connection);
  if (found == sockets_.end()) return;
  if (!found->second.talks) return found->second.socket->close();
  keeper_->close(connection, rooms::End::busy);
}

void RoomSockets::Impl::forget(rooms::Connection connection) noexcept {
  if (over_) return;
  try {
    const Known known = std::move(sockets_.extract(connection).mapped());
    playing_.erase(connection);
    log_end(known);
    if (known.talks) keeper_->leave(connection);
    has_changed();
    if (stopping_) next_tick_.cancel();
  } catch (const std::exception& fault) {
    note("a connection to a room ended: ", fault);
  }
}

Result<std::unique_ptr<RoomSockets>> RoomSockets::start(store::Matches matches,
                                                        const RoomLimits& limits,
                                                        RoomReports reports,
                                                        std::shared_ptr<Metrics> metrics) {
  auto impl = std::make_unique<Impl>(limits, std::move(reports), std::move(metrics));
  if (auto started = impl->start(std::move(matches)); !started) {
    return std::unexpected(started.error());
  }
  return std::unique_ptr<RoomSockets>(new RoomSockets(std::move(impl)));
}

RoomSockets::RoomSockets(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
// NOLINTNEXTLINE(bugprone-exception-escape): without memory to stop, ending is as good.
RoomSockets::~RoomSockets() { stop(); }

bool RoomSockets::full(const traffic::Address& client) const { return impl_->full(client); }
void RoomSockets::take(int socket, std::string request, const traffic::Address& client) {
  impl_->take(socket, std::move(request), client);
}
void RoomSockets::drain() { impl_->drain(); }
bool RoomSockets::is_alive() { return impl_->is_alive(); }
void RoomSockets::stop() { impl_->stop(); }

}  // namespace reckon::server
