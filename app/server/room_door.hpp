// SPDX-License-Identifier: MIT
// Who is let in to the rooms, and who loses a place there to somebody else.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>

#include "app/rooms/room.hpp"
#include "app/traffic/address.hpp"
#include "app/traffic/places.hpp"

namespace reckon::server {

/// The places of connections (traffic::Places). One that is in no room after some time waits: it
/// makes room for others of its address, too. Any thread may call it.
class RoomDoor {
 public:
  using Time = traffic::Places::Time;  ///< in microseconds, since some beginning

  /// The place of a connection, given back in the end, by any thread. The door must outlive it.
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
  /// Who makes room for a newcomer, where all places are taken.
  struct Yielding {
    std::optional<rooms::Connection> loser{};  ///< is to be told that the place is gone
    std::optional<rooms::Connection> cut{};    ///< whose time to close is over
  };
  struct Entry {
    Place place;
    Yielding yielding{};
  };

  /// At most `leaving` connections have lost their place and are not gone. These are shared by
  /// those who came in their stead: whoever drives out many has the time to close of one of them
  /// cut. So has any newcomer, if one of them was in no room. A connection waits `patience` after
  /// it has got its place.
  RoomDoor(std::size_t places, std::size_t leaving, Time patience)
      : places_(places), leaving_(leaving), patience_(patience) {}

  /// Whether there is no place for this client.
  bool full(const traffic::Address& client, Time now) const;
  /// Nothing if there is no place.
  std::optional<Entry> enter(const traffic::Address& client, Time now);
  /// The connection is in a room, and waits no more. One that is kept is not to lose its place.
  void stand(rooms::Connection connection, bool kept);

 private:
  std::optional<Yielding> place_for(const traffic::Address& client, Time now) const;
  void give_back(rooms::Connection connection);

  mutable std::mutex mutex_;
  traffic::Places places_;
  traffic::Places leaving_;  // of those who drove somebody out, by who has lost the place
  Time patience_;
  rooms::Connection last_ = 0;
};

}  // namespace reckon::server
