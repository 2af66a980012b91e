// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_hall.hpp"

#include <chrono>
#include <utility>

#include "app/cli/contest/contest_documents.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/pdf/pdf_document.hpp"

namespace reckon::cli {

namespace {

template <typename Clock>
std::int64_t milliseconds_of() {
  using std::chrono::milliseconds;
  return std::chrono::duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
}

using contests::FileWish;
using contests::Stores;

ContestStyle style_of(const FileWish& wish) {
  return {.language = wish.language, .large = wish.large};
}

OpenContest contest_of(const Stores& stores, const FileWish& wish) {
  return open_contest(*stores.contests,
                      {.store = {}, .argument = {}, .persons = {}, .contest = wish.contest});
}

std::string slips_of(const Stores& stores, const FileWish& wish) {
  const auto codes = value_of(stores.persons->codes());
  std::vector<PaperOwner> owners;
  for (const store::EntrantRow& one :
       value_of(stores.contests->entrants(wish.season, wish.group))) {
    const auto code = codes.find(one.id);
    if (one.state != "entered" || code == codes.end()) continue;
    owners.push_back({.code = code->second, .group = one.group, .seat = one.seat});
  }
  return slips_pdf(owners, style_of(wish));
}

std::string papers_for(const Stores& stores, const FileWish& wish) {
  const OpenContest open = contest_of(stores, wish);
  return papers_pdf(open,
                    papers_of(*stores.contests, *stores.persons, open, wish.group, style_of(wish)),
                    style_of(wish));
}

// The papers that are wanted. That of one entrant is found without those of others.
papers::Results results_for(const Stores& stores, const OpenContest& open, const FileWish& wish) {
  if (wish.entrant) return value_of(papers::result_of(*stores.writing, open, *wish.entrant));
  papers::Selection selection;
  if (!wish.group.empty()) selection.group = wish.group;
  return value_of(papers::results_of(*stores.contests, open, selection));
}

EntrantNames names_for(const Stores& stores, const FileWish& wish) {
  if (!wish.entrant) return value_of(stores.persons->names());
  const std::string name = value_of(stores.persons->name_of(wish.entrant->id));
  return name.empty() ? EntrantNames() : EntrantNames{{wish.entrant->id, name}};
}

std::string certificates_for(const Stores& stores, const FileWish& wish) {
  const OpenContest open = contest_of(stores, wish);
  const auto results = results_for(stores, open, wish);
  const auto names = names_for(stores, wish);
  if (wish.entrant || !wish.group.empty()) {
    return certificates_pdf(names, open, results, style_of(wish));
  }
  const auto groups = value_of(stores.contests->groups(wish.season));
  return certificates_by_school_pdf(names, open, papers::by_school(results, groups),
                                    style_of(wish));
}

std::string reports_for(const Stores& stores, const FileWish& wish) {
  const OpenContest open = contest_of(stores, wish);
  return reports_pdf(names_for(stores, wish), open, results_for(stores, open, wish),
                     style_of(wish));
}

// A teacher gets the reasons that a command would give its user. Without the library that
// writes PDF there is no writer.
contests::Writer writer_of(std::string (*write)(const Stores&, const FileWish&)) {
  auto* const pdf = &pdf_document;
  if (pdf == nullptr) return {};
  return [write](const Stores& stores, const FileWish& wish) -> Result<std::string> {
    try {
      return write(stores, wish);
    } catch (const Fault& fault) {
      return failure(fault.status() == kSystemFault ? ErrorCode::system : ErrorCode::unsuitable,
                     fault.what());
    }
  };
}

}  // namespace

std::unique_ptr<contests::Hall> open_hall(const std::string& store,
                                          const std::optional<std::string>& persons,
                                          const std::string& practice) {
  const ContestFiles files{.store = store, .argument = {}, .persons = persons, .contest = {}};
  contests::Stores stores;
  stores.contests = open_store(files, store::OpenMode::change);
  stores.writing = value_of(store::open_writing(store, system_chance));
  stores.day = value_of(store::open_day(store));
  stores.persons = open_person_file(files, store::OpenMode::change);
  stores.cut_outs = cut_outs_of(files);
  stores.writers = {.slips = writer_of(&slips_of),
                    .papers = writer_of(&papers_for),
                    .certificates = writer_of(&certificates_for),
                    .reports = writer_of(&reports_for)};
  stores.practice = practice;
  return value_of(contests::Hall::open(std::move(stores), contest_readers(),
                                       {.clock = &milliseconds_of<std::chrono::steady_clock>,
                                        .date = &milliseconds_of<std::chrono::system_clock>,
                                        .chance = &system_chance}));
}

}  // namespace reckon::cli
