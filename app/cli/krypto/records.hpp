// SPDX-License-Identifier: MIT
// The questions of `krypto records`, and their common parts.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/census/hand_range.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::cli {

enum class RecordQuestion : std::uint8_t { run, objectives, solutions, single, unsolvable, deck };
inline constexpr std::array kAllRecordQuestions = {
    RecordQuestion::run,    RecordQuestion::objectives, RecordQuestion::solutions,
    RecordQuestion::single, RecordQuestion::unsolvable, RecordQuestion::deck};
std::string_view name_of(RecordQuestion question);

struct RecordOptions {
  RecordQuestion question = RecordQuestion::run;
  std::optional<std::uint64_t> cards;
  std::optional<std::uint64_t> smallest_card;
  std::optional<std::uint64_t> largest_card;
  std::optional<std::uint64_t> limit;
  std::string objectives = "1-25";
  Rules rules = Rules::house;
  krypto::Use use = krypto::Use::all;
  krypto::Deck deck = krypto::Deck::cards56;
  LongWorkOptions work;
  bool json = false;
};

/// Returns the hands of the question. Values out of range are a Fault.
krypto::HandRange range_of(const RecordOptions& options);
/// Returns the games of the census that contains these hands; it begins with card 1. Faults as
/// above.
krypto::Games games_of(const RecordOptions& options);
/// Returns the part of the answer that repeats the question.
Json document_of(const RecordOptions& options);

using Cards = std::vector<std::int64_t>;

inline std::string text_of(const Cards& cards) { return fmt::format("{}", fmt::join(cards, " ")); }
inline std::string hands_in_words(std::uint64_t count) {
  return count == 1 ? std::string("1 hand") : fmt::format("{} hands", count);
}

/// How many hands or games share the current record, and the first of them.
template <typename Item>
class Holders {
 public:
  /// Keeps the first `limit` items that share a record.
  explicit Holders(std::uint64_t limit) : limit_(limit) {}

  /// Calls `make` if the item is to be kept. A larger record drops the holders of the previous one.
  template <typename Make>
  void add(std::uint64_t record, const Make& make) {
    if (record < record_) return;
    if (record > record_) {
      count_ = 0;
      first_.clear();
    }
    record_ = record;
    if (count_++ < limit_) first_.push_back(make());
  }
  std::uint64_t record() const { return record_; }
  std::uint64_t count() const { return count_; }
  const std::vector<Item>& first() const { return first_; }

 private:
  std::uint64_t limit_;
  std::uint64_t record_ = 0;
  std::uint64_t count_ = 0;
  std::vector<Item> first_;
};

/// Returns the record under its name, the number of hands that hold it, and the first of them.
Json json_of(const Holders<Cards>& holders, const std::string& name);
void print_hands(const Holders<Cards>& holders);

/// The default number of items printed for each list.
inline constexpr std::uint64_t kRecordsShown = 10;

/// Calls `visit(number, cards)` for the hands of these games whose cards are not too small.
template <typename Visit>
void each_hand_from(const krypto::Games& games, std::int64_t smallest_card, const Visit& visit) {
  const krypto::HandOrder order(games.cards, games.largest_card);
  Cards cards = order.at(0);
  std::uint64_t hand = 0;
  do {
    if (cards.front() >= smallest_card) visit(hand, cards);
    ++hand;
  } while (order.next(cards));
}

// Each answers one question.
void answer_run(const RecordOptions& options, const LongRun& run);
void answer_objectives(const RecordOptions& options, const LongRun& run);
void answer_solutions(const RecordOptions& options, const LongRun& run);
void answer_single(const RecordOptions& options, const LongRun& run);
void answer_unsolvable(const RecordOptions& options, const LongRun& run);
void answer_deck(const RecordOptions& options, const LongRun& run);

}  // namespace reckon::cli
