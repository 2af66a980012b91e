// SPDX-License-Identifier: MIT
// Drawings with hidden digits, to test against all that could be drawn. Shares no code with the
// library but what it tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {

/// Digits above 9 are A, B, ..., as filled() writes them.
inline std::string digits_of(std::uint64_t value, unsigned base) {
  std::string digits;
  do {
    digits.insert(digits.begin(), "0123456789ABCDEF"[value % base]);
    value /= base;
  } while (value > 0);
  return digits;
}

inline std::uint64_t power_of(std::uint64_t base, std::size_t exponent) {
  std::uint64_t power = 1;
  for (std::size_t i = 0; i < exponent; ++i) power *= base;
  return power;
}

/// Returns a number of `size` digits, the first of which is not 0.
inline std::uint64_t random_number(SplitMix64& random, unsigned base, std::size_t size) {
  const std::uint64_t least = power_of(base, size - 1);
  return least + random.below(least * base - least);
}

inline std::string without_rules(const std::string& text) {
  std::string bare;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    if (line.find_first_not_of(" -_=\xE2\x80\x94\x94\x80") != line.npos) bare += line + "\n";
    begin = end + 1;
  }
  return bare;
}

/// A drawing, a line at a time. Zeros that shift a row are `~`, and are never hidden; those at the
/// front of rows are `^`, and the first of them is not hidden, as it shows how they are written.
class Picture {
 public:
  void add(const std::string& line) { text_ += text_.empty() ? line : "\n" + line; }
  /// A number that ends in this column.
  void add(const std::string& number, std::size_t end, const std::string& sign = "") {
    const std::size_t size = number.size() + (sign.ends_with(' ') ? 2 : sign.empty() ? 0 : 1);
    add(std::string(end - std::min(end, size), ' ') + sign + number);
  }
  std::string text() const { return with_zeros(text_); }
  /// Without its rules.
  std::string bare_text() const { return with_zeros(bare()); }
  std::string bare() const { return without_rules(text_); }
  const std::string& marked() const { return text_; }

 private:
  static std::string with_zeros(std::string text) {
    std::ranges::replace(text, '~', '0');
    std::ranges::replace(text, '^', '0');
    return text;
  }

  std::string text_;
};

inline bool is_drawn_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); }

/// Hides random digits, and all above 9: as `*`, `.` or `?`, or as letters that stand for all
/// digits of a value.
class Mask {
 public:
  Mask(const Picture& picture, SplitMix64& random) : text_(picture.marked()) {
    const std::uint64_t share = 1 + random.below(5);  // of 5
    const char mark = "**?."[random.below(4)];
    const bool has_letters = random.below(3) == 0;
    std::map<char, char> letters;
    std::string names = "QRSTUVWYZKLMNOP";
    const std::size_t first = std::min(text_.find('^'), text_.size());
    std::replace(text_.begin() + static_cast<std::ptrdiff_t>(first), text_.end(), '^', '0');
    if (first < text_.size()) text_[first] = '~';
    for (char& c : text_) {
      if (!is_drawn_digit(c)) continue;
      if (has_letters && !letters.contains(c)) {
        const bool is_letter = random.below(5) < share;
        letters[c] = is_letter ? names.back() : c;
        if (is_letter) names.pop_back();
      }
      if (has_letters && letters[c] != c) {
        c = letters[c];
      } else if (c > '9' || (!has_letters && random.below(5) < share)) {
        c = mark;
      }
    }
    std::ranges::replace(text_, '~', '0');
    bare_ = without_rules(text_);
  }

  const std::string& text() const { return text_; }

  /// Whether a picture is this one with its digits, whatever its rules are. One that has zeros at
  /// the front of rows must show one.
  bool agrees(const Picture& picture) const {
    const std::string marked = picture.bare();
    const std::string drawing = picture.bare_text();
    if (drawing.size() != bare_.size()) return false;
    bool shows_zeros = !marked.contains('^');
    for (std::size_t i = 0; i < bare_.size(); ++i) {
      if (marked[i] == '~' && bare_[i] != '0') return false;
      shows_zeros = shows_zeros || (marked[i] == '^' && bare_[i] == '0');
    }
    if (!shows_zeros) return false;
    std::array<char, 256> digits{};
    std::set<char> used;
    for (std::size_t i = 0; i < bare_.size(); ++i) {
      const char mask = bare_[i];
      if (!is_drawn_digit(drawing[i])) {
        if (mask != drawing[i]) return false;
        continue;
      }
      if (mask == '*' || mask == '?' || mask == '.') continue;
      if (mask >= '0' && mask <= '9') {
        if (mask != drawing[i]) return false;
        continue;
      }
      if (mask < 'K' || mask > 'Z') return false;
      char& digit = digits[static_cast<unsigned char>(mask)];
      if (digit == 0) {
        if (!used.insert(drawing[i]).second) return false;
        digit = drawing[i];
      }
      if (digit != drawing[i]) return false;
    }
    return true;
  }

  /// The numbers of this length that may stand for the masked one.
  static std::vector<std::uint64_t> numbers_of(const std::string& masked, unsigned base) {
    std::vector<std::uint64_t> numbers = {0};
    for (std::size_t i = 0; i < masked.size(); ++i) {
      std::vector<std::uint64_t> longer;
      for (const std::uint64_t number : numbers) {
        for (unsigned digit = i == 0 && masked.size() > 1 ? 1 : 0; digit < base; ++digit) {
          const bool is_given = masked[i] >= '0' && masked[i] <= '9';
          if (is_given && static_cast<unsigned>(masked[i] - '0') != digit) continue;
          longer.push_back(number * base + digit);
        }
      }
      numbers = std::move(longer);
    }
    return numbers;
  }

 private:
  std::string text_;
  std::string bare_;
};

/// The relations of a puzzle, in words, and the words that may begin with 0.
inline std::string relations_of(const Puzzle& puzzle) {
  std::string text;
  for (const Relation& relation : puzzle.relations) text += to_text(puzzle, relation) + "; ";
  for (const std::size_t word : puzzle.padded) text += to_text(puzzle, puzzle.words[word]) + ", ";
  return text;
}

/// Fails if the steps of reasoning deny an answer, or their outcome differs from that of all
/// answers. Returns whether they came to an outcome within this much work.
inline bool expect_true_reasons(const Puzzle& puzzle, const std::vector<Digits>& all,
                                const std::string& mask, std::uint64_t work) {
  Budget budget(work);
  const Reasoned reasoned = reason(puzzle, {.budget = &budget});
  if (reasoned.outcome == Outcome::given_up) return false;
  const Outcome wanted = all.empty()       ? Outcome::no_answer
                         : all.size() == 1 ? Outcome::one_answer
                                           : Outcome::several_answers;
  EXPECT_EQ(reasoned.outcome, wanted) << mask;
  bool is_found = false;  // the first answer
  for (const Step& step : reasoned.steps) {
    is_found = is_found || (step.technique == Technique::answer && !step.contradiction);
    if (step.depth != 0 || step.technique == Technique::guess) continue;
    for (const Change& change : step.changes) {
      for (const Digits& answer : all) {
        if (is_found && answer == *reasoned.answer) continue;
        EXPECT_NE(change.after & only(answer[change.letter]), 0U) << mask << "\n"
                                                                  << describe(step, puzzle);
      }
    }
  }
  return true;
}

/// All answers of a mask, filled in, without its rules; nothing and a failure if it is refused.
/// Each is an answer by the relations too, and the usual form of the puzzle is the same puzzle.
inline std::optional<std::vector<std::string>> solved_drawing(const std::string& mask,
                                                              const Conditions& conditions) {
  const auto reading = read_puzzle(mask, {.conditions = conditions});
  if (!reading) {
    ADD_FAILURE() << mask << "\n" << reading.error().line << ": " << reading.error().message;
    return std::nullopt;
  }
  EXPECT_TRUE(reading->is_drawn) << mask;
  std::vector<std::string> texts;
  const auto found = answers(reading->puzzle);
  for (const Digits& digits : found.value()) {
    EXPECT_TRUE(is_answer(reading->puzzle, digits)) << mask;
    texts.push_back(without_rules(filled(*reading, digits)));
  }
  constexpr std::uint64_t kWorkOfReasons = 2'000'000;
  expect_true_reasons(reading->puzzle, found.value(), mask, kWorkOfReasons);
  // The relations of a division say the same as its steps.
  Puzzle by_relations = reading->puzzle;
  by_relations.division.reset();
  constexpr std::uint64_t kSteps = 200'000;
  Budget budget(kSteps);
  const auto count = count_answers(by_relations, ~std::uint64_t{0}, &budget);
  EXPECT_EQ(count.value_or(texts.size()), texts.size()) << mask;
  std::ranges::sort(texts);
  const auto usual = read_puzzle(usual_text(*reading), {.conditions = conditions});
  EXPECT_TRUE(usual) << mask;
  if (usual) {
    EXPECT_EQ(relations_of(usual->puzzle), relations_of(reading->puzzle)) << mask;
  }
  return texts;
}

/// Fails unless a mask has exactly the wanted answers, at least one.
inline void expect_answers(const std::string& mask, unsigned base,
                           std::vector<std::string> wanted) {
  std::ranges::sort(wanted);
  wanted.erase(std::ranges::unique(wanted).begin(), wanted.end());
  const auto found = solved_drawing(mask, {.base = base});
  if (!found || *found == wanted) return;
  const auto first_of = [](const std::vector<std::string>& these,
                           const std::vector<std::string>& without) {
    std::vector<std::string> rest;
    std::ranges::set_difference(these, without, std::back_inserter(rest));
    return rest.empty() ? "none" : std::to_string(rest.size()) + ", such as\n" + rest.front();
  };
  ADD_FAILURE() << mask << "\nin base " << base << "\nlost " << first_of(wanted, *found)
                << "\nadded " << first_of(*found, wanted);
}

/// Fails if a mask is refused, or a drawing that it hides is not among its answers.
inline void expect_answer(const std::string& mask, unsigned base, const std::string& drawing) {
  const auto reading = read_puzzle(mask, {.conditions = {.base = base}});
  ASSERT_TRUE(reading) << mask << "\n" << reading.error().line << ": " << reading.error().message;
  Digits digits(reading->puzzle.cells.size());
  for (const Mark& mark : reading->marks) {
    digits[mark.cell] =
        static_cast<std::uint8_t>(std::string_view("0123456789ABCDEF").find(drawing[mark.offset]));
  }
  EXPECT_TRUE(is_answer(reading->puzzle, digits)) << mask << "\n" << drawing;
}

/// How many random drawings a test makes: some, or as many as RECKON_DRAWINGS says.
inline int count_of_drawings(int some) {
  const char* const wished = std::getenv("RECKON_DRAWINGS");  // NOLINT(concurrency-mt-unsafe)
  return wished == nullptr ? some : std::stoi(wished);
}

}  // namespace reckon::letters
