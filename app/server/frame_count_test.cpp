// SPDX-License-Identifier: MIT
#include "app/server/frame_count.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace reckon::server {
namespace {

struct Frame {
  unsigned first = 0;  // the first byte
  std::size_t size = 0;
  bool masked = true;
};

std::string bytes_of(const Frame& frame) {
  std::string bytes(1, static_cast<char>(frame.first));
  const unsigned mask = frame.masked ? 0x80U : 0U;
  const auto add_size = [&](unsigned form, unsigned count) {
    bytes += static_cast<char>(mask | form);
    while (count-- > 0) bytes += static_cast<char>(frame.size >> (8 * count));
  };
  if (frame.size < 126) {
    add_size(static_cast<unsigned>(frame.size), 0);
  } else if (frame.size < 65'536) {
    add_size(126, 2);
  } else {
    add_size(127, 8);
  }
  if (frame.masked) bytes += "\x81\x89\x01\x09";
  // The payload looks like frames.
  return bytes + std::string(frame.size, '\x09');
}

TEST(FrameCount, LeavesMessagesOut) {
  FrameCount frames;
  EXPECT_EQ(frames.take(bytes_of({.first = 0x81, .size = 5})), 0U);      // a message
  EXPECT_EQ(frames.take(bytes_of({.first = 0x01, .size = 0})), 1U);      // a fragment
  EXPECT_EQ(frames.take(bytes_of({.first = 0x00, .size = 0})), 1U);      // another fragment
  EXPECT_EQ(frames.take(bytes_of({.first = 0x89, .size = 125})), 1U);    // a ping
  EXPECT_EQ(frames.take(bytes_of({.first = 0x8A, .size = 0})), 1U);      // a pong
  EXPECT_EQ(frames.take(bytes_of({.first = 0x80, .size = 4'000})), 0U);  // the last fragment
  EXPECT_EQ(frames.take(bytes_of({.first = 0x82, .size = 70'000})), 0U);
  EXPECT_EQ(frames.take(bytes_of({.first = 0x88, .size = 2})), 1U);  // the end
}

// The frames are the same however the bytes are split.
RC_GTEST_PROP(FrameCount, DoesNotDependOnHowBytesCome, ()) {
  FrameCount frames;
  std::string all;
  std::size_t expected = 0;
  const int count = *rc::gen::inRange(0, 12);
  for (int i = 0; i < count; ++i) {
    const Frame frame = {
        .first = *rc::gen::element(0x81U, 0x82U, 0x01U, 0x02U, 0x00U, 0x80U, 0x88U, 0x89U, 0x8AU),
        .size = *rc::gen::element<std::size_t>(0, 1, 2, 125, 126, 127, 300, 65'535, 65'536),
        .masked = *rc::gen::arbitrary<bool>()};
    const bool is_control = frame.first >= 0x88U;
    const bool is_message = frame.first >= 0x80U && !is_control;
    if (!is_message) ++expected;
    all += bytes_of(frame);
  }
  std::size_t found = 0;
  while (!all.empty()) {
    const auto size = std::min(all.size(), *rc::gen::inRange<std::size_t>(1, 40'000));
    found += frames.take(std::string_view(all).substr(0, size));
    all.erase(0, size);
  }
  RC_ASSERT(found == expected);
}

}  // namespace
}  // namespace reckon::server
