// SPDX-License-Identifier: MIT
// Decides which clients may enter the rooms, and which lose their place to others.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>

#include "app/rooms/room.hpp"
#include "app/traffic/address.hpp"
#include "app/traffic/places.hpp"

namespace reckon::server {

/// The places of connections (traffic::Places). A connection that is still in no room after some
/// time waits: it makes room even for others of its address. Any thread may call it.
class RoomDoor {
 public:
  using Time = traffic::Places::Time;  ///< in microseconds, since some starting point

  /// The place of a connection, released at the end of its life, on any thread. The door must
  /// outlive it.
  class Place {
   public:
    Place(RoomDoor& door, rooms::Connection connection) : door_(&door), connection_(connection) {}
    ~Place();
    Place(Place&& other) noexcept;
    Place& operator=(Place&&) = delete;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    rooms::Connection connection() const { return connection_; }

   private:
    RoomDoor* door_;
    rooms::Connection connection_;
  };
  /// The connections that make room for a newcomer when all places are taken.
  struct Yielding {
    std::optional<rooms::Connection> loser{};  ///< must be notified that it has lost its place
    std::optional<rooms::Connection> cut{};    ///< its time to close is over
  };
  struct Entry {
    Place place;
    Yielding yielding{};
  };

  /// At most `leaving` connections have lost their place but are not yet closed. They count for the
  /// clients that displaced them: at the limit, the client with the most has one of its own cut at
  /// once. If one of them was in no room, any newcomer may cut it. A connection waits from
  /// `patience` after it got its place.
  RoomDoor(std::size_t places, std::size_t leaving, Time patience)
      : places_(places), leaving_(leaving), patience_(patience) {}

  /// Whether all places are taken for this client.
  bool full(const traffic::Address& client, Time now) const;
  /// Takes a place; empty if none is free.
  std::optional<Entry> enter(const traffic::Address& client, Time now);
  /// Marks the connection as being in a room, so that it no longer waits. A kept one should not
  /// lose its place.
  void stand(rooms::Connection connection, bool kept);

 private:
  std::optional<Yielding> place_for(const traffic::Address& client, Time now) const;
  void give_back(rooms::Connection connection);

  mutable std::mutex mutex_;
  traffic::Places places_;
  traffic::Places leaving_;  // held by displacing clients; the ids are those of the displaced
  Time patience_;
  rooms::Connection last_ = 0;
};

}  // namespace reckon::server
