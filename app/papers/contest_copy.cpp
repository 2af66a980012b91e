// SPDX-License-Identifier: MIT
#include "app/papers/contest_copy.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace reckon::papers {

namespace {

using Json = nlohmann::json;

Json copied(const store::QuestionRow& question) {
  Json variants = Json::array();
  for (const contest::Variant& variant : question.variants) {
    variants.push_back({{"text", variant.text},
                        {"solution", variant.solution},
                        {"letters", variant.letters},
                        {"cells", variant.cells}});
    if (variant.level) variants.back()["level"] = *variant.level;
  }
  return {
      {"q", question.id},        {"kind", question.kind},          {"class", question.class_name},
      {"rules", question.rules}, {"body", question.body},          {"points", question.points},
      {"void", question.voided}, {"variants", std::move(variants)}};
}

}  // namespace

std::string copy_of(const store::ContestData& contest) {
  Json questions = Json::array();
  for (const store::QuestionRow& question : contest.questions) {
    questions.push_back(copied(question));
  }
  Json papers = Json::array();
  for (const store::OnPaper& place : contest.on_paper) {
    papers.push_back({{"level", place.level},
                      {"q", place.question},
                      {"band", place.band},
                      {"place", place.place}});
  }
  return Json{{"reckon_contest", 1},
              {"contest", contest.row.id},
              {"season", contest.row.season},
              {"opens", contest.row.opens},
              {"closes", contest.row.closes},
              {"plan", contest.row.settings},
              {"questions", std::move(questions)},
              {"papers", std::move(papers)}}
             .dump() +
         "\n";
}

}  // namespace reckon::papers
