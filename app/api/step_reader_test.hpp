// SPDX-License-Identifier: MIT
// Reads steps of reasoning as a person with pencil and paper: from the documents alone, without
// the library.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reckon::api {

/// Digits, a bit each.
using Possible = std::uint64_t;
inline Possible only(int digit) { return Possible{1} << static_cast<unsigned>(digit); }

/// By letter, the digits that it can be.
using Notes = std::map<std::string, Possible>;
/// By letter, its digit.
using Letters = std::map<std::string, int>;

/// Keeps notes by the depth of each step, and expects that no step is without a reason.
class StepReader {
 public:
  /// The facts of the puzzle that its notes do not have.
  struct Puzzle {
    Letters answer{};                    ///< the only one
    std::set<std::string> first{};       ///< letters that begin a number which may not begin with 0
    std::set<std::string> may_share{};   ///< letters that may be the same digit as others
    bool tells_ends_of_guesses = false;  ///< of a wrong guess only its end, as hints do
  };

  /// The puzzle lives as long as this reads.
  StepReader(const Puzzle& puzzle, Notes notes)
      : puzzle_(puzzle), notes_{std::move(notes)}, has_answer_{holds_answer(notes_.back())} {}

  /// The digits of a list.
  static Possible digits_in(const nlohmann::ordered_json& list) {
    Possible digits = 0;
    for (const auto& digit : list) digits |= only(digit.get<int>());
    return digits;
  }

  /// False once a step is without a reason, which it says.
  bool read(const nlohmann::ordered_json& step) {
    read_whole(step);
    if (testing::Test::HasFailure()) ADD_FAILURE() << step;
    return !testing::Test::HasFailure();
  }

  /// Whether all cases have come to an end.
  bool is_done() const { return is_over_ && notes_.size() == 1; }
  std::size_t answers() const { return answers_; }

 private:
  struct Change {
    std::string letter;
    Possible before = 0;
    Possible after = 0;
  };

  static std::vector<Change> changes_in(const nlohmann::ordered_json& step) {
    std::vector<Change> changes;
    for (const auto& change : step.at("changes")) {
      changes.push_back({.letter = change.at("letter").get<std::string>(),
                         .before = digits_in(change.at("before")),
                         .after = digits_in(change.at("after"))});
    }
    return changes;
  }

  void read_whole(const nlohmann::ordered_json& step) {
    const auto technique = step.at("technique").get<std::string>();
    const auto depth = step.at("depth").get<std::size_t>();
    const auto contradiction = step.at("contradiction").get<bool>();
    const std::vector<Change> changes = changes_in(step);
    if (technique == "refuted") {
      end_guess(depth, changes);
      return;
    }
    ASSERT_EQ(depth, notes_.size() - 1);
    ASSERT_FALSE(is_over_) << "a step after the end";
    for (const auto& [letter, before, after] : changes) {
      ASSERT_EQ(before, notes()[letter]) << letter;
      ASSERT_EQ(after & ~before, 0U) << letter;
      ASSERT_NE(before, after) << letter;
    }
    if (technique == "guess") {
      guess(changes);
      return;
    }
    if (technique == "answer") {
      answer(contradiction);
      return;
    }
    if (technique == "leading_digit") expect_first_letters(changes);
    if (technique == "found_digit") {
      expect_found(changes, step.at("because_of").at(0).get<std::string>());
    }
    bool keeps_answer = has_answer_.back();
    for (const auto& [letter, before, after] : changes) {
      notes()[letter] = after;
      keeps_answer = keeps_answer && (after & only(puzzle_.answer.at(letter))) != 0;
    }
    // All that holds is the answer: what leaves it is without a reason where it could be.
    ASSERT_EQ(keeps_answer, has_answer_.back()) << "the answer is lost";
    ASSERT_FALSE(contradiction && keeps_answer) << "the answer is no contradiction";
    is_over_ = contradiction;
  }

  Notes& notes() { return notes_.back(); }

  bool holds_answer(const Notes& notes) const {
    return std::ranges::all_of(puzzle_.answer, [&](const auto& one) {
      return (notes.at(one.first) & only(one.second)) != 0;
    });
  }

  void guess(const std::vector<Change>& changes) {
    ASSERT_EQ(changes.size(), 1U);
    ASSERT_EQ(std::popcount(changes[0].after), 1);
    notes_.push_back(notes());
    notes()[changes[0].letter] = changes[0].after;
    has_answer_.push_back(holds_answer(notes()));
    supposed_.push_back(changes[0]);
  }

  // The notes are those of before the guess, without what was supposed.
  void end_guess(std::size_t depth, const std::vector<Change>& changes) {
    ASSERT_EQ(notes_.size(), depth + 2);
    ASSERT_EQ(changes.size(), 1U);
    if (puzzle_.tells_ends_of_guesses) {
      ASSERT_FALSE(has_answer_.back()) << "a right guess does not end";
    } else {
      ASSERT_TRUE(is_over_) << "the guess has not come to an end";
    }
    notes_.pop_back();
    const auto& [letter, before, after] = changes[0];
    ASSERT_EQ(letter, supposed_.back().letter);
    ASSERT_EQ(before, notes()[letter]);
    ASSERT_EQ(after, before & ~supposed_.back().after);
    notes()[letter] = after;
    has_answer_.pop_back();
    has_answer_.back() = holds_answer(notes());
    supposed_.pop_back();
    is_over_ = after == 0;
  }

  void answer(bool contradiction) {
    for (const auto& [letter, digits] : notes()) ASSERT_EQ(std::popcount(digits), 1) << letter;
    ASSERT_EQ(has_answer_.back(), !contradiction);
    answers_ += contradiction ? 0U : 1U;
    is_over_ = true;
  }

  void expect_first_letters(const std::vector<Change>& changes) const {
    for (const auto& [letter, before, after] : changes) {
      ASSERT_TRUE(puzzle_.first.contains(letter)) << letter << " begins no number";
      ASSERT_EQ(after, before & ~only(0)) << letter;
    }
  }

  void expect_found(const std::vector<Change>& changes, const std::string& because) {
    const Possible found = notes()[because];
    ASSERT_EQ(std::popcount(found), 1) << because;
    ASSERT_FALSE(puzzle_.may_share.contains(because));
    for (const auto& [letter, before, after] : changes) {
      ASSERT_FALSE(puzzle_.may_share.contains(letter));
      ASSERT_NE(letter, because);
      ASSERT_EQ(after, before & ~found) << letter;
    }
  }

  const Puzzle& puzzle_;
  std::vector<Notes> notes_;      // by depth of guesses
  std::vector<bool> has_answer_;  // whether they leave the answer
  std::vector<Change> supposed_;  // by depth of guesses
  bool is_over_ = false;          // whether the innermost guess has come to an end
  std::size_t answers_ = 0;
};

}  // namespace reckon::api
