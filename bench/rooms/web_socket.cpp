// SPDX-License-Identifier: MIT
// The only file of the benchmarks that uses Boost.Asio and Boost.Beast.
#include "bench/rooms/web_socket.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <string>
#include <utility>

namespace reckon::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

}  // namespace

class Sockets::Impl {
 public:
  asio::io_context& context() { return context_; }

 private:
  asio::io_context context_{1};
  // Without it the context would not wait while no client is connected.
  asio::executor_work_guard<asio::io_context::executor_type> work_ =
      asio::make_work_guard(context_);
};

Sockets::Sockets() : impl_(std::make_unique<Impl>()) {}
Sockets::~Sockets() = default;

void Sockets::take() { impl_->context().poll(); }

void Sockets::take_until(std::chrono::steady_clock::time_point end) {
  take();
  impl_->context().run_until(end);
}

// Lives until its last operation has ended, which may be after the WebSocket.
class WebSocket::Session : public std::enable_shared_from_this<WebSocket::Session> {
 public:
  Session(asio::io_context& context, Visit visit) : stream_(context), visit_(std::move(visit)) {}

  void connect(std::uint16_t port) {
    try {
      stream_.next_layer().connect({asio::ip::address_v4::loopback(), port});
      stream_.next_layer().set_option(tcp::no_delay(true));
      stream_.handshake("localhost", "/api/v1/rooms");
      stream_.text(true);
    } catch (const boost::system::system_error& fault) {
      std::fprintf(stderr, "rooms_load: no WebSocket: %s\n", fault.what());
      std::exit(3);
    }
    read();
  }

  void send(std::string_view text) {
    waiting_.emplace_back(text);
    if (waiting_.size() == 1) write();
  }

  void close() {
    visit_ = nullptr;
    error_code unused;
    stream_.next_layer().close(unused);
  }

 private:
  void read() {
    stream_.async_read(
        buffer_, [self = shared_from_this()](const error_code& problem, std::size_t /*size*/) {
          if (problem || !self->visit_) return;
          const auto data = self->buffer_.cdata();
          self->visit_({static_cast<const char*>(data.data()), data.size()});
          self->buffer_.clear();
          self->read();
        });
  }

  void write() {
    stream_.async_write(
        asio::buffer(waiting_.front()),
        [self = shared_from_this()](const error_code& problem, std::size_t /*size*/) {
          if (problem) return self->waiting_.clear();
          self->waiting_.pop_front();
          if (!self->waiting_.empty()) self->write();
        });
  }

  websocket::stream<tcp::socket, false> stream_;
  Visit visit_;
  beast::flat_buffer buffer_;
  std::deque<std::string> waiting_;  // the first one is being written
};

WebSocket::WebSocket(Sockets& sockets, std::uint16_t port, Visit visit)
    : session_(std::make_shared<Session>(sockets.impl_->context(), std::move(visit))) {
  session_->connect(port);
}

WebSocket::~WebSocket() { session_->close(); }

void WebSocket::send(std::string_view text) { session_->send(text); }

}  // namespace reckon::bench
