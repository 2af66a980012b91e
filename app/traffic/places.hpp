// SPDX-License-Identifier: MIT
// Places that clients share by address; some are kept for the clients who need them most.
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

/// Decides which place is lost when all are taken and a newcomer wants one.
///
/// As in Shares, the largest holder yields: first among networks (Address::network), then among the
/// addresses of that network. That address loses the place that has waited longest without use; if
/// none waits, its newest one.
///
/// A kept place is never lost, and does not count for its holder. At most seven in eight places are
/// kept at a time, so that no client can keep all of them by playing alone. Further places to be
/// kept wait until another one is released.
///
/// Even if no address must yield, a waiting place may be lost. The newcomer then has the same
/// address, or one that holds less. So one client cannot shut out the others of a large address.
///
/// Cost: logarithmic in the number of places.
class Places {
 public:
  /// A later place has a larger number.
  using Id = std::uint64_t;
  using Time = std::int64_t;  ///< since some starting point; the unit is the caller's

  explicit Places(std::size_t places) : places_(places) {}

  std::size_t taken() const { return holders_.size(); }
  bool full() const { return taken() >= places_; }
  bool is_held_by(Id place, const Address& address) const;
  /// Whether it waits at this time.
  bool waits(Id place, Time now) const;
  /// Returns the place that is lost to the newcomer; empty if none is.
  std::optional<Id> yields_to(const Address& newcomer, Time now = 0) const;

  void add(Id place, const Address& address);
  void remove(Id place);
  /// Says whether this place should be kept.
  void keep(Id place, bool kept);
  /// Makes the place wait from this time on. It is lost before places of its address that wait from
  /// later, and before those that do not wait. A new place does not wait.
  void wait(Id place, Time from);
  /// Ends the waiting of the place.
  void serve(Id place);

 private:
  struct Holder {
    Address address;
    bool kept = false;
    std::optional<Time> waits_from{};
  };
  // Waiting places by the start of their wait.
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
  std::set<Id> to_be_kept_;  // kept as soon as the limit allows
  // Only of places that are not kept.
  Shares networks_;
  std::map<Address, Network> by_network_;
  Waiting waiting_;
};

}  // namespace reckon::traffic
