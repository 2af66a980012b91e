// SPDX-License-Identifier: MIT
// Question banks in Moodle XML.
#include "app/course/markup.hpp"
#include "app/course/writers.hpp"
#include "reckon/text/base64.hpp"

namespace reckon::course {

namespace {

std::string element(std::string_view name, std::string_view html) {
  return "    <" + std::string(name) + " format=\"html\"><text>" + in_xml(html) + "</text></" +
         std::string(name) + ">\n";
}

// A brace begins a gap, so braces in the text are escaped.
std::string without_braces(std::string_view html) {
  std::string escaped;
  for (const char c : html) {
    if (c == '{') {
      escaped += "&#123;";
    } else if (c == '}') {
      escaped += "&#125;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

std::string gaps_of(const Question& question) {
  std::string html = "<p>";
  for (const Gap& gap : question.gaps) {
    html += (&gap == question.gaps.data() ? "" : "<br/>") + in_xml(gap.label) + " = {1:" +
            (is_numerical(gap) ? "NUMERICAL:=" + gap.answer + ":0" : "SHORTANSWER:=" + gap.answer) +
            '}';
  }
  return html + "</p>";
}

std::string answer_element(std::string_view fraction, std::string_view format,
                           const std::string& text, std::string_view more = {}) {
  return "    <answer fraction=\"" + std::string(fraction) + "\" format=\"" + std::string(format) +
         "\"><text>" + text + "</text>" + std::string(more) +
         "<feedback format=\"html\"><text></text></feedback></answer>\n";
}

std::string_view type_of(const Question& question) {
  if (!question.gaps.empty()) return "cloze";
  if (!question.options.empty()) return "multichoice";
  if (!question.number.empty()) return "numerical";
  return question.accepted.empty() ? "essay" : "shortanswer";
}

// Returns the parts of some types of questions.
std::string particulars_of(const Question& question, const std::string& key) {
  if (!question.gaps.empty()) return {};
  std::string text = "    <defaultgrade>1</defaultgrade>\n";
  if (!question.options.empty()) {
    text +=
        "    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n"
        "    <answernumbering>ABCD</answernumbering>\n";
    for (const Option& option : question.options) {
      text += answer_element(option.right ? "100" : "0", "html", in_xml(paragraph(option.text)));
    }
    return text;
  }
  if (!question.number.empty()) {
    return text + answer_element("100", "moodle_auto_format", in_xml(question.number),
                                 "<tolerance>0</tolerance>");
  }
  if (question.accepted.empty()) {
    return text +
           "    <responseformat>plain</responseformat>\n"
           "    <responserequired>1</responserequired>\n"
           "    <responsefieldlines>5</responsefieldlines>\n"
           "    <attachments>0</attachments>\n"
           "    <attachmentsrequired>0</attachmentsrequired>\n" +
           element("graderinfo", key) + element("responsetemplate", "");
  }
  text += "    <usecase>0</usecase>\n";
  for (const std::string& answer : question.accepted) {
    text += answer_element("100", "moodle_auto_format", in_xml(in_moodle_answer(answer)));
  }
  return text;
}

std::string question_element(const Question& question) {
  std::string html = asked(question, "@@PLUGINFILE@@/");
  if (!question.gaps.empty()) html = without_braces(html) + gaps_of(question);
  const std::string key = "<pre>" + in_xml(question.key) + "</pre>";
  std::string text = "  <question type=\"" + std::string(type_of(question)) + "\">\n";
  text += "    <name><text>" + in_xml(question.name) + "</text></name>\n";
  text += "    <questiontext format=\"html\"><text>" + in_xml(html) + "</text>";
  if (!question.picture.empty()) {
    text += "\n      <file name=\"" + in_xml(picture_file(question)) +
            "\" path=\"/\" encoding=\"base64\">" + base64(question.picture) + "</file>";
  }
  text += "</questiontext>\n";
  text += element("generalfeedback", key);
  text += "    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n";
  if (question.id.size() <= kLongestId) {
    text += "    <idnumber>" + in_xml(question.id) + "</idnumber>\n";
  }
  text += particulars_of(question, key);
  if (!question.level.empty()) {
    text += "    <tags><tag><text>" + in_xml(question.level) + "</text></tag></tags>\n";
  }
  return text + "  </question>\n";
}

}  // namespace

std::string to_moodle_xml(std::span<const Question> questions, std::string_view title) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";
  std::string_view category;
  for (const Question& question : questions) {
    if (question.category != category) {
      category = question.category;
      text += "  <question type=\"category\">\n    <category><text>" +
              in_xml("$course$/" + in_path(title) + '/' + in_path(category)) +
              "</text></category>\n  </question>\n";
    }
    text += question_element(question);
  }
  return text + "</quiz>\n";
}

}  // namespace reckon::course
