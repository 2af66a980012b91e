// SPDX-License-Identifier: MIT
// What waits to be sent to a client of the rooms.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>

#include "app/rooms/lobby.hpp"

namespace reckon::server {

/// The messages for one client, in order. Of what changes all the time, such as how a class is, no
/// more than the latest waits: a client that is slow for a moment gets less, not all of it later.
class Outbox {
 public:
  /// Adds a message. If it says all that there is to say of its subject, what waits about the same
  /// goes, but for what is being written.
  void push(const rooms::Sending& sending);
  /// Leaves nothing but what is being written; gives how many messages that were.
  std::size_t clear();

  bool empty() const { return waiting_.empty(); }
  std::size_t size() const { return waiting_.size(); }
  /// Of all that waits, that being written included.
  std::size_t bytes() const { return bytes_; }
  /// The first message, which from now on is being written. There must be one.
  std::shared_ptr<const std::string> begin();
  /// It is written.
  void finish();

 private:
  struct Waiting {
    std::shared_ptr<const std::string> text;
    rooms::Subject subject = rooms::Subject::other;
  };
  std::deque<Waiting> waiting_;
  std::size_t bytes_ = 0;
  bool writing_ = false;
};

}  // namespace reckon::server
