// SPDX-License-Identifier: MIT
#include "app/course/markup.hpp"

namespace reckon::course {

std::string paragraph(std::string_view text) {
  return text.empty() ? "" : "<p>" + in_xml(text) + "</p>";
}

std::string asked(const Question& question, std::string_view folder) {
  const std::string image = question.picture.empty()
                                ? std::string()
                                : "<p><img src=\"" + std::string(folder) + picture_file(question) +
                                      "\" alt=\"" + in_xml(question.alternative) + "\"/></p>";
  if (!question.is_stated) {
    return paragraph(question.task) + image + paragraph(question.prompt);
  }
  return "<p>" + joined_lines(in_xml(question.text), "</p><p>") + "</p>" + image;
}

}  // namespace reckon::course
