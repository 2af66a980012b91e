// SPDX-License-Identifier: MIT
// Places that clients share by address, of which some are kept for those who need them most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"
#include "app/traffic/shares.hpp"

namespace reckon::traffic {

/// Who holds which place, and which one goes when all are taken and somebody else wants one.
///
/// As Shares has it, whoever holds most yields, first among networks (Address::network), then
/// among the addresses of that network. Of the places of an address the one goes that has waited
/// longest without being of use; if none waits, the one that was taken last. A kept place never
/// goes, and is not counted to whoever holds it. At most seven in eight places are kept at a time,
/// so that nobody has all of them kept by playing with themselves; what is to be kept beyond those,
/// is kept as soon as another one is not any more.
///
/// Where no address must yield, what waits goes all the same: to a newcomer of the same address,
/// or of one that holds less. So an address with many people is not shut by one of them.
///
/// Cost: logarithmic in the number of places.
class Places {
 public:
  /// Larger ones have come later.
  using Id = std::uint64_t;
  using Time = std::int64_t;  ///< since some beginning; the unit is the caller's

  explicit Places(std::size_t places) : places_(places) {}

  std::size_t taken() const { return holders_.size(); }
  bool full() const { return taken() >= places_; }
  bool is_held_by(Id place, const Address& address) const;
  /// Whether it waits by now.
  bool waits(Id place, Time now) const;
  /// Whose place goes so that the newcomer gets one; nothing if none does.
  std::optional<Id> yields_to(const Address& newcomer, Time now = 0) const;

  void add(Id place, const Address& address);
  void remove(Id place);
  /// Whether this place is to be kept.
  void keep(Id place, bool kept);
  /// From this time on the place waits: it goes before those of its address that wait from later
  /// on, and before those that do not. A new place does not wait.
  void wait(Id place, Time from);
  /// The place does not wait any more.
  void serve(Id place);

 private:
  struct Holder {
    Address address;
    bool kept = false;
    std::optional<Time> waits_from{};
  };
  // By what they wait from.
  using Waiting = std::set<std::pair<Time, Id>>;
  struct Held {
    std::set<Id> places;
    Waiting waiting;
  };
  struct Network {
    Shares shares;
    std::map<Address, Held> held;
  };

  std::size_t most_kept() const { return places_ - places_ / 8; }
  static std::optional<Id> longest_waiting(const Held& held, Time now);
  bool holds_less(const Address& one, const Address& other) const;
  void show_waiting(Id place, const Holder& holder);
  void hide_waiting(Id place, const Holder& holder);
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
  Waiting waiting_;
};

}  // namespace reckon::traffic
