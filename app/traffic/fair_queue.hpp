// SPDX-License-Identifier: MIT
// Who is served next: a queue that clients share by address, with a lane for what costs little.
//
// Nobody knows beforehand what a job costs, so each begins in the quick lane, with a slice of
// processor time. A job that needs more is stopped, and begins anew in the slow lane, where it runs
// to its end. The slice is lost, a thousandth of what the slowest job may cost; but a thread that
// serves the quick lane alone turns to the next job after one slice at most, whatever others ask.
//
// In each lane the addresses take turns, one job a turn. Those that have cost much lately come
// last: first by the power of two in which that cost lies, then by whose turn was longest ago. When
// too many jobs wait, the address that has most of them loses its newest (Shares).
//
// There are neither threads nor clocks inside: time is passed in, so that a simulation can test it.
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
  using Job = std::uint64_t;  ///< a number that the caller uses once
  using Time = std::int64_t;  ///< microseconds since some beginning; never goes back
  using Cost = std::int64_t;  ///< microseconds of processor time

  /// What an address has spent counts half after this time.
  static constexpr Time kHalfLife = 10'000'000;
  /// Less than this counts as nothing: some people who play spend less.
  static constexpr Cost kFree = 64'000;

  /// Queues a job where at most `places` may wait. Returns the job that loses its place to it: an
  /// older one, or the job itself, which then does not wait.
  std::optional<Job> add(Job job, const Address& address, Lane lane, std::size_t places);
  /// Takes out the job that is next in a lane; nothing if none waits there. Cost: logarithmic
  /// in the number of addresses that wait; and as much again for each of them, once in a half-life.
  std::optional<Job> take(Lane lane, Time now);
  /// Forgets a job that waits. False if it does not.
  bool remove(Job job);
  /// Charges an address with what a job has cost.
  void charge(const Address& address, Cost cost, Time now);

  std::size_t size() const { return places_.size(); }
  bool empty(Lane lane) const { return lines_[index(lane)].empty(); }

 private:
  // What an address has spent, as of a time.
  struct Spent {
    Cost cost = 0;
    Time at = 0;
  };
  // Which address is next: the least.
  using Rank = std::pair<unsigned, std::uint64_t>;
  // The jobs of an address in a lane, oldest first; its level, and the number of its last turn.
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
  // The same addresses, those that are next first.
  std::array<std::map<Rank, Address>, 2> order_{};
  // Those that wait and have a level, by when it is one less: halving halves what the level counts.
  std::set<std::pair<Time, Address>> fading_{};
  std::unordered_map<Job, Place> places_{};
  std::unordered_map<Address, Spent> spent_{};
  Shares shares_{};
  std::uint64_t turns_ = 0;
  Time looked_at_ = 0;  // when what little has been spent was last forgotten
};

}  // namespace reckon::traffic
