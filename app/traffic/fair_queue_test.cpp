// SPDX-License-Identifier: MIT
// The queue alone, and a simulation of greedy clients.
#include "app/traffic/fair_queue.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <map>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon::traffic {
namespace {

using Job = FairQueue::Job;
using Time = FairQueue::Time;
using Cost = FairQueue::Cost;

Address client_at(unsigned number) {
  return *Address::parse("127.1." + std::to_string(number / 250) + "." +
                         std::to_string(number % 250));
}

TEST(FairQueue, TakesTurns) {
  FairQueue queue;
  for (const Job job : {10U, 11U, 12U}) queue.add(job, client_at(1), Lane::quick, 9);
  for (const Job job : {20U, 21U}) queue.add(job, client_at(2), Lane::quick, 9);
  queue.add(30, client_at(3), Lane::slow, 9);
  std::vector<Job> taken;
  while (const auto job = queue.take(Lane::quick, 0)) taken.push_back(*job);
  EXPECT_EQ(taken, (std::vector<Job>{10, 20, 11, 21, 12}));
  EXPECT_EQ(queue.take(Lane::slow, 0), 30U);
  EXPECT_EQ(queue.take(Lane::slow, 0), std::nullopt);
  EXPECT_EQ(queue.size(), 0U);
}

TEST(FairQueue, ServesLastWhoHasCostMuch) {
  FairQueue queue;
  queue.charge(client_at(1), FairQueue::kFree, 0);
  queue.charge(client_at(2), FairQueue::kFree - 1, 0);
  queue.add(1, client_at(1), Lane::slow, 9);
  queue.add(2, client_at(2), Lane::slow, 9);
  queue.add(3, client_at(3), Lane::slow, 9);
  EXPECT_EQ(queue.take(Lane::slow, 0), 2U);
  EXPECT_EQ(queue.take(Lane::slow, 0), 3U);
  EXPECT_EQ(queue.take(Lane::slow, 0), 1U);
  // The cost is forgotten in time.
  queue.add(4, client_at(1), Lane::slow, 9);
  queue.add(5, client_at(3), Lane::slow, 9);
  EXPECT_EQ(queue.take(Lane::slow, FairQueue::kHalfLife), 4U);
}

TEST(FairQueue, DropsTheNewestOfWhoeverHasMost) {
  FairQueue queue;
  for (Job job = 1; job <= 4; ++job) {
    EXPECT_EQ(queue.add(job, client_at(1), Lane::quick, 4), std::nullopt);
  }
  EXPECT_EQ(queue.add(5, client_at(1), Lane::quick, 4), 5U);
  EXPECT_EQ(queue.add(6, client_at(2), Lane::quick, 4), 4U);
  EXPECT_EQ(queue.add(7, client_at(2), Lane::slow, 4), 3U);
  EXPECT_EQ(queue.add(8, client_at(2), Lane::slow, 4), 8U);
  EXPECT_TRUE(queue.remove(6));
  EXPECT_FALSE(queue.remove(6));
  EXPECT_EQ(queue.size(), 3U);
}

// No job is lost and none is served twice, in any order of events.
RC_GTEST_PROP(FairQueue, HasEachJobOnce, ()) {
  FairQueue queue;
  std::set<Job> waiting;
  Job last = 0;
  Time now = 0;
  for (const int act : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40))) {
    const auto who = client_at(static_cast<unsigned>(act) % 5);
    now += act * 100'000;
    const Lane lane = act % 2 == 0 ? Lane::quick : Lane::slow;
    if (act < 20) {
      const auto loser = queue.add(++last, who, lane, 6);
      waiting.insert(last);
      if (loser) RC_ASSERT(waiting.erase(*loser) == 1U);
    } else if (act < 30) {
      const auto job = queue.take(lane, now);
      if (job) RC_ASSERT(waiting.erase(*job) == 1U);
      queue.charge(who, act * 1000, now);
    } else if (!waiting.empty()) {
      RC_ASSERT(queue.remove(*waiting.begin()));
      waiting.erase(waiting.begin());
    }
    RC_ASSERT(queue.size() == waiting.size());
    RC_ASSERT(queue.size() <= 6U);
  }
}

// --- The order -----------------------------------------------------------------------------------

// The order by its definition: a scan of all addresses for each job.
class LinearQueue {
 public:
  void add(Job job, const Address& address, Lane lane) {
    Line& line = lines_[lane][address];
    if (line.jobs.empty()) line.last_turn = ++turns_;
    line.jobs.push_back(job);
  }

  std::optional<Job> take(Lane lane, Time now) {
    auto& lines = lines_[lane];
    const auto next = std::ranges::min_element(lines, {}, [&](const auto& line) {
      return std::pair(level_of(line.first, now), line.second.last_turn);
    });
    if (next == lines.end()) return std::nullopt;
    const Job job = next->second.jobs.front();
    next->second.last_turn = ++turns_;
    remove(job);
    return job;
  }

  void remove(Job job) {
    for (auto& [lane, lines] : lines_) {
      for (auto& [address, line] : lines) std::erase(line.jobs, job);
      std::erase_if(lines, [](const auto& line) { return line.second.jobs.empty(); });
    }
  }

  void charge(const Address& address, Cost cost, Time now) {
    Spent& spent = spent_.try_emplace(address, Spent{.cost = 0, .at = now}).first->second;
    spent = halved(spent, now);
    spent.cost += cost;
    // Small costs are forgotten in the same way, and the half-lives of the address start again.
    if (now - looked_at_ < FairQueue::kHalfLife) return;
    looked_at_ = now;
    std::erase_if(spent_, [now](const auto& item) {
      return halved(item.second, now).cost < FairQueue::kFree / 8;
    });
  }

 private:
  struct Line {
    std::vector<Job> jobs;
    std::uint64_t last_turn = 0;
  };
  struct Spent {
    Cost cost = 0;
    Time at = 0;
  };

  static Spent halved(Spent spent, Time now) {
    for (; now - spent.at >= FairQueue::kHalfLife; spent.at += FairQueue::kHalfLife) {
      spent.cost /= 2;
    }
    return spent;
  }

  int level_of(const Address& address, Time now) const {
    const auto found = spent_.find(address);
    if (found == spent_.end()) return 0;
    int level = 0;
    for (Cost left = halved(found->second, now).cost; left >= FairQueue::kFree; left /= 2) ++level;
    return level;
  }

  std::map<Lane, std::map<Address, Line>> lines_;
  std::map<Address, Spent> spent_;
  std::uint64_t turns_ = 0;
  Time looked_at_ = 0;
};

// For any order of events and any passage of time.
void expect_same_order(std::uint64_t seed) {
  SplitMix64 random(seed);
  const auto below = [&random](std::uint64_t bound) {
    return static_cast<std::int64_t>(random.below(bound));
  };
  FairQueue queue;
  LinearQueue linear;
  std::set<Job> waiting;
  Job last = 0;
  Time now = 0;
  const std::uint64_t addresses = 1 + random.below(30);
  for (int i = 0; i < 1'500; ++i) {
    // Sometimes exactly one half-life, sometimes many.
    const std::array<Time, 6> steps = {
        0, 1, below(1'000'000), FairQueue::kHalfLife, FairQueue::kHalfLife - 1, below(90'000'000)};
    if (random.below(3) == 0) now += steps[random.below(steps.size())];
    const Address who = client_at(static_cast<unsigned>(random.below(addresses)));
    const Lane lane = random.below(2) == 0 ? Lane::quick : Lane::slow;
    switch (random.below(8)) {
      case 0:
      case 1:
      case 2:
        waiting.insert(++last);
        EXPECT_EQ(queue.add(last, who, lane, 10'000), std::nullopt);
        linear.add(last, who, lane);
        break;
      case 3:
      case 4: {
        const Cost cost =
            below(2) == 0 ? below(200'000) : below(std::uint64_t{1} << random.below(40));
        queue.charge(who, cost, now);
        linear.charge(who, cost, now);
        break;
      }
      case 5:
        if (waiting.empty()) break;
        EXPECT_TRUE(queue.remove(*waiting.begin()));
        linear.remove(*waiting.begin());
        waiting.erase(waiting.begin());
        break;
      default: {
        const auto job = queue.take(lane, now);
        ASSERT_EQ(job, linear.take(lane, now)) << "seed " << seed << ", step " << i;
        if (job) waiting.erase(*job);
      }
    }
    ASSERT_EQ(queue.size(), waiting.size()) << "seed " << seed << ", step " << i;
  }
}

TEST(FairQueue, HasTheOrderThatLookingThroughAllAddressesGives) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    expect_same_order(seed);
    if (HasFatalFailure()) return;
  }
}

// Seconds of processor time per turn, while this many addresses always wait.
double cost_of_a_turn(unsigned addresses) {
  constexpr int kTurns = 40'000;
  FairQueue queue;
  Job last = 0;
  for (unsigned i = 0; i < addresses; ++i) {
    queue.add(++last, client_at(i), Lane::quick, 100'000);
  }
  const std::clock_t begin = std::clock();
  for (int i = 0; i < kTurns; ++i) {
    const auto who = client_at(static_cast<unsigned>(*queue.take(Lane::quick, i) - 1) % addresses);
    queue.charge(who, 20, i);
    queue.add(++last, who, Lane::quick, 100'000);
  }
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / kTurns;
}

// With eight times as many addresses the steps grow by a third, and more memory accesses miss the
// cache. A scan of all of them would take eight times as long.
TEST(FairQueue, CostsLittleMoreBesideManyAddresses) {
  double least = 1e9;
  for (int i = 0; i < 5; ++i) {
    least = std::min(least, cost_of_a_turn(8'000) / cost_of_a_turn(1'000));
  }
  EXPECT_LT(least, 3) << "times as much";
}

// --- A simulation --------------------------------------------------------------------------------

constexpr Cost kSlice = 1'000;
constexpr Cost kSlowest = 1'000'000;
constexpr std::size_t kPlaces = 256;
constexpr Time kLimit = 200'000;

// A server with one thread for each lane, in virtual time.
class Simulation {
 public:
  // A job arrives.
  void ask(Time at, unsigned who, Cost cost) {
    arrivals_.push({.at = at, .job = ++last_, .who = who, .cost = cost});
  }

  // Simulates until a time. `ended` is called for each job that was served or dropped, and may ask
  // for more.
  template <typename Ended>
  void play(Time until, const Ended& ended) {
    while (true) {
      Time next = until;
      if (!arrivals_.empty()) next = std::min(next, arrivals_.top().at);
      for (const auto& thread : threads_) {
        if (thread.job) next = std::min(next, thread.free_at);
      }
      now_ = next;
      if (now_ >= until) return;
      while (!arrivals_.empty() && arrivals_.top().at <= now_) arrive(ended);
      for (Thread& thread : threads_) {
        if (thread.job && thread.free_at <= now_) finish(thread, ended);
      }
      for (Thread& thread : threads_) begin(thread);
    }
  }

  Time now() const { return now_; }

 private:
  struct Asked {
    Time at = 0;
    Job job = 0;
    unsigned who = 0;
    Cost cost = 0;

    bool operator<(const Asked& other) const { return at > other.at; }
  };
  struct Thread {
    Lane lane;
    std::optional<Job> job{};
    Time free_at = 0;
  };

  template <typename Ended>
  void arrive(const Ended& ended) {
    const Asked asked = arrivals_.top();
    arrivals_.pop();
    known_[asked.job] = asked;
    queue(asked, Lane::quick, ended);
  }

  template <typename Ended>
  void queue(const Asked& asked, Lane lane, const Ended& ended) {
    const auto loser = queue_.add(asked.job, client_at(asked.who), lane, kPlaces);
    if (loser) end(*loser, false, ended);
  }

  void begin(Thread& thread) {
    if (thread.job) return;
    thread.job = queue_.take(thread.lane, now_);
    if (!thread.job) return;
    const Cost cost = known_.at(*thread.job).cost;
    thread.free_at = now_ + (thread.lane == Lane::quick ? std::min(cost, kSlice) : cost);
  }

  template <typename Ended>
  void finish(Thread& thread, const Ended& ended) {
    const Asked asked = known_.at(*thread.job);
    thread.job.reset();
    const bool done = thread.lane == Lane::slow || asked.cost <= kSlice;
    queue_.charge(client_at(asked.who),
                  thread.lane == Lane::quick ? std::min(asked.cost, kSlice) : asked.cost, now_);
    if (done) return end(asked.job, true, ended);
    queue(asked, Lane::slow, ended);
  }

  template <typename Ended>
  void end(Job job, bool served, const Ended& ended) {
    const Asked asked = known_.at(job);
    known_.erase(job);
    ended(asked.who, asked.at, asked.cost, served);
  }

  FairQueue queue_;
  std::vector<Thread> threads_ = {{.lane = Lane::quick}, {.lane = Lane::slow}};
  std::priority_queue<Asked> arrivals_;
  std::map<Job, Asked> known_;
  Job last_ = 0;
  Time now_ = 0;
};

// The behaviour of a hostile address.
struct Hostile {
  int at_once = 1;     // questions that it always has open
  Cost cost = kSlice;  // of each question
  Time pause = 0;      // between an answer and the next question
  Time begin = 0;
};

struct Waits {
  Time longest = 0;
  int served = 0;
  int dropped = 0;
};

// A person sometimes asks a question shorter than the slice, while the hostile addresses act
// freely.
Waits waits_of(const std::vector<Hostile>& hostile, Cost honest_cost, Time honest_pause, Time end) {
  constexpr unsigned kHonest = 5'000;
  Simulation simulation;
  for (unsigned who = 0; who < hostile.size(); ++who) {
    for (int i = 0; i < hostile[who].at_once; ++i) {
      simulation.ask(hostile[who].begin, who, hostile[who].cost);
    }
  }
  for (Time at = 1'000; at < end; at += honest_pause) simulation.ask(at, kHonest, honest_cost);
  Waits waits;
  simulation.play(end + 3'000'000, [&](unsigned who, Time at, Cost cost, bool served) {
    if (who != kHonest) {
      // A refused client waits a little; otherwise it would ask endlessly at one moment.
      const Time pause = std::max<Time>(hostile[who].pause, served ? 0 : 500'000);
      if (simulation.now() < end) simulation.ask(simulation.now() + pause, who, hostile[who].cost);
      return;
    }
    ++(served ? waits.served : waits.dropped);
    waits.longest = std::max(waits.longest, simulation.now() - at - cost);
  });
  return waits;
}

TEST(Fairness, NobodyWaitsLongBesideAHundredHostileAddresses) {
  for (const int at_once : {1, 50}) {
    for (const Cost cost : {Cost{100}, kSlice, kSlice + 1, kSlowest}) {
      const Waits waits = waits_of(std::vector<Hostile>(100, {.at_once = at_once, .cost = cost}),
                                   500, 250'000, 4'000'000);
      EXPECT_LE(waits.longest, kLimit) << at_once << " of " << cost;
      EXPECT_EQ(waits.dropped, 0) << at_once << " of " << cost;
      EXPECT_EQ(waits.served, 16);
    }
  }
}

// Any mix: each address has its own behaviour and starting time.
TEST(Fairness, NobodyWaitsLongBesideAnyMix) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SplitMix64 random(seed);
    const auto below = [&random](std::uint64_t bound) {
      return static_cast<Time>(random.below(bound));
    };
    std::vector<Hostile> mix(100);
    for (Hostile& one : mix) {
      one.at_once = static_cast<int>(1 + below(8));
      one.cost = 1 + below(below(2) == 0 ? 2 * kSlice : kSlowest);
      one.pause = below(2) == 0 ? 0 : below(2'000'000);
      one.begin = below(2) == 0 ? 0 : below(4'000'000);
    }
    const Waits waits = waits_of(mix, 1 + below(kSlice), 100'000 + below(900'000), 5'000'000);
    EXPECT_LE(waits.longest, kLimit) << "seed " << seed;
    EXPECT_EQ(waits.dropped, 0) << "seed " << seed;
    EXPECT_GT(waits.served, 0) << "seed " << seed;
  }
}

// Thousands of IPv6 addresses of one machine share like as many clients: only the places limit the
// queue before a new client.
TEST(Fairness, ThousandsOfAddressesFillThePlacesOnly) {
  const Waits waits =
      waits_of(std::vector<Hostile>(3'000, {.cost = kSlowest}), 500, 250'000, 10'000'000);
  EXPECT_GT(waits.served, 0);
  EXPECT_LE(waits.longest, static_cast<Time>(kPlaces + 1) * kSlice);
}

// Longer questions are answered too, though later: the slow lane is equally fair.
TEST(Fairness, SlowQuestionsOfAPersonComeBeforeThoseOfTheGreedy) {
  const Waits waits = waits_of(std::vector<Hostile>(100, {.at_once = 2, .cost = kSlowest}), 20'000,
                               5'000'000, 30'000'000);
  EXPECT_EQ(waits.dropped, 0);
  EXPECT_LE(waits.longest, 2 * kSlowest);
}

}  // namespace
}  // namespace reckon::traffic
