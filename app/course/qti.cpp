// SPDX-License-Identifier: MIT
// Question banks in IMS Question and Test Interoperability 2.1, as a content package.
#include "app/course/markup.hpp"
#include "app/course/writers.hpp"
#include "app/course/zip.hpp"

namespace reckon::course {

namespace {

constexpr std::string_view kHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
// The namespaces of items and tests.
constexpr std::string_view kNamespaces =
    " xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\""
    " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
    " xsi:schemaLocation=\"http://www.imsglobal.org/xsd/imsqti_v2p1"
    " http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd\"";

std::string item_file(const Question& question) { return "items/" + question.file + ".xml"; }
std::string picture_in_package(const Question& question) {
  return "items/images/" + picture_file(question);
}

// Declares the answer's form, the right answers, and the points of each; only the form if a person
// marks it.
std::string declaration(const std::string& id, std::span<const std::string> accepted) {
  std::string text =
      "  <responseDeclaration identifier=\"" + id + "\" cardinality=\"single\" baseType=\"string\"";
  if (accepted.empty()) return text + "/>\n";
  text += ">\n    <correctResponse><value>" + in_xml(accepted.front()) +
          "</value></correctResponse>\n    <mapping defaultValue=\"0\">\n";
  for (const std::string& answer : accepted) {
    text += "      <mapEntry mapKey=\"" + in_xml(answer) + "\" mappedValue=\"1\"/>\n";
  }
  return text + "    </mapping>\n  </responseDeclaration>\n";
}

std::string outcome(std::string_view id, std::string_view type, const std::string& value,
                    const std::string& attributes = {}) {
  return "  <outcomeDeclaration identifier=\"" + std::string(id) +
         "\" cardinality=\"single\" baseType=\"" + std::string(type) + '"' + attributes + ">" +
         "<defaultValue><value>" + value + "</value></defaultValue></outcomeDeclaration>\n";
}

std::string response_of(std::size_t gap) { return "RESPONSE" + std::to_string(gap + 1); }

struct Responses {
  std::string declarations;
  std::string interactions;
  std::string sum;  // of the points
};

// Options have letters as names, and stand in any order.
Responses choice_of(const Question& question) {
  Responses all;
  all.sum = "<mapResponse identifier=\"RESPONSE\"/>";
  std::string right;
  all.interactions =
      "    <choiceInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\" "
      "maxChoices=\"1\">\n";
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    const std::string name(1, kinds::option_name(i));
    if (question.options[i].right) right = name;
    all.interactions += "      <simpleChoice identifier=\"" + name + "\">" +
                        in_xml(question.options[i].text) + "</simpleChoice>\n";
  }
  all.interactions += "    </choiceInteraction>\n";
  all.declarations =
      "  <responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" "
      "baseType=\"identifier\">\n    <correctResponse><value>" +
      right +
      "</value></correctResponse>\n    <mapping defaultValue=\"0\">\n"
      "      <mapEntry mapKey=\"" +
      right + "\" mappedValue=\"1\"/>\n    </mapping>\n  </responseDeclaration>\n";
  return all;
}

Responses responses_of(const Question& question) {
  Responses all;
  const auto field = [&](const std::string& id, std::size_t length) {
    all.sum += "<mapResponse identifier=\"" + id + "\"/>";
    return "<textEntryInteraction responseIdentifier=\"" + id + "\" expectedLength=\"" +
           std::to_string(length) + "\"/>";
  };
  for (std::size_t i = 0; i < question.gaps.size(); ++i) {
    const Gap& gap = question.gaps[i];
    all.declarations += declaration(response_of(i), {&gap.answer, 1});
    all.interactions +=
        "    <p>" + in_xml(gap.label) + " = " + field(response_of(i), gap.answer.size()) + "</p>\n";
  }
  if (!question.gaps.empty()) return all;
  if (!question.options.empty()) return choice_of(question);
  const std::span<const std::string> accepted =
      question.number.empty() ? std::span<const std::string>(question.accepted)
                              : std::span(&question.number, 1);
  all.declarations = declaration("RESPONSE", accepted);
  constexpr std::size_t kFormula = 40;
  all.interactions =
      accepted.empty()
          ? "    <extendedTextInteraction responseIdentifier=\"RESPONSE\" expectedLines=\"3\"/>\n"
          : "    <p>" + field("RESPONSE", kFormula) + "</p>\n";
  return all;
}

std::string item(const Question& question, Language language) {
  const Responses responses = responses_of(question);
  const std::string key = "<pre>" + in_xml(question.key) + "</pre>";
  std::string text = std::string(kHead) + "<assessmentItem" + std::string(kNamespaces) +
                     " identifier=\"" + in_xml(question.id) + "\" title=\"" +
                     in_xml(question.name) +
                     "\" adaptive=\"false\" timeDependent=\"false\" xml:lang=\"" +
                     std::string(name_of(language)) + "\">\n" + responses.declarations;
  const std::string most = std::to_string(question.points());
  text += outcome("SCORE", "float", "0", " normalMaximum=\"" + most + "\" normalMinimum=\"0\"");
  text += outcome("MAXSCORE", "float", most);
  text +=
      "  <outcomeDeclaration identifier=\"FEEDBACK\" cardinality=\"single\" "
      "baseType=\"identifier\"/>\n";
  text += "  <itemBody>\n    " + asked(question, "images/") + '\n';
  text += responses.interactions + "  </itemBody>\n  <responseProcessing>\n";
  if (!responses.sum.empty()) {
    text += "    <setOutcomeValue identifier=\"SCORE\"><sum>" + responses.sum +
            "</sum></setOutcomeValue>\n";
  }
  text +=
      "    <setOutcomeValue identifier=\"FEEDBACK\"><baseValue "
      "baseType=\"identifier\">KEY</baseValue>"
      "</setOutcomeValue>\n  </responseProcessing>\n"
      "  <modalFeedback outcomeIdentifier=\"FEEDBACK\" identifier=\"KEY\" showHide=\"show\">" +
      key + "</modalFeedback>\n";
  return text + "</assessmentItem>\n";
}

// Returns a test of all, with a section for each kind.
std::string test(std::span<const Question> questions, std::string_view title) {
  std::string text = std::string(kHead) + "<assessmentTest" + std::string(kNamespaces) +
                     " identifier=\"test\" title=\"" + in_xml(title) +
                     "\">\n  <testPart identifier=\"part\" navigationMode=\"nonlinear\""
                     " submissionMode=\"simultaneous\">\n";
  std::size_t sections = 0;
  std::string_view category;
  for (const Question& question : questions) {
    if (question.category != category) {
      category = question.category;
      if (++sections > 1) text += "    </assessmentSection>\n";
      text += "    <assessmentSection identifier=\"section" + std::to_string(sections) +
              "\" title=\"" + in_xml(category) + "\" visible=\"true\">\n";
    }
    text += "      <assessmentItemRef identifier=\"" + in_xml(question.id) + "\" href=\"" +
            item_file(question) + "\"/>\n";
  }
  return text + "    </assessmentSection>\n  </testPart>\n</assessmentTest>\n";
}

std::string manifest(std::span<const Question> questions) {
  std::string text =
      std::string(kHead) +
      "<manifest xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\""
      " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
      " xsi:schemaLocation=\"http://www.imsglobal.org/xsd/imscp_v1p1"
      " http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd\""
      " identifier=\"manifest\">\n"
      "  <metadata><schema>QTIv2.1 "
      "Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n"
      "  <organizations/>\n  <resources>\n"
      "    <resource identifier=\"resource-test\" type=\"imsqti_test_xmlv2p1\" href=\"test.xml\">\n"
      "      <file href=\"test.xml\"/>\n";
  for (const Question& question : questions) {
    text += "      <dependency identifierref=\"" + in_xml(question.id) + "\"/>\n";
  }
  text += "    </resource>\n";
  for (const Question& question : questions) {
    text += "    <resource identifier=\"" + in_xml(question.id) +
            "\" type=\"imsqti_item_xmlv2p1\" href=\"" + item_file(question) +
            "\">\n      <file href=\"" + item_file(question) + "\"/>\n";
    if (!question.picture.empty()) {
      text += "      <file href=\"" + picture_in_package(question) + "\"/>\n";
    }
    text += "    </resource>\n";
  }
  return text + "  </resources>\n</manifest>\n";
}

}  // namespace

std::string to_qti(std::span<const Question> questions, std::string_view title, Language language) {
  std::vector<ZipMember> members = {{.name = "imsmanifest.xml", .content = manifest(questions)},
                                    {.name = "test.xml", .content = test(questions, title)}};
  for (const Question& question : questions) {
    members.push_back({.name = item_file(question), .content = item(question, language)});
    if (question.picture.empty()) continue;
    members.push_back({.name = picture_in_package(question), .content = question.picture});
  }
  return to_zip(members);
}

}  // namespace reckon::course
