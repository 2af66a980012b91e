// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_documents.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/pdf/pdf_document.hpp"
#include "app/papers/paper_maker.hpp"
#include "reckon/contest/group_id.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/words/words.hpp"

namespace reckon::cli {

std::string slips_pdf(const std::vector<PaperOwner>& owners, const ContestStyle& style) {
  return with_feature("pdf", pdf_document)(
      slip_pages(owners, style),
      std::string(std::string_view(contest_words_in(style.language).your_code)), style.language);
}

std::vector<OwnedPaper> papers_of(store::ContestStore& store, store::PersonStore& persons,
                                  const OpenContest& open, const std::string& group,
                                  const ContestStyle& style) {
  const auto entrants = value_of(store.entrants(open.data.row.season, group));
  if (entrants.empty()) {
    throw Fault(kBadInput,
                fmt::format("--group: {} has no entrants: enrol some first", quote(group)));
  }
  const auto codes = value_of(persons.codes());
  std::map<std::int64_t, store::AttemptRow> known;
  value_of(store.each_attempt(open.data.row.id, group,
                              [&](const store::WholeAttempt& one) -> Result<void> {
                                known[one.attempt.entrant] = one.attempt;
                                return {};
                              }));
  std::map<std::string, papers::PaperMaker> makers;
  std::vector<store::AttemptRow> made;
  std::vector<OwnedPaper> papers;
  for (const store::EntrantRow& entrant : entrants) {
    if (entrant.state != "entered") continue;
    if (open.plan.level(entrant.level) == nullptr) {
      note(fmt::format("seat {}: the contest has no level {}: it gets no paper", entrant.seat,
                       quote(entrant.level)));
      continue;
    }
    const auto code = codes.find(entrant.id);
    if (code == codes.end()) {
      throw Fault(kBadInput, fmt::format("seat {} has no code in the file of persons: name the "
                                         "right one with --persons",
                                         entrant.seat));
    }
    OwnedPaper& one = papers.emplace_back(
        OwnedPaper{.owner = {.code = code->second, .group = entrant.group, .seat = entrant.seat},
                   .level = entrant.level,
                   .paper = {}});
    papers::PaperMaker& maker =
        makers.try_emplace(entrant.level, open.data, entrant.level, options_of, system_chance())
            .first->second;
    if (const auto found = known.find(entrant.id); found != known.end()) {
      one.paper = paper_in_store(open, found->second.paper);
      one.level = found->second.level;
      maker.place(one.paper);
      continue;
    }
    one.paper = maker.next();
    made.push_back({.id = random_id(),
                    .entrant = entrant.id,
                    .contest = open.data.row.id,
                    .level = entrant.level,
                    .language = std::string(name_of(style.language)),
                    .paper = to_text(one.paper)});
  }
  value_of(store.add_attempts(made));
  return papers;
}

std::string title_of_contest(const OpenContest& open, const ContestStyle& style) {
  return kinds::in(open.plan.name, style.language);
}

std::string papers_pdf(const OpenContest& open, const std::vector<OwnedPaper>& papers,
                       const ContestStyle& style) {
  auto& pdf = with_feature("pdf", pdf_document);
  std::vector<sheet::Drawing> pages;
  for (const OwnedPaper& one : papers) {
    std::ranges::move(paper_pages(open, one.level, one.paper, one.owner, style),
                      std::back_inserter(pages));
    pages.push_back(answer_drawing(open, one.paper, one.owner, style));
  }
  if (pages.empty()) throw Fault(kNo, "no entrant of the group has a level of the contest");
  return pdf(pages, title_of_contest(open, style), style.language);
}

namespace {

std::string pages_of(const std::vector<papers::CertificateText>& texts, const OpenContest& open,
                     const ContestStyle& style) {
  if (texts.empty()) throw Fault(kNo, "no paper is marked for these certificates");
  std::vector<sheet::Drawing> pages;
  for (const papers::CertificateText& text : texts) pages.push_back(certificate_page(text, style));
  return with_feature("pdf", pdf_document)(pages, title_of_contest(open, style), style.language);
}

}  // namespace

std::string certificates_pdf(const EntrantNames& names, const OpenContest& open,
                             const papers::Results& results, const ContestStyle& style) {
  return pages_of(papers::certificates_of(open, results, names, style.language), open, style);
}

std::string certificates_by_school_pdf(const EntrantNames& names, const OpenContest& open,
                                       const std::vector<papers::PapersOfGroup>& groups,
                                       const ContestStyle& style) {
  std::vector<papers::CertificateText> texts;
  for (const auto& [school, group, results] : groups) {
    const std::string_view word = contest_words_in(style.language).group;
    texts.push_back({.title = school,
                     .name = fmt::format("{} {}", word, contest::group_name(group)),
                     .lines = {title_of_contest(open, style)}});
    std::ranges::move(papers::certificates_of(open, results, names, style.language),
                      std::back_inserter(texts));
  }
  return pages_of(texts, open, style);
}

std::string reports_pdf(const EntrantNames& names, const OpenContest& open,
                        const papers::Results& results, const ContestStyle& style) {
  return pages_of(papers::reports_of(open, results, names, style.language), open, style);
}

}  // namespace reckon::cli
