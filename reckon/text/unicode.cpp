// SPDX-License-Identifier: MIT
#include "reckon/text/unicode.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/text/detail/unicode_tables.hpp"

namespace reckon::unicode {

namespace {

// Returns the value of the run that has a character; runs have the first one in their upper bits.
template <std::size_t kRuns>
std::uint32_t value_in(const std::array<std::uint32_t, kRuns>& runs, char32_t code,
                       unsigned shift) {
  const std::uint32_t mask = (1U << shift) - 1;
  const auto behind = std::ranges::upper_bound(runs, (std::uint32_t{code} << shift) | mask);
  return behind == runs.begin() ? 0 : *std::prev(behind) & mask;
}

unsigned order_of(char32_t code) {
  constexpr unsigned kShift = 8;
  return value_in(kOrders, code, kShift);
}

// The iterators of a span are pointers in no library.
constexpr std::span kAllParts(kParts);
constexpr std::span kAllCapitals(kCapitals);

// Syllables of Hangul are calculated.
constexpr char32_t kSyllables = 0xAC00;
constexpr char32_t kLeads = 0x1100;
constexpr char32_t kVowels = 0x1161;
constexpr char32_t kTails = 0x11A7;
constexpr char32_t kLeadCount = 19;
constexpr char32_t kVowelCount = 21;
constexpr char32_t kTailCount = 28;
constexpr char32_t kSyllableCount = kLeadCount * kVowelCount * kTailCount;

void append_parts(std::u32string& text, char32_t code) {
  if (const char32_t syllable = code - kSyllables; syllable < kSyllableCount) {
    const auto add = [&](char32_t first, char32_t place) {
      text.push_back(static_cast<char32_t>(first + place));
    };
    add(kLeads, syllable / (kVowelCount * kTailCount));
    add(kVowels, syllable / kTailCount % kVowelCount);
    if (syllable % kTailCount != 0) add(kTails, syllable % kTailCount);
    return;
  }
  const auto parts = std::ranges::lower_bound(kAllParts, code, {}, &Parts::code);
  if (parts == kAllParts.end() || parts->code != code) {
    text += code;
    return;
  }
  append_parts(text, parts->first);
  if (parts->second != 0) append_parts(text, parts->second);
}

std::optional<char32_t> pair_of(char32_t first, char32_t second) {
  const char32_t lead = first - kLeads;
  const char32_t vowel = second - kVowels;
  if (lead < kLeadCount && vowel < kVowelCount) {
    return kSyllables + (lead * kVowelCount + vowel) * kTailCount;
  }
  const char32_t syllable = first - kSyllables;
  const char32_t tail = second - kTails;
  if (syllable < kSyllableCount && syllable % kTailCount == 0 && tail > 0 && tail < kTailCount) {
    return first + tail;
  }
  const auto found = std::ranges::find_if(kAllParts, [&](const Parts& parts) {
    return parts.is_composed && parts.first == first && parts.second == second;
  });
  return found == kAllParts.end() ? std::nullopt : std::optional(found->code);
}

}  // namespace

CharacterClass class_of(char32_t code) {
  constexpr unsigned kShift = 2;
  return static_cast<CharacterClass>(value_in(kClasses, code, kShift));
}

char32_t capital_of(char32_t code) {
  const auto run = std::ranges::lower_bound(kAllCapitals, code, {}, &CapitalRun::last);
  if (run == kAllCapitals.end() || code < run->first || (code - run->first) % run->step != 0) {
    return code;
  }
  return static_cast<char32_t>(static_cast<std::int32_t>(code) + run->distance);
}

char32_t base_of(char32_t code) {
  const auto parts = std::ranges::lower_bound(kAllParts, code, {}, &Parts::code);
  if (parts == kAllParts.end() || parts->code != code) return code;
  const bool has_mark = parts->second != 0 && class_of(parts->second) == CharacterClass::mark;
  return has_mark || parts->second == 0 ? base_of(parts->first) : code;
}

std::u32string composed(std::u32string_view characters) {
  std::u32string parts;
  for (const char32_t code : characters) append_parts(parts, code);
  // Marks behind a letter in their order, those of the same order as they came.
  for (auto begin = parts.begin(); begin != parts.end();) {
    const auto is_first = [](char32_t code) { return order_of(code) == 0; };
    begin = std::find_if_not(begin, parts.end(), is_first);
    const auto end = std::find_if(begin, parts.end(), is_first);
    std::ranges::stable_sort(begin, end, {}, order_of);
    begin = end;
  }
  std::u32string text;
  std::optional<std::size_t> base;  // the place of the last character that marks follow
  unsigned before = 0;              // the order of what stands last behind it
  for (const char32_t code : parts) {
    const unsigned order = order_of(code);
    const bool is_next = base && *base + 1 == text.size();
    if (base && (is_next || before < order)) {
      if (const auto pair = pair_of(text[*base], code)) {
        text[*base] = *pair;
        continue;
      }
    }
    if (order == 0) base = text.size();
    before = order;
    text += code;
  }
  return text;
}

}  // namespace reckon::unicode
