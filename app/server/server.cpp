// SPDX-License-Identifier: MIT
// One of three files that include Boost.Asio, since it costs each many seconds to compile.
#include "app/server/server.hpp"

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <thread>
#include <tuple>
#include <utility>

#include "app/server/connection.hpp"

namespace reckon::server {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds kBetweenAccepts(100);

// Stores the error of an operation instead of throwing it.
auto into(error_code& problem) { return asio::redirect_error(asio::use_awaitable, problem); }

}  // namespace

class Server::Impl {
 public:
  Impl(Settings settings, const tcp::endpoint& endpoint, std::shared_ptr<Metrics> metrics,
       std::unique_ptr<RoomSockets> rooms)
      : acceptor_(io_, endpoint),
        pause_(io_),
        endpoint_(acceptor_.local_endpoint()),
        serving_(std::move(settings), endpoint.address().is_loopback() ? Hosts::local : Hosts::any,
                 std::move(metrics), std::move(rooms)) {
    serving_.on_end = [this] {
      if (serving_.stopping && serving_.connections.empty()) pause_.cancel();
    };
    if (serving_.contests) {
      serving_.contests->begin(
          {.post = [this](std::function<void()> work) { asio::post(io_, std::move(work)); },
           .log =
               [this](std::string_view line) {
                 if (serving_.settings.warn) serving_.settings.warn(line);
               },
           .read_sheets =
               [this](const traffic::Address& client, std::string task, std::string file,
                      std::function<void(contests::Answered)> found) {
                 read_sheets(client, std::move(task), std::move(file), std::move(found));
               }});
      asio::co_spawn(io_, tick_contests(), asio::detached);
    }
    thread_ = std::jthread([this] { run(); });
  }

  const tcp::endpoint& endpoint() const { return endpoint_; }

  void drain() {
    asio::post(io_, [this] { serving_.drain(); });
  }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] { begin_to_stop(); });
    if (serving_.rooms) serving_.rooms->stop();
    thread_.join();
  }

 private:
  void read_sheets(const traffic::Address& client, std::string task, std::string file,
                   std::function<void(contests::Answered)> found);
  asio::awaitable<void> accept_all();
  asio::awaitable<void> tick_contests();
  void run();
  void begin_to_stop();

  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer second_{io_};  // between two signs of life in the contests
  asio::steady_timer pause_;  // before the next accept, or before the last connections are closed
  tcp::endpoint endpoint_;
  bool accepting_ = false;
  Serving serving_;
  std::jthread thread_;
};

// An exception of an operation ends its connection only.
void Server::Impl::run() {
  while (true) {
    try {
      if (!accepting_ && !serving_.stopping) {
        asio::co_spawn(io_, accept_all(), asio::detached);
      }
      io_.run();
      return;
    } catch (const std::exception& fault) {
      serving_.log(std::string("a connection ended: ") + fault.what());
    }
  }
}

// Lets a reader of pictures answer about pages of a contest.
void Server::Impl::read_sheets(const traffic::Address& client, std::string task, std::string file,
                               std::function<void(contests::Answered)> found) {
  struct Wish {
    std::string task;
    std::string file;
    std::function<void(contests::Answered)> found;
  };
  const auto wish =
      std::make_shared<Wish>(Wish{std::move(task), std::move(file), std::move(found)});
  const auto end = [wish, this](int status, std::string text) {
    asio::post(io_, [wish, status, text = std::move(text)]() mutable {
      wish->found({.status = status, .text = std::move(text)});
    });
  };
  serving_.pictures.take(
      {.address = client,
       .work =
           [wish, end](PictureReader& reader, const Stop& stop) {
             Response response = reader.sheets(wish->task, wish->file, stop.token());
             if (stop.is_requested()) return false;
             end(response.status, std::move(response.text));
             return true;
           },
       .drop =
           [end] {
             const contests::Answered busy = contests::answered(
                 contests::refusal(503, "busy", "too many pictures wait: try again in a minute"));
             end(busy.status, busy.text);
           }});
}

asio::awaitable<void> Server::Impl::accept_all() {
  struct Accepting {
    bool& flag;
    explicit Accepting(bool& some_flag) : flag(some_flag) { flag = true; }
    ~Accepting() { flag = false; }
  } const accepting(accepting_);
  while (!serving_.stopping) {
    error_code problem;
    tcp::socket socket = co_await acceptor_.async_accept(into(problem));
    if (serving_.stopping) break;
    if (problem) {
      // The limit of open files is reached, or the client has already left.
      pause_.expires_after(kBetweenAccepts);
      co_await pause_.async_wait(into(problem));
      continue;
    }
    talk(io_, serving_, socket.release(), endpoint_.address().is_v6());
  }
}

// The store of contests says when the server was alive.
asio::awaitable<void> Server::Impl::tick_contests() {
  constexpr std::chrono::milliseconds kBetweenSigns(500);
  while (!serving_.stopping) {
    serving_.contests->tick();
    error_code unused;
    second_.expires_after(kBetweenSigns);
    co_await second_.async_wait(into(unused));
  }
}

void Server::Impl::begin_to_stop() {
  serving_.stopping = true;
  second_.cancel();
  error_code unused;
  std::ignore = acceptor_.close(unused);
  for (Connection* connection : serving_.connections) {
    if (connection->is_idle()) connection->close();
  }
  if (serving_.connections.empty()) {
    pause_.cancel();
    return;
  }
  pause_.expires_after(serving_.settings.limits.stopping);
  pause_.async_wait([this](const error_code& cancelled) {
    if (cancelled) return;
    for (Connection* connection : serving_.connections) connection->close();
  });
}

// --- The server ----------------------------------------------------------------------------------

std::chrono::year_month_day date_in_utc() {
  return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

std::optional<api::Response> answer_question(api::Engine& engine, std::string_view path,
                                             std::string_view body, const Stop& stop) {
  return engine.answer(path, body, StopFlag(&stop.flag()));
}

std::optional<Response> read_picture(PictureReader& reader, std::string_view body,
                                     const Stop& stop) {
  Response response = reader.answer(body, stop.token());
  if (stop.is_requested()) return std::nullopt;
  return response;
}

bool is_address(const std::string& address) {
  error_code problem;
  asio::ip::make_address(address, problem);
  return !problem;
}

namespace {

RoomReports reports_of(const Settings& settings) {
  RoomReports reports{.warn = settings.warn, .drained = settings.drained};
  if (settings.log) {
    reports.ended = [log = settings.log, format = settings.log_format](const LogEntry& entry) {
      log(log_line(entry, format));
    };
    reports.log = [log = settings.log, format = settings.log_format](std::string_view remark) {
      log(remark_line(remark, format));
    };
  }
  return reports;
}

}  // namespace

Result<std::unique_ptr<Server>> Server::start(Settings settings) {
  const std::string address = settings.address;
  const std::string place = address + " port " + std::to_string(settings.port);
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(address), settings.port);
    const auto metrics = std::make_shared<Metrics>();
    std::unique_ptr<RoomSockets> rooms;
    if (settings.matches) {
      auto started = RoomSockets::start(*std::exchange(settings.matches, std::nullopt),
                                        settings.limits.rooms, reports_of(settings), metrics);
      if (!started) return std::unexpected(started.error());
      rooms = *std::move(started);
    }
    return std::unique_ptr<Server>(new Server(
        std::make_unique<Impl>(std::move(settings), endpoint, metrics, std::move(rooms))));
  } catch (const boost::system::system_error& fault) {
    return failure(place + ": " + fault.code().message() +
                   ": choose another port (0 for any that is free), or an address of this machine");
  }
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
// If we cannot even allocate to stop, terminating is fine.
Server::~Server() { stop(); }  // NOLINT(bugprone-exception-escape)

std::uint16_t Server::port() const { return impl_->endpoint().port(); }

std::string Server::url() const {
  const asio::ip::address address = impl_->endpoint().address();
  const std::string host = address.is_unspecified() ? "localhost"
                           : address.is_v6()        ? "[" + address.to_string() + "]"
                                                    : address.to_string();
  return "http://" + host + ":" + std::to_string(port()) + "/";
}

void Server::drain() { impl_->drain(); }
void Server::stop() { impl_->stop(); }

}  // namespace reckon::server
