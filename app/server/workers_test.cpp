#include "app/server/workers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

#include "app/api/api.hpp"

namespace reckon::server {
namespace {

TEST(Workers, DoAllBeforeTheyEnd) {
  std::atomic<int> done = 0;
  {
    Workers<api::Engine> workers(3, 1000);
    for (int i = 0; i < 1000; ++i) ASSERT_TRUE(workers.take([&done](api::Engine&) { ++done; }));
  }
  EXPECT_EQ(done, 1000);
}

TEST(Workers, RefuseWhenTooManyWait) {
  std::latch go(1);
  std::atomic<int> done = 0;
  {
    Workers<api::Engine> workers(2, 3);
    const auto job = [&](api::Engine&) {
      go.wait();
      ++done;
    };
    // Two in hand, three that wait; whether the threads have begun yet makes no difference.
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(workers.take(job)) << i;
    EXPECT_FALSE(workers.take(job));
    go.count_down();
  }
  EXPECT_EQ(done, 5);
}

TEST(Workers, EndWithoutWork) { const Workers<api::Engine> workers(4, 0); }

}  // namespace
}  // namespace reckon::server
