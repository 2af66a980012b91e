// SPDX-License-Identifier: MIT
#include "reckon/contest/marking.hpp"

#include "reckon/text/table.hpp"

namespace reckon::contest {

using kinds::Verdict;

static_assert(is_in_order(kVoidedNames, &VoidedName::voided));

namespace {

char symbol_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::right: return '+';
    case Verdict::wrong: return '-';
    case Verdict::incomplete: return 'o';
  }
  return '.';
}

}  // namespace

std::optional<Voided> voided_named(std::string_view name) {
  return look_up(kVoidedNames, &VoidedName::voided, &VoidedName::name, name);
}

PaperMark marked(std::span<const Worth> worths, std::span<const std::optional<Verdict>> verdicts,
                 const MarkingRules& rules) {
  PaperMark mark;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    const auto& [points, voided] = worths[i];
    const bool blank = i >= verdicts.size() || !verdicts[i];
    const Verdict verdict = blank ? Verdict::incomplete : *verdicts[i];
    mark.vector += blank ? '.' : symbol_of(verdict);
    if (voided == Voided::none) continue;
    mark.most += points;
    if (voided == Voided::all || (!blank && verdict == Verdict::right)) {
      mark.points += points;
    } else if (!blank && (verdict == Verdict::wrong || rules.incomplete_is_wrong)) {
      mark.points -= rules.penalty;
    }
  }
  return mark;
}

std::optional<Verdict> QuestionJudge::verdict(std::size_t variant, const std::string& answer) {
  if (answer.empty()) return std::nullopt;
  auto& seen = seen_[variant];
  if (const auto found = seen.find(answer); found != seen.end()) return found->second;
  const auto usual = variants_[variant].canonical(answer);
  if (usual && usual->empty()) return std::nullopt;
  const Verdict verdict = usual ? variants_[variant].verdict(*usual) : Verdict::wrong;
  // Wrong answers are of a great many kinds.
  constexpr std::size_t kMostSeen = 100'000;
  if (seen.size() < kMostSeen) seen.emplace(answer, verdict);
  return verdict;
}

}  // namespace reckon::contest
