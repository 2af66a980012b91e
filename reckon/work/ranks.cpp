// SPDX-License-Identifier: MIT
#include "reckon/work/ranks.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace reckon::work {

namespace {

using Kind = Message::Kind;

// The interval between checks for messages. A piece is queued meanwhile.
constexpr std::chrono::milliseconds kPatience(1);

}  // namespace

void lead(Channel& channel, std::span<const std::uint64_t> pieces, unsigned threads, const Job& job,
          const std::function<void(std::uint64_t piece)>& done_elsewhere) {
  Crew crew(threads, job.make);
  const std::size_t ready = std::max(threads, 1U) + std::size_t{1};
  std::size_t given = 0;
  std::size_t done = 0;
  unsigned gone = 0;
  const auto answer = [&](unsigned rank) {
    const bool more = given < pieces.size();
    channel.send(rank, {.kind = more ? Kind::piece : Kind::nothing,
                        .piece = more ? pieces[given++] : std::uint64_t{0}});
  };
  while (done < pieces.size() || gone + 1 < channel.ranks()) {
    job.wait();
    while (given < pieces.size() && crew.in_hand() < ready) crew.give(pieces[given++]);
    while (const auto received = channel.receive()) {
      const auto& [from, message] = *received;
      if (message.kind == Kind::goodbye) {
        ++gone;
        continue;
      }
      if (message.kind == Kind::done) {
        ++done;
        done_elsewhere(message.piece);
      }
      answer(from);
    }
    if (const auto made = crew.take(kPatience)) {
      job.take(made->piece, made->result);
      ++done;
    }
  }
}

void follow(Channel& channel, unsigned threads, const Job& job,
            const std::function<void()>& goodbye) {
  Crew crew(threads, job.make);
  std::size_t asked = 0;
  const auto ask = [&](const Message& message) {
    channel.send(0, message);
    ++asked;
  };
  for (std::size_t i = 0; i < std::max(threads, 1U) + std::size_t{1}; ++i) ask({.kind = Kind::ask});
  while (asked > 0 || crew.in_hand() > 0) {
    job.wait();
    while (const auto received = channel.receive()) {
      --asked;
      if (received->message.kind == Kind::piece) crew.give(received->message.piece);
    }
    if (const auto made = crew.take(kPatience)) {
      job.take(made->piece, made->result);
      ask({.kind = Kind::done, .piece = made->piece});
    }
  }
  goodbye();
  channel.send(0, {.kind = Kind::goodbye});
}

}  // namespace reckon::work
