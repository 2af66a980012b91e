// SPDX-License-Identifier: MIT
#include "reckon/contest/stated.hpp"

#include <algorithm>
#include <optional>

#include "reckon/text/as_typed.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::contest {

using kinds::AnswerJudge;
using kinds::Verdict;

namespace {

constexpr std::size_t kLongestNumber = 100;

// In small letters of ASCII, with single blanks.
std::string normal_form(std::string_view text) {
  const AsTyped typed(text);
  std::string result;
  for (const TextWord& word : words_of(typed.text())) {
    if (!result.empty()) result += ' ';
    for (const char c : word.text) {
      result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return result;
}

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

}  // namespace

std::string solution_of(const Stated& question) {
  return std::visit(
      Overloaded{
          [](const ChoiceAnswer& choice) { return std::string(1, option_name(choice.right)); },
          [](const NumberAnswer& number) { return number.right.to_text(); },
          [](const TextAnswer& text) {
            return text.right.empty() ? std::string() : normal_form(text.right.front());
          }},
      question.answer);
}

AnswerJudge judge_of(const Stated& question) {
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

}  // namespace reckon::contest
