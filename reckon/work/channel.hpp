// SPDX-License-Identifier: MIT
// The processes that share the work.
#pragma once

#include <cstdint>
#include <optional>

namespace reckon::work {

/// A message from one process to another.
struct Message {
  enum class Kind : std::uint64_t {
    ask,      ///< to the leader: requests a piece
    done,     ///< to the leader: this piece is finished, and another is requested
    goodbye,  ///< to the leader: the last message
    piece,    ///< from the leader: do this piece
    nothing,  ///< from the leader: no pieces are left
  };
  Kind kind = Kind::nothing;
  std::uint64_t piece = 0;
};

/// One of several processes that were started together and do the same work. Only the thread that
/// made it may use it. Implementations choose how messages travel; a transport failure ends all
/// processes.
class Channel {
 public:
  struct Received {
    unsigned from = 0;
    Message message;
  };

  virtual ~Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// The number of this process, from 0; process 0 leads.
  virtual unsigned rank() const = 0;
  /// The number of processes.
  virtual unsigned ranks() const = 0;
  virtual void send(unsigned to, const Message& message) = 0;
  /// The next message received so far; does not wait. Messages from one sender arrive in order.
  virtual std::optional<Received> receive() = 0;

 protected:
  Channel() = default;
};

}  // namespace reckon::work
