// SPDX-License-Identifier: MIT
// Sheets as LaTeX.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/sheet/text.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/words.hpp"
#include "reckon/words/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;
using kinds::Solved;
using kinds::StatedPuzzle;

namespace {

using Replacement = std::pair<std::string_view, std::string_view>;

// The text with every sign of the table written otherwise.
std::string replaced(std::string_view text, std::span<const Replacement> table) {
  std::string result;
  while (!text.empty()) {
    std::size_t taken = 1;
    std::string_view written = text.substr(0, 1);
    for (const auto& [sign, replacement] : table) {
      if (!text.starts_with(sign)) continue;
      taken = sign.size();
      written = replacement;
    }
    result += written;
    text.remove_prefix(taken);
  }
  return result;
}

// Escapes the characters with a meaning in LaTeX, and replaces those that its fonts lack outside
// formulas.
std::string in_latex(std::string_view text) {
  constexpr std::array<Replacement, 25> kEscapes = {{{"\\", "\\textbackslash{}"},
                                                     {"{", "\\{"},
                                                     {"}", "\\}"},
                                                     {"$", "\\$"},
                                                     {"&", "\\&"},
                                                     {"#", "\\#"},
                                                     {"%", "\\%"},
                                                     {"_", "\\_"},
                                                     {"^", "\\textasciicircum{}"},
                                                     {"~", "\\textasciitilde{}"},
                                                     {"<", "\\textless{}"},
                                                     {">", "\\textgreater{}"},
                                                     {"|", "\\textbar{}"},
                                                     {"\"", "\\textquotedbl{}"},
                                                     {"−", "$-$"},
                                                     {"×", "$\\times$"},
                                                     {"÷", "$\\div$"},
                                                     {"•", "\\textbullet{}"},
                                                     {"…", "\\ldots{}"},
                                                     {"€", "\\texteuro{}"},
                                                     {"Ħ", "{\\rlap{\\raisebox{.5ex}{-}}H}"},
                                                     {"ħ", "{\\rlap{\\raisebox{.5ex}{-}}h}"},
                                                     {"Ŧ", "{\\rlap{-}T}"},
                                                     {"ŧ", "{\\rlap{-}t}"},
                                                     {"\u00A0", "~"}}};
  return replaced(text, kEscapes);
}

// A formula of × and ÷ in mathematics.
std::string formula(std::string_view text) {
  constexpr std::array<Replacement, 3> kOperators = {
      {{"−", "-"}, {"×", "\\times "}, {"÷", "\\div "}}};
  return replaced(text, kOperators);
}

// Lines of characters that are all equally wide.
std::string calculation(std::string_view text) {
  constexpr std::array<Replacement, 9> kInColumns = {{{" ", "~"},
                                                      {"-", "{-}"},
                                                      {"^", "\\textasciicircum{}"},
                                                      {"≠", "\\makebox[.5em]{$\\neq$}"},
                                                      {"≤", "\\makebox[.5em]{$\\leq$}"},
                                                      {"\n", "\\\\\n"},
                                                      {"−", "\\makebox[.5em]{$-$}"},
                                                      {"×", "\\makebox[.5em]{$\\times$}"},
                                                      {"÷", "\\makebox[.5em]{$\\div$}"}}};
  const std::span<const Replacement> all = kInColumns;
  // One line may be broken where it has blanks.
  return "\\texttt{" + replaced(text, text.contains('\n') ? all : all.subspan(1)) + "}\n";
}

constexpr std::size_t kLongestCode = 45;  // that fits into half a page

// A code, broken behind a group where it is long.
std::string breakable(const std::string& code) {
  constexpr std::array<Replacement, 1> kBreaks = {{{"-", "-\\allowbreak{}"}}};
  return code.size() > kLongestCode ? replaced(code, kBreaks) : code;
}

// An array, which has a newline at its end, as a formula.
std::string array_formula(std::string array) {
  array.pop_back();
  return '$' + array + '$';
}

std::string body_of_hand(const HandPuzzle& puzzle, bool faces) {
  std::string cards;
  for (const std::int64_t card : puzzle.hand.cards()) {
    const std::string text = card_text(puzzle, card, faces);
    const bool is_face = text.front() > '9';
    cards += (cards.empty() ? "" : "\\ ") + (is_face ? "\\mathrm{" + text + '}' : text);
  }
  return '$' + cards + " : " + puzzle.hand.objective().to_text() + "$\n";
}

std::string body_of_grid(const GridPuzzle& grid) {
  return array_formula(grid.asks_for_numbers()
                           ? to_latex(grid.layout, grid.given)
                           : to_latex(*letters::encode(grid.layout, grid.numbers))) +
         '\n';
}

// The lines that a person reads, and one to write on where there are no options.
std::string body_of_question(const StatedPuzzle& question, Language language) {
  // A bracket behind a break would be a length.
  constexpr std::array<Replacement, 1> kBreaks = {{{"\n", "\\\\{}\n"}}};
  std::string text = shown_text(question, language);
  text.pop_back();
  std::string body = replaced(in_latex(text), kBreaks) + '\n';
  if (!std::holds_alternative<kinds::ChoiceAnswer>(question.answer)) {
    body += "\\\\[2ex]\n\\rule{0.5\\linewidth}{0.4pt}\n";
  }
  return body;
}

std::string body_of(const Puzzle& puzzle, const Style& style) {
  return std::visit(
      Overloaded{
          [&](const HandPuzzle& hand) { return body_of_hand(hand, style.faces); },
          [](const GridPuzzle& grid) { return body_of_grid(grid); },
          [](const AlphameticPuzzle& alphametic) { return calculation(alphametic.text); },
          [&](const StatedPuzzle& question) { return body_of_question(question, style.language); }},
      puzzle);
}

std::string answer_of_hand(const Solved& solved, const SheetWords& words) {
  if (solved.solution.empty() && !solved.nearest.empty())
    return in_latex(words.nearest) + " $" + formula(solved.nearest) + "$\n";
  if (solved.solution.empty()) return std::string(words.no_solution) + '\n';
  return '$' + formula(solved.solution) + "$\n";
}

std::string answer_of_grid(const GridPuzzle& grid, const Solved& solved) {
  const std::string letters = letters_of(solved);
  return array_formula(to_latex(grid.layout, grid.numbers)) +
         (letters.empty() ? "\n" : "\\\\[1ex]\n" + letters + '\n');
}

std::string answer_body(const Entry& entry, const Style& style) {
  const Solved& solved = entry.solved;
  const SheetWords& words = words_in(style.language).sheet;
  return std::visit(
      Overloaded{[&](const HandPuzzle&) { return answer_of_hand(solved, words); },
                 [&](const GridPuzzle& grid) { return answer_of_grid(grid, solved); },
                 [&](const AlphameticPuzzle&) { return calculation(solved.solution); },
                 [&](const StatedPuzzle& question) {
                   return in_latex(shown_solution(question, style.language)) + '\n';
                 }},
      entry.puzzle);
}

// Whether it may be too wide for half a page.
bool is_wide(const Puzzle& puzzle) {
  return std::visit(Overloaded{[](const HandPuzzle&) { return false; },
                               [](const GridPuzzle& grid) { return grid.layout.columns > 3; },
                               [](const AlphameticPuzzle&) { return false; },
                               [](const StatedPuzzle&) { return true; }},
                    puzzle);
}

// Keeps each entry in one piece; two stand side by side where they fit.
std::string item(const Entry& entry, std::size_t number, const Style& style,
                 const std::string& remark, const std::string& body, std::uint32_t working = 0) {
  const bool wide = style.large || is_wide(entry.puzzle) || entry.code.size() > kLongestCode;
  return "\\begin{minipage}[t]{" + std::string(wide ? "" : "0.48") +
         "\\linewidth}\\raggedright\n\\textbf{" + std::to_string(number) + ".}" + remark +
         "\\\\[1ex]\n" + body + "\\par\\vspace{4ex}\n" +
         (working > 0 ? "\\vspace{" + std::to_string(working) + "cm}\n" : "") +
         "\\end{minipage}\\hfill\n";
}

// The packages for the letters of a text.
std::string_view letters_of_document(std::string_view text) {
  const auto is_beyond = [](const TextWord& character) {
    return character.text.size() > 1 && unknown_character(character.text);
  };
  if (std::ranges::none_of(characters_of(text), is_beyond)) {
    return "\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}\n";
  }
  return "% These letters need lualatex or xelatex, and a font that has them: name it here.\n"
         "\\usepackage{fontspec}\n"
         "\\setmainfont{DejaVu Sans}\n"
         "\\setmonofont{DejaVu Sans Mono}\n";
}

}  // namespace

std::string to_latex_document(std::span<const Entry> entries, const Style& style, Parts parts) {
  const SheetWords& words = words_in(style.language).sheet;
  const std::string title = in_latex(title_of(style));
  std::string head = "\\documentclass[" + std::string(style.large ? "12pt," : "11pt,") +
                     (style.paper == Paper::a4 ? "a4paper" : "letterpaper") + "]{article}\n";
  std::string text =
      "\\usepackage{textcomp}\n"
      "\\usepackage[margin=18mm]{geometry}\n"
      "\\setlength{\\parindent}{0pt}\n"
      "\\renewcommand{\\arraystretch}{1.3}\n"
      "\\begin{document}\n" +
      std::string(style.large ? "\\LARGE\n" : "");
  const auto heading = [](const std::string& heading_text) {
    return "{\\Large\\bfseries " + heading_text + "}\n\n\\bigskip\n";
  };
  if (parts.puzzles) {
    text += heading(title);
    if (style.minutes > 0) text += minutes_of(style) + "\n\n\\bigskip\n";
    text += in_latex(words.name) + " \\hrulefill\\quad " + in_latex(words.date) +
            " \\rule{0.25\\linewidth}{0.4pt}\n\n\\bigskip\n";
    for (const Section& section : sections_of(entries, style.language)) {
      text += "\\textbf{" + std::string(section.heading) + "}\\\\\n" + in_latex(section.task) +
              "\n\n\\bigskip\n";
      for (std::size_t i = section.first; i < section.first + section.count; ++i) {
        const Entry& entry = entries[i];
        const std::string level = entry.solved.level
                                      ? " {\\small " + std::string(words.level) + ' ' +
                                            std::to_string(*entry.solved.level) + "}"
                                      : "";
        const std::string points =
            style.points > 0 ? " {\\small " + points_of(style) + "}" : std::string();
        text += item(entry, i + 1, style, level + points,
                     body_of(entry.puzzle, style) + "\\\\[1ex]\n{\\footnotesize\\texttt{" +
                         breakable(entry.code) + "}}\n",
                     style.working);
      }
      text += "\\par\\bigskip\n";
    }
  }
  if (parts.answers) {
    if (parts.puzzles) text += "\\newpage\n";
    text += heading(in_latex(words.answers) + title);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      text += item(entries[i], i + 1, style, "", answer_body(entries[i], style));
    }
  }
  return head.append(letters_of_document(text)).append(text).append("\\end{document}\n");
}

}  // namespace reckon::sheet
