// SPDX-License-Identifier: MIT
// Question banks in GIFT, Moodle's format of plain text.
//
// A question has only one answer in this format, so every letter becomes a separate question.
// Matching questions would reveal which digits occur, and need three letters.
#include "app/course/markup.hpp"
#include "app/course/writers.hpp"

namespace reckon::course {

namespace {

// A backslash makes these characters literal; a newline would end the question.
std::string in_gift(std::string_view text) {
  constexpr std::string_view kSpecial = "\\~=#{}:";
  std::string escaped;
  for (const char c : text) {
    if (c == '\n') {
      escaped += "\\n";
      continue;
    }
    if (kSpecial.contains(c)) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// `body` is the text between the braces.
std::string question_text(const Question& question, const std::string& name,
                          const std::string& prompt, const std::string& body) {
  const std::string html =
      question.is_stated
          ? "<p>" + joined_lines(in_xml(question.text), "</p><p>") + "</p>" +
                (question.picture.empty() ? "" : paragraph('[' + question.alternative + ']'))
          : paragraph(question.task) + "<pre>" + in_xml(question.text) + "</pre>" +
                paragraph(question.prompt) + paragraph(prompt);
  return "::" + in_gift(name) + "::[html]" + in_gift(html) + '{' + body + "####" +
         in_gift("<pre>" + in_xml(question.key) + "</pre>") + "}\n\n";
}

std::string questions_for(const Question& question) {
  std::string text;
  for (const Gap& gap : question.gaps) {
    const std::string answer = (is_numerical(gap) ? '#' : '=') + gap.answer;
    text += question_text(question, question.name + ' ' + gap.label, gap.label + " = ?", answer);
  }
  if (!text.empty()) return text;
  std::string answers = question.number.empty() ? "" : '#' + question.number;
  for (const Option& option : question.options) {
    answers += (option.right ? '=' : '~') + in_gift(paragraph(option.text)) + ' ';
  }
  for (const std::string& answer : question.accepted)
    answers += '=' + in_gift(in_moodle_answer(answer)) + ' ';
  return question_text(question, question.name, "", answers);
}

}  // namespace

std::string to_gift(std::span<const Question> questions, std::string_view title) {
  std::string text;
  std::string_view category;
  for (const Question& question : questions) {
    if (question.category != category) {
      category = question.category;
      text += "$CATEGORY: $course$/" + in_path(title) + '/' + in_path(category) + "\n\n";
    }
    text += questions_for(question);
  }
  return text;
}

}  // namespace reckon::course
