// SPDX-License-Identifier: MIT
#include "app/contests/entry_gate.hpp"

#include <algorithm>

namespace reckon::contests {

namespace {

std::int64_t hour_of(std::int64_t now) {
  constexpr std::int64_t kHour = 3'600'000;
  return now / kHour;
}

}  // namespace

EntryGate::Tries& EntryGate::tries_of(const traffic::Address& address, std::int64_t now) {
  const std::int64_t hour = hour_of(now);
  if (addresses_.size() >= kMostAddresses && !addresses_.contains(address)) {
    std::erase_if(addresses_, [hour](const auto& one) { return one.second.hour < hour; });
    if (addresses_.size() >= kMostAddresses) addresses_.erase(addresses_.begin());
  }
  Tries& tries = addresses_[address];
  if (tries.hour != hour) tries = {.hour = hour, .next = tries.next};
  return tries;
}

std::optional<std::int64_t> EntryGate::wait(const traffic::Address& address, std::int64_t now) {
  Tries& tries = tries_of(address, now);
  if (tries.failures < kFree + kFreeBySuccess * tries.successes) return 0;
  const std::int64_t at = std::max(tries.next, now) + kWait;
  if (at - now > kLongestWait) return std::nullopt;
  tries.next = at;
  return at - now;
}

void EntryGate::note(const traffic::Address& address, bool found, std::int64_t now) {
  Tries& tries = tries_of(address, now);
  ++(found ? tries.successes : tries.failures);
  if (found) return;
  if (hour_ != hour_of(now)) failures_ = 0;
  hour_ = hour_of(now);
  ++failures_;
}

std::int64_t EntryGate::failures(std::int64_t now) const {
  return hour_ == hour_of(now) ? failures_ : 0;
}

}  // namespace reckon::contests
