// SPDX-License-Identifier: MIT
// The server: HTTP/1.1 for the page and the API.
//
// One thread has all connections. Questions are answered on a few others, one of which takes only
// quick ones, and pictures are read on others again, which takes longest. Connections that become
// WebSockets go to the thread of the rooms.
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
#include "app/server/limits.hpp"
#include "app/server/log_line.hpp"
#include "app/server/pictures.hpp"
#include "app/server/site.hpp"
#include "app/server/stop.hpp"
#include "app/traffic/proxies.hpp"
#include "reckon/text/result.hpp"

namespace reckon::server {

/// The defaults of Settings: the date in UTC, the engine, and the reader of pictures.
std::chrono::year_month_day date_in_utc();
std::optional<api::Response> answer_question(api::Engine& engine, std::string_view path,
                                             std::string_view body, const Stop& stop);
std::optional<Response> read_picture(PictureReader& reader, std::string_view body,
                                     const Stop& stop);

struct Settings {
  std::string address = "127.0.0.1";  ///< IPv4 or IPv6; on loopback, only local hosts may ask
  std::uint16_t port = 0;             ///< 0: any that is free
  /// That answer questions that take long; 0: 1 to 8, as the machine has processors. One more
  /// answers quick ones, and a quarter as many read pictures.
  unsigned threads = 0;
  /// Pass requests on, if there are any: the client of what comes from them is the last address in
  /// X-Forwarded-For that is none of them, and the Host may be any.
  traffic::Proxies proxies{};
  Site site;
  Limits limits;
  /// Where the rooms are kept; without it there are none.
  std::optional<store::Matches> matches{};
  /// Answer, or return nothing once it is told to stop.
  std::function<std::optional<api::Response>(api::Engine&, std::string_view path,
                                             std::string_view body, const Stop& stop)>
      answer = &answer_question;
  std::function<std::optional<Response>(PictureReader&, std::string_view body, const Stop& stop)>
      answer_picture = &read_picture;
  /// What the calendar here shows. Runs on the thread of the connections.
  std::function<std::chrono::year_month_day()> today = &date_in_utc;
  /// Takes a line for every answer (log_line()), and remarks, if set. Runs on the thread of the
  /// connections, and about the rooms on theirs, so at two at once.
  std::function<void(std::string_view line)> log;
  LogFormat log_format = LogFormat::text;
  /// May read the metrics, besides this machine: addresses and networks.
  traffic::Proxies operators{};
  /// Called once after drain(), when nobody plays any more. Runs on the thread of the rooms.
  std::function<void()> drained{};
  /// Takes a line about what went wrong with the rooms, if set. Runs on the thread of the rooms.
  std::function<void(std::string_view line)> warn{};
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

  /// From now on no room is opened, and the server is not ready for more. Settings::drained says
  /// when nobody is connected who plays in a match that has begun.
  void drain();
  /// Takes no more requests, finishes the answers under way as far as the limits allow, and returns
  /// when all threads have ended. At most one thread may call it; a second call does nothing.
  void stop();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
