// SPDX-License-Identifier: MIT
#include "app/papers/checklist.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "app/papers/checking.hpp"
#include "app/papers/with_numbers.hpp"
#include "reckon/words/words.hpp"

namespace reckon::papers {

namespace {

class Checklist {
 public:
  // Adds an item with a phrase of the words, and its numbers.
  void add(std::string_view what, bool is_good, Phrase ChecklistWords::* phrase,
           std::initializer_list<std::size_t> numbers = {}) {
    CheckItem& item = items_.emplace_back(CheckItem{.what = std::string(what), .is_good = is_good});
    for (const Language language : kAllLanguages) {
      std::string text(std::string_view(contest_words_in(language).checklist.*phrase));
      for (const std::size_t number : numbers) text = with_numbers(text, {std::to_string(number)});
      item.text[static_cast<std::size_t>(language)] = std::move(text);
    }
  }
  std::vector<CheckItem> take() { return std::move(items_); }

 private:
  std::vector<CheckItem> items_;
};

}  // namespace

Result<std::vector<CheckItem>> checklist(store::ContestStore& store, store::PersonStore& persons,
                                         const WholeContest& contest, std::int64_t now) {
  const store::ContestRow& row = contest.data.row;
  const auto checked = check(store, contest);
  if (!checked) return std::unexpected(checked.error());
  const auto groups = store.groups(row.season);
  if (!groups) return std::unexpected(groups.error());
  const auto entrants = store.entrants(row.season, {});
  if (!entrants) return std::unexpected(entrants.error());
  const auto backups = persons.backups();
  if (!backups) return std::unexpected(backups.error());
  const auto writers =
      static_cast<std::size_t>(std::ranges::count(*entrants, "entered", &store::EntrantRow::state));
  Checklist list;
  if (checked->faults.empty()) {
    list.add("questions", true, &ChecklistWords::questions, {checked->questions});
  } else {
    list.add("questions", false, &ChecklistWords::faults, {checked->faults.size()});
  }
  list.add("papers", true, &ChecklistWords::papers, {checked->papers});
  list.add("groups", writers > 0,
           writers > 0 ? &ChecklistWords::groups : &ChecklistWords::no_groups,
           {groups->size(), writers});
  if (contest.plan.keeps_names) {
    list.add("names", true, &ChecklistWords::names, {static_cast<std::size_t>(contest.plan.days)});
  } else {
    list.add("names", true, &ChecklistWords::no_names);
  }
  constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;
  const bool is_backed_up = !backups->empty() && backups->back().made_at > now - kDay;
  list.add("backup", is_backed_up,
           is_backed_up ? &ChecklistWords::backup : &ChecklistWords::no_backup);
  const bool is_marked = row.revision > 0;
  list.add("marks", is_marked, is_marked ? &ChecklistWords::marked : &ChecklistWords::not_marked,
           {static_cast<std::size_t>(row.revision)});
  const bool is_official = row.state == "published";
  list.add("publish", is_official,
           is_official ? &ChecklistWords::official : &ChecklistWords::not_official);
  return list.take();
}

}  // namespace reckon::papers
