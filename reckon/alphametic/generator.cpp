// SPDX-License-Identifier: MIT
#include "reckon/alphametic/generator.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "reckon/alphametic/number_words.hpp"
#include "reckon/alphametic/solve/solver.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::alphametic {

namespace {

constexpr std::uint64_t kTen = 10;
constexpr int kMostTries = 300'000;
constexpr std::size_t kMostAddends = 10;

std::size_t letters_in(std::string_view text) {
  std::uint32_t seen = 0;
  for (const char c : text) {
    if (c >= 'A' && c <= 'Z') seen |= 1U << static_cast<unsigned>(c - 'A');
  }
  return static_cast<std::size_t>(std::popcount(seen));
}

std::string sum_text(const std::vector<std::string>& addends, const std::string& total) {
  std::string text;
  for (const std::string& addend : addends) text += (text.empty() ? "" : " + ") + addend;
  return text + " = " + total;
}

std::string right_aligned(const std::string& word, std::size_t end) {
  return std::string(end - word.size(), ' ') + word;
}

// Digits become letters, in the order in which they appear.
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
  const std::size_t end = total.size() + 2;
  const std::string rule(end, '-');
  const std::string second = right_aligned(digits, end - 2);
  std::string text = right_aligned(std::to_string(factor), end) + "\n× " + second + "\n" + rule;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto digit = static_cast<std::uint64_t>(digits[digits.size() - 1 - i] - '0');
    text += "\n" + right_aligned(std::to_string(factor * digit), end - i);
  }
  return text + "\n" + rule + "\n" + right_aligned(total, end);
}

}  // namespace

std::string_view name_of(Shape shape) {
  switch (shape) {
    case Shape::sum: return "sum";
    case Shape::doubly_true: return "doubly-true";
    case Shape::multiplication: return "multiplication";
  }
  return {};
}

TextResult<std::vector<std::string>> read_words(std::string_view text) {
  std::vector<std::string> words;
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find('#'));
    ++number;
    begin = end + 1;
    for (const TextWord& word : words_of(line)) {
      std::string letters(word.text);
      if (letters.ends_with('\r')) letters.pop_back();
      if (letters.empty()) continue;
      if (!std::ranges::all_of(letters, is_letter) || letters.size() > kLongestWord) {
        return std::unexpected(TextError{.message = quote(word.text) +
                                                    " is not a word of letters from A to Z: write "
                                                    "it without accents and hyphens",
                                         .line = number,
                                         .column = word.column});
      }
      for (char& c : letters) {
        if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
      }
      words.push_back(std::move(letters));
    }
  }
  return words;
}

std::optional<Generated> puzzle_as_wished(const std::string& text,
                                          const GeneratorOptions& options) {
  const std::size_t letters = letters_in(text);
  if (letters > kTen || (options.ideal && letters < kTen)) return std::nullopt;
  auto reading = read_puzzle(text);
  if (!reading) return std::nullopt;
  const auto found = answers(reading->puzzle, 2);
  if (!found || found->size() != 1) return std::nullopt;
  const Reasoned reasoned = reason(reading->puzzle);
  if (reasoned.outcome != Outcome::one_answer) return std::nullopt;
  Grade how_hard = grade(reasoned);
  if (options.level && how_hard.level != *options.level) return std::nullopt;
  return Generated{
      .reading = *std::move(reading), .answer = found->front(), .grade = std::move(how_hard)};
}

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
    longest = std::max(longest, addends.back().size());
  }
  const std::string& total = any();
  const bool fits = total.size() == longest || total.size() == longest + 1;
  if (!fits || std::ranges::find(addends, total) != addends.end()) return {};
  return sum_text(addends, total);
}

std::string Generator::random_doubly_true() {
  const std::size_t count = 2 + static_cast<std::size_t>(random_.below(options_.addends - 1));
  std::vector<std::uint64_t> numbers;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    numbers.push_back(1 + random_.below(options_.largest));
    sum += numbers.back();
  }
  if (sum > options_.largest) return {};
  std::ranges::sort(numbers);
  std::vector<std::string> addends;
  for (const std::uint64_t number : numbers) {
    addends.push_back(number_word(number, options_.language));
  }
  return sum_text(addends, number_word(sum, options_.language));
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
    case Shape::doubly_true: return random_doubly_true();
    case Shape::multiplication: return random_multiplication();
  }
  return {};
}

Result<Generated> Generator::next() {
  for (int i = 0; i < kMostTries; ++i) {
    const std::string text = random_text();
    if (text.empty() || made_.contains(text)) continue;
    auto made = puzzle_as_wished(text, options_);
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
  std::vector<std::string> words;
  for (std::uint64_t number = 0; number <= options.largest; ++number) {
    words.push_back(number_word(number, options.language));
  }
  std::vector<std::string> addends;
  const auto extend = [&](const auto& self, std::uint64_t least, std::uint64_t sum) -> bool {
    if (addends.size() >= 2) {
      if (const auto made =
              puzzle_as_wished(sum_text(addends, words[static_cast<std::size_t>(sum)]), options)) {
        if (!visit(*made)) return false;
      }
    }
    if (addends.size() == options.addends) return true;
    for (std::uint64_t next = least; sum + next <= options.largest; ++next) {
      addends.push_back(words[static_cast<std::size_t>(next)]);
      std::string all;
      for (const std::string& addend : addends) all += addend;
      const bool goes_on = letters_in(all) > kTen || self(self, next, sum + next);
      addends.pop_back();
      if (!goes_on) return false;
    }
    return true;
  };
  extend(extend, 1, 0);
}

}  // namespace reckon::alphametic
