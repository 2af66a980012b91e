// SPDX-License-Identifier: MIT
#include "app/papers/questions.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "reckon/arith/rules.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/puzzle.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/text/base64.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::papers {

namespace {

using Json = nlohmann::json;

std::unexpected<Error> unreadable(const store::QuestionRow& question) {
  return failure(ErrorCode::system, "question " + question.id +
                                        " in the store cannot be read: take the latest backup");
}

void put_stated(Json& json, const kinds::StatedPuzzle& stated, const std::string& names) {
  json["text"] = json_of(stated.text);
  if (stated.picture) {
    json["picture"] = {{"src", "data:image/png;base64," + base64(stated.picture->png->bytes)},
                       {"alt", json_of(stated.picture->text)}};
  }
  std::visit(Overloaded{[&](const kinds::ChoiceAnswer& choice) {
                          json["form"] = "choice";
                          json["options"] = Json::array();
                          for (std::size_t shown = 0; shown < choice.options.size(); ++shown) {
                            const std::size_t option =
                                names.empty() ? shown : names.find(kinds::option_name(shown));
                            if (option >= choice.options.size()) continue;
                            json["options"].push_back(json_of(choice.options[option]));
                          }
                        },
                        [&](const kinds::NumberAnswer&) { json["form"] = "number"; },
                        [&](const kinds::TextAnswer&) { json["form"] = "text"; }},
             stated.answer);
}

// The letters of a solution such as `A=2, B=7`.
std::string letters_in(const std::string& solution) {
  std::string letters;
  for (std::size_t i = 1; i < solution.size(); ++i) {
    if (solution[i] == '=') letters += solution[i - 1];
  }
  return letters;
}

}  // namespace

Json json_of(const kinds::Translated& text) {
  Json json = Json::object();
  for (const Language language : kAllLanguages) {
    json[std::string(name_of(language))] = kinds::in(text, language);
  }
  return json;
}

Result<Json> question_on_paper(const store::QuestionRow& question,
                               const std::optional<kinds::StatedPuzzle>& stated,
                               const contest::PaperQuestion& item, std::size_t number) {
  if (item.variant >= question.variants.size()) return unreadable(question);
  Json json = {
      {"q", question.id}, {"number", number}, {"points", question.points}, {"kind", question.kind}};
  if (stated) {
    put_stated(json, *stated, item.names);
    return json;
  }
  const contest::Variant& variant = question.variants[item.variant];
  const std::string text = contest::with_names(variant.text, item.names);
  json["text"] = text;
  const auto games = std::span(krypto::kAllGames);
  const auto game = std::ranges::find_if(
      games, [&](krypto::Game one) { return name_of(kinds::kind_of(one)) == question.kind; });
  if (game != games.end()) {
    const auto hand = krypto::Hand::parse(text);
    const auto rules = rules_named(question.rules);
    const auto objective = hand ? hand->objective().to_int64() : std::nullopt;
    if (!rules || !objective) return unreadable(question);
    json["cards"] = hand->cards();
    json["objective"] = *objective;
    json["rules"] = question.rules;
    json["use"] = row_of(*game).use == krypto::Use::any ? "any" : "all";
    return json;
  }
  if (question.kind == name_of(kinds::Kind::numbers)) {
    json["asked"] = std::ranges::count(text, '?');
    return json;
  }
  std::string letters = letters_in(variant.solution);
  if (!item.names.empty()) {
    letters = item.names;
    std::ranges::sort(letters);
  }
  json["letters"] = letters;
  return json;
}

std::string solution_on_paper(const store::QuestionRow& question,
                              const contest::PaperQuestion& item) {
  const contest::Variant& variant = question.variants.at(item.variant);
  if (item.names.empty()) return variant.solution;
  if (!question.body.empty()) {
    // The letter that the right option has on this paper.
    const auto right = static_cast<std::size_t>(variant.solution.front() - 'A');
    return {item.names.at(right)};
  }
  const auto judge =
      kinds::judge_of_letters(contest::with_names(variant.text, item.names), Rules::house);
  const std::string named = contest::with_names(variant.solution, item.names);
  return judge ? judge->canonical(named).value_or(named) : named;
}

}  // namespace reckon::papers
