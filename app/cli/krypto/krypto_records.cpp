// SPDX-License-Identifier: MIT
// reckon krypto records
#include <fmt/core.h>

#include <memory>
#include <vector>

#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/krypto/census_work.hpp"
#include "app/cli/krypto/records.hpp"

namespace reckon::cli {
namespace {

// Returns the options that do not affect a question.
std::vector<const char*> unused_options(RecordQuestion question) {
  switch (question) {
    case RecordQuestion::run: return {"--objectives", "--deck"};
    case RecordQuestion::unsolvable: return {"--use", "--deck", "--limit"};
    case RecordQuestion::deck: return {"--use", "--objectives", "--cards", "--min", "--max"};
    default: return {"--use", "--deck"};
  }
}

void answer_question(const Command& command, const RecordOptions& options) {
  for (const char* flag : unused_options(options.question)) {
    if (!command.given(flag)) continue;
    throw Fault(kBadInput,
                fmt::format("{} does not apply to --question {}", flag, name_of(options.question)));
  }
  const LongRun run(command, options.work);
  switch (options.question) {
    case RecordQuestion::run: return answer_run(options, run);
    case RecordQuestion::objectives: return answer_objectives(options, run);
    case RecordQuestion::solutions: return answer_solutions(options, run);
    case RecordQuestion::single: return answer_single(options, run);
    case RecordQuestion::unsolvable: return answer_unsolvable(options, run);
    case RecordQuestion::deck: return answer_deck(options, run);
  }
}

}  // namespace

void add_krypto_records(const Command& command, Answer&) {
  const auto options = std::make_shared<RecordOptions>();
  add_choice(command, "--question", "The record to find (default: run)", options->question,
             kAllRecordQuestions);
  add_rules(command, options->rules);
  add_use(command, options->use);
  add_cards(command, options->cards);
  add_number(command, "--min", options->smallest_card, "The smallest card (default: 1)",
             {.last = krypto::kLargestCountedCard})
      .type_name("N");
  add_largest_card(command, options->largest_card);
  add_objectives(command, options->objectives);
  add_deck(command, options->deck);
  add_number(command, "--limit", options->limit,
             "Print the first N of each list (default: 10, and all of the longest run)")
      .type_name("N");
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command] { answer_question(command, *options); });
}

}  // namespace reckon::cli
