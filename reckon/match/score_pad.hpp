// SPDX-License-Identifier: MIT
// The score pad.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reckon::match {

/// The content of the pad at some time in a match.
struct ScorePad {
  struct Row {
    std::string name;
    std::vector<std::optional<std::int64_t>>
        boxes{};  ///< equal in number for all rows; empty: no score
    std::int64_t total = 0;
  };
  std::vector<Row> rows{};              ///< by seat
  std::string box_name = "Hand";        ///< the meaning of a box: `Hand` or `Round`
  std::optional<std::size_t> winner{};  ///< a row
  std::optional<std::string> winner_name() const;

  friend bool operator==(const ScorePad&, const ScorePad&) = default;
};

/// The sum of the boxes of a row.
std::int64_t total_of(const std::vector<std::optional<std::int64_t>>& boxes);

/// The pad as printed, in lines that end in a newline; draws at least `least_boxes` boxes.
std::string to_text(const ScorePad& pad, std::size_t least_boxes = 0);

}  // namespace reckon::match
