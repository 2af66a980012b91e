// SPDX-License-Identifier: MIT
// Finds the classes whose puzzles have exactly one answer, for a whole list.
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

/// Proves most puzzles of a list unique without solving them, and solves the rest.
///
/// The answers of a puzzle are the grids of its setting with the same pattern: the same digits are
/// equal. So all possible answers in the settings with free families are enumerated. The hash of
/// each pattern is recorded in a bit table that distinguishes once from more than once, like a
/// Bloom filter. A puzzle whose pattern was recorded once has one answer. If two patterns share
/// their bits, the puzzle is solved instead, so hash collisions never change a result.
/// docs/calcrostics.md has the proof.
class UniquePuzzles {
 public:
  /// Prepares for the classes of a range; answers other classes correctly too, but more slowly.
  /// Takes four bytes per recorded grid, at most 512 MiB.
  explicit UniquePuzzles(const ListRange& range);

  /// Records a part of the grids, from 0 to kParts - 1. Every part must be recorded once before the
  /// first query; threads may record different parts in parallel. Total cost: 0.15 µs per class of
  /// the range, several times that if the sums end far below the next power of ten.
  void note(std::int64_t part_of_all);
  static constexpr std::int64_t kParts = 64;

  /// Whether the puzzle of the class has exactly one answer. Cost: 0.1 µs, or for one in fifty the
  /// 3 µs to solve it.
  bool is_unique(const ClassKey& key) const;
  /// Whether the puzzle is proved unique without solving it.
  bool is_proved_unique(const ClassKey& key) const;
  /// The number of these classes with exactly one answer.
  std::uint64_t count(std::span<const ClassKey> keys) const;

 private:
  using Numbers = std::array<std::int64_t, 9>;
  /// The exclusive upper bounds of the recorded numbers of a setting, by cell.
  struct Bounds {
    std::uint16_t setting;
    Numbers bounds;
  };
  /// A version of a setting: maps each cell to a cell of the setting.
  struct Version {
    std::size_t setting;
    std::array<std::uint8_t, 9> cells;
  };

  /// The position of a pattern in the table: three bits of a word.
  struct Place {
    std::size_t word;
    std::uint64_t bits;
  };

  void choose_bounds(std::int64_t last_sum);
  void list_versions();
  /// The version with these operators; a family must have one.
  const Version& version_with(std::uint16_t operators) const;
  std::uint64_t grids_within_bounds() const;
  Place place_of(const Numbers& numbers, const Version& version) const;
  std::optional<Place> place_of(const ClassKey& key) const;
  bool is_noted_once(const Place& place) const;

  std::vector<Bounds> settings_;
  std::vector<Version> versions_;
  std::vector<std::uint8_t>
      version_of_;  // 1 + index among versions, by code of the operators; 0 if none
  std::vector<std::atomic<std::uint64_t>> noted_;
  std::vector<std::atomic<std::uint64_t>> noted_again_;
};

}  // namespace reckon::calcrostic
