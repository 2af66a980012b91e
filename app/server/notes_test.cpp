// SPDX-License-Identifier: MIT
#include "app/server/notes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "app/server/narrow_test.hpp"

namespace reckon::server {
namespace {

using testing::EndsWith;
using testing::StartsWith;
using namespace std::chrono_literals;
using server::Notes;
using Clock = std::chrono::steady_clock;

TEST(Notes, AreWrittenInOrder) {
  const Narrow narrow(false);
  Notes notes(narrow.writer());
  notes.add("one");
  notes.add("two\x1b[2J");
  notes.end(5s);
  EXPECT_THAT(narrow.read(), StartsWith("one\ntwo"));
}

TEST(Notes, AreDroppedAndCountedWhereNothingReadsThem) {
  for (const bool is_socket : {false, true}) {
    const Narrow narrow(is_socket);
    Notes notes(narrow.writer());
    const auto begin = Clock::now();
    const std::string line(1'000, 'x');
    for (int i = 0; i < 5'000; ++i) notes.add(line);
    EXPECT_LT(Clock::now() - begin, 5s);
    const std::string early = narrow.read();
    EXPECT_THAT(early, StartsWith(line + "\n" + line));
    notes.add("later");
    notes.end(5s);
    EXPECT_THAT(narrow.read(), EndsWith(" lines were dropped: standard error did not take them\n"
                                        "later\n"));
  }
}

TEST(Notes, EndInTime) {
  for (const bool is_socket : {false, true}) {
    const Narrow narrow(is_socket);
    Notes notes(narrow.writer());
    for (int i = 0; i < 1'000; ++i) notes.add(std::string(1'000, 'x'));
    const auto begin = Clock::now();
    notes.end(100ms);
    EXPECT_LT(Clock::now() - begin, 3s);
  }
}

TEST(Notes, OutliveTheirReader) {
  for (const bool is_socket : {false, true}) {
    Narrow narrow(is_socket);
    narrow.close_reader();
    Notes notes(narrow.writer());
    for (int i = 0; i < 1'000; ++i) notes.add("x");
    notes.end(5s);
  }
}

}  // namespace
}  // namespace reckon::server
