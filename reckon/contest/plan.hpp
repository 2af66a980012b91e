// SPDX-License-Identifier: MIT
// The plan of a contest, as a person writes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/contest/marking.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contest {

using kinds::in;
using kinds::Translated;

/// An entry of a band: puzzles from the bank, or a stated question.
struct Take {
  kinds::Kind kind = kinds::Kind::calcrostic;
  std::optional<kinds::Levels> levels{};
  std::optional<Rules> rules{};  ///< of hands
  bool all_operators = false;
  std::uint64_t count = 1;
  bool parallel = false;  ///< each question has kParallel puzzles of one level
  std::optional<kinds::StatedPuzzle> stated{};  ///< then the rest does not matter

  /// Returns how many puzzles each question takes.
  std::uint64_t puzzles_each() const { return parallel ? kParallel : 1; }
  static constexpr std::uint64_t kParallel = 4;
};

/// Questions that are worth the same.
struct Band {
  std::int64_t points = 0;
  std::vector<Take> takes{};

  std::uint64_t questions() const;
};

/// An age group with its own questions.
struct Level {
  std::string id;
  Translated name{};
  std::vector<Band> bands{};

  std::uint64_t questions() const;
};

enum class Ties : std::uint8_t {
  equal,  ///< equal points are equal ranks
  time,   ///< the shorter time ranks first
};

struct Plan {
  std::string season;
  std::string id;
  Translated name{};
  std::string opens;  ///< local time, `2026-04-22T07:30`
  std::string closes;
  std::int64_t minutes = 50;
  std::vector<Level> levels{};
  MarkingRules marking{};
  Ties ties = Ties::equal;
  bool keeps_names = true;
  std::int64_t days = 90;   ///< for which names are kept after the contest is official
  std::int64_t trail = 30;  ///< the same of the acts of persons and of answers that were replaced
  std::int64_t merit = 50;  ///< the share in percent from which a certificate is one of merit
  std::int64_t distinction = 75;

  /// Returns a level, or null.
  const Level* level(const std::string& wanted) const;
};

}  // namespace reckon::contest
