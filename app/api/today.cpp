// SPDX-License-Identifier: MIT
// The path of the puzzles of a day.
#include <array>

#include "app/answers/days.hpp"
#include "app/api/request.hpp"

namespace reckon::api::on_days {

namespace {

constexpr std::array kTodayTakes = {
    Parameter{.name = "date",
              .help = "The day, from 2026-01-01 on. There is no default, since the same question "
                      "has the same answer everywhere and at all times",
              .required = true,
              .how = "give a day such as \"2026-11-25\"",
              .examples = R"(["2026-11-25"])"},
    Parameter{.name = "kind",
              .type = Type::choice,
              .help = "Only the puzzle of this kind (default: one of each)",
              .choices = names_of<daily::kAllKinds>},
    Parameter{.name = "solutions", .type = Type::flag, .help = "With the solution of each puzzle"}};

answers::Json today(Request& request) {
  const auto date = daily::date_of(request.text("date"));
  if (!date) request.refuse("date", date.error().message);
  const auto kind = request.choice_if_given("kind", daily::kAllKinds);
  const answers::DayShown shown{.kind = kind, .solutions = request.flag("solutions")};
  if (!request.complete()) return {};
  auto document = answers::json_of_day(*date, shown, request.solver());
  if (document) return *std::move(document);
  request.refuse("body", document.error().message, Code::too_much);
  return {};
}

constexpr std::array kQuestions = {
    Question{.path = "today",
             .summary = "Return the puzzles of a day, which are the same everywhere",
             .details =
                 "Easy on Monday, hard on Saturday, of level 3 on Sunday. The hand of Krypto "
                 "has five different cards. Days before 2026-11-29 have hands of 24 and "
                 "Countdown only if they are asked for.",
             .example = R"({"date": "2026-11-25"})",
             .schema = "today",
             .parameters = kTodayTakes,
             .answer = today},
};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

}  // namespace reckon::api::on_days
