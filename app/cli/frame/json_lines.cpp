// SPDX-License-Identifier: MIT
#include "app/cli/frame/json_lines.hpp"

#include <algorithm>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"

namespace reckon::cli {

using answers::PlacedJson;

namespace {

// Whether it begins with `{"`. Puzzles may begin with brackets: {A + B} = C,
// ["SEND","MORE","MONEY"].
bool is_document(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  text = without_mark(text);
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  if (!text.starts_with('{')) return false;
  text.remove_prefix(1);
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.starts_with('"');
}

}  // namespace

JsonLines::JsonLines(std::string text, const std::string& name, const TextOf& text_of,
                     bool may_be_other) {
  if (!is_document(text)) {
    text_ = std::move(text);
    return;
  }
  const auto document = answers::read_placed_json(text);
  if (document) collect(*document, text_of);
  if (starts_.empty() && may_be_other) {
    text_ = std::move(text);
    return;
  }
  if (!document) throw bad_input(name, document.error());
  if (starts_.empty()) {
    throw bad_input(name, {.message = "this JSON has no puzzle in it: take what a command prints "
                                      "with --json, or a text",
                           .line = 1,
                           .column = 1});
  }
}

void JsonLines::collect(const PlacedJson& value, const TextOf& text_of) {
  if (value.kind == PlacedJson::Kind::object) {
    if (const auto text = text_of(value)) {
      starts_.push_back({.in_text = lines_ + 1, .line = value.line, .column = value.column});
      text_ += *text + "\n\n";
      lines_ += static_cast<std::size_t>(std::ranges::count(*text, '\n')) + 2;
      return;
    }
  } else if (value.kind != PlacedJson::Kind::list) {
    return;
  }
  for (const PlacedJson& item : value.items) collect(item, text_of);
}

Error JsonLines::placed(Error error) const {
  const auto after = std::ranges::upper_bound(starts_, error.line, {}, &Start::in_text);
  if (after == starts_.begin()) return error;
  error.line = (after - 1)->line;
  error.column = (after - 1)->column;
  return error;
}

std::string one_line(const std::string& argument) {
  if (argument != "-") return argument;
  const JsonLines read(read_all(argument, kHandsInput), name_of_input(argument), hand_text);
  Lines lines(read.text());
  std::string line(lines.next() ? lines.text() : "");
  if (lines.next()) throw Fault(kBadInput, "standard input: has more than one line: give one");
  return line;
}

std::optional<std::string> hand_text(const PlacedJson& object) {
  const PlacedJson* cards = object.find("cards");
  const PlacedJson* objective = object.find("objective");
  if (cards == nullptr || objective == nullptr) return std::nullopt;
  // The reader of lines refuses other values, with their place.
  const auto number = [](const PlacedJson& one) -> std::string {
    if (one.kind == PlacedJson::Kind::text) return one.text.empty() ? "?" : one.text;
    if (one.kind != PlacedJson::Kind::number && one.kind != PlacedJson::Kind::negative) return "?";
    return (one.kind == PlacedJson::Kind::negative ? "-" : "") + std::to_string(one.number);
  };
  std::string text;
  for (const PlacedJson& card : cards->items) text += number(card) + ' ';
  return text + ": " + number(*objective);
}

std::optional<std::string> puzzle_text(const PlacedJson& object) {
  const PlacedJson* puzzle = object.find("puzzle");
  if (puzzle == nullptr || puzzle->kind != PlacedJson::Kind::text) return std::nullopt;
  return puzzle->text;
}

}  // namespace reckon::cli
