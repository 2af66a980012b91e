#include "app/server/room_door.hpp"

#include <utility>

namespace reckon::server {

RoomDoor::Place::~Place() {
  if (door_ != nullptr) door_->give_back(connection_);
}

RoomDoor::Place::Place(Place&& other) noexcept
    : door_(std::exchange(other.door_, nullptr)), connection_(other.connection_) {}

bool RoomDoor::full(const traffic::Address& client) const {
  const std::scoped_lock lock(mutex_);
  if (!places_.full()) return false;
  return !places_.yields_to(client) || (leaving_.full() && !leaving_.yields_to(client));
}

std::optional<RoomDoor::Entry> RoomDoor::enter(const traffic::Address& client) {
  const std::scoped_lock lock(mutex_);
  std::optional<rooms::Connection> loser;
  std::optional<rooms::Connection> cut;
  if (places_.full()) {
    loser = places_.yields_to(client);
    if (!loser) return std::nullopt;
    if (leaving_.full()) {
      cut = leaving_.yields_to(client);
      if (!cut) return std::nullopt;
      leaving_.remove(*cut);
    }
    places_.remove(*loser);
    leaving_.add(*loser, client);
  }
  places_.add(++last_, client);
  return Entry{.place = Place(*this, last_), .loser = loser, .cut = cut};
}

void RoomDoor::keep(rooms::Connection connection, bool kept) {
  const std::scoped_lock lock(mutex_);
  places_.keep(connection, kept);
}

void RoomDoor::give_back(rooms::Connection connection) {
  const std::scoped_lock lock(mutex_);
  places_.remove(connection);
  leaving_.remove(connection);
}

}  // namespace reckon::server
