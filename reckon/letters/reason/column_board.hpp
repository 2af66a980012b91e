// SPDX-License-Identifier: MIT
// Alphametics for the loop of reasoning, worked by columns and relation by relation. A part of
// reason(); not for other use.
#pragma once

#include <span>
#include <vector>

#include "reckon/letters/reason/column_techniques.hpp"

namespace reckon::letters {

/// A technique that looks at columns, or at one relation.
struct Tried {
  Technique technique = Technique::leading_digit;
  ColumnTechnique* in_columns = nullptr;
  RelationTechnique* in_relation = nullptr;
};

class ColumnBoard final : public Board {
 public:
  /// The puzzle and the techniques, in the order in which they are tried, must outlive it.
  ColumnBoard(const Puzzle& puzzle, Budget& budget, std::span<const Tried> tried,
              bool looks_at_pairs = true);

  Knowledge beginning() const override { return facts_.beginning(); }
  bool looks_at_pairs() const override { return looks_at_pairs_; }
  std::span<const Technique> techniques() const override { return techniques_; }
  bool look(std::size_t technique, std::size_t line, Knowledge& knowledge,
            Step& step) const override;
  bool is_answer(const Digits& digits) const override;
  std::uint64_t steps_of_look() const override { return facts_.look; }

 protected:
  bool differ_by_rule(std::size_t a, std::size_t b) const override;

 private:
  FactsOfColumns facts_;
  std::span<const Tried> tried_;
  std::vector<Technique> techniques_;
  bool looks_at_pairs_;
};

}  // namespace reckon::letters
