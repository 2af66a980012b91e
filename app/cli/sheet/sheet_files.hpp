// SPDX-License-Identifier: MIT
// The formats of sheets, and their files.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/course/course.hpp"
#include "reckon/sheet/layout.hpp"

namespace reckon::cli {

enum class SheetFormat : std::uint8_t { pdf, svg, latex, html, text, moodle_xml, gift, qti };
inline constexpr std::array kAllSheetFormats = {
    SheetFormat::pdf,  SheetFormat::svg,        SheetFormat::latex, SheetFormat::html,
    SheetFormat::text, SheetFormat::moodle_xml, SheetFormat::gift,  SheetFormat::qti};
/// Returns the question-bank format, if it is one: these have puzzles and answers together.
std::optional<course::BankFormat> bank_format(SheetFormat format);
/// Returns the name on the command line.
std::string_view name_of(SheetFormat format);
/// Returns the format for a file name, if its ending is known.
std::optional<SheetFormat> format_of_file(std::string_view name);

enum class AnswersPlace : std::uint8_t {
  separate,  ///< in a separate file
  last,      ///< on separate pages after the puzzles
  none,
  only  ///< without the puzzles
};
inline constexpr std::array kAllAnswersPlaces = {AnswersPlace::separate, AnswersPlace::last,
                                                 AnswersPlace::none, AnswersPlace::only};
std::string_view name_of(AnswersPlace place);

/// A file of a sheet: the addition to its name before the ending, and its content.
struct SheetFile {
  std::string suffix;
  std::string content;
};

/// Returns the files of a sheet: one file, and one more for separate answers; for SVG, a file for
/// each page. Each version has its pages, and then come the answers of all. It needs at least one
/// version and one puzzle, for LaTeX and question banks exactly one version. Missing fonts for a
/// PDF are a Fault.
std::vector<SheetFile> files_of(std::span<const std::vector<kinds::Entry>> versions,
                                const sheet::Style& style, SheetFormat format,
                                AnswersPlace answers);

/// The files of a sheet, put in place together: all of them or, if one cannot be written, none.
class WrittenFiles {
 public:
  /// Writes them under temporary names.
  void write(const std::vector<SheetFile>& files, const std::string& name);
  /// Puts them in their places.
  void finish();

  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::deque<OutputFile> outputs_;
};

}  // namespace reckon::cli
