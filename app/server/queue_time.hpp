// SPDX-License-Identifier: MIT
// The clock of the queues in which clients take turns.
#pragma once

#include <chrono>

#include "app/traffic/fair_queue.hpp"

namespace reckon::server {

/// Returns the current time, for a traffic::FairQueue.
inline traffic::FairQueue::Time queue_time() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

}  // namespace reckon::server
