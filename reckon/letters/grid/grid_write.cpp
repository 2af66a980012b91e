// SPDX-License-Identifier: MIT
// Writes grids as texts.
#include <algorithm>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/grid/grid_cells.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/grid/word_text.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

using Table = std::vector<std::vector<std::string>>;

// Returns the text of each place; places without anything are empty.
template <typename SignOf>
Table table_of(const Layout& layout, const std::vector<std::string>& words, const SignOf& sign_of) {
  const std::size_t width = 2 * std::size_t{layout.columns} - 1;
  Table table(2 * std::size_t{layout.rows} - 1, std::vector<std::string>(width));
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    const Place place = place_of(layout, cell);
    table[place.line][place.column] = words[cell];
  }
  for (const Line& line : layout.lines) {
    for (std::size_t i = 0; i + 1 < line.size; ++i) {
      const Place place = place_between(layout, line.cells[i], line.cells[i + 1]);
      table[place.line][place.column] =
          i + 2 == line.size ? std::string("=") : std::string(sign_of(line.operators[i]));
    }
  }
  return table;
}

std::vector<std::string> words_of(const LinePuzzle& puzzle, std::string_view letters) {
  std::vector<std::string> words;
  for (const Word& word : puzzle.words) {
    auto& text = words.emplace_back();
    for (const Symbol symbol : word) {
      if (!symbol.given()) {
        text += letter_name(symbol.letter(), letters);
      } else if (symbol.digit() < 10) {
        text += std::to_string(symbol.digit());
      } else {
        text += '(' + std::to_string(symbol.digit()) + ')';
      }
    }
  }
  return words;
}

std::vector<std::string> words_of(std::span<const std::int64_t> numbers) {
  std::vector<std::string> words;
  for (const std::int64_t number : numbers) words.push_back(std::to_string(number));
  return words;
}

std::vector<std::string> words_of(const GivenNumbers& given) {
  std::vector<std::string> words;
  for (const auto& number : given) {
    words.push_back(number ? std::to_string(*number) : std::string(kAsked));
  }
  return words;
}

std::size_t width_of(std::string_view text) { return characters_of(text).size(); }

std::string aligned(const Layout& layout, const std::vector<std::string>& words,
                    Typography typography) {
  Table table = table_of(layout, words, [&](Operator op) {
    return typography == Typography::ascii ? std::string(1, symbol_of(op))
                                           : std::string(typeset(op));
  });
  std::vector<std::size_t> widths(table.front().size(), 1);
  for (auto& line : table) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i].empty()) line[i] = ".";
      widths[i] = std::max(widths[i], width_of(line[i]));
    }
  }
  std::string text;
  for (const auto& line : table) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      text += line[i] + std::string(widths[i] - width_of(line[i]) + 1, ' ');
    }
    text += line.back() + '\n';
  }
  return text;
}

bool is_beyond_ascii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

std::string_view latex_of(Operator op) {
  switch (op) {
    case Operator::add: return "+";
    case Operator::subtract: return "-";
    case Operator::multiply: return "\\times";
    case Operator::divide: return "\\div";
  }
  return {};
}

std::string array_of(const Layout& layout, std::vector<std::string> words) {
  for (std::string& word : words) {
    if (std::ranges::any_of(word, is_beyond_ascii)) {
      word.insert(0, "\\text{").append("}");
    } else if (std::ranges::any_of(word, is_letter)) {
      word.insert(0, "\\mathrm{").append("}");
    }
  }
  const Table table = table_of(layout, words, latex_of);
  std::string text = "\\begin{array}{" + std::string(table.front().size(), 'c') + "}\n";
  for (const auto& line : table) {
    std::string_view between = "  ";
    for (const std::string& cell : line) {
      text += between;
      text += cell.empty() ? "{}" : cell;
      between = " & ";
    }
    text += " \\\\\n";
  }
  return text + "\\end{array}\n";
}

}  // namespace

char letter_name(std::size_t index) {
  constexpr std::size_t kCapitals = 26;
  return static_cast<char>(index < kCapitals ? 'A' + index : 'a' + (index - kCapitals));
}

std::string letter_name(std::size_t index, std::string_view letters) {
  for (std::size_t i = 0; !letters.empty(); ++i) {
    const std::size_t size = size_of_first(letters);
    if (i == index) return std::string(letters.substr(0, size));
    letters.remove_prefix(size);
  }
  return {letter_name(index)};
}

std::optional<std::size_t> index_of_letter(std::string_view letters, std::string_view name) {
  if (std::ranges::none_of(letters, is_beyond_ascii)) {
    const std::size_t index = letters.find(name);
    return index == letters.npos ? std::nullopt : std::optional(index);
  }
  const std::vector<TextWord> names = characters_of(letters);
  const auto found = std::ranges::find(names, name, &TextWord::text);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

std::size_t letter_count(std::string_view letters) {
  return std::ranges::any_of(letters, is_beyond_ascii) ? characters_of(letters).size()
                                                       : letters.size();
}

std::string to_text(const LinePuzzle& puzzle, std::string_view letters, Typography typography) {
  return aligned(puzzle.layout, words_of(puzzle, letters), typography);
}

std::string to_text(const Layout& layout, std::span<const std::int64_t> numbers,
                    Typography typography) {
  return aligned(layout, words_of(numbers), typography);
}

std::string to_text(const Layout& layout, const GivenNumbers& given, Typography typography) {
  return aligned(layout, words_of(given), typography);
}

std::string to_latex(const LinePuzzle& puzzle, std::string_view letters) {
  return array_of(puzzle.layout, words_of(puzzle, letters));
}

std::string to_latex(const Layout& layout, std::span<const std::int64_t> numbers) {
  return array_of(layout, words_of(numbers));
}

std::string to_latex(const Layout& layout, const GivenNumbers& given) {
  return array_of(layout, words_of(given));
}

}  // namespace reckon::letters
