// SPDX-License-Identifier: MIT
// Makes the papers of a group: which variant of each question each seat gets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/store/contest.hpp"

namespace reckon::papers {

/// Returns how many options a question of the store has: 0 unless it is a choice.
using OptionsOf = std::function<std::size_t(const store::QuestionRow&)>;

/// Makes the papers of one level for the seats of a group, one after the other.
class PaperMaker {
 public:
  /// The contest must outlive this. The seed should be of the chance of the system.
  PaperMaker(const store::ContestData& contest, const std::string& level, OptionsOf options,
             std::uint64_t seed);

  /// Takes note of a seat that has its paper.
  void place(const contest::Paper& paper);
  /// Returns the paper of the next seat.
  contest::Paper next();

 private:
  std::string names_for(const store::QuestionRow& question, const contest::Variant& variant);

  SplitMix64 random_;
  OptionsOf options_;
  std::vector<const store::QuestionRow*> questions_;
  std::vector<contest::SeatVariants> seats_;
  std::vector<std::size_t> groups_;  // which questions may change places
};

}  // namespace reckon::papers
