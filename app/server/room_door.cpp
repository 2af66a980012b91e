// SPDX-License-Identifier: MIT
#include "app/server/room_door.hpp"

#include <utility>

namespace reckon::server {

RoomDoor::Place::~Place() {
  if (door_ != nullptr) door_->give_back(connection_);
}

RoomDoor::Place::Place(Place&& other) noexcept
    : door_(std::exchange(other.door_, nullptr)), connection_(other.connection_) {}

bool RoomDoor::full(const traffic::Address& client, Time now) const {
  const std::scoped_lock lock(mutex_);
  return !place_for(client, now);
}

std::optional<RoomDoor::Entry> RoomDoor::enter(const traffic::Address& client, Time now) {
  const std::scoped_lock lock(mutex_);
  const auto yielding = place_for(client, now);
  if (!yielding) return std::nullopt;
  const auto& [loser, cut] = *yielding;
  if (cut) leaving_.remove(*cut);
  if (loser) {
    const bool waited = places_.waits(*loser, now);
    places_.remove(*loser);
    leaving_.add(*loser, client);
    if (waited) leaving_.wait(*loser, now);
  }
  places_.add(++last_, client);
  places_.wait(last_, now + patience_);
  return Entry{.place = Place(*this, last_), .yielding = *yielding};
}

void RoomDoor::stand(rooms::Connection connection, bool kept) {
  const std::scoped_lock lock(mutex_);
  places_.serve(connection);
  places_.keep(connection, kept);
}

// Under the lock: returns which connection makes room for a new client; empty if none does.
std::optional<RoomDoor::Yielding> RoomDoor::place_for(const traffic::Address& client,
                                                      Time now) const {
  Yielding who;
  if (!places_.full()) return who;
  who.loser = places_.yields_to(client, now);
  if (!who.loser) return std::nullopt;
  if (!leaving_.full()) return who;
  who.cut = leaving_.yields_to(client, now);
  if (!who.cut) return std::nullopt;
  return who;
}

void RoomDoor::give_back(rooms::Connection connection) {
  const std::scoped_lock lock(mutex_);
  places_.remove(connection);
  leaving_.remove(connection);
}

}  // namespace reckon::server
