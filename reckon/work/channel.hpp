// SPDX-License-Identifier: MIT
// The processes among which work is spread.
#pragma once

#include <cstdint>
#include <optional>

namespace reckon::work {

/// What a process can say to another one.
struct Message {
  enum class Kind : std::uint64_t {
    ask,      ///< to the leader: a piece is wanted
    done,     ///< to the leader: this piece is finished, and another one wanted
    goodbye,  ///< to the leader: nothing more will come
    piece,    ///< from the leader: do this one
    nothing,  ///< from the leader: there is no more
  };
  Kind kind = Kind::nothing;
  std::uint64_t piece = 0;
};

/// A process among others that were started with it and do the same work. Only the thread that made
/// it may use it. How messages travel is its affair; a fault on the way ends all processes.
class Channel {
 public:
  struct Received {
    unsigned from = 0;
    Message message;
  };

  virtual ~Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// Which of them this is, from 0; that one leads.
  virtual unsigned rank() const = 0;
  /// How many there are.
  virtual unsigned ranks() const = 0;
  virtual void send(unsigned to, const Message& message) = 0;
  /// The next message that is there; does not wait for one. Those of one sender come in order.
  virtual std::optional<Received> receive() = 0;

 protected:
  Channel() = default;
};

}  // namespace reckon::work
