// SPDX-License-Identifier: MIT
#include "app/papers/paper_maker.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace reckon::papers {

PaperMaker::PaperMaker(const store::ContestData& contest, const std::string& level,
                       OptionsOf options, std::uint64_t seed)
    : random_(seed), options_(std::move(options)) {
  std::map<std::tuple<std::int64_t, std::string, int>, std::size_t> groups;
  for (const store::OnPaper& place : contest.on_paper) {
    const auto question =
        std::ranges::find(contest.questions, place.question, &store::QuestionRow::id);
    if (place.level != level || question == contest.questions.end()) continue;
    questions_.push_back(&*question);
    seats_.emplace_back(question->variants);
    const int hardest = question->variants.front().level.value_or(0);
    const std::tuple key(place.band, question->kind, hardest);
    groups_.push_back(groups.emplace(key, groups.size()).first->second);
  }
}

void PaperMaker::place(const contest::Paper& paper) {
  for (const contest::PaperQuestion& item : paper) {
    const auto found =
        std::ranges::find(questions_, item.question, [](const auto* row) { return row->id; });
    if (found == questions_.end()) continue;
    seats_[static_cast<std::size_t>(found - questions_.begin())].place(item.variant);
  }
}

contest::Paper PaperMaker::next() {
  contest::Paper paper;
  for (const std::size_t i : contest::shuffled_within(groups_, random_)) {
    const store::QuestionRow& question = *questions_[i];
    const std::size_t variant = seats_[i].next(random_);
    paper.push_back({.question = question.id,
                     .variant = variant,
                     .names = names_for(question, question.variants[variant])});
  }
  return paper;
}

// New letters for grids, and another order of options. Words of alphametics stay.
std::string PaperMaker::names_for(const store::QuestionRow& question,
                                  const contest::Variant& variant) {
  const std::size_t names = question.body.empty() ? variant.letters.size() : options_(question);
  return contest::renamed_letters(names, random_);
}

}  // namespace reckon::papers
