// SPDX-License-Identifier: MIT
// Who has to wait before doing something once more, by address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

/// Counts what an address does, forgives it as time passes, and says how long it has to wait.
///
/// A network (Address::network) may do ten times as much as one address of it. Times are in
/// milliseconds by any clock that never goes back.
///
/// Memory: about 200 bytes an address, for at most Rule::addresses of them and as many networks.
/// When there are more, those that would be forgiven first are forgotten.
class Penalties {
 public:
  struct Rule {
    std::int64_t free = 20;          ///< how many may be done without a wait between them
    std::int64_t forgiven = 10'000;  ///< the time in which one is forgiven
    /// Before the first that is not free; doubled for each further one.
    std::int64_t first_wait = 1'000;
    std::int64_t longest_wait = 60'000;
    std::size_t addresses = 16'384;
  };

  explicit Penalties(const Rule& rule);

  /// How long the address has to wait; 0: not at all.
  std::int64_t wait(const Address& address, std::int64_t now) const;
  /// The address has done it once more, or so many times.
  void charge(const Address& address, std::int64_t now, std::int64_t times = 1);

  /// How many addresses and networks are remembered.
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
      std::int64_t forgiven_at = 0;  // when all of it is
      std::int64_t barred_until = 0;
    };
    void forget(std::int64_t now);

    Rule rule_;
    std::unordered_map<Address, Entry> entries_;
    std::set<std::pair<std::int64_t, Address>> order_;  // by when they are forgiven
  };

  Table addresses_;
  Table networks_;
};

}  // namespace reckon::traffic
