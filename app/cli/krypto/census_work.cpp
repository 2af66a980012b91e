// SPDX-License-Identifier: MIT
#include "app/cli/krypto/census_work.hpp"

#include <fmt/core.h>

#include <charconv>
#include <string>
#include <vector>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

constexpr std::size_t kBytesOfWord = 8;

}  // namespace

void add_cards(const Command& command, std::optional<std::uint64_t>& cards) {
  add_number(command, "--cards", cards, "Number of cards in a hand, 1 to 7 (default: 5)",
             {.first = 1, .last = krypto::kMostCards, .is_judged_later = true})
      .type_name("N");
}

void add_largest_card(const Command& command, std::optional<std::uint64_t>& card) {
  add_number(command, "--max", card, "The largest card (default: 25)",
             {.first = 1, .last = krypto::kLargestCountedCard})
      .type_name("N");
}

void add_objectives(const Command& command, std::string& range) {
  command.add_option("--objectives", range, "Range of objectives (default: 1-25)").type_name("A-B");
}

std::pair<std::int64_t, std::int64_t> objectives_named(std::string_view text) {
  const auto wrong = [&] {
    return Fault(kBadInput,
                 fmt::format("--objectives: {} is not a range: write 1-25, or 100", quote(text)));
  };
  const char* end = text.data() + text.size();
  std::int64_t first = 0;
  std::int64_t last = 0;
  const auto [stop, problem] = std::from_chars(text.data(), end, first);
  if (problem != std::errc()) throw wrong();
  if (stop == end) return {first, first};
  const auto [rest, second_problem] = std::from_chars(stop + 1, end, last);
  if (*stop != '-' || second_problem != std::errc() || rest != end) throw wrong();
  return {first, last};
}

work::Work census_work(const krypto::Games& games, Rules rules, bool linear) {
  const auto make = [games, rules, linear](std::uint64_t piece) {
    std::string bytes;
    for (const std::uint64_t word : krypto::Census::make_piece(games, rules, linear, piece)) {
      for (std::size_t i = 0; i < kBytesOfWord; ++i) {
        bytes.push_back(static_cast<char>(word >> (8 * i)));
      }
    }
    return bytes;
  };
  return {.parameters = fmt::format(
              "census of {} solutions under {} rules, {} cards from 1 to {}, objectives from {} to "
              "{}",
              linear ? "linear" : "distinct", name_of(rules), games.cards, games.largest_card,
              games.first_objective, games.last_objective),
          .pieces = krypto::Census::pieces(games),
          .make = make};
}

krypto::Census census_in(const krypto::Games& games, const Results& results, std::size_t work) {
  krypto::Census census(games);
  for (std::uint64_t piece = 0; piece < results.pieces(work); ++piece) {
    const std::string bytes = results.read(work, piece);
    std::vector<std::uint64_t> words(bytes.size() / kBytesOfWord);
    for (std::size_t i = 0; i < words.size() * kBytesOfWord; ++i) {
      words[i / kBytesOfWord] |= std::uint64_t{static_cast<unsigned char>(bytes[i])}
                                 << (8 * (i % kBytesOfWord));
    }
    if (!census.put(piece, words)) throw NumbersIn::no_result();
  }
  return census;
}

}  // namespace reckon::cli
