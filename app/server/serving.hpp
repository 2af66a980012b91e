// SPDX-License-Identifier: MIT
// The state shared by all connections of a server. Only their thread uses it.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string_view>

#include "app/server/day_pages.hpp"
#include "app/server/router.hpp"
#include "app/server/server.hpp"
#include "app/server/workers.hpp"
#include "app/traffic/address.hpp"
#include "app/traffic/places.hpp"

namespace reckon::server {

/// A client and its conversation.
class Connection {
 public:
  virtual ~Connection() = default;
  /// Whether no request is in progress.
  virtual bool is_idle() const = 0;
  /// Ends it, whatever is in progress.
  virtual void close() = 0;
};

/// The places of connections; a connection that loses its place is closed.
class Seats {
 public:
  using Time = std::chrono::milliseconds;

  /// A connection is protected for the time `rest` after a whole request.
  Seats(std::size_t places, Time rest) : places_(places), rest_(rest) {}

  /// Takes a place; false if none is free for this address. From `patience` on the connection
  /// waits: then it makes room for others of its address, if all places are taken.
  bool take(Connection* connection, const traffic::Address& address, Time patience = Time(0));
  /// Marks that a whole request has arrived: the connection no longer waits.
  void serve(Connection* connection);
  /// Marks that the request has been answered: the connection waits again after a rest.
  void rest(Connection* connection);
  void leave(Connection* connection);

 private:
  traffic::Places places_;
  Time rest_;
  std::map<traffic::Places::Id, Connection*> holders_;
  std::map<Connection*, traffic::Places::Id> held_;
  traffic::Places::Id last_ = 0;
};

struct Serving {
  Serving(Settings some_settings, Hosts hosts, std::shared_ptr<Metrics> some_metrics,
          std::unique_ptr<RoomSockets> some_rooms);

  /// Records an answer in the log, if one is set, and in the metrics.
  void log(const LogEntry& entry) const;
  /// Records a remark in the log, if one is set.
  void log(std::string_view remark) const;
  /// Returns the answer to a probe. `operates`: from an address that may read the metrics.
  Response probe(Probe probe, bool operates);
  /// Returns how other machines reach this server: `listening`, whether they do, and `addresses`.
  Response network() const;
  /// Whether this address may read the metrics.
  bool is_operator(const traffic::Address& client, std::string_view address) const;
  /// Accepts no new rooms from now on.
  void drain();

  Settings settings;
  std::shared_ptr<Metrics> metrics;
  std::unique_ptr<RoomSockets> rooms;        ///< null if the server has none
  bool listening;                            ///< on more than the loopback interface
  std::unique_ptr<contests::Hall> contests;  ///< null if the server holds none
  Router router;
  DayPages day_pages;
  std::set<Connection*> connections;
  Seats seats;          ///< of connections; for proxies only while they serve a client
  Seats proxy_seats;    ///< of idle connections of proxies
  Seats picture_seats;  ///< of connections that upload a picture
  bool stopping = false;
  bool draining = false;
  /// Called when a connection has ended.
  std::function<void()> on_end;
  Workers<api::Engine> questions;
  Workers<PictureReader> pictures;
};

}  // namespace reckon::server
