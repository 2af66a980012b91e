// SPDX-License-Identifier: MIT
#include "app/traffic/places.hpp"

namespace reckon::traffic {

std::optional<Places::Id> Places::yields_to(const Address& newcomer, Time now) const {
  const Address network = newcomer.network();
  const auto own = by_network_.find(network);
  std::optional<Address> from = networks_.yields_to(network);
  std::optional<Address> loser;
  if (from) {
    loser = by_network_.at(*from).shares.greediest();
  } else if (own != by_network_.end()) {
    from = network;
    loser = own->second.shares.yields_to(newcomer);
  }
  if (loser) {
    const Held& held = by_network_.at(*from).held.at(*loser);
    return longest_waiting(held, now).value_or(*held.places.rbegin());
  }
  if (own != by_network_.end()) {
    const auto held = own->second.held.find(newcomer);
    if (held != own->second.held.end()) {
      if (const auto place = longest_waiting(held->second, now)) return place;
    }
  }
  // All hold equally many. An address with fewer may take a waiting place from one with more.
  if (waiting_.empty() || waiting_.begin()->first > now) return std::nullopt;
  const Id place = waiting_.begin()->second;
  return holds_less(newcomer, holders_.at(place).address) ? std::optional(place) : std::nullopt;
}

// Returns the place of an address that has waited longest, if any waits by now.
std::optional<Places::Id> Places::longest_waiting(const Held& held, Time now) {
  if (held.waiting.empty() || held.waiting.begin()->first > now) return std::nullopt;
  return held.waiting.begin()->second;
}

bool Places::holds_less(const Address& one, const Address& other) const {
  const Address network = one.network();
  if (network != other.network()) {
    return networks_.of(network) < networks_.of(other.network());
  }
  const Shares& shares = by_network_.at(network).shares;
  return shares.of(one) < shares.of(other);
}

bool Places::is_held_by(Id place, const Address& address) const {
  const auto found = holders_.find(place);
  return found != holders_.end() && found->second.address == address;
}

bool Places::waits(Id place, Time now) const {
  const auto found = holders_.find(place);
  return found != holders_.end() && found->second.waits_from && *found->second.waits_from <= now;
}

void Places::add(Id place, const Address& address) {
  if (holders_.emplace(place, Holder{.address = address}).second) expose(place, address);
}

void Places::remove(Id place) {
  const auto holder = holders_.find(place);
  if (holder == holders_.end()) return;
  serve(place);
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
      show_waiting(place, holder);
    }
  }
  promote();
}

void Places::wait(Id place, Time from) {
  serve(place);
  const auto found = holders_.find(place);
  if (found == holders_.end()) return;
  found->second.waits_from = from;
  if (!found->second.kept) show_waiting(place, found->second);
}

void Places::serve(Id place) {
  const auto found = holders_.find(place);
  if (found == holders_.end() || !found->second.waits_from) return;
  hide_waiting(place, found->second);
  found->second.waits_from.reset();
}

void Places::promote() {
  while (kept_ < most_kept() && !to_be_kept_.empty()) {
    const Id place = *to_be_kept_.begin();
    to_be_kept_.erase(to_be_kept_.begin());
    Holder& holder = holders_.at(place);
    hide_waiting(place, holder);
    holder.kept = true;
    ++kept_;
    protect(place, holder.address);
  }
}

// Allows the place to be taken away.
void Places::expose(Id place, const Address& address) {
  networks_.add(address.network());
  Network& network = by_network_[address.network()];
  network.shares.add(address);
  network.held[address].places.insert(place);
}

void Places::show_waiting(Id place, const Holder& holder) {
  if (!holder.waits_from) return;
  const std::pair waiting(*holder.waits_from, place);
  waiting_.insert(waiting);
  by_network_.at(holder.address.network()).held.at(holder.address).waiting.insert(waiting);
}

void Places::hide_waiting(Id place, const Holder& holder) {
  if (!holder.waits_from || holder.kept) return;
  const std::pair waiting(*holder.waits_from, place);
  waiting_.erase(waiting);
  by_network_.at(holder.address.network()).held.at(holder.address).waiting.erase(waiting);
}

// Protects the place from being taken away.
void Places::protect(Id place, const Address& address) {
  const auto network = by_network_.find(address.network());
  if (network == by_network_.end()) return;
  auto& [shares, held] = network->second;
  const auto own = held.find(address);
  if (own == held.end() || own->second.places.erase(place) == 0) return;
  shares.remove(address);
  networks_.remove(address.network());
  if (own->second.places.empty()) held.erase(own);
  if (held.empty()) by_network_.erase(network);
}

}  // namespace reckon::traffic
