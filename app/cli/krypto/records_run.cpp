// SPDX-License-Identifier: MIT
// The longest run of objectives from 1 on.
#include <fmt/core.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "app/cli/krypto/records.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/krypto/census/longest_run.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::cli {
namespace {

// A piece takes some seconds at most.
std::uint64_t hands_in_piece(const krypto::HandRange& range) {
  constexpr std::uint64_t kOfSevenCards = 512;
  constexpr std::uint64_t kOfFewerCards = 8192;
  return range.cards() == 7 ? kOfSevenCards : kOfFewerCards;
}

// Removes hands in all rounds of the sieve.
void do_rounds(krypto::Contenders& contenders, unsigned threads) {
  const auto next = [&] {
    Progress progress(Answers::at_the_end);
    return contenders.next_round(
        [&](std::uint64_t done, std::uint64_t total) { progress.look(done, total); });
  };
  while (krypto::HandSieve* sieve = next()) {
    std::vector<std::uint64_t> parts(static_cast<std::size_t>(sieve->parts()));
    std::iota(parts.begin(), parts.end(), std::uint64_t{0});
    Progress progress(Answers::at_the_end);
    std::uint64_t done = 0;
    work::each_piece(parts, threads,
                     {.make =
                          [sieve](std::uint64_t part) {
                            sieve->do_part(part);
                            return std::string();
                          },
                      .take = [&](std::uint64_t, const std::string&) { ++done; },
                      .wait = [&] { progress.look(done, parts.size()); }});
  }
}

work::Work run_work(const RecordOptions& options, unsigned threads) {
  const krypto::HandRange range = range_of(options);
  const std::uint64_t size = hands_in_piece(range);
  const auto contenders = std::make_shared<krypto::Contenders>(range, options.rules, options.use);
  return {.parameters = fmt::format("longest run from 1 under {} rules, use {}, {} cards from {} "
                                    "to {}, {} hands a piece",
                                    name_of(options.rules), name_of(options.use), range.cards(),
                                    range.first_card(), range.last_card(), size),
          .pieces = (range.hands() + size - 1) / size,
          .prepare =
              [contenders, size, threads] {
                if (contenders->range().hands() > size) do_rounds(*contenders, threads);
              },
          .make =
              [contenders, size](std::uint64_t piece) {
                const std::uint64_t first = piece * size;
                const auto found = krypto::longest_run(
                    *contenders, first, std::min(first + size, contenders->range().hands()));
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
  const auto results = run.run({run_work(options, run.threads())});
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
