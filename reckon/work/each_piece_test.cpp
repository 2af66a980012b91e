// SPDX-License-Identifier: MIT
#include "reckon/work/each_piece.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace reckon::work {
namespace {

std::vector<std::uint64_t> first_pieces(std::size_t count) {
  std::vector<std::uint64_t> pieces(count);
  std::iota(pieces.begin(), pieces.end(), std::uint64_t{0});
  return pieces;
}

std::string square(std::uint64_t piece) { return std::to_string(piece * piece); }

TEST(EachPiece, IsMadeAndTakenOnce) {
  for (const unsigned threads : {0U, 1U, 2U, 7U}) {
    for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
      std::vector<std::uint64_t> pieces = first_pieces(count);
      for (std::uint64_t& piece : pieces) piece = 3 * piece + 5;  // any numbers
      std::atomic<std::size_t> made = 0;
      std::vector<std::string> taken(3 * count + 5);
      const auto caller = std::this_thread::get_id();
      each_piece(pieces, threads,
                 {.make =
                      [&](std::uint64_t piece) {
                        ++made;
                        return square(piece);
                      },
                  .take =
                      [&](std::uint64_t piece, const std::string& result) {
                        EXPECT_EQ(std::this_thread::get_id(), caller);
                        EXPECT_EQ(taken[piece], "");
                        taken[piece] = result;
                      },
                  .wait = [] {}});
      EXPECT_EQ(made, count);
      for (const std::uint64_t piece : pieces) EXPECT_EQ(taken[piece], square(piece));
    }
  }
}

TEST(EachPiece, IsMadeOnSeveralThreadsAtATime) {
  std::atomic<int> here = 0;
  // Returns only if two threads run it at the same time.
  const auto meet = [&](std::uint64_t) {
    ++here;
    while (here < 2) std::this_thread::yield();
    return std::string();
  };
  each_piece(first_pieces(2), 2,
             {.make = meet, .take = [](std::uint64_t, const std::string&) {}, .wait = [] {}});
  EXPECT_EQ(here, 2);
}

TEST(EachPiece, EndsWithWhatIsThrown) {
  const auto make = [](std::uint64_t piece) { return square(piece); };
  const auto take = [](std::uint64_t, const std::string&) {};
  const auto wait = [] {};
  const auto fail = [] { throw std::runtime_error("enough"); };
  for (const unsigned threads : {1U, 2U, 5U}) {
    std::atomic<std::size_t> made = 0;
    const auto count = [&](std::uint64_t piece) {
      ++made;
      return square(piece);
    };
    const auto pieces = first_pieces(100000);
    EXPECT_THROW(each_piece(pieces, threads,
                            {.make =
                                 [&](std::uint64_t piece) {
                                   if (piece == 50) fail();
                                   return count(piece);
                                 },
                             .take = take,
                             .wait = wait}),
                 std::runtime_error);
    EXPECT_LT(made, pieces.size());
    EXPECT_THROW(each_piece(pieces, threads,
                            {.make = make,
                             .take = [&](std::uint64_t, const std::string&) { fail(); },
                             .wait = wait}),
                 std::runtime_error);
    made = 0;
    EXPECT_THROW(each_piece(pieces, threads, {.make = count, .take = take, .wait = fail}),
                 std::runtime_error);
    EXPECT_LT(made, pieces.size());
  }
}

TEST(EachPiece, LooksUpWhileAPieceTakesItsTime) {
  std::atomic<int> looks = 0;
  each_piece(first_pieces(1), 1,
             {.make =
                  [&](std::uint64_t) {
                    while (looks < 3) std::this_thread::yield();
                    return std::string();
                  },
              .take = [](std::uint64_t, const std::string&) {},
              .wait = [&] { ++looks; }});
  EXPECT_GE(looks, 3);
}

}  // namespace
}  // namespace reckon::work
