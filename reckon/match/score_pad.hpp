// SPDX-License-Identifier: MIT
// The score pad.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reckon::match {

/// What is written on the pad at any time of a match.
struct ScorePad {
  struct Row {
    std::string name;
    std::vector<std::optional<std::int64_t>> boxes{};  ///< as many in all rows; empty: no score
    std::int64_t total = 0;
  };
  std::vector<Row> rows{};              ///< by seat
  std::string box_name = "Hand";        ///< what a box is for: `Hand` or `Round`
  std::optional<std::size_t> winner{};  ///< a row
  std::optional<std::string> winner_name() const;

  friend bool operator==(const ScorePad&, const ScorePad&) = default;
};

/// What the boxes of a row add up to.
std::int64_t total_of(const std::vector<std::optional<std::int64_t>>& boxes);

/// The pad as printed, in lines that end in a newline; at least `least_boxes` boxes are drawn.
std::string to_text(const ScorePad& pad, std::size_t least_boxes = 0);

}  // namespace reckon::match
