// SPDX-License-Identifier: MIT
#include "app/traffic/places.hpp"

namespace reckon::traffic {

std::optional<Places::Id> Places::yields_to(const Address& newcomer) const {
  const Address network = newcomer.network();
  std::optional<Address> loser;
  std::optional<Address> from = networks_.yields_to(network);
  if (from) {
    loser = by_network_.at(*from).shares.greediest();
  } else if (const auto own = by_network_.find(network); own != by_network_.end()) {
    from = network;
    loser = own->second.shares.yields_to(newcomer);
  }
  if (!loser) return std::nullopt;
  return *by_network_.at(*from).places.at(*loser).rbegin();
}

bool Places::is_held_by(Id place, const Address& address) const {
  const auto found = holders_.find(place);
  return found != holders_.end() && found->second.address == address;
}

void Places::add(Id place, const Address& address) {
  if (holders_.emplace(place, Holder{.address = address}).second) expose(place, address);
}

void Places::remove(Id place) {
  const auto holder = holders_.find(place);
  if (holder == holders_.end()) return;
  keep(place, false);
  protect(place, holder->second.address);
  holders_.erase(holder);
}

void Places::keep(Id place, bool kept) {
  const auto found = holders_.find(place);
  if (found == holders_.end()) return;
  Holder& holder = found->second;
  if (kept) {
    if (!holder.kept) to_be_kept_.insert(place);
  } else {
    to_be_kept_.erase(place);
    if (holder.kept) {
      holder.kept = false;
      --kept_;
      expose(place, holder.address);
    }
  }
  promote();
}

void Places::promote() {
  while (kept_ < most_kept() && !to_be_kept_.empty()) {
    const Id place = *to_be_kept_.begin();
    to_be_kept_.erase(to_be_kept_.begin());
    Holder& holder = holders_.at(place);
    holder.kept = true;
    ++kept_;
    protect(place, holder.address);
  }
}

// It may go.
void Places::expose(Id place, const Address& address) {
  networks_.add(address.network());
  Network& network = by_network_[address.network()];
  network.shares.add(address);
  network.places[address].insert(place);
}

// It cannot go.
void Places::protect(Id place, const Address& address) {
  const auto network = by_network_.find(address.network());
  if (network == by_network_.end()) return;
  auto& [shares, places] = network->second;
  const auto own = places.find(address);
  if (own == places.end() || own->second.erase(place) == 0) return;
  shares.remove(address);
  networks_.remove(address.network());
  if (own->second.empty()) places.erase(own);
  if (places.empty()) by_network_.erase(network);
}

}  // namespace reckon::traffic
