// SPDX-License-Identifier: MIT
#include "app/cli/contest/practice_edition.hpp"

#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/api/api.hpp"
#include "app/papers/questions.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/text/language.hpp"

namespace reckon::cli {

namespace {

using PlainJson = nlohmann::json;

// The steps of a document of the engine; none if it has given up.
PlainJson steps_in(const api::Response& response) {
  if (response.status != api::Status::ok) return PlainJson::array();
  PlainJson document = PlainJson::parse(response.body, nullptr, false);
  if (document.contains("puzzles")) document = PlainJson(document["puzzles"].at(0));
  return document.value("steps", PlainJson::array());
}

// A percentage with one place.
double percent(std::size_t part, std::size_t whole) {
  constexpr double kPlaces = 10;
  const double share = 100 * static_cast<double>(part) / static_cast<double>(whole);
  return std::round(share * kPlaces) / kPlaces;
}

class Edition {
 public:
  Edition(const papers::WholeContest& contest, const papers::Results& results)
      : contest_(contest), results_(results) {}

  Result<PlainJson> level(const contest::Level& level) {
    const auto figures = papers::figures_of(contest_, results_, level.id);
    PlainJson questions = PlainJson::array();
    std::int64_t most = 0;
    for (const store::OnPaper* place : contest_.on_paper(level.id)) {
      const store::QuestionRow* const row = contest_.find(place->question);
      if (row == nullptr || row->variants.empty()) {
        return failure(ErrorCode::system, "the store lacks a question of its papers");
      }
      if (row->voided != "none") most += row->points;
      auto json = question(*row, questions.size() + 1);
      if (!json) return json;
      (*json)["share"] = share(figures, questions.size());
      questions.push_back(*std::move(json));
    }
    return PlainJson{{"level", level.id},
                     {"title", papers::json_of(level.name)},
                     {"most", most},
                     {"results", results_of(figures)},
                     {"questions", std::move(questions)}};
  }

 private:
  Result<PlainJson> question(const store::QuestionRow& row, std::size_t number) {
    const kinds::StatedPuzzle* const stated = contest_.stated_of(row);
    const contest::PaperQuestion item{.question = row.id, .variant = 0, .names = {}};
    auto json = papers::question_on_paper(
        row, stated == nullptr ? std::nullopt : std::optional(*stated), item, number);
    if (!json) return json;
    const contest::Variant& variant = row.variants.front();
    (*json)["voided"] = row.voided;
    (*json)["solution"] = papers::solution_on_paper(row, item);
    (*json)["level_of_difficulty"] = variant.level ? PlainJson(*variant.level) : PlainJson();
    (*json)["steps"] = PlainJson::array();
    if (stated != nullptr) {
      if (const auto* const text = std::get_if<kinds::TextAnswer>(&stated->answer)) {
        (*json)["right"] = text->right;
      }
      return json;
    }
    if (json->contains("cards")) {
      const auto allowed = allowed_by(rules_named(row.rules).value_or(Rules::house));
      (*json)["fractions"] = allowed.fractions;
      (*json)["least"] = allowed.is_bounded() ? PlainJson(allowed.least) : PlainJson();
      (*json)["steps"] = steps_of_hand(*json);
    } else if (json->contains("letters")) {
      const bool is_sum = row.kind == name_of(kinds::Kind::alphametic);
      (*json)["steps"] = steps_in(
          is_sum ? engine_.answer("alphametic/explain", PlainJson{{"puzzle", variant.text}}.dump())
                 : engine_.answer("calcrostic/explain", PlainJson{{"grid", variant.text}}.dump()));
    }
    return json;
  }

  PlainJson steps_of_hand(const PlainJson& question) {
    return steps_in(engine_.answer("krypto/hint", PlainJson{{"cards", question["cards"]},
                                                            {"objective", question["objective"]},
                                                            {"rules", question["rules"]},
                                                            {"use", question["use"]},
                                                            {"more", krypto::kMostCards}}
                                                      .dump()));
  }

  static PlainJson share(const std::optional<papers::Figures>& figures, std::size_t question) {
    if (!figures) return {};
    const auto& [right, wrong, incomplete, blank] = figures->questions.at(question);
    const std::size_t all = figures->papers;
    return {{"right", percent(right, all)},
            {"wrong", percent(wrong, all)},
            {"incomplete", percent(incomplete, all)},
            {"blank", percent(blank, all)}};
  }

  static PlainJson results_of(const std::optional<papers::Figures>& figures) {
    if (!figures) return {};
    PlainJson distribution = PlainJson::array();
    for (const auto& [points, count] : figures->distribution) {
      distribution.push_back({{"points", points}, {"count", count}});
    }
    constexpr double kThousandth = 1000;
    return {{"entrants", figures->papers},
            {"mean", static_cast<double>(figures->mean()) / kThousandth},
            {"distribution", std::move(distribution)}};
  }

  const papers::WholeContest& contest_;
  const papers::Results& results_;
  api::Engine engine_;
};

}  // namespace

Result<PlainJson> practice_edition(const papers::WholeContest& contest,
                                   const papers::Results& results) {
  Edition edition(contest, results);
  PlainJson levels = PlainJson::array();
  for (const contest::Level& level : contest.plan.levels) {
    auto json = edition.level(level);
    if (!json) return json;
    levels.push_back(*std::move(json));
  }
  const contest::Plan& plan = contest.plan;
  return PlainJson{{"format", 1},
                   {"contest", contest.data.row.id},
                   {"season", contest.data.row.season},
                   {"title", papers::json_of(plan.name)},
                   {"revision", contest.data.row.revision},
                   {"minutes", plan.minutes},
                   {"penalty", plan.marking.penalty},
                   {"incomplete_is_wrong", plan.marking.incomplete_is_wrong},
                   {"levels", std::move(levels)}};
}

}  // namespace reckon::cli
