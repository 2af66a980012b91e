// SPDX-License-Identifier: MIT
// A fair queue that clients share by address, with a lane for cheap jobs.
//
// The cost of a job is unknown in advance, so each begins in the quick lane, with a slice of
// processor time. A job that needs more is stopped, and starts again in the slow lane, where it
// runs to its end. The slice is lost, a thousandth of the cost of the slowest job. In return, a
// thread of the quick lane turns to the next job after one slice at most, whatever others ask.
//
// In each lane the addresses take turns, one job a turn. Addresses with high recent costs come
// last. They are ordered by the power of two of that cost, then by the age of their last turn. When
// too many jobs wait, the address with most of them loses its newest (Shares).
//
// It contains neither threads nor clocks: the caller passes the time, so that a simulation can test
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/traffic/address.hpp"
#include "app/traffic/shares.hpp"

namespace reckon::traffic {

enum class Lane : std::uint8_t { quick, slow };

class FairQueue {
 public:
  using Job = std::uint64_t;  ///< a number that the caller uses only once
  using Time = std::int64_t;  ///< microseconds since some starting point; never goes back
  using Cost = std::int64_t;  ///< microseconds of processor time

  /// The cost charged to an address counts half after this time.
  static constexpr Time kHalfLife = 10'000'000;
  /// Less than this counts as nothing; some human players cost less.
  static constexpr Cost kFree = 64'000;

  /// Queues a job; at most `places` may wait. Returns the job that loses its place: an older one,
  /// or the new job itself, which then does not wait.
  std::optional<Job> add(Job job, const Address& address, Lane lane, std::size_t places);
  /// Removes and returns the next job of a lane; empty if none waits there. Cost: logarithmic in
  /// the number of addresses that wait, and as much again for each of them, once in a half-life.
  std::optional<Job> take(Lane lane, Time now);
  /// Removes a waiting job. Returns false if it does not wait.
  bool remove(Job job);
  /// Charges an address with the cost of a job.
  void charge(const Address& address, Cost cost, Time now);

  std::size_t size() const { return places_.size(); }
  bool empty(Lane lane) const { return lines_[index(lane)].empty(); }

 private:
  // The cost charged to an address, as of a time.
  struct Spent {
    Cost cost = 0;
    Time at = 0;
  };
  // The order of the addresses: the least is next.
  using Rank = std::pair<unsigned, std::uint64_t>;
  // The jobs of an address in a lane, oldest first, with its level and the number of its last turn.
  struct Line {
    std::list<Job> jobs{};
    unsigned level = 0;
    std::uint64_t last_turn = 0;

    Rank rank() const { return {level, last_turn}; }
  };
  struct Place {
    Address address{};
    Lane lane = Lane::quick;
    std::list<Job>::iterator at{};
  };

  static constexpr std::size_t index(Lane lane) { return static_cast<std::size_t>(lane); }
  static Spent halved(Spent spent, Time now);
  static unsigned level_of(const Spent& spent);
  bool waits(const Address& address) const;
  Time fades_at(const Address& address) const;
  void file(Lane lane, const Address& address, Line& line);
  void set_spent(const Address& address, const Spent& spent);
  void fade(Time now);
  Job newest_of(const Address& address) const;
  void forget_little(Time now);

  std::array<std::unordered_map<Address, Line>, 2> lines_{};
  // The same addresses in the order of their next turns.
  std::array<std::map<Rank, Address>, 2> order_{};
  // The waiting addresses with a level, by the time when it falls by one; each half-life lowers it
  // by one.
  std::set<std::pair<Time, Address>> fading_{};
  std::unordered_map<Job, Place> places_{};
  std::unordered_map<Address, Spent> spent_{};
  Shares shares_{};
  std::uint64_t turns_ = 0;
  Time looked_at_ = 0;  // when small costs were last cleared
};

}  // namespace reckon::traffic
