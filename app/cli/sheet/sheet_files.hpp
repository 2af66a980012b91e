// SPDX-License-Identifier: MIT
// The formats of sheets, and the files they fill.
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
/// The format of question banks that it is, if it is one: these have puzzles and answers together.
std::optional<course::BankFormat> bank_format(SheetFormat format);
/// As the command line names it.
std::string_view name_of(SheetFormat format);
/// The format of files with this name, if its ending is that of one.
std::optional<SheetFormat> format_of_file(std::string_view name);

enum class AnswersPlace : std::uint8_t {
  separate,  ///< in a file of their own
  last,      ///< on pages of their own behind the puzzles
  none,
  only  ///< without the puzzles
};
inline constexpr std::array kAllAnswersPlaces = {AnswersPlace::separate, AnswersPlace::last,
                                                 AnswersPlace::none, AnswersPlace::only};
std::string_view name_of(AnswersPlace place);

/// A file of a sheet: what is put into the name before its ending, and what is in it.
struct SheetFile {
  std::string suffix;
  std::string content;
};

/// What a sheet is written as: one file, and one more for separate answers; of SVG, a file for each
/// page. At least one puzzle. Without the fonts of a PDF, a Fault.
std::vector<SheetFile> files_of(std::span<const kinds::Entry> entries, const sheet::Style& style,
                                SheetFormat format, AnswersPlace answers);

/// The files of a sheet as they are put in place: all of them or, if one cannot be written, none.
class WrittenFiles {
 public:
  /// Writes them, but not to their places yet.
  void write(const std::vector<SheetFile>& files, const std::string& name);
  /// Puts them in their places.
  void finish();

  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::deque<OutputFile> outputs_;
};

}  // namespace reckon::cli
