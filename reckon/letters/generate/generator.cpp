// SPDX-License-Identifier: MIT
#include "reckon/letters/generate/generator.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

#include "reckon/letters/solve/solver.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"
#include "reckon/words/words.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kTen = 10;
constexpr int kMostTries = 300'000;

bool is_ascii(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

std::size_t letters_in(std::string_view text) {
  std::uint32_t seen = 0;
  for (const char c : text) {
    if (c >= 'A' && c <= 'Z') seen |= 1U << static_cast<unsigned>(c - 'A');
  }
  const auto count = static_cast<std::size_t>(std::popcount(seen));
  if (is_ascii(text)) return count;
  std::set<std::string_view> others;
  for (const TextWord& character : characters_of(text)) {
    if (character.text.size() > 1 && can_stand_for_digit(character.text)) {
      others.insert(character.text);
    }
  }
  return count + others.size();
}

std::size_t length_of(std::string_view word) {
  return is_ascii(word) ? word.size() : characters_of(word).size();
}

// Letters that no mark makes, but that are written as others where they are lacking.
struct Spelling {
  std::string_view letter;
  std::string_view plain;
};
constexpr std::array kSpellings = {Spelling{"ẞ", "SS"}, Spelling{"Æ", "AE"}, Spelling{"Œ", "OE"},
                                   Spelling{"Ø", "O"},  Spelling{"Ł", "L"},  Spelling{"Đ", "D"},
                                   Spelling{"Þ", "TH"}, Spelling{"ı", "I"}};

std::string without_accents(std::string_view letter) {
  std::string plain = without_marks(letter);
  for (const Spelling& spelling : kSpellings) {
    if (spelling.letter == plain) return std::string(spelling.plain);
  }
  return plain;
}

// A word in capitals; nothing if it is none.
std::optional<std::string> word_of(std::string_view text, Accents accents) {
  std::string word;
  for (const TextWord& character : characters_of(text)) {
    if (!can_stand_for_digit(character.text)) return std::nullopt;
    const std::string letter = capital_of(character.text);
    word += accents == Accents::drop ? without_accents(letter) : letter;
  }
  if (length_of(word) > kLongestWord) return std::nullopt;
  return word;
}

std::string sum_text(const std::vector<std::string>& addends, const std::string& total) {
  std::string text;
  for (const std::string& addend : addends) text += (text.empty() ? "" : " + ") + addend;
  return text + " = " + total;
}

std::string right_aligned(const std::string& word, std::size_t end) {
  return std::string(end - word.size(), ' ') + word;
}

}  // namespace

std::string lettered(std::string text) {
  std::string digits;
  for (char& c : text) {
    if (!is_digit(c)) continue;
    if (digits.find(c) == digits.npos) digits += c;
    c = static_cast<char>('A' + digits.find(c));
  }
  return text;
}

std::string drawn_product(std::uint64_t factor, std::uint64_t multiplier) {
  const std::string total = std::to_string(factor * multiplier);
  const std::string digits = std::to_string(multiplier);
  const std::string first = std::to_string(factor);
  const std::size_t end = std::max({total.size(), first.size(), digits.size()}) + 2;
  const std::string rule(end, '-');
  const std::string second = right_aligned(digits, end - 2);
  std::string text = right_aligned(first, end) + "\n× " + second + "\n" + rule;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto digit = static_cast<std::uint64_t>(digits[digits.size() - 1 - i] - '0');
    text += "\n" + right_aligned(std::to_string(factor * digit), end - i);
  }
  return text + "\n" + rule + "\n" + right_aligned(total, end);
}

std::string_view name_of(Shape shape) {
  switch (shape) {
    case Shape::sum: return "sum";
    case Shape::doubly_true: return "doubly-true";
    case Shape::multiplication: return "multiplication";
  }
  return {};
}

std::size_t usual_addends(Shape shape) { return shape == Shape::doubly_true ? 4 : 2; }

std::string_view name_of(Accents accents) { return accents == Accents::keep ? "keep" : "drop"; }

WordsRead read_words(std::string_view text, Accents accents) {
  const AsTyped typed(text);
  text = typed.text();
  WordsRead read;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find('#'));
    begin = end + 1;
    for (const TextWord& word : words_of(line)) {
      if (auto letters = word_of(word.text, accents)) {
        read.words.push_back(*std::move(letters));
        continue;
      }
      if (read.skipped++ == 0) read.first_skipped = word.text;
    }
  }
  return read;
}

std::string said_of_skipped(const WordsRead& read) {
  if (read.skipped == 0) return {};
  const std::string first = quote(read.first_skipped);
  if (read.skipped == 1) return "1 word is skipped, which is not of letters alone: " + first;
  return std::to_string(read.skipped) +
         " words are skipped, which are not of letters alone: the first is " + first;
}

std::optional<Generated> puzzle_as_wished(const std::string& text, const GeneratorOptions& options,
                                          Budget* budget) {
  const std::size_t letters = letters_in(text);
  if (letters > kTen || (options.ideal && letters < kTen)) return std::nullopt;
  constexpr std::uint64_t kStepsOfByteRead = 60;
  if (budget != nullptr && !budget->spend(kStepsOfByteRead * text.size())) return std::nullopt;
  auto reading = read_puzzle(text);
  if (!reading) return std::nullopt;
  const auto found = first_answers(reading->puzzle, 2, budget);
  if (!found || found->size() != 1) return std::nullopt;
  const Reasoned reasoned =
      reason(reading->puzzle, {.budget = budget, .highest_level = options.level});
  if (reasoned.outcome != Outcome::one_answer) return std::nullopt;
  Grade how_hard = grade(reasoned);
  if (options.level && how_hard.level != *options.level) return std::nullopt;
  return Generated{
      .reading = *std::move(reading), .answer = found->front(), .grade = std::move(how_hard)};
}

namespace {

// All sums of number words with at most ten letters, in order or, with `random`, in any.
class DoublyTrueSums {
 public:
  DoublyTrueSums(const GeneratorOptions& options, SplitMix64* random, Budget* budget,
                 const std::function<bool(const Generated&)>& visit)
      : options_(options), random_(random), budget_(budget), visit_(visit) {
    for (std::uint64_t number = 0; number <= options.largest; ++number) {
      words_.push_back(number_word(number, options.language));
    }
  }

  void run() { extend(1, 0); }

 private:
  // False when the search is to end.
  bool extend(std::uint64_t least, std::uint64_t sum) {
    if (addends_.size() >= 2) {
      const std::string text = sum_text(addends_, words_[static_cast<std::size_t>(sum)]);
      const auto made = puzzle_as_wished(text, options_, budget_);
      if (made && !visit_(*made)) return false;
    }
    if (addends_.size() == options_.addends) return true;
    for (const std::uint64_t next : numbers(least, options_.largest - sum)) {
      constexpr std::uint64_t kStepsOfNumber = 200;
      if (budget_ != nullptr && !budget_->spend(kStepsOfNumber)) return false;
      addends_.push_back(words_[static_cast<std::size_t>(next)]);
      std::string all;
      for (const std::string& addend : addends_) all += addend;
      const bool goes_on = letters_in(all) > kTen || extend(next, sum + next);
      addends_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  std::vector<std::uint64_t> numbers(std::uint64_t least, std::uint64_t most) const {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = least; number <= most; ++number) numbers.push_back(number);
    if (random_ == nullptr) return numbers;
    for (std::size_t left = numbers.size(); left > 1; --left) {
      std::swap(numbers[left - 1], numbers[static_cast<std::size_t>(random_->below(left))]);
    }
    return numbers;
  }

  const GeneratorOptions& options_;
  SplitMix64* random_;
  Budget* budget_;
  const std::function<bool(const Generated&)>& visit_;
  std::vector<std::string> words_;
  std::vector<std::string> addends_;
};

}  // namespace

Result<Generator> Generator::make(std::uint64_t seed, GeneratorOptions options) {
  if (options.level && (*options.level < kEasiestLevel || *options.level > kHardestLevel)) {
    return failure(ErrorCode::out_of_range,
                   "levels are 1 to 5, not " + std::to_string(*options.level));
  }
  if (options.addends < 2 || options.addends > kMostAddends) {
    return failure(ErrorCode::out_of_range,
                   "sums have 2 to 10 addends, not " + std::to_string(options.addends));
  }
  if (options.largest < 2 || options.largest > kMostNumberWord) {
    return failure(ErrorCode::out_of_range,
                   "number words go from 2 to 99, not to " + std::to_string(options.largest));
  }
  if (options.shape == Shape::sum && options.words.size() < 3) {
    return failure("a sum needs at least three words: give a list of them");
  }
  return Generator(seed, std::move(options));
}

std::string Generator::random_sum() {
  const std::vector<std::string>& words = options_.words;
  const auto any = [&]() -> const std::string& {
    return words[static_cast<std::size_t>(random_.below(words.size()))];
  };
  std::vector<std::string> addends;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < options_.addends; ++i) {
    addends.push_back(any());
    longest = std::max(longest, length_of(addends.back()));
  }
  const std::string& total = any();
  const std::size_t length = length_of(total);
  const bool fits = length == longest || length == longest + 1;
  if (!fits || std::ranges::find(addends, total) != addends.end()) return {};
  return sum_text(addends, total);
}

std::string Generator::random_multiplication() {
  constexpr std::uint64_t kLeast = 100;
  constexpr std::uint64_t kMost = 1000;
  const std::uint64_t factor = kLeast + random_.below(kMost - kLeast);
  const std::uint64_t multiplier = random_.below(2) == 0 ? kLeast + random_.below(kMost - kLeast)
                                                         : kTen + random_.below(kLeast - kTen);
  if (std::to_string(multiplier).contains('0')) return {};
  return lettered(drawn_product(factor, multiplier));
}

std::string Generator::random_text() {
  switch (options_.shape) {
    case Shape::sum: return random_sum();
    case Shape::doubly_true: break;  // there are so few that all are tried
    case Shape::multiplication: return random_multiplication();
  }
  return {};
}

Result<Generated> Generator::next_doubly_true(Budget* budget) {
  std::optional<Generated> found;
  const std::function<bool(const Generated&)> take = [&](const Generated& made) {
    if (made_.insert(made.reading.text).second) found = made;
    return !found;
  };
  DoublyTrueSums(options_, &random_, budget, take).run();
  if (found) return *std::move(found);
  return failure(ErrorCode::not_found,
                 "there is no other sum like this: ask for fewer, for another level, for more "
                 "addends or for larger numbers");
}

Result<Generated> Generator::next(Budget* budget) {
  if (options_.shape == Shape::doubly_true) return next_doubly_true(budget);
  constexpr std::uint64_t kStepsOfTry = 100;
  for (int i = 0; i < kMostTries; ++i) {
    if (budget != nullptr && !budget->spend(kStepsOfTry)) break;
    const std::string text = random_text();
    if (text.empty() || made_.contains(text)) continue;
    auto made = puzzle_as_wished(text, options_, budget);
    if (!made) continue;
    made_.insert(text);
    return *std::move(made);
  }
  return failure(ErrorCode::not_found,
                 "a long search found no other puzzle like this: ask for fewer, for another level, "
                 "or give more words");
}

void each_doubly_true(const GeneratorOptions& options,
                      const std::function<bool(const Generated&)>& visit) {
  DoublyTrueSums(options, nullptr, nullptr, visit).run();
}

}  // namespace reckon::letters
