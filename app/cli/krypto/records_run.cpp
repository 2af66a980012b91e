// SPDX-License-Identifier: MIT
// The longest run of objectives from 1 on.
#include <fmt/core.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>

#include "app/cli/krypto/records.hpp"
#include "app/cli/long/piece_bytes.hpp"

namespace reckon::cli {
namespace {

// A piece takes some seconds at most.
std::uint64_t hands_in_piece(const krypto::HandRange& range) {
  constexpr std::uint64_t kOfSevenCards = 512;
  constexpr std::uint64_t kOfFewerCards = 8192;
  return range.cards() == 7 ? kOfSevenCards : kOfFewerCards;
}

// The run that pieces begin with, so that most of their hands are dismissed by a single question.
// It is looked for when the first piece is made, and is the same in every process.
class KnownRun {
 public:
  KnownRun(krypto::HandRange range, Rules rules, krypto::Use use)
      : range_(std::move(range)), rules_(rules), use_(use) {}

  std::int64_t run() {
    std::call_once(found_, [&] {
      const bool one_piece = range_.hands() <= hands_in_piece(range_);
      if (!one_piece) run_ = krypto::climb_to_a_run(range_, rules_, use_);
    });
    return run_;
  }

 private:
  krypto::HandRange range_;
  Rules rules_;
  krypto::Use use_;
  std::once_flag found_;
  std::int64_t run_ = 0;
};

work::Work run_work(const krypto::HandRange& range, Rules rules, krypto::Use use) {
  const std::uint64_t size = hands_in_piece(range);
  const auto known = std::make_shared<KnownRun>(range, rules, use);
  return {.parameters = fmt::format("longest run from 1 under {} rules, use {}, {} cards from {} "
                                    "to {}, {} hands a piece",
                                    name_of(rules), name_of(use), range.cards(), range.first_card(),
                                    range.last_card(), size),
          .pieces = (range.hands() + size - 1) / size,
          .make = [range, rules, use, size, known](std::uint64_t piece) {
            const std::uint64_t first = piece * size;
            const auto found = krypto::longest_run(
                range, rules, use, first, std::min(first + size, range.hands()), known->run());
            std::string bytes;
            put_number(bytes, static_cast<std::uint64_t>(found.run));
            for (const std::uint64_t hand : found.hands) put_number(bytes, hand - first);
            return bytes;
          }};
}

Holders<Cards> holders_in(const Results& results, const krypto::HandRange& range,
                          std::uint64_t limit) {
  const std::uint64_t size = hands_in_piece(range);
  Holders<Cards> holders(limit);
  for (std::uint64_t piece = 0; piece < results.pieces(0); ++piece) {
    const std::string bytes = results.read(0, piece);
    NumbersIn numbers(bytes);
    const std::uint64_t record = numbers.take();
    while (!numbers.at_end()) {
      const std::uint64_t hand = numbers.take() + piece * size;
      if (hand >= range.hands()) throw NumbersIn::no_result();
      holders.add(record, [&] { return range.at(hand); });
    }
  }
  return holders;
}

}  // namespace

void answer_run(const RecordOptions& options, const LongRun& run) {
  const krypto::HandRange range = range_of(options);
  const auto results = run.run({run_work(range, options.rules, options.use)});
  if (!results) return;
  constexpr std::uint64_t kAllHands = std::numeric_limits<std::uint64_t>::max();
  const Holders<Cards> holders = holders_in(*results, range, options.limit.value_or(kAllHands));
  if (options.json) {
    Json document = document_of(options);
    document["longest_run"] = json_of(holders, "length");
    print_json(document);
    return;
  }
  if (holders.count() == 0) {
    print_line(fmt::format("No hand reaches 1 under {} rules", name_of(options.rules)));
    return;
  }
  print_line(fmt::format("1 to {} under {} rules, reached by {} of {}", holders.record(),
                         name_of(options.rules), hands_in_words(holders.count()), range.hands()));
  print_hands(holders);
}

}  // namespace reckon::cli
