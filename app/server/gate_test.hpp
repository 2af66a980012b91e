// SPDX-License-Identifier: MIT
// A server whose answers wait until a test releases them.
#pragma once

#include <atomic>
#include <chrono>
#include <latch>
#include <string_view>
#include <thread>

#include "app/server/server.hpp"

namespace reckon::server {

/// The server has one thread.
struct Gate {
  std::latch open{1};
  std::atomic<int> waiting = 0;

  Settings settings() {
    Settings settings;
    settings.threads = 1;
    settings.answer = [this](api::Engine&, std::string_view, std::string_view, const auto&) {
      ++waiting;
      open.wait();
      return api::Response{.body = "{}"};
    };
    return settings;
  }
  void await_question() const {
    while (waiting == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
};

}  // namespace reckon::server
