// SPDX-License-Identifier: MIT
// Keeps the answers of scanned pages, and leaves to a person what is in doubt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/papers/cut_outs.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/scan/answer_sheet.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// A picture, and what was read in it.
struct ReadSheet {
  std::string file{};    ///< that has the picture
  std::size_t page = 0;  ///< of a PDF, from 1; else 0
  std::string code{};    ///< without hyphens; empty if no page with one of the codes is in it
  std::vector<std::vector<scan::MarkedRow>> blocks{};
  /// Returns a part of the page in PNG, or the whole picture, made smaller; empty if there is none.
  std::function<Result<std::string>(const std::optional<contest::PagePart>&)> picture{};
};

/// The entrants whose pages are taken, by code without hyphens.
using EntrantsByCode = std::map<std::string, std::int64_t, std::less<>>;

/// Takes pages of answers of one contest, one by one.
class ScannedSheets {
 public:
  struct Rules {
    contest::PageSize size = contest::PageSize::a4;
    /// Whose pages they are: those that cannot be read are left to this group. Else to the contest.
    std::optional<std::string> group{};
  };
  /// The store, the contest and the cut-outs must outlive this.
  ScannedSheets(store::ContestStore& store, const WholeContest& contest, const CutOuts& cut_outs,
                EntrantsByCode entrants, Rules rules);

  const EntrantsByCode& entrants() const { return entrants_; }
  /// Returns how the questions of an entrant are answered; none if the entrant has no paper.
  Result<std::vector<contest::AnswerField>> fields_of(const std::string& code);
  /// Returns the page of answers with these questions.
  Result<contest::AnswerPage> page_of(const std::string& code);
  /// Takes a page, and makes cut-outs of rows in doubt. Returns the page as `reckon contest scan
  /// --json` prints it, until the next one is taken. Each question in doubt has a `reason`, or rows
  /// in doubt and the part that was `read`.
  Result<const nlohmann::json*> take(const ReadSheet& sheet);
  /// Writes the certain answers into the store, all or none, and deletes their earlier cut-outs.
  /// Returns how many.
  Result<std::size_t> keep();

  /// All pages that were taken, as take() returns them.
  const nlohmann::json& pages() const { return pages_; }
  /// How many pages and questions were left to a person.
  std::size_t left() const { return left_; }
  /// How many entrants had a page.
  std::size_t entrants_read() const { return papers_.size(); }

 private:
  struct Owned {
    std::int64_t attempt = 0;
    std::string group;
    std::int64_t seat = 0;
    contest::Paper paper;
    contest::AnswerPage page;
    std::map<std::string, std::string> kept{};  // answers in the store, by question
    bool is_seen = false;                       // a page of it was read
  };
  // An answer to be kept; none after two pages had different ones. With its place among the pages.
  struct Kept {
    std::optional<std::string> text;
    std::size_t page = 0;
    std::size_t question = 0;
    SeatQuestion at{};
  };

  Result<Owned*> owned(const std::string& code);
  Result<void> take_page(const ReadSheet& sheet, nlohmann::json& page);
  Result<void> leave_page(const ReadSheet& sheet, nlohmann::json& page, const char* reason);
  Result<void> take_question(Owned& paper, const ReadSheet& sheet, std::size_t block,
                             nlohmann::json& question);
  Result<void> leave_rows(const Owned& paper, const ReadSheet& sheet, std::size_t block,
                          nlohmann::json& question, const std::string& read);
  Result<void> leave_whole(const Owned& paper, const ReadSheet& sheet, std::size_t block,
                           nlohmann::json& question, const std::string& reason);
  Result<std::string> cut_out(const ReadSheet& sheet, const SeatQuestion& at,
                              const contest::PagePart& part, const std::string& letter) const;
  SeatQuestion place_of(const Owned& paper, std::size_t block) const;

  store::ContestStore& store_;
  const WholeContest& contest_;
  const CutOuts& cut_outs_;
  EntrantsByCode entrants_;
  Rules rules_;
  std::map<std::string, Owned, std::less<>> papers_;  // by code
  std::map<std::pair<std::int64_t, std::string>, Kept> answers_;
  nlohmann::json pages_ = nlohmann::json::array();
  std::size_t left_ = 0;
};

}  // namespace reckon::papers
