// SPDX-License-Identifier: MIT
// The only file that knows ICU.
#include "app/rooms/table_name.hpp"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "reckon/match/player_name.hpp"

namespace reckon::rooms {

namespace {

icu::UnicodeString wide(std::string_view text) {
  return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

// What ICU refuses, it refuses for want of memory or of its tables.
std::unexpected<Error> no_tables() { return failure("names cannot be looked at now: try again"); }

Result<std::string> normal_form(std::string_view name) {
  UErrorCode problem = U_ZERO_ERROR;
  const icu::Normalizer2* const normalizer = icu::Normalizer2::getNFKCInstance(problem);
  if (U_FAILURE(problem)) return no_tables();
  const icu::UnicodeString normal = normalizer->normalize(wide(name), problem);
  if (U_FAILURE(problem)) return no_tables();
  std::string text;
  normal.toUTF8String(text);
  return text;
}

Result<std::size_t> characters_of(std::string_view name) {
  UErrorCode problem = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> breaks(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), problem));
  if (U_FAILURE(problem)) return no_tables();
  const icu::UnicodeString text = wide(name);
  breaks->setText(text);
  std::size_t characters = 0;
  while (breaks->next() != icu::BreakIterator::DONE) ++characters;
  return characters;
}

// Nobody knows what such a character looks like, so it may look like any other, or like nothing.
bool has_unknown(const icu::UnicodeString& text) {
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    if ((U_GET_GC_MASK(text.char32At(i)) & (U_GC_CN_MASK | U_GC_CO_MASK)) != 0) return true;
  }
  return false;
}

class Checker {
 public:
  Checker() : checker_(uspoof_open(&problem_)) {}
  ~Checker() { uspoof_close(checker_); }
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  // Alike for texts that look alike.
  icu::UnicodeString skeleton(const icu::UnicodeString& text) const {
    UErrorCode problem = problem_;
    icu::UnicodeString skeleton;
    uspoof_getSkeletonUnicodeString(checker_, 0, text, skeleton, &problem);
    return U_FAILURE(problem) ? text : skeleton;
  }

 private:
  UErrorCode problem_ = U_ZERO_ERROR;
  USpoofChecker* checker_;
};

// What a character may be taken for: by what it looks like in either case, without regard to case.
using Looks = std::vector<icu::UnicodeString>;

// By character. "m" looks like "rn", so a look may be longer than one character, or empty.
std::vector<Looks> looks_of(const icu::UnicodeString& text, const Checker& checker) {
  const icu::Locale& anywhere = icu::Locale::getRoot();
  std::vector<Looks> looks;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const icu::UnicodeString character(text.char32At(i));
    Looks& all = looks.emplace_back();
    for (const auto& variant : {character, icu::UnicodeString(character).toLower(anywhere),
                                icu::UnicodeString(character).toUpper(anywhere)}) {
      icu::UnicodeString look = checker.skeleton(variant).foldCase();
      if (std::ranges::find(all, look) == all.end()) all.push_back(std::move(look));
    }
  }
  return looks;
}

// Whether looks can be chosen for the characters of both texts so that all in all they are the
// same: character by character, where one text may be ahead by what is left of a look.
bool can_be_the_same(const std::vector<Looks>& one, const std::vector<Looks>& other) {
  struct State {
    std::array<std::size_t, 2> at{};
    std::array<icu::UnicodeString, 2> left{};
    auto operator<=>(const State& state) const = default;
  };
  const std::array texts = {&one, &other};
  std::vector<State> open = {{}};
  std::set<State> met;
  while (!open.empty()) {
    const State state = std::move(open.back());
    open.pop_back();
    if (!met.insert(state).second) continue;
    // One of them is empty.
    const std::size_t behind = state.left[0].isEmpty() ? 0 : 1;
    if (state.at[behind] == texts[behind]->size()) {
      const std::size_t ahead = 1 - behind;
      if (state.left[ahead].isEmpty() && state.at[ahead] == texts[ahead]->size()) return true;
      // Only what has no look may follow.
      if (!state.left[ahead].isEmpty() || state.at[ahead] == texts[ahead]->size()) continue;
      State next = state;
      ++next.at[ahead];
      if (std::ranges::any_of((*texts[ahead])[state.at[ahead]], &icu::UnicodeString::isEmpty)) {
        open.push_back(std::move(next));
      }
      continue;
    }
    for (const icu::UnicodeString& look : (*texts[behind])[state.at[behind]]) {
      const icu::UnicodeString& ahead = state.left[1 - behind];
      const std::int32_t both = std::min(look.length(), ahead.length());
      if (look.compare(0, both, ahead, 0, both) != 0) continue;
      State next{.at = state.at, .left = {}};
      ++next.at[behind];
      next.left[behind] = look.tempSubString(both);
      next.left[1 - behind] = ahead.tempSubString(both);
      open.push_back(std::move(next));
    }
  }
  return false;
}

}  // namespace

Result<std::string> table_name(std::string_view name) {
  const auto clean = match::clean_name(name, match::kMostNameBytes);
  if (!clean) return clean;
  const auto normal = normal_form(*clean);
  if (!normal) return normal;
  // The normal form may have blanks, or marks, where there were none.
  auto shown = match::clean_name(*normal, match::kMostNameBytes);
  if (!shown) return shown;
  const icu::UnicodeString text = wide(*shown);
  // It would be shown on what stands before the name.
  if ((U_GET_GC_MASK(text.char32At(0)) & U_GC_M_MASK) != 0) {
    return failure("the name begins with a mark: begin with a letter", 1);
  }
  if (has_unknown(text)) {
    return failure("the name has a character that Unicode does not define: leave it out");
  }
  const auto characters = characters_of(*shown);
  if (!characters) return std::unexpected(characters.error());
  if (*characters > match::kLongestName) return match::name_too_long();
  return shown;
}

bool look_alike(std::string_view one, std::string_view other) {
  static const Checker checker;
  return can_be_the_same(looks_of(wide(one), checker), looks_of(wide(other), checker));
}

}  // namespace reckon::rooms
