// SPDX-License-Identifier: MIT
#include "app/server/workers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <string>
#include <thread>
#include <vector>

namespace reckon::server {
namespace {

struct Tool {};
using Pool = Workers<Tool>;

traffic::Address address(int number) {
  return *traffic::Address::parse("127.0.0." + std::to_string(number));
}

Pool::Job job_of(
    int who, std::function<bool(Tool&, const Stop&)> work, std::function<void()> drop = [] {}) {
  return {.address = address(who), .work = std::move(work), .drop = std::move(drop)};
}

// Works until it is stopped.
bool until_stopped(const Stop& stop) {
  while (!stop.is_requested()) {
  }
  return false;
}

TEST(Workers, DoAllBeforeTheyEnd) {
  for (const unsigned quick : {0U, 1U}) {
    std::atomic<int> done = 0;
    {
      Pool workers({.quick = quick, .slow = 3, .places = 1000});
      for (int i = 0; i < 1000; ++i) {
        workers.take(job_of(i % 7, [&done](Tool&, const auto&) {
          ++done;
          return true;
        }));
      }
    }
    EXPECT_EQ(done, 1000);
  }
}

TEST(Workers, DropTheNewestOfWhoeverHasMost) {
  std::latch go(1);
  std::atomic<int> done = 0;
  std::vector<int> dropped;
  {
    Pool workers({.slow = 2, .places = 3});
    const auto take = [&](int who, int number) {
      workers.take(job_of(
          who,
          [&](Tool&, const auto&) {
            go.wait();
            ++done;
            return true;
          },
          [&dropped, number] { dropped.push_back(number); }));
    };
    // Two being done, three waiting; it does not matter whether the threads have begun yet.
    for (int i = 0; i < 5; ++i) take(1, i);
    EXPECT_TRUE(dropped.empty());
    take(1, 5);
    EXPECT_EQ(dropped, std::vector<int>{5});
    take(2, 6);
    EXPECT_EQ(dropped, (std::vector<int>{5, 4}));
    go.count_down();
  }
  EXPECT_EQ(done, 5);
}

TEST(Workers, AnswerQuickOnesBesideAnyNumberOfSlowOnes) {
  std::latch end(1);
  std::latch done(1);
  std::atomic<int> begun = 0;
  Pool workers({.quick = 1, .slow = 1, .places = 100});
  for (int i = 0; i < 10; ++i) {
    workers.take(job_of(i, [&](Tool&, const Stop& stop) {
      ++begun;
      while (!stop.is_requested() && !end.try_wait()) {
      }
      return !stop.is_requested();
    }));
  }
  workers.take(job_of(20, [&](Tool&, const auto&) {
    done.count_down();
    return true;
  }));
  done.wait();  // or never
  end.count_down();
}

TEST(Workers, BeginAnewOnAnotherThreadWhatTakesLong) {
  std::vector<std::thread::id> threads;
  {
    Pool workers({.quick = 1, .slow = 1, .places = 1});
    workers.take(job_of(1, [&](Tool&, const Stop& stop) {
      threads.push_back(std::this_thread::get_id());
      return threads.size() == 1 ? until_stopped(stop) : true;
    }));
  }
  ASSERT_EQ(threads.size(), 2U);
  EXPECT_NE(threads[0], threads[1]);
}

TEST(Workers, ForgetWhatNobodyWants) {
  std::atomic<int> begun = 0;
  std::atomic<int> dropped = 0;
  for (const unsigned quick : {0U, 1U}) {
    begun = 0;
    Pool workers({.quick = quick, .slow = 1, .places = 10});
    const auto job = job_of(
        1,
        [&](Tool&, const auto& stop) {
          ++begun;
          return until_stopped(stop);
        },
        [&] { ++dropped; });
    const auto running = workers.take(job);
    // It has begun, and with a quick lane, has moved to the slow one.
    while (begun < (quick == 0 ? 1 : 2)) std::this_thread::yield();
    // Another job waits behind it, and never starts once it is cancelled.
    const int before = begun;
    if (quick == 0) workers.forget(workers.take(job));
    EXPECT_EQ(begun, before);
    workers.forget(running);
    workers.forget(running + 100);
  }
  EXPECT_EQ(dropped, 0);
}

TEST(Workers, EndWithoutWork) { const Pool workers({.quick = 2, .slow = 4}); }

}  // namespace
}  // namespace reckon::server
