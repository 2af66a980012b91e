// SPDX-License-Identifier: MIT
// Long work, described once for wherever it runs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reckon/work/crew.hpp"

namespace reckon::work {

/// Long work is a list of numbered pieces, each of which is made independently of the others.
/// What they come to is put together from all results in the order of their numbers, so it does not
/// matter when and where they are made: on threads, by many processes, or in parts.
struct Work {
  /// One line with everything that decides a result: what is asked for, and how it is cut.
  std::string parameters;
  std::uint64_t pieces = 0;
  /// Called once in a process that has a piece to make, before the first, if there is anything to
  /// prepare for all of them.
  std::function<void()> prepare = {};
  /// The same bytes for a piece each time, on every machine.
  Make make;
};

/// One work after the other as a single one, whose pieces are numbered on.
Work joined(std::vector<Work> works);

/// A part of the pieces: those whose number is `index` modulo `count`. Neighbours cost about the
/// same, so the parts do.
struct Shard {
  std::uint64_t index = 0;
  std::uint64_t count = 1;

  bool has(std::uint64_t piece) const { return piece % count == index; }
};

/// `0/8` to `7/8`, at most 2^32 parts; nothing if a text is not one of these.
std::optional<Shard> shard_named(const std::string& text);

/// Numbers as ranges, like `0, 3-5, 9`; those beyond `most` ranges only counted. The numbers are
/// ascending.
std::string ranges_of(const std::vector<std::uint64_t>& numbers, std::size_t most);

}  // namespace reckon::work
