// SPDX-License-Identifier: MIT
#include "reckon/work/ranks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

namespace reckon::work {
namespace {

// Ranks that are threads of this process.
class Post {
 public:
  explicit Post(unsigned ranks) : boxes_(ranks) {}
  unsigned ranks() const { return static_cast<unsigned>(boxes_.size()); }
  void put(unsigned to, const Channel::Received& letter) {
    const std::scoped_lock lock(mutex_);
    boxes_[to].push_back(letter);
  }
  std::optional<Channel::Received> get(unsigned rank) {
    const std::scoped_lock lock(mutex_);
    if (boxes_[rank].empty()) return std::nullopt;
    const Channel::Received letter = boxes_[rank].front();
    boxes_[rank].pop_front();
    return letter;
  }

 private:
  std::mutex mutex_;
  std::vector<std::deque<Channel::Received>> boxes_;
};

class Letters : public Channel {
 public:
  Letters(Post& post, unsigned rank) : post_(post), rank_(rank) {}
  unsigned rank() const override { return rank_; }
  unsigned ranks() const override { return post_.ranks(); }
  void send(unsigned to, const Message& message) override {
    post_.put(to, {.from = rank_, .message = message});
  }
  std::optional<Received> receive() override { return post_.get(rank_); }

 private:
  Post& post_;
  unsigned rank_;
};

// The pieces that each rank took, and those reported to rank 0.
struct Done {
  std::vector<std::vector<std::uint64_t>> by_rank;
  std::vector<std::uint64_t> elsewhere;
};

Done spread(unsigned ranks, unsigned threads, const std::vector<std::uint64_t>& pieces,
            const Make& make) {
  Post post(ranks);
  Done done{.by_rank = std::vector<std::vector<std::uint64_t>>(ranks), .elsewhere = {}};
  const auto job_of = [&](unsigned rank) {
    return Job{.make = make,
               .take =
                   [&done, rank](std::uint64_t piece, const std::string& result) {
                     EXPECT_EQ(result, std::to_string(piece));
                     done.by_rank[rank].push_back(piece);
                   },
               .wait = [] {}};
  };
  std::vector<char> gone(ranks);
  {
    std::vector<std::jthread> others;
    for (unsigned rank = 1; rank < ranks; ++rank) {
      others.emplace_back([&, rank] {
        Letters channel(post, rank);
        follow(channel, threads, job_of(rank), [&gone, rank] { gone[rank] = 1; });
      });
    }
    Letters channel(post, 0);
    lead(channel, pieces, threads, job_of(0),
         [&](std::uint64_t piece) { done.elsewhere.push_back(piece); });
  }
  for (unsigned rank = 1; rank < ranks; ++rank) EXPECT_TRUE(gone[rank]);
  return done;
}

TEST(Ranks, DoEachPieceOnce) {
  for (const unsigned ranks : {1U, 2U, 5U}) {
    for (const unsigned threads : {0U, 1U, 3U}) {
      for (const std::size_t count : {0U, 1U, 4U, 300U}) {
        std::vector<std::uint64_t> pieces(count);
        std::iota(pieces.begin(), pieces.end(), std::uint64_t{7});
        const Done done = spread(ranks, threads, pieces,
                                 [](std::uint64_t piece) { return std::to_string(piece); });
        std::vector<std::uint64_t> all;
        std::vector<std::uint64_t> elsewhere;
        for (unsigned rank = 0; rank < ranks; ++rank) {
          const auto& some = done.by_rank[rank];
          all.insert(all.end(), some.begin(), some.end());
          if (rank > 0) elsewhere.insert(elsewhere.end(), some.begin(), some.end());
        }
        std::ranges::sort(all);
        EXPECT_EQ(all, pieces);
        EXPECT_THAT(done.elsewhere, testing::UnorderedElementsAreArray(elsewhere));
      }
    }
  }
}

// The first piece ends only after all others: its thread delays no other rank.
TEST(Ranks, AreNotHeldUpByASlowPiece) {
  std::vector<std::uint64_t> pieces(50);
  std::iota(pieces.begin(), pieces.end(), std::uint64_t{0});
  for (const unsigned threads : {1U, 2U}) {
    std::atomic<unsigned> others = 0;
    const Done done = spread(3, threads, pieces, [&](std::uint64_t piece) {
      // One more than the rank of the slow thread keeps queued.
      const std::size_t kept = threads == 1 ? 2 : 1;
      while (piece == 0 && others < pieces.size() - kept) std::this_thread::yield();
      ++others;
      return std::to_string(piece);
    });
    EXPECT_EQ(others, pieces.size());
  }
}

TEST(Ranks, EndWithWhatIsThrown) {
  Post post(1);
  Letters channel(post, 0);
  const std::vector<std::uint64_t> pieces = {1, 2, 3};
  const Job job{.make = [](std::uint64_t) -> std::string { throw std::runtime_error("enough"); },
                .take = [](std::uint64_t, const std::string&) {},
                .wait = [] {}};
  EXPECT_THROW(lead(channel, pieces, 2, job, [](std::uint64_t) {}), std::runtime_error);
}

}  // namespace
}  // namespace reckon::work
