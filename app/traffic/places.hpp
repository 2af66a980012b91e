// SPDX-License-Identifier: MIT
// Places that clients share by address, of which some are kept for those who need them most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

#include "app/traffic/address.hpp"
#include "app/traffic/shares.hpp"

namespace reckon::traffic {

/// Who holds which place, and which one goes when all are taken and somebody else wants one.
///
/// As Shares has it, whoever holds most yields, first among networks (Address::network), then
/// among the addresses of that network; of the places of an address the one that was taken last
/// goes. A kept place never goes, and is not counted to whoever holds it. At most seven in eight
/// places are kept at a time, so that nobody has all of them kept by playing with themselves;
/// what is to be kept beyond those, is kept as soon as another one is not any more.
///
/// Cost: logarithmic in the number of places.
class Places {
 public:
  /// Larger ones have come later.
  using Id = std::uint64_t;

  explicit Places(std::size_t places) : places_(places) {}

  std::size_t taken() const { return holders_.size(); }
  bool full() const { return taken() >= places_; }
  bool is_held_by(Id place, const Address& address) const;
  /// Whose place goes so that the newcomer gets one; nothing if none does.
  std::optional<Id> yields_to(const Address& newcomer) const;

  void add(Id place, const Address& address);
  void remove(Id place);
  /// Whether this place is to be kept.
  void keep(Id place, bool kept);

 private:
  struct Holder {
    Address address;
    bool kept = false;
  };
  struct Network {
    Shares shares;
    std::map<Address, std::set<Id>> places;
  };

  std::size_t most_kept() const { return places_ - places_ / 8; }
  void expose(Id place, const Address& address);
  void protect(Id place, const Address& address);
  void promote();

  std::size_t places_;
  std::unordered_map<Id, Holder> holders_;
  std::size_t kept_ = 0;
  std::set<Id> to_be_kept_;  // when there is room
  // Of places that are not kept.
  Shares networks_;
  std::map<Address, Network> by_network_;
};

}  // namespace reckon::traffic
