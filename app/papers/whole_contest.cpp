// SPDX-License-Identifier: MIT
#include "app/papers/whole_contest.hpp"

#include <algorithm>
#include <utility>

#include "reckon/text/quote.hpp"

namespace reckon::papers {

const store::QuestionRow* WholeContest::find(const std::string& id) const {
  const auto found = std::ranges::find(data.questions, id, &store::QuestionRow::id);
  return found == data.questions.end() ? nullptr : &*found;
}

const kinds::StatedPuzzle* WholeContest::stated_of(const store::QuestionRow& question) const {
  const auto found = stated.find(question.id);
  return found == stated.end() ? nullptr : &found->second;
}

std::vector<const store::OnPaper*> WholeContest::on_paper(const std::string& level) const {
  std::vector<const store::OnPaper*> places;
  for (const store::OnPaper& place : data.on_paper) {
    if (place.level == level) places.push_back(&place);
  }
  return places;
}

Result<WholeContest> whole_contest(store::ContestStore& store, const std::string& id,
                                   const Readers& readers) {
  auto data = store.contest(id);
  if (!data) return std::unexpected(data.error());
  return whole_contest(*std::move(data), readers);
}

Result<WholeContest> whole_contest(store::ContestData data, const Readers& readers) {
  auto plan = readers.plan(data.row);
  if (!plan) return std::unexpected(plan.error());
  WholeContest whole{.data = std::move(data), .plan = *std::move(plan)};
  for (const store::QuestionRow& question : whole.data.questions) {
    if (question.body.empty()) continue;
    auto stated = readers.stated(question.body);
    if (!stated) {
      return failure(ErrorCode::system,
                     "question " + quote(question.id) + " in the store cannot be read: " +
                         stated.error().message + ": take the latest backup of it");
    }
    whole.stated.emplace(question.id, *std::move(stated));
  }
  return whole;
}

}  // namespace reckon::papers
