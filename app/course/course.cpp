// SPDX-License-Identifier: MIT
#include "app/course/course.hpp"

#include "app/course/writers.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::course {

namespace {

// Whether XML 1.0 allows the character, and it is not a control character.
bool is_text(char32_t code) {
  const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
  return !control && code != 0xFFFE && code != 0xFFFF;
}

}  // namespace

std::string to_question_bank(std::span<const kinds::Entry> entries, const sheet::Style& style,
                             BankFormat format) {
  const std::vector<Question> questions = questions_of(entries, style);
  const std::string title = title_of(style);
  switch (format) {
    case BankFormat::moodle_xml: return to_moodle_xml(questions, title);
    case BankFormat::gift: return to_gift(questions, title);
    case BankFormat::qti: break;
  }
  return to_qti(questions, title, style.language);
}

Result<void> check_title(std::string_view title) {
  std::size_t characters = 0;
  while (!title.empty()) {
    const auto next = utf8::first(title);
    if (!next) return failure("is not UTF-8");
    if (!is_text(next->code)) {
      return failure("has " + quote(next->bytes) + ", a control character: leave it out");
    }
    title.remove_prefix(next->bytes.size());
    ++characters;
  }
  if (characters > sheet::kLongestTitle) {
    return failure(ErrorCode::out_of_range,
                   "takes at most " + std::to_string(sheet::kLongestTitle) + " characters");
  }
  return {};
}

}  // namespace reckon::course
