// SPDX-License-Identifier: MIT
#include "app/papers/privacy.hpp"

#include <algorithm>
#include <string_view>

#include "app/papers/with_numbers.hpp"
#include "reckon/store/backup.hpp"
#include "reckon/words/words.hpp"

namespace reckon::papers {

namespace {

std::string text_of(std::string_view phrase) { return std::string(phrase); }

std::string term_of(const PrivacyWords& words, const Kept& kept) {
  return with_numbers(words.until, {std::to_string(kept.days), std::to_string(store::kBackupDays)});
}

std::string trail_term_of(const PrivacyWords& words, const Kept& kept) {
  return with_numbers(words.trail, {std::to_string(kept.trail)});
}

}  // namespace

Kept kept_by(const contest::Plan& plan) {
  return {.names = plan.keeps_names, .days = plan.days, .trail = plan.trail};
}

Kept both(const Kept& one, const Kept& other) {
  return {.names = one.names || other.names,
          .days = std::max(one.days, other.days),
          .trail = std::max(one.trail, other.trail)};
}

std::vector<std::string> privacy_lines(Language language, const Kept& kept) {
  const PrivacyWords& words = contest_words_in(language).privacy;
  std::vector<std::string> lines = {text_of(words.answers)};
  if (kept.names) {
    lines.push_back(text_of(words.names));
    lines.push_back(term_of(words, kept));
  } else {
    lines.push_back(text_of(words.no_names));
  }
  lines.push_back(trail_term_of(words, kept));
  for (const std::string_view phrase :
       {std::string_view(words.codes), std::string_view(words.purpose),
        std::string_view(words.others), std::string_view(words.device),
        std::string_view(words.pictures), std::string_view(words.right),
        std::string_view(words.solver)}) {
    lines.push_back(text_of(phrase));
  }
  return lines;
}

std::vector<RecordLine> privacy_record(Language language, const std::string& contest,
                                       const Kept& kept) {
  const PrivacyWords& words = contest_words_in(language).privacy;
  const RecordWords& record = words.record;
  std::vector<RecordLine> lines;
  const auto add = [&](std::string_view heading, std::string text) {
    lines.push_back({.heading = text_of(heading), .text = std::move(text)});
  };
  add(record.processing, contest);
  add(record.who, text_of(record.organiser));
  add(record.why, text_of(words.purpose));
  add(record.whose, text_of(record.pupils));
  add(record.which, text_of(words.answers) + " " +
                        (kept.names ? text_of(words.names) : text_of(words.no_names)) + " " +
                        text_of(words.codes));
  add(record.recipients, text_of(words.others));
  add(record.how_long, (kept.names ? term_of(words, kept) + " " : std::string()) +
                           trail_term_of(words, kept) + " " + text_of(record.terms));
  add(record.protection, text_of(record.measures));
  add(record.rights, text_of(words.right));
  return lines;
}

}  // namespace reckon::papers
