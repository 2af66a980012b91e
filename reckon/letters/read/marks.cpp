// SPDX-License-Identifier: MIT
#include "reckon/letters/read/marks.hpp"

#include <algorithm>
#include <numeric>

#include "reckon/letters/read/rows.hpp"

namespace reckon::letters {

namespace {

bool is_given_digit(const Glyph& glyph) {
  return glyph.text.size() == 1 && is_digit(glyph.text.front());
}
bool is_unknown(const Glyph& glyph) { return glyph.is_one_of({".", "?"}); }
// Unknown digits that are never marks.
bool is_other_unknown(const Glyph& glyph, bool is_drawn) {
  return glyph.is("_") || glyph.is_box || (is_drawn && glyph.is("*"));
}
// Marks that are never digits.
bool is_plain_mark(const Glyph& glyph) { return glyph.is_one_of({"!", "…", "。", "｡"}); }
bool is_separator(const Glyph& glyph) { return glyph.is_one_of({",", ";", "&"}); }

class Marks {
 public:
  Marks(std::vector<std::vector<Glyph>>& lines, bool is_drawn, LoneQuestion question)
      : is_drawn_(is_drawn), question_(question) {
    for (auto& line : lines) {
      if (is_drawn && &line != &lines.back()) {
        note_line_above(line);
        continue;
      }
      for (Glyph& glyph : line) glyphs_.push_back(&glyph);
    }
  }

  void drop() {
    std::vector<std::size_t> doubtful;
    std::size_t end = glyphs_.size();
    while (true) {
      const std::size_t begin = look_behind(end, doubtful);
      if (begin == 0) break;
      end = begin;
    }
    std::vector<bool> is_doubtful(glyphs_.size());
    for (const std::size_t at : doubtful) is_doubtful[at] = true;
    for (std::size_t i = 0; i < glyphs_.size(); ++i) {
      if (!is_doubtful[i]) note(*glyphs_[i]);
    }
    for (const std::size_t at : doubtful) {
      if (!is_digit_after_all(at)) glyphs_[at]->text = " ";
    }
  }

 private:
  void note(const Glyph& glyph) {
    has_point_ = has_point_ || glyph.is(".");
    has_question_ = has_question_ || glyph.is("?");
    has_other_ = has_other_ || is_other_unknown(glyph, is_drawn_);
    has_letter_ = has_letter_ || is_named(glyph);
  }
  void note_line_above(const std::vector<Glyph>& line) {
    bool is_dividend = true;
    for (const Glyph& glyph : line) {
      note(glyph);
      if (is_symbol(glyph, true) && is_dividend) right_end_ = std::max(right_end_, glyph.column);
      // Text after the dividend has no rows below it.
      const bool is_sign = glyph.is(MathSign::divide);
      if (is_sign || glyph.is("(")) is_dividend = false;
      has_head_ = has_head_ || is_sign || glyph.is(")") || is_bar(glyph);
    }
  }

  // Drops the plain marks that end here, and notes those that may be digits. Returns where the
  // equation before begins to end: behind its separator, or 0.
  std::size_t look_behind(std::size_t end, std::vector<std::size_t>& doubtful) {
    std::size_t at = end;
    while (at > 0 && (glyphs_[at - 1]->is(" ") || is_plain_mark(*glyphs_[at - 1]) ||
                      is_separator(*glyphs_[at - 1]))) {
      --at;
      const bool ends_drawing = is_drawn_ && is_separator(*glyphs_[at]);
      if (is_plain_mark(*glyphs_[at]) || ends_drawing) glyphs_[at]->text = " ";
    }
    look_at_run(at, doubtful);
    if (is_drawn_) return 0;
    while (at > 0 && !is_separator(*glyphs_[at - 1])) --at;
    return at;
  }

  // A run of the same mark behind a number.
  void look_at_run(std::size_t end, std::vector<std::size_t>& doubtful) {
    std::size_t begin = end;
    while (begin > 0 && is_unknown(*glyphs_[begin - 1])) --begin;
    if (begin == end) return;
    std::size_t before = begin;
    while (before > 0 && glyphs_[before - 1]->is(" ")) --before;
    if (before == 0) return;
    const Glyph& last = *glyphs_[before - 1];
    if (!is_symbol(last, is_drawn_) && !last.is_one_of({")", "]", "}", "²", "³"})) return;
    // Several behind a digit are digits, like 1..
    if (before == begin && end - begin > 1 && is_given_digit(last)) return;
    for (std::size_t at = begin; at < end; ++at) doubtful.push_back(at);
  }

  bool is_digit_after_all(std::size_t at) const {
    const Glyph& mark = *glyphs_[at];
    if (mark.is(".") ? has_point_ : has_question_) return true;
    const bool follows_digit = at > 0 && is_given_digit(*glyphs_[at - 1]);
    // Below a digit of a drawing it is one; the rows of divisions, of letters too, end below
    // digits.
    if (is_drawn_ && mark.column <= right_end_ && (follows_digit || has_head_)) return true;
    if (!follows_digit) return false;
    const bool has_unknown = has_point_ || has_question_ || has_other_;
    const bool is_lone_digit = !has_letter_ && question_ == LoneQuestion::digit;
    return mark.is("?") && (has_unknown || is_lone_digit);
  }

  bool is_drawn_;
  LoneQuestion question_;
  std::vector<Glyph*> glyphs_;
  std::size_t right_end_ = 0;
  bool has_head_ = false;
  bool has_point_ = false;
  bool has_question_ = false;
  bool has_other_ = false;
  bool has_letter_ = false;
};

}  // namespace

void drop_sentence_marks(std::vector<std::vector<Glyph>>& lines, bool is_drawn,
                         LoneQuestion question) {
  Marks(lines, is_drawn, question).drop();
}

bool has_unanswered_question(const Puzzle& puzzle) {
  if (puzzle.cells.size() != 1 || puzzle.cells.front().name != kUnknown) return false;
  constexpr std::uint64_t kMostWork = 1'000'000;
  const auto works = work_of_relations(puzzle);
  const auto work = std::accumulate(works.begin(), works.end(), std::uint64_t{0});
  if (work > kMostWork / puzzle.conditions.base) return false;
  for (unsigned digit = 0; digit < puzzle.conditions.base; ++digit) {
    if (is_answer(puzzle, Digits{static_cast<std::uint8_t>(digit)})) return false;
  }
  return true;
}

std::optional<Glyph> decimal_mark_in(const std::vector<Glyph>& glyphs) {
  std::optional<Glyph> first;
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    if (is_other_unknown(glyphs[i], false)) return std::nullopt;
    if (!is_unknown(glyphs[i]) && !glyphs[i].is(",")) continue;
    const bool is_inside = i > 0 && i + 1 < glyphs.size();
    const bool is_between =
        is_inside && is_given_digit(glyphs[i - 1]) && is_given_digit(glyphs[i + 1]);
    if (glyphs[i].is(",")) {
      if (is_between && !first) first = glyphs[i];
      continue;
    }
    const bool is_in_word =
        is_inside && is_symbol(glyphs[i - 1], false) && is_symbol(glyphs[i + 1], false);
    if (!is_in_word || glyphs[i].is("?") || is_unknown(glyphs[i + 1])) return std::nullopt;
    if (is_between && !first) first = glyphs[i];
  }
  return first;
}

std::optional<Glyph> lone_mark_in(const std::vector<Glyph>& glyphs) {
  std::optional<std::size_t> lone;
  bool has_letter = false;
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    if (is_other_unknown(glyphs[i], false)) return std::nullopt;
    if (is_unknown(glyphs[i])) {
      if (lone) return std::nullopt;
      lone = i;
    }
    const bool may_be_times = glyphs[i].is_one_of({"x", "X"}) &&
                              (i + 1 == glyphs.size() || !is_symbol(glyphs[i + 1], false));
    has_letter = has_letter || (is_named(glyphs[i]) && !may_be_times);
  }
  if (!lone || (!has_letter && glyphs[*lone].is("?"))) return std::nullopt;
  return glyphs[*lone];
}

}  // namespace reckon::letters
