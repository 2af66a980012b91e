// SPDX-License-Identifier: MIT
// The documents of a contest in PDF: slips, papers and certificates. Commands write them to files,
// and the server gives them to teachers.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/papers/certificates.hpp"
#include "app/papers/results.hpp"

namespace reckon::cli {

/// Returns the name of a contest in a language.
std::string title_of_contest(const OpenContest& open, const ContestStyle& style);

/// Returns a slip for each code.
std::string slips_pdf(const std::vector<PaperOwner>& owners, const ContestStyle& style);

/// Returns the papers of a group by seat, and makes those that are missing.
std::vector<OwnedPaper> papers_of(store::ContestStore& store, store::PersonStore& persons,
                                  const OpenContest& open, const std::string& group,
                                  const ContestStyle& style);
/// Returns papers, each with its page for the answers; a Fault if there is none.
std::string papers_pdf(const OpenContest& open, const std::vector<OwnedPaper>& papers,
                       const ContestStyle& style);

using EntrantNames = std::map<std::int64_t, std::string>;

/// Returns a certificate for each paper; a Fault if there is none.
std::string certificates_pdf(const EntrantNames& names, const OpenContest& open,
                             const papers::Results& results, const ContestStyle& style);
/// Returns the same of all groups by school, each behind a page that names it.
std::string certificates_by_school_pdf(const EntrantNames& names, const OpenContest& open,
                                       const std::vector<papers::PapersOfGroup>& groups,
                                       const ContestStyle& style);
/// Returns a report for parents for each paper; a Fault if there is none.
std::string reports_pdf(const EntrantNames& names, const OpenContest& open,
                        const papers::Results& results, const ContestStyle& style);

}  // namespace reckon::cli
