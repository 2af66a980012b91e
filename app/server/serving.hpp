// SPDX-License-Identifier: MIT
// What all connections of a server have in common. One thread, that of the connections, has it.
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

/// A client and what is said with it.
class Connection {
 public:
  virtual ~Connection() = default;
  /// Whether no request is under way.
  virtual bool is_idle() const = 0;
  /// Ends it, whatever is under way.
  virtual void close() = 0;
};

/// Places that connections have: who loses one is closed.
class Seats {
 public:
  using Time = std::chrono::milliseconds;

  /// A connection that has brought a whole request is left in peace for the time of `rest`.
  Seats(std::size_t places, Time rest) : places_(places), rest_(rest) {}

  /// False if there is none for this address. From `patience` on it waits: then it makes room for
  /// others of its address, if all places are taken.
  bool take(Connection* connection, const traffic::Address& address, Time patience = Time(0));
  /// A whole request has come: the connection waits no more.
  void serve(Connection* connection);
  /// The request has been answered: the connection waits again after a rest.
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

  /// Notes an answer in the log, if there is one, and in the metrics.
  void log(const LogEntry& entry) const;
  /// Notes a remark in the log, if there is one.
  void log(std::string_view remark) const;
  /// The answer to who watches over the server. `operates`: from a place where the metrics may be
  /// read.
  Response probe(Probe probe, bool operates);
  /// Whether this address may read the metrics.
  bool is_operator(const traffic::Address& client, std::string_view address) const;
  /// From now on no room is opened.
  void drain();

  Settings settings;
  std::shared_ptr<Metrics> metrics;
  std::unique_ptr<RoomSockets> rooms;  ///< none if there are none
  Router router;
  DayPages day_pages;
  std::set<Connection*> connections;
  Seats seats;          ///< of connections; of those of proxies while they have a client
  Seats proxy_seats;    ///< of connections of proxies that have none
  Seats picture_seats;  ///< of connections that bring a picture
  bool stopping = false;
  bool draining = false;
  /// Called when a connection has ended.
  std::function<void()> on_end;
  Workers<api::Engine> questions;
  Workers<PictureReader> pictures;
};

}  // namespace reckon::server
