// SPDX-License-Identifier: MIT
#include "reckon/krypto/hand.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "reckon/text/as_typed.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/signs.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon::krypto {

namespace {

constexpr std::size_t kLineCards = 5;
constexpr const char* kLongObjective =
    "the objective may have at most 1000 characters: no hand reaches further than 42 digits";

using Word = TextWord;

constexpr std::string_view kColon = ":";

// Whether the objective follows: a colon or an equals sign.
bool is_colon(std::string_view character) {
  return character == kColon || character == "∶" || is_sign(character, MathSign::equals);
}

// Splits a hand into numbers and colons, which need no blanks, as in `2,4:6`.
std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  bool inside = false;
  const char* end = nullptr;  // of the last character
  for (const TextWord& character : characters_of(text)) {
    const bool follows =
        !words.empty() && end == words.back().text.data() + words.back().text.size();
    end = character.text.data() + character.text.size();
    if (is_blank(character.text) || character.text == ",") {
      inside = false;
    } else if (is_colon(character.text)) {
      const bool is_second_half =
          character.text == "=" && !inside && !words.empty() && words.back().text == kColon;
      if (!is_second_half) words.push_back({.text = kColon, .column = character.column});
      inside = false;
    } else if (inside && follows) {
      Word& word = words.back();
      word.text = {word.text.data(), word.text.size() + character.text.size()};
    } else {
      words.push_back({.text = character.text, .column = character.column});
      inside = true;
    }
  }
  return words;
}

Error too_large(std::string_view card, std::size_t column) {
  return {.message = "the card " + quote(card) + " is too large: cards go from " +
                     std::to_string(-kLargestCard) + " to " + std::to_string(kLargestCard),
          .column = column,
          .code = ErrorCode::out_of_range};
}

Error wrong_count(std::size_t count) {
  return {.message = "a hand has 1 to " + std::to_string(kMostCards) + " cards, not " +
                     std::to_string(count),
          .code = ErrorCode::out_of_range};
}

// The digits of an integer, with `-` if it is negative. Also reads a plus sign, the minus signs of
// typesetters, and the letters of cards.
std::string with_ascii_sign(std::string_view word) {
  if (word.size() == 1) {
    if (const auto face = face_value(word.front())) return std::to_string(*face);
  }
  const auto first = utf8::first(word);
  if (first && is_sign(first->bytes, MathSign::minus)) {
    return "-" + std::string(word.substr(first->bytes.size()));
  }
  const bool plus = word.size() > 1 && word[0] == '+' && is_digit(word[1]);
  return std::string(word.substr(plus ? 1 : 0));
}

Result<std::int64_t> card_of(const Word& word) {
  const std::string text = with_ascii_sign(word.text);
  std::int64_t card = 0;
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, card);
  const bool out_of_range = problem == std::errc::result_out_of_range;
  if (stop != end || (problem != std::errc() && !out_of_range)) {
    return failure(quote(word.text) + " is not a card: cards are integers with blanks between",
                   word.column);
  }
  if (out_of_range || card < -kLargestCard || card > kLargestCard) {
    return std::unexpected(too_large(word.text, word.column));
  }
  return card;
}

Result<Rational> objective_of(const Word& word) {
  const std::string text = with_ascii_sign(word.text);
  if (text.size() > kMostObjectiveDigits)
    return failure(ErrorCode::out_of_range, kLongObjective, word.column);
  auto objective = Rational::parse(text);
  if (!objective || text.find('/') != text.npos) {
    return failure(quote(word.text) + " is not an objective: it is one integer", word.column);
  }
  return *std::move(objective);
}

Result<Hand> hand_of_words(const std::vector<Word>& cards, const Word& objective) {
  if (cards.empty() || cards.size() > kMostCards) {
    Error error = wrong_count(cards.size());
    error.column =
        cards.empty() ? objective.column : cards[std::min(cards.size() - 1, kMostCards)].column;
    return std::unexpected(std::move(error));
  }
  std::vector<std::int64_t> numbers;
  numbers.reserve(cards.size());
  for (const Word& word : cards) {
    const auto card = card_of(word);
    if (!card) return std::unexpected(card.error());
    numbers.push_back(*card);
  }
  auto target = objective_of(objective);
  if (!target) return std::unexpected(target.error());
  return Hand::make(std::move(numbers), *std::move(target));
}

// How a hand without a colon is read.
enum class Colonless : std::uint8_t {
  wrong,
  line,  // of six numbers the last is the objective
  row,   // the last of any numbers is
};

// The hand of these words.
Result<Hand> hand_of(std::vector<Word> words, Colonless colonless) {
  const auto colon = std::ranges::find(words, kColon, &Word::text);
  if (words.empty()) return failure("the hand is empty: write it like '2 4 3 6 5 : 6'", 1);
  if (colon == words.end()) {
    const bool is_whole = colonless == Colonless::row
                              ? words.size() > 1
                              : colonless == Colonless::line && words.size() == kLineCards + 1;
    if (is_whole) {
      const Word objective = words.back();
      words.pop_back();
      return hand_of_words(words, objective);
    }
    // A word that is not a number is the more likely mistake, and the better message.
    for (const Word& word : words) {
      if (const auto card = card_of(word); !card) return std::unexpected(card.error());
    }
    return failure("a colon before the objective is missing: write a hand like '2 4 3 6 5 : 6'",
                   words.back().column);
  }
  const auto after = words.end() - colon - 1;
  if (after == 0) return failure("the objective is missing after the colon", colon->column);
  if (after > 1) {
    return failure("one integer follows the colon, the objective, and nothing else",
                   (colon + 2)->column);
  }
  const Word objective = words.back();
  words.erase(colon, words.end());
  return hand_of_words(words, objective);
}

}  // namespace

Result<Hand> Hand::make(std::vector<std::int64_t> cards, Rational objective) {
  if (cards.empty() || cards.size() > kMostCards) return std::unexpected(wrong_count(cards.size()));
  for (const std::int64_t card : cards) {
    if (card < -kLargestCard || card > kLargestCard)
      return std::unexpected(too_large(std::to_string(card), 0));
  }
  if (!objective.is_integer()) {
    return failure("the objective must be an integer, not " + objective.to_text());
  }
  if (objective.to_text().size() > kMostObjectiveDigits)
    return failure(ErrorCode::out_of_range, kLongObjective);
  return Hand(std::move(cards), std::move(objective));
}

Result<Hand> Hand::parse(std::string_view text) {
  return read_as_typed(
      text, [](std::string_view typed) { return hand_of(words_of(typed), Colonless::wrong); });
}

Result<Hand> Hand::parse_line(std::string_view text) {
  return read_as_typed(
      text, [](std::string_view typed) { return hand_of(words_of(typed), Colonless::line); });
}

Result<Hand> Hand::parse_cards(std::string_view text, const Rational& objective) {
  const std::string usual = objective.to_text();
  return read_as_typed(text, [&](std::string_view typed) {
    std::vector<Word> words = words_of(typed);
    if (!words.empty() && std::ranges::find(words, kColon, &Word::text) == words.end()) {
      const std::size_t column = words.back().column;
      words.push_back({.text = kColon, .column = column});
      words.push_back({.text = usual, .column = column});
    }
    return hand_of(std::move(words), Colonless::wrong);
  });
}

Result<Hand> Hand::parse_row(std::string_view text) {
  return read_as_typed(
      text, [](std::string_view typed) { return hand_of(words_of(typed), Colonless::row); });
}

std::string Hand::to_text() const {
  std::string text;
  for (const std::int64_t card : cards_) text += std::to_string(card) + ' ';
  return text + ": " + objective_.to_text();
}

}  // namespace reckon::krypto
