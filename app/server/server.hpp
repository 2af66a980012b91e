// SPDX-License-Identifier: MIT
// The server: HTTP/1.1 for the page and the API.
//
// One thread has all connections. A few others answer questions; one of them takes only quick ones.
// Pictures take longest, and have threads of their own. WebSockets are passed to the thread of the
// rooms.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/day_list.hpp"
#include "app/api/api.hpp"
#include "app/contests/hall.hpp"
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
  std::string address = "127.0.0.1";  ///< IPv4 or IPv6; on loopback, only local hosts are accepted
  std::uint16_t port = 0;             ///< 0: any free port
  /// Threads for long questions; 0: 1 to 8, depending on the number of processors. One more answers
  /// quick ones, and a quarter as many read pictures.
  unsigned threads = 0;
  /// Trusted proxies, if any. The client of their requests is the last address in X-Forwarded-For
  /// that is not one of them, and the Host may be any.
  traffic::Proxies proxies{};
  /// Sites whose pages may use the API, as browsers name them in Origin: http://localhost:3000.
  std::vector<std::string> origins{};
  Site site;
  Limits limits;
  /// The file of the rooms; without it the server has none.
  std::optional<store::Matches> matches{};
  /// Puzzles of days that an organiser has chosen; Site::announce_days() makes the page take them.
  std::shared_ptr<const answers::DayList> days{};
  /// Contests that pupils write in the browser; with them the server gives out nothing else.
  std::unique_ptr<contests::Hall> contests{};
  /// Answers a question; returns nothing when stopped.
  std::function<std::optional<api::Response>(api::Engine&, std::string_view path,
                                             std::string_view body, const Stop& stop)>
      answer = &answer_question;
  std::function<std::optional<Response>(PictureReader&, std::string_view body, const Stop& stop)>
      answer_picture = &read_picture;
  /// Returns the local date. Runs on the thread of the connections.
  std::function<std::chrono::year_month_day()> today = &date_in_utc;
  /// Receives a line for every answer (log_line()), and remarks, if set. Runs on the thread of the
  /// connections, and for the rooms on theirs, possibly at the same time.
  std::function<void(std::string_view line)> log;
  LogFormat log_format = LogFormat::text;
  /// Addresses and networks that may read the metrics, besides this machine.
  traffic::Proxies operators{};
  /// Called once after drain(), when no match is being played. Runs on the thread of the rooms.
  std::function<void()> drained{};
  /// Receives a line about an error in the rooms, if set. Runs on the thread of the rooms.
  std::function<void(std::string_view line)> warn{};
};

/// Whether a server can be given this address.
bool is_address(const std::string& address);

class Server {
 public:
  /// Starts a server, which answers until it is stopped. Refuses an unavailable address or port,
  /// and unreadable matches.
  static Result<std::unique_ptr<Server>> start(Settings settings);
  /// Stops it.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  /// `http://127.0.0.1:8080/`.
  std::string url() const;

  /// Accepts no new rooms from now on, and reports the server as not ready. Settings::drained is
  /// called when no connected client plays in a match that has begun.
  void drain();
  /// Accepts no more requests, finishes the current answers as far as the limits allow, and returns
  /// when all threads have ended. At most one thread may call it; a second call does nothing.
  void stop();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
