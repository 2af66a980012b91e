// SPDX-License-Identifier: MIT
// The pages of a contest: papers, pages of answers, solutions, slips and certificates.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/contest/contest_files.hpp"
#include "app/papers/certificates.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/sheet/flow.hpp"
#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"

namespace reckon::cli {

struct ContestStyle {
  sheet::Paper paper = sheet::Paper::a4;
  Language language = Language::english;
  bool large = false;
};

/// The entrant of a paper or slip. It has no name.
struct PaperOwner {
  std::string code;  ///< without dashes
  std::string group;
  std::int64_t seat = 0;
};

/// Returns the size of pages of answers on this paper.
contest::PageSize answer_page_size(sheet::Paper paper);

/// Returns the pages of a paper: questions by band, without codes of puzzles and without answers.
std::vector<sheet::Drawing> paper_pages(const OpenContest& open, const std::string& level,
                                        const contest::Paper& paper, const PaperOwner& owner,
                                        const ContestStyle& style);
/// Returns the page on which the paper is answered.
sheet::Drawing answer_drawing(const OpenContest& open, const contest::Paper& paper,
                              const PaperOwner& owner, const ContestStyle& style);

/// The solution of each question of a paper, as it is to be written on that paper.
std::vector<std::string> solutions_of(const OpenContest& open, const contest::Paper& paper);
struct OwnedPaper {
  PaperOwner owner;
  std::string level;
  contest::Paper paper;
};
std::vector<sheet::Drawing> solution_pages(const OpenContest& open,
                                           const std::vector<OwnedPaper>& papers,
                                           const ContestStyle& style);

/// Returns the slips with the codes of entrants, to be cut.
std::vector<sheet::Drawing> slip_pages(const std::vector<PaperOwner>& owners,
                                       const ContestStyle& style);

/// Returns the page of a certificate.
sheet::Drawing certificate_page(const papers::CertificateText& text, const ContestStyle& style);

}  // namespace reckon::cli
