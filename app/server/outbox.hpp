// SPDX-License-Identifier: MIT
// The messages that wait for a client of the rooms.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>

#include "app/rooms/lobby.hpp"

namespace reckon::server {

/// The messages for one client, in order. State updates, such as those of a class, are coalesced:
/// only the latest is queued. So a slow client gets fewer of them, not all of them later.
class Outbox {
 public:
  /// Adds a message. If it states its whole subject, waiting messages about that are dropped,
  /// except the one being written.
  void push(const rooms::Sending& sending);
  /// Drops everything except the message being written; returns how many were dropped.
  std::size_t clear();

  bool empty() const { return waiting_.empty(); }
  std::size_t size() const { return waiting_.size(); }
  /// The size of all waiting messages, including the one being written.
  std::size_t bytes() const { return bytes_; }
  /// Returns the first message, and marks it as being written. At least one must wait.
  std::shared_ptr<const std::string> begin();
  /// Removes the written message.
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
