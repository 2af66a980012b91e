// SPDX-License-Identifier: MIT
// The texts of certificates.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/papers/results.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/text/language.hpp"

namespace reckon::papers {

/// A certificate.
struct CertificateText {
  std::string title;
  std::string name;
  std::vector<std::string> lines;
};

/// Returns the class of a certificate by the share below: `participation`, `merit` or
/// `distinction`; the first where the level shows no shares.
std::string_view class_of(const WholeContest& contest, const Results& results,
                          const store::MarkRow& mark);

/// Returns a certificate for each paper of the results. Entrants without a name are called by
/// group and seat.
std::vector<CertificateText> certificates_of(const WholeContest& contest, const Results& results,
                                             const std::map<std::int64_t, std::string>& names,
                                             Language language);

/// Returns a report for parents for each paper: points, place, and how many answers were right. It
/// names no question and no other pupil.
std::vector<CertificateText> reports_of(const WholeContest& contest, const Results& results,
                                        const std::map<std::int64_t, std::string>& names,
                                        Language language);

/// The papers of a group.
struct PapersOfGroup {
  std::string school;
  std::string group;
  Results results;
};
/// Returns the results by school, group and seat, each group with the counts of the whole contest.
std::vector<PapersOfGroup> by_school(const Results& results,
                                     const std::vector<store::GroupRow>& groups);

}  // namespace reckon::papers
