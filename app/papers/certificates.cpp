// SPDX-License-Identifier: MIT
#include "app/papers/certificates.hpp"

#include <fmt/core.h>

#include "app/papers/with_numbers.hpp"
#include "reckon/contest/ranking.hpp"
#include "reckon/words/words.hpp"

namespace reckon::papers {

namespace {

// The share below, in whole percent; 0 where the level shows none.
std::int64_t percent_of(const Results& results, const store::MarkRow& mark) {
  constexpr std::int64_t kPercent = contest::kWholeShare / 100;
  return results.shows(mark.level) ? mark.share_below / kPercent : 0;
}

}  // namespace

std::string_view class_of(const WholeContest& contest, const Results& results,
                          const store::MarkRow& mark) {
  if (!results.shows(mark.level)) return "participation";
  const std::int64_t percent = percent_of(results, mark);
  if (percent >= contest.plan.distinction) return "distinction";
  return percent >= contest.plan.merit ? "merit" : "participation";
}

std::vector<CertificateText> certificates_of(const WholeContest& contest, const Results& results,
                                             const std::map<std::int64_t, std::string>& names,
                                             Language language) {
  const ContestWords& words = words_in(language).contest;
  const bool official = contest.data.row.state == "published";
  std::vector<CertificateText> certificates;
  for (const auto& [mark, entrant, group, seat] : results.papers) {
    const std::string_view kind = class_of(contest, results, mark);
    const std::int64_t percent = percent_of(results, mark);
    CertificateText& text = certificates.emplace_back();
    text.title = std::string_view(kind == "distinction" ? words.distinction
                                  : kind == "merit"     ? words.merit
                                                        : words.participation);
    const auto name = names.find(entrant);
    text.name = name == names.end() ? fmt::format("{} {}, {} {}", std::string_view(words.group),
                                                  group, std::string_view(words.seat), seat)
                                    : name->second;
    const contest::Level* const level = contest.plan.level(mark.level);
    text.lines = {
        std::string(std::string_view(words.took_part)), kinds::in(contest.plan.name, language),
        level == nullptr ? mark.level : kinds::in(level->name, language),
        with_numbers(words.points, {std::to_string(mark.points), std::to_string(mark.most)})};
    if (percent > 0) {
      text.lines.push_back(with_numbers(words.percentile, {std::to_string(percent)}));
    }
    text.lines.push_back(
        fmt::format("{}, {} {}", std::string_view(official ? words.official : words.preliminary),
                    std::string_view(words.revision), contest.data.row.revision));
  }
  return certificates;
}

}  // namespace reckon::papers
