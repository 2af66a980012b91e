// SPDX-License-Identifier: MIT
// Marks: what answers are worth.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::contest {

/// The rules of marking beyond the points of each question.
struct MarkingRules {
  std::int64_t penalty = 0;          ///< points that a wrong answer costs
  bool incomplete_is_wrong = false;  ///< else an incomplete answer is worth nothing, as a blank one
};

/// The treatment of a question with a fault.
enum class Voided : std::uint8_t {
  no,
  all,   ///< all who had it get its points
  none,  ///< it does not count, and the maximum falls
};
struct VoidedName {
  Voided voided = Voided::no;
  std::string_view name{};
};
inline constexpr std::array kVoidedNames = {VoidedName{.voided = Voided::no, .name = "no"},
                                            VoidedName{.voided = Voided::all, .name = "all"},
                                            VoidedName{.voided = Voided::none, .name = "none"}};
constexpr std::string_view name_of(Voided voided) {
  return kVoidedNames[static_cast<std::size_t>(voided)].name;
}
std::optional<Voided> voided_named(std::string_view name);

/// The worth of a question.
struct Worth {
  std::int64_t points = 0;
  Voided voided = Voided::no;
};

/// The marks of one paper. The vector has a character for each question: `+` right, `-` wrong,
/// `o` incomplete, `.` blank.
struct PaperMark {
  std::int64_t points = 0;
  std::int64_t most = 0;  ///< the points that could be had
  std::string vector{};

  friend bool operator==(const PaperMark&, const PaperMark&) = default;
};

/// Returns the marks of a paper from the verdict on each question; none is a blank answer. Points
/// may be negative with a penalty.
PaperMark marked(std::span<const Worth> worths,
                 std::span<const std::optional<kinds::Verdict>> verdicts,
                 const MarkingRules& rules);

/// Judges the answers to all variants of one question, and remembers those it has seen, so that
/// equal answers are judged once.
class QuestionJudge {
 public:
  /// Takes the judge of each variant, in order.
  explicit QuestionJudge(std::vector<kinds::AnswerJudge> variants)
      : variants_(std::move(variants)), seen_(variants_.size()) {}

  /// Judges an answer in the usual names, as it was typed; empty if that is blank. One that cannot
  /// be read is wrong. `variant` must exist.
  std::optional<kinds::Verdict> verdict(std::size_t variant, const std::string& answer);
  std::size_t variants() const { return variants_.size(); }
  const kinds::AnswerJudge& of_variant(std::size_t variant) const { return variants_[variant]; }

 private:
  std::vector<kinds::AnswerJudge> variants_;
  std::vector<std::unordered_map<std::string, kinds::Verdict>> seen_;
};

}  // namespace reckon::contest
