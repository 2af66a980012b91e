// What sheets say, in English and in French.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/sheet/puzzle.hpp"

namespace reckon::sheet {

enum class Language : std::uint8_t { english, french };
inline constexpr std::array kAllLanguages = {Language::english, Language::french};
/// `en` or `fr`, as in HTML.
std::string_view name_of(Language language);

struct Words {
  std::string_view title;  ///< of a sheet without one
  std::string_view name;   ///< before a line to write on
  std::string_view date;
  std::string_view answers;  ///< before the title, with a colon
  std::string_view no_solution;
  std::string_view level;  ///< `level`, before a number
};
const Words& words_in(Language language);

/// The heading of puzzles of a kind.
std::string_view heading_of(Kind kind, Language language);
/// What is to be done with a puzzle of this kind, and for hands what results are allowed.
std::string task_of(const Puzzle& puzzle, Language language);

}  // namespace reckon::sheet
