// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess_candidates.hpp"

#include <algorithm>
#include <utility>

namespace reckon::letters {

namespace {

constexpr std::uint64_t kZero = 1;
std::uint64_t bit(unsigned digit) { return std::uint64_t{1} << digit; }

}  // namespace

Assignments::Assignments(const LinePuzzle& puzzle)
    : letters_(puzzle.letters), base_(puzzle.conditions.base) {
  for (unsigned digit = 0; digit < base_; ++digit) {
    start_[Symbol::digit(digit).code()] = static_cast<std::uint8_t>(digit);
  }
  std::uint64_t unknown = bit(base_) - 1;
  for (const auto& [letter, digit] : puzzle.known) unknown &= ~bit(digit);
  allowed_.assign(base_, unknown);
  for (const auto& [letter, digit] : puzzle.known) {
    allowed_[letter] = bit(digit);
    start_[letter] = static_cast<std::uint8_t>(digit);
  }
  std::uint8_t digit = 0;
  for (std::size_t place = 0; place < base_; ++place) {
    if (std::ranges::count(puzzle.known, place, &KnownLetter::letter) != 0) continue;
    while ((unknown & bit(digit)) == 0) ++digit;
    start_[place] = digit++;
    free_.push_back(static_cast<std::uint8_t>(place));
  }
  if (!puzzle.conditions.leading_zeros) {
    for (const Word& word : puzzle.words) {
      if (word.size() == 1) continue;
      if (!word[0].given()) allowed_[word[0].letter()] &= ~kZero;
      if (word[0].given() && word[0].digit() == 0) any_ = false;
    }
  }
  // Nothing but 0 is ever in the way: it must have a place.
  any_ =
      any_ && std::ranges::any_of(allowed_, [](std::uint64_t all) { return (all & kZero) != 0; });
  for (auto one = free_.begin(); one != free_.end() && *one < letters_; ++one) {
    for (auto other = one + 1; other != free_.end(); ++other) swaps_.push_back({*one, *other});
  }
}

SymbolDigits Assignments::draw(SplitMix64& random) const {
  SymbolDigits digits = start_;
  do {
    for (std::size_t i = free_.size(); i > 1; --i) {
      std::swap(digits[free_[i - 1]], digits[free_[static_cast<std::size_t>(random.below(i))]]);
    }
  } while (!std::ranges::all_of(free_, [&](std::uint8_t at) { return may_be(at, digits[at]); }));
  return digits;
}

Digits Assignments::letters_of(const SymbolDigits& digits) const {
  return {digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(letters_)};
}

SymbolDigits Assignments::symbols_of(const Digits& letters) const {
  SymbolDigits digits = start_;
  std::ranges::copy(letters, digits.begin());
  return digits;
}

std::optional<std::uint8_t> Assignments::fill(std::size_t letter, unsigned least,
                                              std::uint64_t used) const {
  const bool zero_has_place =
      (used & kZero) != 0 ||
      std::any_of(allowed_.begin() + static_cast<std::ptrdiff_t>(letter) + 1, allowed_.end(),
                  [](std::uint64_t all) { return (all & kZero) != 0; });
  for (unsigned digit = least; digit < base_; ++digit) {
    if ((used & bit(digit)) != 0 || !may_be(letter, digit)) continue;
    if (digit == 0 || zero_has_place) return static_cast<std::uint8_t>(digit);
  }
  return std::nullopt;
}

std::optional<Digits> Assignments::next(const std::optional<Digits>& before) const {
  if (!any_ || (before && letters_ == 0)) return std::nullopt;
  Digits digits = before.value_or(Digits());
  std::uint64_t used = 0;
  for (const std::uint8_t digit : digits) used |= bit(digit);
  unsigned least = 0;
  const auto take_back = [&] {
    used &= ~bit(digits.back());
    least = digits.back() + 1U;
    digits.pop_back();
  };
  if (before) take_back();
  while (digits.size() < letters_) {
    if (const auto digit = fill(digits.size(), least, used)) {
      digits.push_back(*digit);
      used |= bit(*digit);
      least = 0;
    } else if (digits.empty()) {
      return std::nullopt;
    } else {
      take_back();
    }
  }
  return digits;
}

}  // namespace reckon::letters
