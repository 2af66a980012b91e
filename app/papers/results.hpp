// SPDX-License-Identifier: MIT
// Results of a contest that is marked: papers with their places, and figures about them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/papers/tables.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// With fewer entrants, a level or a group shows no ranks, shares and figures.
inline constexpr std::size_t kLeastShown = 5;

/// A marked paper with its place.
struct MarkedPaper {
  store::MarkRow mark;
  std::int64_t entrant = 0;
  std::string group{};
  std::int64_t seat = 0;
};

struct Results {
  std::vector<MarkedPaper> papers{};              ///< by level, rank, group and seat
  std::map<std::string, std::size_t> in_level{};  ///< how many papers, chosen or not

  /// Whether ranks and shares of a level are shown.
  bool shows(const std::string& level) const;
};

/// The papers that are wanted; all if nothing is named.
struct Selection {
  std::optional<std::string> level{};
  std::optional<std::string> group{};
};

/// Returns the results of the latest revision; none if there is none.
Result<Results> results_of(store::ContestStore& store, const WholeContest& contest,
                           const Selection& selection);

/// Returns the result of one entrant, without reading those of others; none if there is none.
Result<Results> result_of(store::WritingStore& writing, const WholeContest& contest,
                          const store::EntrantRow& entrant);

/// Returns a row for each paper.
Table table_of(const Results& results);
/// Returns a row for each question of each level: how it was answered, with the remark on it.
Table questions_of(const WholeContest& contest, const Results& results);

/// The verdicts on a question: right, wrong, incomplete and blank.
using Verdicts = std::array<std::size_t, 4>;
/// Returns the verdicts on the question at a place of the papers of a level.
Verdicts verdicts_at(const Results& results, std::string_view level, std::int64_t place);

/// Returns `none` if no answer to a question is right, and `all` if all are. Returns an empty text
/// otherwise, and while fewer than kLeastShown had the question.
std::string_view remark_on(const Verdicts& verdicts);

/// The figures of some papers of a level.
struct Figures {
  std::size_t papers = 0;
  std::int64_t points = 0;                             ///< of all
  std::map<std::int64_t, std::size_t> distribution{};  ///< papers by points
  std::vector<Verdicts> questions{};                   ///< in the order of the level

  /// The mean of the points in thousandths, rounded.
  std::int64_t mean() const;
};
/// Returns the figures of the papers of a level; nothing for fewer than kLeastShown.
std::optional<Figures> figures_of(const WholeContest& contest, const Results& results,
                                  const std::string& level);
/// Returns the figures of each level in a table. Those of a group stand beside those of its level:
/// `here` are the results of the group, `all` those of the contest.
Table statistics_of(const WholeContest& contest, const Results& here, const Results& all);

}  // namespace reckon::papers
