// SPDX-License-Identifier: MIT
#include "app/cli/files/moodle_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "app/cli/files/stated_file.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/text/base64.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

using kinds::StatedPuzzle;

namespace {

// An answer of a Moodle question, and how much of the points it gets.
struct MoodleAnswer {
  std::string text;
  bool right = false;
};
struct MoodleQuestion {
  std::string type;
  std::string name;
  std::string text;
  std::string id{};  // the id number, which may be missing
  std::vector<MoodleAnswer> answers{};
  std::size_t pictures = 0;  // in its text
  std::string png{};         // the bytes of the last one in the file
  std::string picture_text{};
  bool has_other_pictures = false;  // in its answers
  bool has_tolerance = false;
  std::size_t line = 0;
};

// Finds elements by name in a text of XML that Moodle writes. Comments and CDATA are opaque.
class Elements {
 public:
  Elements(std::string_view xml, std::string_view name) : xml_(xml), name_(name) {}

  // The attributes and the content of the next element; nothing at the end.
  struct Element {
    std::string_view attributes;
    std::string_view content;
    std::size_t offset = 0;
  };
  std::optional<Element> next() {
    while (const auto begin = tag_at(at_, false)) {
      const std::size_t head = xml_.find('>', *begin);
      if (head == xml_.npos) return std::nullopt;
      const std::size_t attributes = *begin + 1 + name_.size();
      at_ = head + 1;
      if (xml_[head - 1] == '/') continue;
      const auto end = tag_at(at_, true);
      if (!end) return std::nullopt;
      const Element element{.attributes = xml_.substr(attributes, head - attributes),
                            .content = xml_.substr(at_, *end - at_),
                            .offset = *begin};
      at_ = *end + 1;
      return element;
    }
    return std::nullopt;
  }

 private:
  // The place of the next opening or closing tag of the name.
  std::optional<std::size_t> tag_at(std::size_t from, bool closes) const {
    constexpr std::string_view kData = "<![CDATA[";
    constexpr std::string_view kComment = "<!--";
    const std::string tag = (closes ? "</" : "<") + std::string(name_);
    while (true) {
      const std::size_t at = xml_.find('<', from);
      if (at == xml_.npos) return std::nullopt;
      const std::string_view rest = xml_.substr(at);
      if (rest.starts_with(kData) || rest.starts_with(kComment)) {
        const std::size_t end = xml_.find(rest.starts_with(kData) ? "]]>" : "-->", at);
        if (end == xml_.npos) return std::nullopt;
        from = end + 3;
        continue;
      }
      if (rest.starts_with(tag) && rest.size() > tag.size() &&
          std::string_view(" \t\r\n>/").contains(rest[tag.size()])) {
        return at;
      }
      from = at + 1;
    }
  }

  std::string_view xml_;
  std::string_view name_;
  std::size_t at_ = 0;
};

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

std::string without_entities(std::string text) {
  for (const auto& [entity, character] :
       {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""),
        std::pair("&#39;", "'"), std::pair("&apos;", "'"), std::pair("&nbsp;", " "),
        std::pair("&times;", "×"), std::pair("&divide;", "÷"), std::pair("&minus;", "−"),
        std::pair("&amp;", "&")}) {
    replace_all(text, entity, character);
  }
  return text;
}

// The HTML in an element <text>.
std::string html_in(std::string_view content) {
  const auto element = Elements(content, "text").next();
  if (!element) return {};
  std::string html(element->content);
  constexpr std::string_view kData = "<![CDATA[";
  const std::size_t data = html.find(kData);
  if (data != html.npos) {
    const std::size_t begin = data + kData.size();
    html = html.substr(begin, html.find("]]>", begin) - begin);
  } else {
    html = without_entities(std::move(html));
  }
  return html;
}

// The plain text of HTML in an element <text>: paragraphs become lines.
std::string plain_text(std::string_view content) {
  std::string html = html_in(content);
  for (const std::string_view end : {"</p>", "<br>", "<br/>", "<br />"}) {
    replace_all(html, end, "\n");
  }
  std::string text;
  bool inside = false;
  for (const char c : html) {
    if (c == '<') inside = true;
    if (!inside) text += c;
    if (c == '>') inside = false;
  }
  text = without_entities(std::move(text));
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string line;
    for (const TextWord& word : words_of(std::string_view(text).substr(begin, end - begin))) {
      line += (line.empty() ? "" : " ") + std::string(word.text);
    }
    if (!line.empty()) result += (result.empty() ? "" : "\n") + line;
    begin = end + 1;
  }
  return result;
}

std::string attribute_in(std::string_view attributes, std::string_view name) {
  const std::string begin = std::string(name) + "=\"";
  const std::size_t at = attributes.find(begin);
  if (at == attributes.npos) return {};
  const std::size_t value = at + begin.size();
  return std::string(attributes.substr(value, attributes.find('"', value) - value));
}

// Reads the picture in the text of a question, and the text in its place.
void read_picture(std::string_view content, MoodleQuestion& question) {
  const std::string html = html_in(content);
  for (std::size_t at = html.find("<img"); at != html.npos; at = html.find("<img", at + 1)) {
    ++question.pictures;
    const std::string_view image = std::string_view(html).substr(at, html.find('>', at) - at);
    question.picture_text = without_entities(attribute_in(image, "alt"));
  }
  Elements files(content, "file");
  while (const auto file = files.next()) {
    question.png = from_base64(file->content).value_or("no base64");
  }
}

// The answer that Moodle compares with, where a backslash precedes a star. Empty if it has a star
// for any text.
std::optional<std::string> typed_answer(std::string_view text) {
  std::string typed;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '*') return std::nullopt;
    const bool escaped = text[i] == '\\' && i + 1 < text.size();
    typed += escaped ? text[++i] : text[i];
  }
  return typed;
}

std::vector<MoodleQuestion> moodle_questions(std::string_view xml) {
  std::vector<MoodleQuestion> questions;
  Elements elements(xml, "question");
  while (const auto element = elements.next()) {
    MoodleQuestion question{.type = attribute_in(element->attributes, "type"),
                            .name = {},
                            .text = {},
                            .line = 1 + static_cast<std::size_t>(std::ranges::count(
                                            xml.substr(0, element->offset), '\n'))};
    if (question.type == "category") continue;
    if (const auto name = Elements(element->content, "name").next()) {
      question.name = plain_text(name->content);
    }
    if (const auto text = Elements(element->content, "questiontext").next()) {
      question.text = plain_text(text->content);
      read_picture(text->content, question);
    }
    if (const auto id = Elements(element->content, "idnumber").next()) {
      question.id = without_entities(std::string(id->content));
    }
    Elements answers(element->content, "answer");
    while (const auto answer = answers.next()) {
      question.has_other_pictures =
          question.has_other_pictures || html_in(answer->content).contains("<img");
      if (const auto tolerance = Elements(answer->content, "tolerance").next()) {
        question.has_tolerance =
            question.has_tolerance ||
            tolerance->content.find_first_not_of("0. \t\r\n") != std::string_view::npos;
      }
      const std::string fraction = attribute_in(answer->attributes, "fraction");
      question.answers.push_back({.text = plain_text(answer->content),
                                  .right = fraction == "100" || fraction.starts_with("100.")});
    }
    questions.push_back(std::move(question));
  }
  return questions;
}

// A short name of letters and digits.
std::string id_of(const std::string& name) {
  constexpr std::size_t kLongest = 40;
  std::string id;
  for (const char c : name) {
    if (is_letter(c) || is_digit(c)) {
      id += lower_case(c);
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  id = id.substr(0, kLongest);
  while (id.ends_with('-')) id.pop_back();
  return id;
}

// The picture that a question has in all languages, and its texts.
Result<std::optional<kinds::QuestionPicture>> picture_of_moodle(
    std::span<const MoodleQuestion* const> translations) {
  kinds::Translated texts;
  for (std::size_t i = 0; i < translations.size(); ++i) {
    const MoodleQuestion& one = *translations[i];
    if (one.has_other_pictures) return failure("an answer has a picture: put it into the question");
    if (one.pictures != translations.front()->pictures || one.png != translations.front()->png) {
      return failure("its translations have other pictures: give them the same file");
    }
    if (one.pictures > 1) return failure("it has several pictures: join them to one");
    if (one.pictures == 1 && one.png.empty()) {
      return failure("its picture is not in the file: put it into the question in Moodle");
    }
    if (one.pictures == 1 && one.picture_text.empty()) {
      return failure("its picture has no description: write one in Moodle");
    }
    texts.at(i) = one.picture_text;
  }
  if (translations.front()->pictures == 0) return std::nullopt;
  auto picture = picture_of(translations.front()->png, std::move(texts));
  if (!picture) return std::unexpected(picture.error());
  return *std::move(picture);
}

// Makes a stated question of the same question in each language.
// The option that all translations of a choice name as right, and all options.
Result<kinds::ChoiceAnswer> choice_of(std::span<const MoodleQuestion* const> translations) {
  const MoodleQuestion& first = *translations.front();
  kinds::ChoiceAnswer choice;
  std::size_t count = 0;
  for (std::size_t i = 0; i < first.answers.size(); ++i) {
    kinds::Translated option;
    for (std::size_t j = 0; j < translations.size(); ++j) {
      option.at(j) = translations[j]->answers[i].text;
      if (translations[j]->answers[i].right != first.answers[i].right) {
        return failure("its translations have other right answers");
      }
    }
    choice.options.push_back(std::move(option));
    if (!first.answers[i].right) continue;
    choice.right = i;
    ++count;
  }
  if (count != 1) return failure("a choice has exactly one right answer");
  return choice;
}

Result<kinds::NumberAnswer> number_of(const MoodleQuestion& first, const std::string& right) {
  const auto judge = kinds::judge_of({.id = {}, .text = {}, .answer = kinds::NumberAnswer{}});
  if (first.has_tolerance) return failure("it has a tolerance: a number is exact here");
  const auto number = judge.canonical(right);
  if (!number) return std::unexpected(number.error());
  return kinds::NumberAnswer{.right = Rational::parse(*number).value_or(Rational())};
}

Result<kinds::TextAnswer> texts_of(std::span<const std::string> right) {
  kinds::TextAnswer accepted;
  for (const std::string& one : right) {
    const auto typed = typed_answer(one);
    if (!typed) return failure("an answer has * for any text: write the answers out");
    if (std::ranges::find(accepted.right, *typed) == accepted.right.end()) {
      accepted.right.push_back(*typed);
    }
  }
  return accepted;
}

// Sets the answer, unless it is an error.
Result<void> take(StatedPuzzle& stated, auto answer) {
  if (!answer) return std::unexpected(answer.error());
  stated.answer = *std::move(answer);
  return {};
}

Result<void> take_answer(StatedPuzzle& stated, std::span<const MoodleQuestion* const> translations,
                         std::span<const std::string> right) {
  const MoodleQuestion& first = *translations.front();
  if (first.type == "multichoice") return take(stated, choice_of(translations));
  if (first.type == "numerical") return take(stated, number_of(first, right.front()));
  if (first.type == "shortanswer") return take(stated, texts_of(right));
  return failure(fmt::format("the type {} is not read: take multichoice, numerical or shortanswer",
                             quote(first.type)));
}

Result<StatedPuzzle> stated_of_translations(std::span<const MoodleQuestion* const> translations) {
  const MoodleQuestion& first = *translations.front();
  StatedPuzzle stated{.id = kinds::is_question_id(first.id) ? first.id : id_of(first.name)};
  if (stated.id.empty()) return failure("the question has no name of letters or digits");
  for (std::size_t i = 0; i < translations.size(); ++i) {
    const MoodleQuestion& one = *translations[i];
    stated.text.at(i) = one.text;
    if (one.text.empty()) return failure("the question has no text");
    if (one.type != first.type || one.answers.size() != first.answers.size()) {
      return failure("its translations have other types or other numbers of answers");
    }
  }
  if (auto picture = picture_of_moodle(translations)) {
    stated.picture = *std::move(picture);
  } else {
    return std::unexpected(picture.error());
  }
  std::vector<std::string> right;
  for (const MoodleQuestion* const one : translations) {
    for (const MoodleAnswer& answer : one->answers) {
      if (answer.right) right.push_back(answer.text);
    }
  }
  if (right.empty()) return failure("no answer gets all points");
  if (auto taken = take_answer(stated, translations, right); !taken) {
    return std::unexpected(taken.error());
  }
  // Read again, so that all rules of stated questions hold.
  return read_stated(to_json(stated), named_beside("-"));
}

}  // namespace

ReadText read_moodle(const std::string& file) {
  constexpr InputKind kMoodleInput{64, 0, "split it into smaller files"};
  return {.name = file, .text = read_all(file, kMoodleInput)};
}

std::vector<StatedPuzzle> stated_of_moodle(
    const std::array<ReadText, kAllLanguages.size()>& files) {
  std::array<std::vector<MoodleQuestion>, kAllLanguages.size()> all;
  for (std::size_t i = 0; i < all.size(); ++i) {
    all.at(i) = moodle_questions(files.at(i).text);
    if (all.at(i).empty()) {
      throw Fault(kBadInput, fmt::format("{}: has no question of Moodle XML",
                                         name_of_input(files.at(i).name)));
    }
  }
  std::vector<StatedPuzzle> questions;
  for (const MoodleQuestion& question : all.front()) {
    const auto fail = [&](const std::string& message) {
      throw bad_input(
          name_of_input(files.front().name),
          {.message = fmt::format("{}: {}", quote(question.name), message), .line = question.line});
    };
    std::vector<const MoodleQuestion*> translations;
    for (const auto& of_language : all) {
      const auto found = std::ranges::find(of_language, question.name, &MoodleQuestion::name);
      if (found == of_language.end()) {
        throw bad_input(name_of_input(files.front().name),
                        {.message = fmt::format("{}: is not in every file: give translations the "
                                                "same name",
                                                quote(question.name)),
                         .line = question.line});
      }
      translations.push_back(&*found);
    }
    auto stated = stated_of_translations(translations);
    if (!stated) fail(stated.error().message);
    if (std::ranges::find(questions, stated->id, &StatedPuzzle::id) != questions.end()) {
      fail("there are two questions of this name");
    }
    questions.push_back(*std::move(stated));
  }
  return questions;
}

}  // namespace reckon::cli
