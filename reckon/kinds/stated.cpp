// SPDX-License-Identifier: MIT
#include "reckon/kinds/stated.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "reckon/kinds/answer.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/base64.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon::kinds {

namespace {

constexpr std::size_t kLongestNumber = 100;

// With single blanks, and the signs of keyboards.
std::string with_single_blanks(std::string_view text) {
  const AsTyped typed(text);
  std::string result;
  for (const TextWord& word : words_of(typed.text())) {
    if (!result.empty()) result += ' ';
    result += word.text;
  }
  return result;
}

// The same in small letters of ASCII.
std::string normal_form(std::string_view text) { return in_lower_case(with_single_blanks(text)); }

// Reads 12, -3/4, 0.75 and 0,75.
std::optional<Rational> number_in(std::string text) {
  if (text.size() > kLongestNumber) return std::nullopt;
  std::ranges::replace(text, ',', '.');
  const std::size_t point = text.find('.');
  if (point == std::string::npos) return Rational::parse(text);
  const std::string_view places = std::string_view(text).substr(point + 1);
  if (places.empty() || !std::ranges::all_of(places, is_digit)) return std::nullopt;
  std::string whole = text.substr(0, point) + std::string(places);
  if (point == 0 || text[point - 1] == '-') whole.insert(point, "0");
  const auto value = Rational::parse(whole);
  if (!value || whole.contains('/')) return std::nullopt;
  const auto power = Rational::parse("1" + std::string(places.size(), '0'));
  return *value / *power;
}

Result<std::string> canonical_choice(const ChoiceAnswer& choice, std::string_view answer) {
  std::string text = normal_form(answer);
  if (text.empty() || text == "-") return std::string();
  const char last = option_name(choice.options.size() - 1);
  const char name = text.size() == 1 ? static_cast<char>(text[0] - 'a' + 'A') : '?';
  if (name < 'A' || name > last) {
    return failure(quote(answer) + " is not an option: take a letter from A to " +
                   std::string(1, last));
  }
  return std::string(1, name);
}

Result<std::string> canonical_number(std::string_view answer) {
  std::string text = normal_form(answer);
  std::erase(text, ' ');
  if (text.empty() || text == "-") return std::string();
  const auto number = number_in(text);
  if (!number) {
    return failure(quote(answer) + " is not a number: write it like 12, 3/4 or 0.75");
  }
  return number->to_text();
}

// Refuses a text that no page can show, or that is empty or too long.
Result<void> check_text(std::string_view text, const std::string& name, std::size_t longest) {
  if (text.find_first_not_of(" \n") == text.npos) return failure(name + " is empty: write it");
  if (text.size() > longest) {
    return failure(ErrorCode::out_of_range, name + " has " + std::to_string(text.size()) +
                                                " bytes: shorten it to at most " +
                                                std::to_string(longest));
  }
  while (!text.empty()) {
    const auto next = utf8::first(text);
    if (!next || (is_unseen(next->code) && next->code != U'\n')) {
      return failure(name + " has " + quote(text.substr(0, 1)) +
                     ", a character that nobody sees: leave it out, and write UTF-8");
    }
    text.remove_prefix(next->bytes.size());
  }
  return {};
}

Result<void> check_texts(const Translated& texts, const std::string& name) {
  for (const Language language : kAllLanguages) {
    const std::string& text = in(texts, language);
    const std::string named = name + " in " + std::string(name_of(language));
    if (text.empty()) return failure(named + " is missing: write it in every language");
    if (auto good = check_text(text, named, kLongestStatedText); !good) return good;
  }
  return {};
}

Result<void> check_answer(const ChoiceAnswer& choice) {
  if (choice.options.size() < kLeastOptions || choice.options.size() > kMostOptions) {
    return failure(ErrorCode::out_of_range,
                   "a choice has 2 to 10 options, not " + std::to_string(choice.options.size()));
  }
  if (choice.right >= choice.options.size()) {
    return failure(ErrorCode::out_of_range, "the right option is a number from 1 to " +
                                                std::to_string(choice.options.size()));
  }
  for (std::size_t i = 0; i < choice.options.size(); ++i) {
    const std::string name = "option " + std::to_string(i + 1);
    if (auto good = check_texts(choice.options[i], name); !good) return good;
    for (const Language language : kAllLanguages) {
      const auto reads = [language](const Translated& one) {
        return with_single_blanks(in(one, language));
      };
      const auto before = std::span(choice.options).first(i);
      if (std::ranges::find(before, reads(choice.options[i]), reads) != before.end()) {
        return failure(ErrorCode::unsuitable, "two options are the same in " +
                                                  std::string(name_of(language)) +
                                                  ": then there is no one right answer");
      }
    }
  }
  return {};
}

Result<void> check_answer(const NumberAnswer& number) {
  if (number.right.to_text().size() <= kLongestNumber) return {};
  return failure(ErrorCode::out_of_range,
                 "the number has too many digits: at most " + std::to_string(kLongestNumber));
}

Result<void> check_answer(const TextAnswer& answer) {
  if (answer.right.empty() || answer.right.size() > kMostRightTexts) {
    return failure(ErrorCode::out_of_range, "1 to " + std::to_string(kMostRightTexts) +
                                                " texts count as right, not " +
                                                std::to_string(answer.right.size()));
  }
  for (const std::string& text : answer.right) {
    if (auto good = check_text(text, "a right answer", kLongestShortAnswer); !good) return good;
    if (normal_form(text).empty()) return failure("a right answer is empty: write it");
  }
  return {};
}

// The text in one line, from which `whole` makes it again.
std::string in_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\\') line += '\\';
    line += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return line;
}

std::string whole(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool escaped = line[i] == '\\' && i + 1 < line.size();
    if (escaped) ++i;
    text += escaped && line[i] == 'n' ? '\n' : line[i];
  }
  return text;
}

// Reads the lines of a question, one after the other.
class StatedLines {
 public:
  explicit StatedLines(std::string_view text) : rest_(text) {}

  // Takes the next line if it has this name.
  std::optional<std::string> take(std::string_view name) {
    const std::string begin = std::string(name) + ": ";
    if (!rest_.starts_with(begin)) return std::nullopt;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string text = whole(rest_.substr(begin.size(), end - begin.size()));
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return text;
  }
  // Takes the lines of all languages; texts that are missing are empty.
  std::optional<Translated> take_translated(const std::string& name) {
    std::optional<Translated> texts;
    for (const Language language : kAllLanguages) {
      auto text = take(name + ' ' + std::string(name_of(language)));
      if (!text) continue;
      if (!texts) texts.emplace();
      (*texts)[static_cast<std::size_t>(language)] = *std::move(text);
    }
    return texts;
  }

 private:
  std::string_view rest_;
};

void append_line(std::string& lines, std::string_view name, std::string_view text) {
  lines.append(name).append(": ").append(in_one_line(text)) += '\n';
}

void append_texts(std::string& lines, const std::string& name, const Translated& texts) {
  for (const Language language : kAllLanguages) {
    append_line(lines, name + ' ' + std::string(name_of(language)), in(texts, language));
  }
}

}  // namespace

bool is_question_id(std::string_view id) {
  constexpr std::size_t kLongest = 40;
  return !id.empty() && id.size() <= kLongest && std::ranges::all_of(id, [](char c) {
    return is_letter(c) || is_digit(c) || c == '-' || c == '_' || c == '.';
  });
}

Result<void> check(const StatedPuzzle& question) {
  if (!is_question_id(question.id)) {
    return failure(quote(question.id) +
                   " is not a short name of a question: take letters, digits, - _ and .");
  }
  if (auto good = check_texts(question.text, "the text"); !good) return good;
  if (question.picture) {
    if (auto good = check_texts(question.picture->text, "the text of the picture"); !good) {
      return good;
    }
  }
  auto good = std::visit([](const auto& answer) { return check_answer(answer); }, question.answer);
  if (!good) return good;
  for (const Language language : kAllLanguages) {
    const std::string shown = shown_text(question, language);
    if (shown.size() > kMostStatedBytes ||
        std::ranges::count(shown, '\n') > static_cast<std::ptrdiff_t>(kMostStatedLines)) {
      return failure(ErrorCode::out_of_range, "text and options in " +
                                                  std::string(name_of(language)) +
                                                  " are too long for a page: shorten them to " +
                                                  std::to_string(kMostStatedBytes) + " bytes in " +
                                                  std::to_string(kMostStatedLines) + " lines");
    }
  }
  return {};
}

std::string to_text(const StatedPuzzle& question) {
  std::string lines;
  append_line(lines, "id", question.id);
  append_texts(lines, "text", question.text);
  if (question.picture) {
    append_line(lines, "picture", base64(question.picture->png->bytes));
    append_texts(lines, "picture", question.picture->text);
  }
  std::visit(Overloaded{[&](const ChoiceAnswer& choice) {
                          for (const Translated& option : choice.options) {
                            append_texts(lines, "option", option);
                          }
                          append_line(lines, "right", std::to_string(choice.right + 1));
                        },
                        [&](const NumberAnswer& number) {
                          append_line(lines, "number", number.right.to_text());
                        },
                        [&](const TextAnswer& text) {
                          for (const std::string& one : text.right) {
                            append_line(lines, "answer", one);
                          }
                        }},
             question.answer);
  lines.pop_back();
  return lines;
}

Result<StatedPuzzle> read_stated_text(std::string_view text) {
  StatedLines lines(text);
  StatedPuzzle question{.id = lines.take("id").value_or("")};
  question.text = lines.take_translated("text").value_or(Translated());
  if (const auto picture = lines.take("picture")) {
    const auto bytes = from_base64(*picture);
    if (!bytes) return failure("the picture of the question is damaged");
    auto png = read_png(*bytes);
    if (!png) return std::unexpected(png.error());
    question.picture = {.png = std::make_shared<const PngPicture>(*std::move(png)),
                        .text = lines.take_translated("picture").value_or(Translated())};
  }
  ChoiceAnswer choice;
  while (const auto option = lines.take_translated("option")) {
    choice.options.push_back(*option);
    if (choice.options.size() > kMostOptions) break;
  }
  TextAnswer texts;
  while (auto answer = lines.take("answer")) texts.right.push_back(*std::move(answer));
  if (!choice.options.empty()) {
    // Any other text of the number is noticed below.
    const std::string right = lines.take("right").value_or("");
    while (choice.right < kMostOptions && std::to_string(choice.right + 1) != right) ++choice.right;
    question.answer = std::move(choice);
  } else if (const auto number = lines.take("number")) {
    const auto right = number_in(*number);
    if (!right) return failure(quote(*number) + " is not a number");
    question.answer = NumberAnswer{.right = *right};
  } else {
    question.answer = std::move(texts);
  }
  if (const auto good = check(question); !good) return std::unexpected(good.error());
  if (to_text(question) != text) {
    return failure("this is not a stated question as a bank keeps it: import its file");
  }
  return question;
}

std::string shown_text(const StatedPuzzle& question, Language language) {
  std::string text = in(question.text, language) + '\n';
  if (question.picture) text += '[' + in(question.picture->text, language) + "]\n";
  const auto* const choice = std::get_if<ChoiceAnswer>(&question.answer);
  for (std::size_t i = 0; choice != nullptr && i < choice->options.size(); ++i) {
    text += option_name(i) + ("   " + in(choice->options[i], language)) + '\n';
  }
  return text;
}

std::string shown_solution(const StatedPuzzle& question, Language language) {
  const std::string solution = solution_of(question);
  const auto* const choice = std::get_if<ChoiceAnswer>(&question.answer);
  if (choice != nullptr) return solution + "   " + in(choice->options.at(choice->right), language);
  const auto* const text = std::get_if<TextAnswer>(&question.answer);
  return text == nullptr || text->right.empty() ? solution : text->right.front();
}

std::string solution_of(const StatedPuzzle& question) {
  return std::visit(
      Overloaded{
          [](const ChoiceAnswer& choice) { return std::string(1, option_name(choice.right)); },
          [](const NumberAnswer& number) { return number.right.to_text(); },
          [](const TextAnswer& text) {
            return text.right.empty() ? std::string() : normal_form(text.right.front());
          }},
      question.answer);
}

AnswerJudge judge_of(const StatedPuzzle& question) {
  const auto is = [](std::string_view answer, bool right) {
    if (answer.empty()) return Verdict::incomplete;
    return right ? Verdict::right : Verdict::wrong;
  };
  return std::visit(
      Overloaded{
          [&](const ChoiceAnswer& choice) {
            return AnswerJudge{
                .canonical =
                    [choice](std::string_view answer) { return canonical_choice(choice, answer); },
                .verdict = [is, name = std::string(1, option_name(choice.right))](
                               std::string_view answer) { return is(answer, answer == name); }};
          },
          [&](const NumberAnswer& number) {
            return AnswerJudge{
                .canonical = canonical_number,
                .verdict = [is, text = number.right.to_text()](std::string_view answer) {
                  return is(answer, answer == text);
                }};
          },
          [&](const TextAnswer& text) {
            std::vector<std::string> right;
            for (const std::string& one : text.right) right.push_back(normal_form(one));
            return AnswerJudge{.canonical = [](std::string_view answer) -> Result<std::string> {
                                 return normal_form(answer);
                               },
                               .verdict =
                                   [is, right](std::string_view answer) {
                                     return is(answer,
                                               std::ranges::find(right, answer) != right.end());
                                   }};
          }},
      question.answer);
}

Result<AnswerJudge> judge_of_stated(const std::string& text, Rules) {
  const auto question = read_stated_text(text);
  if (!question) return std::unexpected(question.error());
  return judge_of(*question);
}

}  // namespace reckon::kinds
