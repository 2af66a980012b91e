// SPDX-License-Identifier: MIT
// Waits for addresses that repeat an act too often.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

/// Counts the acts of an address, forgives them over time, and returns how long it has to wait.
///
/// A network (Address::network) may do ten times as much as one address in it. Times are in
/// milliseconds by any clock that never goes back.
///
/// Memory: about 200 bytes an address, for at most Rule::addresses of them and as many networks.
/// Beyond that, the ones to be forgiven first are dropped.
class Penalties {
 public:
  struct Rule {
    std::int64_t free = 20;          ///< the number of acts without a wait between them
    std::int64_t forgiven = 10'000;  ///< the time in which one act is forgiven
    /// The wait before the first act that is not free; doubled for each further one.
    std::int64_t first_wait = 1'000;
    std::int64_t longest_wait = 60'000;
    std::size_t addresses = 16'384;
  };

  explicit Penalties(const Rule& rule);

  /// Returns how long the address has to wait; 0: not at all.
  std::int64_t wait(const Address& address, std::int64_t now) const;
  /// Charges the address with one more act, or with several.
  void charge(const Address& address, std::int64_t now, std::int64_t times = 1);

  /// Returns how many addresses and networks are remembered.
  std::size_t remembered() const { return addresses_.size() + networks_.size(); }

 private:
  class Table {
   public:
    explicit Table(const Rule& rule) : rule_(rule) {}
    std::int64_t wait(const Address& address, std::int64_t now) const;
    void charge(const Address& address, std::int64_t now, std::int64_t times);
    std::size_t size() const { return entries_.size(); }

   private:
    struct Entry {
      std::int64_t forgiven_at = 0;  // when all acts are forgiven
      std::int64_t barred_until = 0;
    };
    void forget(std::int64_t now);

    Rule rule_;
    std::unordered_map<Address, Entry> entries_;
    std::set<std::pair<std::int64_t, Address>> order_;  // by the time when they are forgiven
  };

  Table addresses_;
  Table networks_;
};

}  // namespace reckon::traffic
