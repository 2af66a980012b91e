// SPDX-License-Identifier: MIT
// Which classes are puzzles with exactly one answer, asked of a whole list.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "reckon/calcrostic/class_key.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {

/// Proves most puzzles of a list unique without solving them, and solves the others.
///
/// The answers of a puzzle are grids of its setting that agree with it in which digits are equal,
/// the pattern. So all grids of the settings with free families that could be answers are gone
/// through, and the pattern of each is noted, by its hash, in a table of bits that says what has
/// been noted more than once. A puzzle whose pattern has been noted once has one answer. Where two
/// patterns fall on the same bits the table does not know, and the puzzle is solved: no answer
/// depends on hashes being different. docs/calcrostics.md has the proof.
class UniquePuzzles {
 public:
  /// For the classes of a range. What is asked of others is right too, but takes longer. Takes four
  /// bytes for each grid that is noted, 512 MiB at most.
  explicit UniquePuzzles(const ListRange& range);

  /// Notes a part of the grids, from 0 to kParts - 1. Every part must be noted once before anything
  /// is asked; different threads may note different ones at a time. Cost of all: 0.15 µs a class of
  /// the range, several times that where sums end far below the next power of ten.
  void note(std::int64_t part_of_all);
  static constexpr std::int64_t kParts = 64;

  /// Whether the puzzle of the class has exactly one answer. Cost: 0.1 µs, or that of
  /// solving it, 3 µs, for one in fifty.
  bool is_unique(const ClassKey& key) const;
  /// Whether it is known to have without being solved.
  bool is_proved_unique(const ClassKey& key) const;
  /// How many of these have exactly one answer.
  std::uint64_t count(std::span<const ClassKey> keys) const;

 private:
  using Numbers = std::array<std::int64_t, 9>;
  /// What the numbers of a setting must be below, each in its cell, to be noted.
  struct Bounds {
    std::uint16_t setting;
    Numbers bounds;
  };
  /// A version of a setting: which cell of the setting each cell is.
  struct Version {
    std::size_t setting;
    std::array<std::uint8_t, 9> cells;
  };

  /// Where a pattern is noted: three bits of a word.
  struct Place {
    std::size_t word;
    std::uint64_t bits;
  };

  void choose_bounds(std::int64_t last_sum);
  void list_versions();
  /// The one with these operators, if a family has them in some version.
  const Version& version_with(std::uint16_t operators) const;
  std::uint64_t grids_within_bounds() const;
  Place place_of(const Numbers& numbers, const Version& version) const;
  std::optional<Place> place_of(const ClassKey& key) const;
  bool is_noted_once(const Place& place) const;

  std::vector<Bounds> settings_;
  std::vector<Version> versions_;
  std::vector<std::uint8_t> version_of_;  // 1 + place among versions, by code of the operators
  std::vector<std::atomic<std::uint64_t>> noted_;
  std::vector<std::atomic<std::uint64_t>> noted_again_;
};

}  // namespace reckon::calcrostic
