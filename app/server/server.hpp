// The server: HTTP/1.1 for the page and the API.
//
// One thread has all connections; questions are answered on a few others, so that a slow one stops
// no other answer, and pictures are read on others again, which takes longest. Connections that
// become WebSockets go to the thread of the rooms.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/api/api.hpp"
#include "app/server/pictures.hpp"
#include "app/server/room_sockets.hpp"
#include "app/server/site.hpp"
#include "reckon/arith/result.hpp"

namespace reckon::server {

/// What is given to clients, so that none keeps the others out.
struct Limits {
  using Time = std::chrono::milliseconds;

  Time header{10'000};    ///< to the first byte of a connection, and from the first byte of a
                          ///< request to the end of its header
  Time body{10'000};      ///< to the end of the body
  Time picture{60'000};   ///< to the end of a body that is a picture
  Time idle{60'000};      ///< between two requests
  Time sending{60'000};   ///< for the client to take an answer
  Time closing{2'000};    ///< for the client to close after the last answer
  Time stopping{10'000};  ///< for the answers under way when the server stops

  std::size_t header_bytes = 8U << 10U;
  std::size_t body_bytes = 64U << 10U;
  std::size_t picture_bytes = 16U << 20U;
  /// Beyond these, 503. A process may usually open 1,024 files.
  std::size_t connections = 900;
  /// Questions that wait for a thread; beyond these, 503.
  std::size_t waiting = 256;
  /// Pictures that are being sent, wait for a thread or are being read; beyond these, 503.
  std::size_t pictures = 8;
  RoomLimits rooms{};
};

struct Settings {
  std::string address = "127.0.0.1";  ///< IPv4 or IPv6; on loopback, only local hosts may ask
  std::uint16_t port = 0;             ///< 0: any that is free
  /// That answer questions; 0: 2 to 8, as the machine has. A quarter as many more read pictures.
  unsigned threads = 0;
  Site site;
  Limits limits;
  /// Where the rooms are kept; without it there are none.
  std::optional<store::Matches> matches{};
  std::function<api::Response(api::Engine&, std::string_view path, std::string_view body)> answer =
      &api::Engine::answer;
  std::function<Response(PictureReader&, std::string_view body)> answer_picture =
      &PictureReader::answer;
  /// Takes a line for every answer, if set: time, client, method, target, status, bytes, duration.
  /// Runs on the thread of the connections, and about the rooms on theirs, so at two at once.
  std::function<void(std::string_view line)> log;
};

/// Whether an address is one that a server can be given.
bool is_address(const std::string& address);

class Server {
 public:
  /// A server that listens, and answers until it is stopped. Refuses an address or port that cannot
  /// be had, and matches that cannot be read.
  static Result<std::unique_ptr<Server>> start(Settings settings);
  /// Stops it.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  /// `http://127.0.0.1:8080/`.
  std::string url() const;

  /// Takes no more requests, finishes the answers under way as far as the limits allow, and returns
  /// when all threads have ended. At most one thread may call it; a second call does nothing.
  void stop();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
