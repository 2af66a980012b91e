// SPDX-License-Identifier: MIT
#include "app/cli/krypto/records.hpp"

#include <array>

#include "app/cli/frame/fault.hpp"
#include "app/cli/krypto/census_work.hpp"

namespace reckon::cli {

namespace {

std::int64_t card_of(const std::optional<std::uint64_t>& asked, std::int64_t otherwise) {
  return asked ? static_cast<std::int64_t>(*asked) : otherwise;
}

}  // namespace

std::string_view name_of(RecordQuestion question) {
  constexpr std::array<std::string_view, kAllRecordQuestions.size()> kNames = {
      "run", "objectives", "solutions", "single", "unsolvable", "deck"};
  return kNames[static_cast<std::size_t>(question)];
}

krypto::HandRange range_of(const RecordOptions& options) {
  const krypto::Games standard;
  const auto range = krypto::HandRange::make(options.cards.value_or(standard.cards),
                                             card_of(options.smallest_card, 1),
                                             card_of(options.largest_card, standard.largest_card));
  if (!range) throw bad_input("records", range.error());
  return *range;
}

krypto::Games games_of(const RecordOptions& options) {
  const auto [first, last] = objectives_named(options.objectives);
  const krypto::HandRange range = range_of(options);
  if (range.first_card() < 1) {
    throw Fault(kBadInput, "--min 0: give 1 or more; only --question run has the card 0");
  }
  const auto games = krypto::Games::make(range.cards(), range.last_card(), first, last);
  if (!games) throw bad_input("records", games.error());
  return *games;
}

Json document_of(const RecordOptions& options) {
  Json document = {{"question", name_of(options.question)}, {"rules", name_of(options.rules)}};
  if (options.question == RecordQuestion::deck) return document;
  const krypto::HandRange range = range_of(options);
  document["cards"] = range.cards();
  document["smallest_card"] = range.first_card();
  document["largest_card"] = range.last_card();
  if (options.question == RecordQuestion::run) {
    document["use"] = name_of(options.use);
    return document;
  }
  const krypto::Games games = games_of(options);
  document["first_objective"] = games.first_objective;
  document["last_objective"] = games.last_objective;
  return document;
}

Json json_of(const Holders<Cards>& holders, const std::string& name) {
  return {{name, holders.record()}, {"count", holders.count()}, {"hands", holders.first()}};
}

void print_hands(const Holders<Cards>& holders) {
  for (const Cards& hand : holders.first()) print_line(text_of(hand));
}

}  // namespace reckon::cli
