// SPDX-License-Identifier: MIT
// Every body of a request is read within its limits, or refused with a reason.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/contests/body.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::contests;  // NOLINT(google-build-using-namespace)
  const std::string_view text(reinterpret_cast<const char*>(data), size);  // NOLINT
  const auto expect = [](bool good) {
    if (!good) std::abort();
  };
  const auto changes = read_changes(text);
  if (changes) {
    expect(changes->changes.size() <= kMostChanges && changes->device.size() == 16);
    for (const auto& change : changes->changes) {
      expect(change.tag.n >= 1 && change.tag.n <= kLargestNumber && change.after.n >= 0);
      expect(change.state.size() <= kMostState && change.answer.size() <= kMostAnswer);
      expect(change.answer.find('\n') == std::string::npos && change.elapsed_ms >= 0);
    }
  } else {
    expect(!changes.error().message.empty());
  }
  if (const auto name = read_name(text)) expect(name->size() <= kMostName);
  if (const auto enter = read_enter(text)) expect(enter->device.size() == 16);
  if (const auto start = read_start(text)) expect(!start->contest.empty());
  if (const auto hand_in = read_hand_in(text)) expect(hand_in->device.size() == 16);
  return 0;
}
