// SPDX-License-Identifier: MIT
// Stated questions in files of Moodle XML.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "reckon/kinds/stated.hpp"
#include "reckon/text/language.hpp"

namespace reckon::cli {

/// A file that was read.
struct ReadText {
  std::string name;
  std::string text;
};
/// Reads a file of Moodle XML; one that cannot be read is a Fault.
ReadText read_moodle(const std::string& file);

/// Returns the questions of Moodle XML, which are in a file for each language, with their pictures.
/// Translations have the same name, type, picture and number of answers. Another type of question
/// is a Fault, as is a file without questions.
std::vector<kinds::StatedPuzzle> stated_of_moodle(
    const std::array<ReadText, kAllLanguages.size()>& files);

}  // namespace reckon::cli
