// SPDX-License-Identifier: MIT
// Steps in words.
#include <algorithm>
#include <bit>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {

namespace {

std::string text_of(const Word& word, const LetterName& name) {
  std::string text;
  for (const Symbol symbol : word) {
    if (symbol.given()) {
      // As digits beyond 9 are written: a letter, which stands for itself.
      const unsigned digit = symbol.digit();
      text += static_cast<char>(digit < 10 ? '0' + digit : 'a' + (digit - 10));
    } else {
      text += name(symbol.letter());
    }
  }
  return text;
}

// Returns where the line is: `row 2`.
std::string place_of(const Line& line, const Layout& layout) {
  // A line that is read the other way begins at its end.
  const std::size_t first = std::min(line.cells[0], line.result());
  const std::size_t last = std::max(line.cells[0], line.result());
  const std::size_t columns = layout.columns;
  if (first / columns == last / columns) return "row " + std::to_string(first / columns + 1);
  if (first % columns == last % columns) return "column " + std::to_string(first % columns + 1);
  return first == 0 ? "the main diagonal" : "the other diagonal";
}

std::string list(const std::vector<std::string>& items, const std::string& last_joint) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i != 0) text += i + 1 == items.size() ? last_joint : ", ";
    text += items[i];
  }
  return text;
}

std::vector<std::string> digits_of(DigitSet digits) {
  std::vector<std::string> texts;
  for (; digits != 0; digits &= digits - 1) {
    texts.push_back(std::to_string(std::countr_zero(digits)));
  }
  return texts;
}

std::string text_of(const Change& change, const LetterName& name) {
  const std::string letter = name(change.letter);
  const DigitSet removed = change.before & ~change.after;
  if (change.after == 0) return "nothing is left for " + letter;
  if (std::has_single_bit(change.after)) return letter + " = " + digits_of(change.after)[0];
  if (std::popcount(removed) <= std::popcount(change.after)) {
    return letter + " is not " + list(digits_of(removed), " or ");
  }
  return letter + " is " + list(digits_of(change.after), " or ");
}

// Returns what follows from a step; if that is impossible, only the contradictions.
std::string consequences_of(const Step& step, const LetterName& name) {
  std::vector<std::string> texts;
  for (const Change& change : step.changes) {
    if (step.contradiction == (change.after == 0)) texts.push_back(text_of(change, name));
  }
  return texts.empty() ? "impossible" : list(texts, ", ");
}

}  // namespace

std::string plain_letter(std::size_t letter) {
  constexpr std::size_t kAlphabet = 26;
  return {static_cast<char>(letter < kAlphabet ? 'A' + letter : 'a' + (letter - kAlphabet))};
}

std::string describe(const Line& line, const LinePuzzle& puzzle, const LetterName& letter_name) {
  std::string text = text_of(puzzle.words[line.cells[0]], letter_name);
  for (std::size_t i = 1; i < line.size; ++i) {
    const bool last = i + 1 == line.size;
    text.append(" ").append(last ? "=" : typeset(line.operators[i - 1])).append(" ");
    text += text_of(puzzle.words[line.cells[i]], letter_name);
  }
  return text;
}

std::string describe(const Step& step, const StepNames& names) {
  std::string consequences = consequences_of(step, names.letter);
  const auto because = [&](std::size_t i) { return names.letter(step.because[i]); };
  switch (step.technique) {
    case Technique::leading_digit:
      return std::string(row_of(step.technique).name) + ": " + consequences;
    case Technique::found_digit:
      if (step.because.empty()) return consequences;
      return because(0) + " is found, and no other letter is the same digit: " + consequences;
    case Technique::last_place:
      if (step.because.empty()) return "no letter is left for one of the digits";
      return "all digits are in use, and no other letter can be this one: " + consequences;
    case Technique::pair:
      return because(0) + " and " + because(1) +
             " share two digits, which no other letter has: " + consequences;
    case Technique::guess: return "suppose that " + consequences;
    case Technique::refuted:
      return (step.contradiction ? "that cannot be: " : "any other answer: ") +
             text_of(step.changes[0], names.letter);
    case Technique::answer:
      return step.contradiction ? "all letters are found, but not every line holds"
                                : "all letters are found, and every line holds";
    default: break;
  }
  std::string text = names.place(step, *step.line);
  if (step.other) text += "and " + names.place(step, *step.other);
  if (step.technique < Technique::two_columns) {
    text += row_of(step.technique).name;
    if (step.technique == Technique::column) {
      text += " (" + std::to_string(step.cases) + (step.cases == 1 ? " case)" : " cases)");
    }
  } else {
    const bool together = row_of(step.technique).scope != Scope::line;
    text += std::string("worked through") + (together ? " together" : "") + " in " +
            std::to_string(step.cases) + (step.cases == 1 ? " case" : " cases");
  }
  return text + ": " + consequences;
}

std::string describe(const Step& step, const LinePuzzle& puzzle, const LetterName& letter_name) {
  const auto place = [&](const Step&, std::size_t index) {
    const Line& line = puzzle.layout.lines[index];
    return place_of(line, puzzle.layout) + ", " + describe(line, puzzle, letter_name) + ", ";
  };
  return describe(step, {.letter = letter_name, .place = place});
}

}  // namespace reckon::letters
