// The only file that knows ICU.
#include "app/rooms/table_name.hpp"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <cstddef>
#include <memory>

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

icu::UnicodeString without_case(icu::UnicodeString text) { return text.foldCase(); }

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
  const icu::UnicodeString first = wide(one);
  const icu::UnicodeString second = wide(other);
  // "Ian" and "lan" look alike before their case is taken away, "IAN" and "ian" after it.
  return without_case(checker.skeleton(first)) == without_case(checker.skeleton(second)) ||
         checker.skeleton(without_case(first)) == checker.skeleton(without_case(second));
}

}  // namespace reckon::rooms
