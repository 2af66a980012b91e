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
  return places_.full() && !loser_to(client);
}

std::optional<RoomDoor::Entry> RoomDoor::enter(const traffic::Address& client) {
  const std::scoped_lock lock(mutex_);
  std::optional<rooms::Connection> loser;
  if (places_.full()) {
    loser = loser_to(client);
    if (!loser) return std::nullopt;
    places_.remove(*loser);
    leaving_.insert(*loser);
  }
  places_.add(++last_, client);
  return Entry{.place = Place(*this, last_), .loser = loser};
}

void RoomDoor::keep(rooms::Connection connection, bool kept) {
  const std::scoped_lock lock(mutex_);
  places_.keep(connection, kept);
}

// Under the lock: whose place a new client gets, if all are taken.
std::optional<rooms::Connection> RoomDoor::loser_to(const traffic::Address& client) const {
  if (leaving_.size() >= most_leaving_) return std::nullopt;
  return places_.yields_to(client);
}

void RoomDoor::give_back(rooms::Connection connection) {
  const std::scoped_lock lock(mutex_);
  places_.remove(connection);
  leaving_.erase(connection);
}

}  // namespace reckon::server
