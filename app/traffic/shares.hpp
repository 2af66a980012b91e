// SPDX-License-Identifier: MIT
// Places that clients share by address: when all are taken, whoever has most yields one.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

/// Counts who holds how many of a kind of place: connections, questions, pictures, rooms.
///
/// There is no fixed share by address, since a whole school may have one: one address may hold
/// all places as long as nobody else wants one. When the places are all taken, the address that
/// holds most loses one to whoever holds fewer ("longest queue drop": Suter et al., INFOCOM 1998).
/// So an address that holds k places loses none to n others as long as k <= places / (n + 1).
///
/// Cost: logarithmic in the number of addresses; 100 bytes or so an address that holds something.
class Shares {
 public:
  void add(const Address& address);
  /// One place less; there must be one.
  void remove(const Address& address);

  std::size_t total() const { return total_; }
  std::size_t of(const Address& address) const;

  /// Who holds most, if anybody holds something.
  std::optional<Address> greediest() const;
  /// Who must give up a place so that `newcomer` gets one where all are taken: the address that
  /// holds most, if it would still hold as many as the newcomer then has. Nothing: nobody must, and
  /// the newcomer is refused.
  std::optional<Address> yields_to(const Address& newcomer) const;

 private:
  std::unordered_map<Address, std::size_t> counts_;
  std::set<std::pair<std::size_t, Address>> order_;
  std::size_t total_ = 0;
};

}  // namespace reckon::traffic
