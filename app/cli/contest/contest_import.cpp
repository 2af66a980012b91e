// SPDX-License-Identifier: MIT
// reckon contest import
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/plan_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {
namespace {

struct ImportOptions {
  std::array<std::string, kAllLanguages.size()> files;
  std::optional<std::string> output;
};

// An answer of a Moodle question, and how much of the points it gets.
struct MoodleAnswer {
  std::string text;
  bool right = false;
};
struct MoodleQuestion {
  std::string type;
  std::string name;
  std::string text;
  std::vector<MoodleAnswer> answers{};
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

// The plain text of HTML in an element <text>: paragraphs become lines.
std::string plain_text(std::string_view content) {
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
    }
    Elements answers(element->content, "answer");
    while (const auto answer = answers.next()) {
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
      id += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  id = id.substr(0, kLongest);
  while (id.ends_with('-')) id.pop_back();
  return id;
}

// Makes a stated question of the same question in each language.
Result<contest::Stated> stated_of_moodle(std::span<const MoodleQuestion* const> translations) {
  const MoodleQuestion& first = *translations.front();
  contest::Stated stated{.id = id_of(first.name)};
  if (stated.id.empty()) return failure("the question has no name of letters or digits");
  for (std::size_t i = 0; i < translations.size(); ++i) {
    const MoodleQuestion& one = *translations[i];
    stated.text.at(i) = one.text;
    if (one.text.empty()) return failure("the question has no text");
    if (one.type != first.type || one.answers.size() != first.answers.size()) {
      return failure("its translations have other types or other numbers of answers");
    }
  }
  std::vector<std::string> right;
  for (const MoodleQuestion* const one : translations) {
    for (const MoodleAnswer& answer : one->answers) {
      if (answer.right) right.push_back(answer.text);
    }
  }
  if (right.empty()) return failure("no answer gets all points");
  if (first.type == "multichoice") {
    contest::ChoiceAnswer choice;
    std::size_t count = 0;
    for (std::size_t i = 0; i < first.answers.size(); ++i) {
      contest::Translated option;
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
    stated.answer = std::move(choice);
  } else if (first.type == "numerical") {
    const auto judge = contest::judge_of({.id = {}, .text = {}, .answer = contest::NumberAnswer{}});
    const auto number = judge.canonical(right.front());
    if (!number) return std::unexpected(number.error());
    stated.answer = contest::NumberAnswer{.right = Rational::parse(*number).value_or(Rational())};
  } else if (first.type == "shortanswer") {
    std::ranges::sort(right);
    const auto rest = std::ranges::unique(right);
    right.erase(rest.begin(), rest.end());
    stated.answer = contest::TextAnswer{.right = std::move(right)};
  } else {
    return failure(
        fmt::format("the type {} is not read: take multichoice, numerical or "
                    "shortanswer",
                    quote(first.type)));
  }
  // Read again, so that all rules of stated questions hold.
  return read_stated(to_json(stated));
}

void import_questions(const ImportOptions& options) {
  constexpr InputKind kMoodleInput{64, 0, "split it into smaller files"};
  std::array<std::vector<MoodleQuestion>, kAllLanguages.size()> all;
  for (std::size_t i = 0; i < all.size(); ++i) {
    all.at(i) = moodle_questions(read_all(options.files.at(i), kMoodleInput));
    if (all.at(i).empty()) {
      throw Fault(kBadInput, fmt::format("{}: has no question of Moodle XML",
                                         name_of_input(options.files.at(i))));
    }
  }
  std::vector<contest::Stated> questions;
  for (const MoodleQuestion& question : all.front()) {
    const auto fail = [&](const std::string& message) {
      throw bad_input(
          name_of_input(options.files.front()),
          {.message = fmt::format("{}: {}", quote(question.name), message), .line = question.line});
    };
    std::vector<const MoodleQuestion*> translations;
    for (const auto& of_language : all) {
      const auto found = std::ranges::find(of_language, question.name, &MoodleQuestion::name);
      if (found == of_language.end()) {
        fail("is not in every file: give translations the same name");
        return;
      }
      translations.push_back(&*found);
    }
    auto stated = stated_of_moodle(translations);
    if (!stated) fail(stated.error().message);
    if (std::ranges::find(questions, stated->id, &contest::Stated::id) != questions.end()) {
      fail("there are two questions of this name");
    }
    questions.push_back(*std::move(stated));
  }
  const std::filesystem::path folder = *options.output;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) {
    throw Fault(status_of(problem.value()),
                fmt::format("{}: {}", printable_name(folder.string()), problem.message()));
  }
  for (const contest::Stated& question : questions) {
    write_contest_file((folder / (question.id + ".json")).string(), to_json(question) + "\n");
  }
  print_line(fmt::format("{} {} in {}", questions.size(),
                         questions.size() == 1 ? "question is" : "questions are",
                         printable_name(folder.string())));
}

}  // namespace

void add_contest_import(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ImportOptions>();
  command.add_option("ENGLISH", options->files[0], "Moodle XML in English").required();
  command.add_option("FRENCH", options->files[1], "The same questions in French").required();
  command.add_option("-o,--output", options->output, "Folder of the files, one for each question")
      .type_name("FOLDER")
      .required();
  command.callback([options, &answer] {
    import_questions(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
