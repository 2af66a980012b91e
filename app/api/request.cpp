// SPDX-License-Identifier: MIT
#include "app/api/request.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <system_error>
#include <utility>

#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api {

namespace {

using answers::PlacedJson;
using Kind = PlacedJson::Kind;

// No calculation of these games leads to longer numbers: seven cards reach 42 digits.
constexpr std::size_t kLongestNumber = 100;

// Numbers of up to 2^53 are exact in every reader of JSON. Where larger ones are taken, strings of
// digits are taken too.
constexpr std::uint64_t kLargestPlainNumber = std::uint64_t{1} << 53U;
constexpr std::size_t kLongestPlainText = 20;

std::string place_of(std::size_t line, std::size_t column) {
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// A key that stands twice in one object.
const PlacedJson* repeated_key(const PlacedJson& value) {
  std::set<std::string_view> keys;
  for (const PlacedJson& item : value.items) {
    if (value.kind == Kind::object && !keys.insert(item.key).second) return &item;
    if (const PlacedJson* inner = repeated_key(item)) return inner;
  }
  return nullptr;
}

std::optional<Rational> rational_of(const PlacedJson& value) {
  switch (value.kind) {
    case Kind::number: return Rational::parse(std::to_string(value.number));
    case Kind::negative: return -*Rational::parse(std::to_string(value.number));
    case Kind::text: return Rational::parse(value.text);
    default: return std::nullopt;
  }
}

constexpr const char* kDigitsWanted =
    "this cannot be taken: write letters and their digits, like {\"A\": 2}";
constexpr const char* kDigitListsWanted =
    "this cannot be taken: write letters and the digits that they are not, like {\"A\": [2, 3]}";

bool is_digit_of_letter(const PlacedJson& value) {
  return value.kind == Kind::number && value.number < letters::kMostDigits;
}

}  // namespace

Response refusal(Code code, const std::string& message) {
  const CodeRow& row = row_of(code);
  return {.status = static_cast<Status>(row.status),
          .body = line_of({{"error", message}, {"code", row.name}})};
}

answers::Json list_of_one(const char* name, answers::Json item) {
  answers::Json document;
  document[name] = answers::Json::array();
  document[name].push_back(std::move(item));
  return document;
}

std::string line_of(const answers::Json& document) {
  // A text in a request may be cut in the middle of a character.
  return document.dump(-1, ' ', false, answers::Json::error_handler_t::replace);
}

Request::Request(const Question& question, std::string_view body, krypto::Solver& solver)
    : question_(question), solver_(solver) {
  if (body.size() > kLargestBody) {
    refusal_ =
        api::refusal(Code::too_much, "the body has " + std::to_string(body.size()) +
                                         " bytes: send at most " + std::to_string(kLargestBody));
    return;
  }
  auto read = answers::read_placed_json(body);
  if (!read) {
    refuse("body", place_of(read.error().line, read.error().column) + ": " + read.error().message,
           Code::bad_body);
    return;
  }
  body_ = *std::move(read);
  if (body_.kind != Kind::object) {
    refuse("body",
           "this is not a JSON object: send names and values, like {\"hand\": \"2 4 3 6 5 : 6\"}",
           Code::bad_body);
  } else if (const PlacedJson* twice = repeated_key(body_)) {
    refuse("body",
           place_of(twice->line, twice->column) + ": " + quote(twice->key) +
               " is there twice: leave one out",
           Code::bad_body);
  }
}

std::string Request::text(std::string_view name) {
  const auto usual = parameter(name).usual_text;
  if (!usual) require(name);
  const PlacedJson* value = take(name);
  if (value == nullptr) return std::string(usual.value_or(""));
  if (value->kind != Kind::text) refuse(name, "this is not a string: write it in quotation marks");
  const std::uint64_t most = parameter(name).range.most;
  if (value->text.size() > most && utf8::count(value->text) > most) {
    refuse(name,
           "this is longer than is worked on here: take at most " + std::to_string(most) +
               " characters",
           Code::too_much);
    return {};
  }
  return value->text;
}

bool Request::flag(std::string_view name) {
  const PlacedJson* value = take(name);
  if (value == nullptr) return false;
  if (value->kind != Kind::truth) refuse(name, "this is neither true nor false");
  return value->number != 0;
}

std::uint64_t Request::number(std::string_view name) {
  return number_if_given(name).value_or(parameter(name).usual.value_or(0));
}

krypto::DealWishes Request::deal_wishes() {
  krypto::DealWishes wishes{.deck = choice("deck", krypto::kAllDecks)};
  const auto integer_in = [this](std::string_view name) -> std::optional<std::int64_t> {
    const auto number = number_if_given(name);
    if (!number) return std::nullopt;
    return static_cast<std::int64_t>(*number);
  };
  const auto size_in = [this](std::string_view name) -> std::optional<std::size_t> {
    const auto number = number_if_given(name);
    if (!number) return std::nullopt;
    return static_cast<std::size_t>(*number);
  };
  wishes.up_to = integer_in("up_to");
  wishes.large = size_in("large");
  wishes.cards = size_in("cards");
  wishes.objective = integer_in("objective");
  return wishes;
}

std::optional<std::uint64_t> Request::number_if_given(std::string_view name) {
  const Range& range = parameter(name).range;
  const PlacedJson* value = take(name);
  if (value == nullptr) return std::nullopt;
  const std::string wanted = "take a whole number from " + std::to_string(range.least) + " to " +
                             std::to_string(range.largest());
  std::uint64_t number = value->number;
  if (value->kind == Kind::text && range.largest() <= kLargestPlainNumber) {
    refuse(name, "this is a string, not a number: " + wanted + ", without quotation marks");
    return std::nullopt;
  }
  if (value->kind == Kind::text && all_digits(value->text) &&
      value->text.size() <= kLongestPlainText) {
    const char* end = std::to_address(value->text.end());
    if (std::from_chars(std::to_address(value->text.begin()), end, number).ec != std::errc()) {
      refuse(name, quote(value->text) + " is out of range: " + wanted);
      return std::nullopt;
    }
  } else if (value->kind != Kind::number) {
    refuse(name, "this number cannot be taken: " + wanted);
    return std::nullopt;
  }
  if (number < range.least || number > range.most) {
    refuse(name, std::to_string(number) + " is out of range: " + wanted);
  } else if (number > range.bound) {
    refuse(name, std::to_string(number) + " is more than is worked on here: " + wanted,
           Code::too_much);
  }
  return number;
}

std::optional<Rational> Request::integer(std::string_view name) {
  const PlacedJson* value = take(name);
  if (value == nullptr) return std::nullopt;
  if (value->text.size() > kLongestNumber) {
    refuse(name, "this has more than " + std::to_string(kLongestNumber) + " characters",
           Code::too_much);
    return std::nullopt;
  }
  auto number = rational_of(*value);
  if (!number || value->text.contains('/')) {
    refuse(name, "this is not an integer: write it like 24, or as a string");
    return std::nullopt;
  }
  return number;
}

std::vector<Rational> Request::numbers(std::string_view name) {
  const std::uint64_t most = parameter(name).range.most;
  const bool plain = parameter(name).type == Type::cards;
  std::vector<Rational> numbers;
  const PlacedJson* value = take(name);
  if (value == nullptr) return numbers;
  if (value->kind != Kind::list || value->items.empty()) {
    refuse(name, "this is not a list of numbers: write one like " +
                     std::string(plain ? "[2, 3]" : "[2, \"3/2\"]"));
    return numbers;
  }
  if (value->items.size() > most) {
    refuse(name,
           std::to_string(value->items.size()) +
               " numbers are more than are worked on here: take at most " + std::to_string(most),
           Code::too_much);
    return numbers;
  }
  for (const PlacedJson& item : value->items) {
    if (item.text.size() > kLongestNumber) {
      refuse(name, "a number has more than " + std::to_string(kLongestNumber) + " characters",
             Code::too_much);
      return numbers;
    }
    auto number = rational_of(item);
    if (!number || (plain && item.kind == Kind::text)) {
      refuse(name, "item " + std::to_string(numbers.size() + 1) + " is not " +
                       (plain ? "a whole number: write it like 2, without quotation marks"
                              : "a number: write it like 2, or \"3/2\""));
      return numbers;
    }
    numbers.push_back(*std::move(number));
  }
  return numbers;
}

std::vector<std::pair<std::string, unsigned>> Request::named_digits(std::string_view name) {
  std::vector<std::pair<std::string, unsigned>> digits;
  const PlacedJson* object = take(name);
  if (object == nullptr) return digits;
  bool good = object->kind == Kind::object;
  for (const PlacedJson& item : object->items) {
    good = good && is_digit_of_letter(item);
    if (!good) break;
    digits.emplace_back(item.key, static_cast<unsigned>(item.number));
  }
  if (!good) refuse(name, kDigitsWanted);
  return digits;
}

std::vector<letters::NamedDigit> Request::digits(std::string_view name) {
  std::vector<letters::NamedDigit> digits;
  for (const auto& [letter, digit] : named_digits(name)) {
    if (auto called = letters::letter_called(letter)) {
      digits.push_back({.letter = *std::move(called), .digit = digit});
    } else {
      refuse(name, kDigitsWanted);
    }
  }
  return digits;
}

std::vector<std::pair<std::string, letters::DigitSet>> Request::named_digit_lists(
    std::string_view name) {
  std::vector<std::pair<std::string, letters::DigitSet>> lists;
  const PlacedJson* object = take(name);
  if (object == nullptr) return lists;
  bool good = object->kind == Kind::object;
  for (const PlacedJson& item : object->items) {
    good = good && item.kind == Kind::list && std::ranges::all_of(item.items, is_digit_of_letter);
    if (!good) break;
    letters::DigitSet set = 0;
    for (const PlacedJson& digit : item.items)
      set |= letters::only(static_cast<unsigned>(digit.number));
    lists.emplace_back(item.key, set);
  }
  if (!good) refuse(name, kDigitListsWanted);
  return lists;
}

std::vector<std::pair<std::string, letters::DigitSet>> Request::digit_lists(std::string_view name) {
  std::vector<std::pair<std::string, letters::DigitSet>> lists;
  for (const auto& [letter, digits] : named_digit_lists(name)) {
    if (auto called = letters::letter_called(letter)) {
      lists.emplace_back(*std::move(called), digits);
    } else {
      refuse(name, kDigitListsWanted);
    }
  }
  return lists;
}

const PlacedJson* Request::value(std::string_view name) { return take(name); }

void Request::refuse(std::string_view place, const std::string& message, Code code) {
  if (!refusal_) refusal_ = api::refusal(code, std::string(place) + ": " + message);
}

void Request::refuse(std::string_view name, const Error& fault) {
  refuse(name, place_of(fault.line, fault.column) + ": " + fault.message);
}

void Request::refuse_unknown(std::string_view key, const Names& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "there are " : ", ") + name;
  refuse("body", quote(key) + " means nothing here: " + (all.empty() ? "leave it out" : all),
         Code::unknown_name);
}

answers::Json Request::refuse_work(std::string_view name) {
  refuse(name, "this puzzle takes more work than is done here: ask the program", Code::too_much);
  return {};
}

void Request::require(std::string_view name) {
  asked_.emplace(name);
  if (has(name)) return;
  // Another name was perhaps meant to be this one.
  for (const PlacedJson& item : body_.items) {
    Names names;
    for (const Parameter& one : question_.parameters) names.emplace(one.name);
    if (!names.contains(item.key)) refuse_unknown(item.key, names);
  }
  refuse(name, "this is missing: " + std::string(parameter(name).how), Code::missing_value);
}

const Parameter& Request::parameter(std::string_view name) {
  static constexpr Parameter kNone{};
  const auto found = std::ranges::find(question_.parameters, name, &Parameter::name);
  if (found != question_.parameters.end()) return *found;
  refuse(name, "the question has no such parameter");  // a fault of ours, which every test notices
  return kNone;
}

bool Request::complete() {
  for (const PlacedJson& item : body_.items) {
    if (!asked_.contains(item.key)) refuse_unknown(item.key, asked_);
  }
  return !refusal_;
}

std::optional<std::string> Request::name_in(std::string_view name) {
  const Parameter& row = parameter(name);
  const PlacedJson* value = take(name);
  if (value == nullptr) return std::nullopt;
  const auto choices = row.choices();
  std::string names;
  for (const std::string_view one : choices) {
    names += (names.empty() ? "" : "|") + std::string(one);
  }
  if (value->kind != Kind::text) {
    refuse(name, "this is not a string: choose " + names);
  } else if (std::ranges::find(choices, value->text) == choices.end()) {
    refuse(name, quote(value->text) + " is unknown: choose " + names);
  }
  return value->text;
}

const PlacedJson* Request::take(std::string_view name) {
  asked_.emplace(name);
  return refusal_ ? nullptr : body_.find(name);
}

}  // namespace reckon::api
