// SPDX-License-Identifier: MIT
// Places that clients share by address: when all are taken, the largest holder yields one.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

/// Counts the places of each address, of one kind: connections, questions, pictures, rooms.
///
/// An address has no fixed share, since a whole school may have one address. It may hold all places
/// as long as no other address wants one. When all places are taken, the largest holder loses one
/// to an address with fewer ("longest queue drop": Suter et al., INFOCOM 1998). So an address that
/// holds k places loses none to n others as long as k <= places / (n + 1).
///
/// Cost: logarithmic in the number of addresses; some 100 bytes for each address with a place.
class Shares {
 public:
  void add(const Address& address);
  /// Removes a place; the address must hold one.
  void remove(const Address& address);

  std::size_t total() const { return total_; }
  std::size_t of(const Address& address) const;

  /// Returns the address with most places; empty if all are free.
  std::optional<Address> greediest() const;
  /// Returns the address that must yield a place to `newcomer` when all are taken. That is the
  /// largest holder, if it then still holds as many as the newcomer. Empty if the newcomer is
  /// refused instead.
  std::optional<Address> yields_to(const Address& newcomer) const;

 private:
  std::unordered_map<Address, std::size_t> counts_;
  std::set<std::pair<std::size_t, Address>> order_;
  std::size_t total_ = 0;
};

}  // namespace reckon::traffic
