// SPDX-License-Identifier: MIT
// Long work, described independently of where it runs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reckon/work/crew.hpp"

namespace reckon::work {

/// Long work: a list of numbered pieces that are made independently. The outcome is computed from
/// all results in order of their numbers. So it does not matter when and where they are made: on
/// threads, by many processes, or in shards.
struct Work {
  /// One line with everything that determines a result: the parameters, and how the work is cut.
  std::string parameters;
  std::uint64_t pieces = 0;
  /// Called once before the first piece in each process that makes one, to prepare shared data.
  std::function<void()> prepare = {};
  /// Returns the same bytes for a piece each time, on every machine.
  Make make;
};

/// Joins works into one, numbering their pieces consecutively.
Work joined(std::vector<Work> works);

/// A shard of the pieces: those whose number is `index` modulo `count`. Neighbours cost about the
/// same, so the shards do too.
struct Shard {
  std::uint64_t index = 0;
  std::uint64_t count = 1;

  bool has(std::uint64_t piece) const { return piece % count == index; }
};

/// Reads `0/8` to `7/8`, at most 2^32 shards; empty for any other text.
std::optional<Shard> shard_named(const std::string& text);

/// Writes ascending numbers as ranges, like `0, 3-5, 9`; ranges beyond the first `most` are only
/// counted.
std::string ranges_of(const std::vector<std::uint64_t>& numbers, std::size_t most);

}  // namespace reckon::work
