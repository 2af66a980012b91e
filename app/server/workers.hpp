// SPDX-License-Identifier: MIT
// A few threads that answer slow questions, each with its own tool, such as an engine.
//
// A FairQueue decides which waiting job is next. The first threads serve only its quick lane. There
// a job that needs more than a slice of processor time is stopped; it starts again on one of the
// others.
#pragma once

#include <pthread.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <ctime>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/server/queue_time.hpp"
#include "app/server/stop.hpp"
#include "app/traffic/address.hpp"
#include "app/traffic/fair_queue.hpp"

namespace reckon::server {

struct WorkersOrder {
  unsigned quick = 0;      ///< threads for the quick lane; with 0, all jobs are slow
  unsigned slow = 1;       ///< the others, at least 1
  std::size_t places = 0;  ///< the maximum number of waiting jobs
  /// Processor time of a job in the quick lane.
  std::chrono::microseconds slice{1'000};
};

template <typename Tool>
class Workers {
 public:
  using Id = traffic::FairQueue::Job;
  struct Job {
    traffic::Address address{};
    /// Does the job with the tool of the thread, and returns whether it is done. When `stop`
    /// becomes true, it may return false instead, and may be called again. Must not throw.
    std::function<bool(Tool&, const Stop& stop)> work;
    /// The job has lost its place and will not be done. Called on any thread; must not throw, nor
    /// call back.
    std::function<void()> drop;
  };

  explicit Workers(const WorkersOrder& order) : order_(order), free_{order.quick, order.slow} {
    try {
      for (unsigned i = 0; i < order.quick + order.slow; ++i) {
        const auto lane = i < order.quick ? traffic::Lane::quick : traffic::Lane::slow;
        Running& running = running_.emplace_back(lane);
        threads_.emplace_back([this, &running] { serve(running); });
      }
      if (order.quick != 0) threads_.emplace_back([this] { watch_slices(); });
    } catch (...) {
      end();
      throw;
    }
  }
  /// Does all waiting jobs, and then ends.
  ~Workers() { end(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Adds a job, which may displace another one or be displaced itself. Any thread may call it.
  Id take(Job job) {
    std::unique_lock lock(mutex_);
    const Id id = ++last_;
    const auto address = job.address;
    jobs_.emplace(id, std::move(job));
    queue(lock, id, address, order_.quick != 0 ? traffic::Lane::quick : traffic::Lane::slow);
    return id;
  }

  /// Returns how many jobs wait or are being done. Any thread may call it.
  std::size_t pending() const {
    const std::scoped_lock lock(mutex_);
    return jobs_.size();
  }

  /// Cancels an unwanted job: it loses its place, or is stopped. Any thread may call it.
  void forget(Id id) {
    const std::scoped_lock lock(mutex_);
    if (queue_.remove(id)) {
      jobs_.erase(id);
      return;
    }
    for (Running& running : running_) {
      if (running.id != id) continue;
      running.forgotten = true;
      running.stop->request();
    }
  }

 private:
  // The current job of a thread.
  struct Running {
    traffic::Lane lane;
    std::optional<Id> id{};
    bool forgotten = false;
    std::optional<Stop> stop{};
    clockid_t clock = CLOCK_THREAD_CPUTIME_ID;  // the clock of the thread
    std::chrono::nanoseconds begin{};           // start of the job, by this clock

    explicit Running(traffic::Lane which) : lane(which) {}
  };

  static constexpr std::size_t index(traffic::Lane lane) { return static_cast<std::size_t>(lane); }
  static std::chrono::nanoseconds time_of(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  // Releases the lock while it calls a job's function.
  void queue(std::unique_lock<std::mutex>& lock, Id id, const traffic::Address& address,
             traffic::Lane lane) {
    // Idle threads take a job each at once.
    const auto loser = queue_.add(id, address, lane, order_.places + free_[index(lane)]);
    changed_[index(lane)].notify_one();
    if (!loser) return;
    const auto lost = jobs_.extract(*loser);
    lock.unlock();
    lost.mapped().drop();
    lock.lock();
  }

  void serve(Running& running) {
    Tool tool;
    std::unique_lock lock(mutex_);
    pthread_getcpuclockid(pthread_self(), &running.clock);
    while (true) {
      changed_[index(running.lane)].wait(
          lock, [&] { return !queue_.empty(running.lane) || is_over(running.lane); });
      const auto id = queue_.take(running.lane, queue_time());
      if (!id) return;
      do_job(lock, running, *id, tool);
    }
  }

  // Whether a lane stays empty: jobs of the quick one may move to the slow one.
  bool is_over(traffic::Lane lane) const {
    if (!ending_ || !queue_.empty(traffic::Lane::quick)) return false;
    if (lane == traffic::Lane::quick) return true;
    return queue_.empty(lane) && std::ranges::none_of(running_, [](const Running& one) {
             return one.lane == traffic::Lane::quick && one.id;
           });
  }

  void do_job(std::unique_lock<std::mutex>& lock, Running& running, Id id, Tool& tool) {
    const Job& job = jobs_.at(id);
    running.begin = time_of(CLOCK_THREAD_CPUTIME_ID);
    running.forgotten = false;
    running.stop.emplace();
    running.id = id;
    --free_[index(running.lane)];
    if (running.lane == traffic::Lane::quick) begun_.notify_one();
    lock.unlock();
    const bool done = job.work(tool, *running.stop);
    lock.lock();
    ++free_[index(running.lane)];
    running.id.reset();
    const auto spent = time_of(CLOCK_THREAD_CPUTIME_ID) - running.begin;
    queue_.charge(job.address, std::chrono::duration_cast<std::chrono::microseconds>(spent).count(),
                  queue_time());
    if (done || running.forgotten) {
      jobs_.erase(id);
    } else {
      queue(lock, id, job.address, traffic::Lane::slow);
    }
    if (ending_) wake_all();
  }

  // Stops jobs that have used up their slice.
  void watch_slices() {
    std::unique_lock lock(mutex_);
    while (!ending_ || !is_over(traffic::Lane::slow)) {
      bool busy = false;
      for (Running& running : running_) {
        if (running.lane != traffic::Lane::quick || !running.id) continue;
        busy = true;
        if (time_of(running.clock) - running.begin >= order_.slice) {
          running.stop->request();
        }
      }
      if (busy) {
        begun_.wait_for(lock, order_.slice / 2);
      } else {
        begun_.wait(lock);
      }
    }
  }

  void wake_all() {
    for (auto& changed : changed_) changed.notify_all();
    begun_.notify_all();
  }

  void end() {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
    wake_all();
    // The destructors join the threads.
  }

  WorkersOrder order_;
  mutable std::mutex mutex_;
  std::array<std::condition_variable, 2> changed_;  // one for each lane
  std::condition_variable begun_;                   // signals a start in the quick lane
  traffic::FairQueue queue_;
  std::unordered_map<Id, Job> jobs_;  // waiting, or being done
  std::list<Running> running_;
  std::array<std::size_t, 2> free_;  // idle threads of each lane
  Id last_ = 0;
  bool ending_ = false;
  std::vector<std::jthread> threads_;  // the last member: joined first
};

}  // namespace reckon::server
