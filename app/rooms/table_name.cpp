// SPDX-License-Identifier: MIT
// The only file that uses utf8proc, which has all needed Unicode tables except the confusables.
#include "app/rooms/table_name.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include "app/rooms/confusables.hpp"
#include "reckon/match/player_name.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::rooms {

namespace {

constexpr auto kNormalForm = UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT;
constexpr auto kDecomposed = UTF8PROC_STABLE | UTF8PROC_DECOMPOSE;

// Happens only when memory runs out, since the text is UTF-8.
std::unexpected<Error> cannot_look() { return failure("names cannot be looked at now: try again"); }

Result<std::string> mapped(std::string_view text, int options) {
  const std::vector<std::uint8_t> in(text.begin(), text.end());
  std::uint8_t* out = nullptr;
  const auto size = utf8proc_map(in.data(), static_cast<std::ptrdiff_t>(in.size()), &out,
                                 static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<std::uint8_t, decltype(&std::free)> owner(out, &std::free);
  if (size < 0) return cannot_look();
  return std::string(out, out + size);
}

std::vector<char32_t> points_of(std::string_view text) {
  std::vector<char32_t> points;
  while (!text.empty()) {
    const auto character = utf8::first(text);
    if (!character) break;  // never happens in a clean name
    points.push_back(character->code);
    text.remove_prefix(character->bytes.size());
  }
  return points;
}

std::string text_of(char32_t point) {
  std::array<std::uint8_t, 4> bytes{};
  const auto size = utf8proc_encode_char(static_cast<std::int32_t>(point), bytes.data());
  return {bytes.begin(), bytes.begin() + size};
}

// Counts grapheme clusters.
std::size_t characters_of(const std::vector<char32_t>& points) {
  std::size_t characters = points.empty() ? 0 : 1;
  std::int32_t state = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    characters += static_cast<std::size_t>(utf8proc_grapheme_break_stateful(
        static_cast<std::int32_t>(points[i - 1]), static_cast<std::int32_t>(points[i]), &state));
  }
  return characters;
}

auto category_of(char32_t point) { return utf8proc_category(static_cast<std::int32_t>(point)); }

// The look of such a character is unknown, so it may look like any other, or like nothing.
bool is_unknown(char32_t point) {
  const auto category = category_of(point);
  return category == UTF8PROC_CATEGORY_CN || category == UTF8PROC_CATEGORY_CO;
}

// Khmer and Tibetan letters carry as many in words; more would cover other lines.
constexpr std::size_t kMostMarks = 4;

bool is_mark(char32_t point) {
  const auto category = category_of(point);
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC ||
         category == UTF8PROC_CATEGORY_ME;
}

// Returns the letter with too many marks, if any. A joiner between marks takes none away.
std::optional<char32_t> letter_below_tower(const std::vector<char32_t>& points) {
  std::size_t marks = 0;
  char32_t letter = 0;
  for (const char32_t point : points) {
    if (is_mark(point)) {
      if (++marks > kMostMarks) return letter;
    } else if (!is_unseen(point)) {
      letter = point;
      marks = 0;
    }
  }
  return std::nullopt;
}

// Reads the rows of confusables.txt: a character, and its look.
std::map<char32_t, std::string> confusables() {
  std::map<char32_t, std::string> looks;
  for (const auto row : std::views::split(kConfusables, '\n')) {
    std::string* look = nullptr;
    for (const auto word : std::views::split(row, ' ')) {
      std::uint32_t point = 0;
      if (std::from_chars(word.data(), word.data() + word.size(), point, 16).ec != std::errc{})
        break;  // a comment
      if (look == nullptr) {
        look = &looks[point];
      } else {
        *look += text_of(point);
      }
    }
  }
  return looks;
}

// Returns equal results for texts that look alike: the skeleton of Unicode Technical Standard 39.
std::string skeleton(const std::string& text) {
  static const auto known = confusables();
  std::string looks;
  for (const char32_t point : points_of(mapped(text, kDecomposed).value_or(text))) {
    if (is_unseen(point)) continue;  // joiners and selectors
    const auto found = known.find(point);
    looks += found == known.end() ? text_of(point) : found->second;
  }
  return mapped(looks, kDecomposed).value_or(looks);
}

// Returns the text without regard to case.
std::string folded(const std::string& text) {
  return mapped(text, UTF8PROC_CASEFOLD).value_or(text);
}

// The looks of a character in either case, without regard to case.
using Looks = std::vector<std::string>;

// Returns the looks of each character. "m" looks like "rn", so a look may be longer than one
// character.
std::vector<Looks> looks_of(std::string_view text) {
  std::vector<Looks> looks;
  for (const char32_t point : points_of(text)) {
    const auto number = static_cast<std::int32_t>(point);
    const std::string character = text_of(point);
    Looks& all = looks.emplace_back();
    // Most letters have two of these four.
    for (const std::string& variant : std::set<std::string>{
             character, text_of(static_cast<char32_t>(utf8proc_tolower(number))),
             text_of(static_cast<char32_t>(utf8proc_toupper(number))), folded(character)}) {
      std::string look = folded(skeleton(variant));
      if (std::ranges::find(all, look) == all.end()) all.push_back(std::move(look));
    }
  }
  return looks;
}

// Whether the characters of both texts have looks that make the whole equal. It compares character
// by character; one text may be ahead by the rest of a look.
bool can_be_the_same(const std::vector<Looks>& one, const std::vector<Looks>& other) {
  struct State {
    std::array<std::size_t, 2> at{};
    std::array<std::string, 2> left{};
    auto operator<=>(const State& state) const = default;
  };
  const std::array texts = {&one, &other};
  std::vector<State> open = {{}};
  std::set<State> met;
  while (!open.empty()) {
    const State state = std::move(open.back());
    open.pop_back();
    if (!met.insert(state).second) continue;
    // One of the two rests is empty.
    const std::size_t behind = state.left[0].empty() ? 0 : 1;
    const std::string& ahead = state.left[1 - behind];
    if (state.at[behind] == texts[behind]->size()) {
      if (ahead.empty() && state.at[1 - behind] == texts[1 - behind]->size()) return true;
      continue;
    }
    for (const std::string& look : (*texts[behind])[state.at[behind]]) {
      const std::size_t both = std::min(look.size(), ahead.size());
      if (!look.starts_with(std::string_view(ahead).substr(0, both))) continue;
      State next{.at = state.at, .left = {}};
      ++next.at[behind];
      next.left[behind] = look.substr(both);
      next.left[1 - behind] = ahead.substr(both);
      open.push_back(std::move(next));
    }
  }
  return false;
}

}  // namespace

Result<std::string> table_name(std::string_view name) {
  const auto clean = match::clean_name(name, match::kMostNameBytes);
  if (!clean) return clean;
  const auto normal = mapped(*clean, kNormalForm);
  if (!normal) return normal;
  // The normal form may add blanks, or marks.
  auto shown = match::clean_name(*normal, match::kMostNameBytes);
  if (!shown) return shown;
  const std::vector<char32_t> points = points_of(*shown);
  // It would combine with the text before the name.
  if (is_mark(points.front()))
    return failure("the name begins with the mark " + match::code_name(points.front()) +
                       ": begin with a letter",
                   1);
  if (const auto letter = letter_below_tower(points)) {
    return failure("the name has too many marks on " + quote(text_of(*letter)) +
                   ": leave some out");
  }
  if (const auto unknown = std::ranges::find_if(points, is_unknown); unknown != points.end()) {
    return failure("the name has " + match::code_name(*unknown) +
                   ", which Unicode does not define: leave it out");
  }
  if (characters_of(points) > match::kLongestName) return match::name_too_long();
  return shown;
}

bool look_alike(std::string_view one, std::string_view other) {
  return can_be_the_same(looks_of(one), looks_of(other));
}

}  // namespace reckon::rooms
