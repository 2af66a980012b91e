// SPDX-License-Identifier: MIT
#include "reckon/kinds/answer.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/kinds/grids.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/puzzle.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::kinds {

namespace {

constexpr char kMissing = '-';
constexpr std::size_t kLongestAnswer = 10'000;

std::string in_capitals(std::string_view name) {
  std::string result(name);
  for (char& c : result) c = upper(c);
  return result;
}

// Goes through an answer; columns are those of the text as it would be typed.
class AnswerText {
 public:
  explicit AnswerText(std::string_view text) : text_(text) {}

  // Skips blanks and signs that separate.
  void skip(std::string_view signs) {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' ||
                                  signs.contains(text_[at_]))) {
      ++at_;
    }
  }
  bool ended() const { return at_ == text_.size(); }
  std::size_t column() const { return at_ + 1; }
  char next() const { return ended() ? '\0' : text_[at_]; }
  void take() { ++at_; }
  // Takes characters as long as they are of the kind.
  template <typename Is>
  std::string_view take_all(const Is& is) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

using EnteredDigits = std::vector<std::optional<unsigned>>;

std::optional<EnteredDigits> row_of_digits(std::string_view answer, std::size_t count) {
  EnteredDigits digits;
  for (const char c : answer) {
    if (c == ' ') continue;
    if (c == kMissing) {
      digits.emplace_back();
    } else if (is_digit(c)) {
      digits.emplace_back(static_cast<unsigned>(c - '0'));
    } else {
      return std::nullopt;
    }
  }
  return digits.size() == count ? std::optional(std::move(digits)) : std::nullopt;
}

Result<EnteredDigits> read_typed_digits(std::string_view answer,
                                        std::span<const std::string> names) {
  if (auto row = row_of_digits(answer, names.size())) return *std::move(row);
  EnteredDigits digits(names.size());
  AnswerText text(answer);
  for (text.skip(",;"); !text.ended(); text.skip(",;")) {
    const std::size_t column = text.column();
    std::string name(text.take_all([](char c) { return is_letter(c) || c == '.'; }));
    if (name == ".") name += text.take_all(is_digit);
    text.skip("");
    if (text.next() == '=' || text.next() == ':') text.take();
    text.skip("");
    const std::string_view digit = text.take_all(is_digit);
    if (name.empty() || digit.size() != 1) {
      return failure(
          "write letters and their digits, like A=2, B=7, or all digits in the order "
          "of the letters, like 27-4 with - for one that is missing",
          column);
    }
    auto found = std::ranges::find(names, name);
    if (found == names.end()) found = std::ranges::find(names, in_capitals(name));
    if (found == names.end()) {
      return failure("the puzzle does not have " + quote(name) + ": take one of its letters",
                     column);
    }
    auto& place = digits[static_cast<std::size_t>(found - names.begin())];
    const auto value = static_cast<unsigned>(digit.front() - '0');
    if (place && *place != value) {
      return failure(name + " has two digits: give it one, or leave it out", column);
    }
    place = value;
  }
  return digits;
}

bool is_complete(std::span<const std::optional<unsigned>> digits) {
  return std::ranges::all_of(digits, [](const auto& digit) { return digit.has_value(); });
}

std::vector<std::string> sorted_names(std::string_view letters) {
  std::vector<std::string> names;
  for (const char letter : letters) names.emplace_back(1, letter);
  std::ranges::sort(names);
  return names;
}

// --- Letter grids ---

struct LetterAnswers {
  letters::Grid grid;
  std::vector<std::string> names;  // in the order of the alphabet

  Verdict verdict(std::string_view answer) const {
    const auto entered = read_digits(answer, names);
    if (!entered || !is_complete(*entered)) return Verdict::incomplete;
    letters::Digits digits(names.size());
    std::set<unsigned> different;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const unsigned digit = *(*entered)[i];
      digits[grid.letters.find(names[i].front())] = static_cast<std::uint8_t>(digit);
      different.insert(digit);
    }
    if (different.size() != names.size()) return Verdict::wrong;
    for (const letters::Word& word : grid.puzzle.words) {
      const letters::Symbol first = word.front();
      if (word.size() > 1 && (first.given() ? first.digit() : digits[first.letter()]) == 0) {
        return Verdict::wrong;
      }
    }
    return letters::holds(grid.puzzle.layout, letters::numbers_of(grid.puzzle, digits))
               ? Verdict::right
               : Verdict::wrong;
  }
};

// --- Numbers that a grid asks for ---

struct NumberAnswers {
  letters::Layout layout;
  letters::GivenNumbers given;
  std::size_t asked = 0;

  Result<std::vector<std::optional<std::int64_t>>> entered(std::string_view answer) const {
    std::vector<std::optional<std::int64_t>> numbers;
    AnswerText text(answer);
    for (text.skip(",;"); !text.ended(); text.skip(",;")) {
      const std::size_t column = text.column();
      if (text.next() == kMissing || text.next() == '?') {
        text.take();
        numbers.emplace_back();
        continue;
      }
      const std::string_view digits = text.take_all(is_digit);
      constexpr std::size_t kLongest = 18;
      if (digits.empty() || digits.size() > kLongest) {
        return failure(
            "write the missing numbers from left to right and from top to bottom, like "
            "12, 3, 7, with - for one that is missing",
            column);
      }
      std::int64_t number = 0;
      std::from_chars(std::to_address(digits.begin()), std::to_address(digits.end()), number);
      numbers.emplace_back(number);
    }
    if (numbers.empty()) numbers.resize(asked);
    if (numbers.size() != asked) {
      return failure("the grid asks for " + std::to_string(asked) + " numbers, not " +
                     std::to_string(numbers.size()) + ": write - for one that is missing");
    }
    return numbers;
  }

  Result<std::string> canonical(std::string_view answer) const {
    const auto numbers = entered(answer);
    if (!numbers) return std::unexpected(numbers.error());
    std::string text;
    bool any = false;
    for (const auto& number : *numbers) {
      if (!text.empty()) text += ", ";
      text += number ? std::to_string(*number) : std::string(1, kMissing);
      any = any || number.has_value();
    }
    return any ? text : std::string();
  }

  Verdict verdict(std::string_view answer) const {
    const auto numbers = entered(answer);
    if (!numbers) return Verdict::incomplete;
    std::vector<std::int64_t> all;
    std::size_t next = 0;
    for (const auto& number : given) {
      const auto value = number ? number : (*numbers)[next++];
      if (!value) return Verdict::incomplete;
      // Puzzles ask for positive numbers; larger ones than any answer would overflow a line.
      constexpr std::int64_t kLargest = std::int64_t{1} << 61U;
      if (*value < 1 || *value > kLargest) return Verdict::wrong;
      all.push_back(*value);
    }
    return letters::holds(layout, all) ? Verdict::right : Verdict::wrong;
  }
};

// --- Alphametics ---

struct AlphameticAnswers {
  letters::Puzzle puzzle;
  std::vector<std::string> names{};    // of the cells, sorted
  std::vector<std::size_t> cell_of{};  // of each name

  Verdict verdict(std::string_view answer) const {
    const auto entered = read_digits(answer, names);
    if (!entered || !is_complete(*entered)) return Verdict::incomplete;
    letters::Digits digits(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      digits[cell_of[i]] = static_cast<std::uint8_t>(*(*entered)[i]);
    }
    return letters::is_answer(puzzle, digits) ? Verdict::right : Verdict::wrong;
  }
};

// --- Hands ---

// The usual text of a formula, or of the steps of a score sheet. A formula that begins with a minus
// or says its result stays as it was typed, since that is judged too.
Result<std::string> usual_formula(std::string_view answer) {
  const auto formula = read_formula(answer, Notation::infix);
  if (formula) {
    if (formula->zeros.empty() && !formula->result) {
      return to_text(formula->expression, Notation::infix);
    }
    const AsTyped typed(answer);
    std::string text(typed.text());
    std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return text;
  }
  if (const auto steps = read(answer, Notation::steps)) return to_text(*steps, Notation::infix);
  return std::unexpected(formula.error());
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

}  // namespace

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::right: return "right";
    case Verdict::wrong: return "wrong";
    case Verdict::incomplete: return "incomplete";
  }
  return {};
}

Result<std::vector<std::optional<unsigned>>> read_digits(std::string_view answer,
                                                         std::span<const std::string> names) {
  if (answer.size() > kLongestAnswer) {
    return failure(ErrorCode::out_of_range, "the answer is longer than any puzzle has letters");
  }
  return read_as_typed(answer,
                       [&](std::string_view typed) { return read_typed_digits(typed, names); });
}

std::string digits_text(std::span<const std::string> names,
                        std::span<const std::optional<unsigned>> digits) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!digits[i]) continue;
    text += (text.empty() ? "" : ", ") + names[i] + "=" + std::to_string(*digits[i]);
  }
  return text;
}

Result<AnswerJudge> judge_of_letters(const std::string& text, Rules) {
  auto grid = letters::read_grid(text);
  if (!grid) {
    const Error& error = grid.error();
    return std::unexpected(error);
  }
  if (grid->puzzle.letters == 0) {
    return failure(ErrorCode::unsuitable, "the puzzle has no letters");
  }
  const auto answers =
      std::make_shared<LetterAnswers>(LetterAnswers{.grid = *std::move(grid), .names = {}});
  answers->names = sorted_names(answers->grid.letters);
  return AnswerJudge{
      .canonical = [answers](std::string_view answer) -> Result<std::string> {
        const auto digits = read_digits(answer, answers->names);
        if (!digits) return std::unexpected(digits.error());
        return digits_text(answers->names, *digits);
      },
      .verdict = [answers](std::string_view answer) { return answers->verdict(answer); }};
}

Result<AnswerJudge> judge_of_numbers(const std::string& text, Rules) {
  const auto grid = grid_of(text, true, true);
  if (!grid) return std::unexpected(grid.error());
  const auto answers = std::make_shared<NumberAnswers>(
      NumberAnswers{.layout = grid->puzzle.layout, .given = grid->given});
  answers->asked = static_cast<std::size_t>(
      std::ranges::count_if(grid->given, [](const auto& number) { return !number; }));
  return AnswerJudge{
      .canonical =
          [answers](std::string_view answer) {
            return read_as_typed(answer,
                                 [&](std::string_view typed) { return answers->canonical(typed); });
          },
      .verdict = [answers](std::string_view answer) { return answers->verdict(answer); }};
}

Result<AnswerJudge> judge_of_alphametic(const std::string& text, Rules) {
  auto reading = letters::read_puzzle(text);
  if (!reading) return std::unexpected(reading.error());
  const auto answers =
      std::make_shared<AlphameticAnswers>(AlphameticAnswers{.puzzle = std::move(reading->puzzle)});
  std::vector<std::pair<std::string, std::size_t>> cells;
  for (std::size_t cell = 0; cell < answers->puzzle.cells.size(); ++cell) {
    cells.emplace_back(answers->puzzle.name_of(cell), cell);
  }
  // Letters in the order of the alphabet, then unknown digits as they appear.
  std::ranges::stable_sort(cells, {}, [](const auto& cell) {
    return cell.first.starts_with('.') ? std::string("~") : cell.first;
  });
  for (auto& [name, cell] : cells) {
    answers->names.push_back(std::move(name));
    answers->cell_of.push_back(cell);
  }
  return AnswerJudge{
      .canonical = [answers](std::string_view answer) -> Result<std::string> {
        const auto digits = read_digits(answer, answers->names);
        if (!digits) return std::unexpected(digits.error());
        return digits_text(answers->names, *digits);
      },
      .verdict = [answers](std::string_view answer) { return answers->verdict(answer); }};
}

Result<AnswerJudge> judge_of_hand(const std::string& text, Rules rules, krypto::Use use) {
  auto parsed = krypto::Hand::parse(text);
  if (!parsed) return std::unexpected(parsed.error());
  const auto hand = std::make_shared<const krypto::Hand>(*std::move(parsed));
  return AnswerJudge{
      .canonical = [](std::string_view answer) -> Result<std::string> {
        if (is_blank(answer)) return std::string();
        return usual_formula(answer);
      },
      .verdict =
          [hand, rules, use](std::string_view answer) {
            if (is_blank(answer)) return Verdict::incomplete;
            const auto judged = krypto::judge(*hand, answer, Notation::infix, rules, use);
            return judged && judged->problems.empty() ? Verdict::right : Verdict::wrong;
          }};
}

Result<Verdict> accepts(const KindRow& row, const std::string& text, Rules rules,
                        std::string_view answer) {
  const auto judge = row.answers(text, rules);
  if (!judge) return std::unexpected(judge.error());
  const auto usual = judge->canonical(answer);
  if (!usual) return std::unexpected(usual.error());
  return judge->verdict(*usual);
}

Result<std::string> canonical(const KindRow& row, const std::string& text, Rules rules,
                              std::string_view answer) {
  const auto judge = row.answers(text, rules);
  if (!judge) return std::unexpected(judge.error());
  return judge->canonical(answer);
}

}  // namespace reckon::kinds
