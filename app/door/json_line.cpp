// SPDX-License-Identifier: MIT
#include "app/door/json_line.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/api/request.hpp"
#include "app/json/placed_json.hpp"

namespace reckon::door {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kForm =
    R"(write {"id": 1, "path": "krypto/solve", "body": {"hand": "4 7 8 8 : 24"}})";

// Finds the values of an object, and looks into none of them.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  bool take(char c) {
    at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size());
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool at_end() const { return text_.find_first_not_of(kBlanks, at_) == text_.npos; }

  // The next value as it is written; nothing if there is none, or if it does not end.
  std::optional<std::string_view> value() {
    const std::size_t begin = text_.find_first_not_of(kBlanks, at_);
    if (begin == text_.npos) return std::nullopt;
    at_ = begin;
    if (text_[at_] == '"') {
      if (!skip_string()) return std::nullopt;
    } else if (text_[at_] == '{' || text_[at_] == '[') {
      if (!skip_nested()) return std::nullopt;
    } else {
      at_ = std::min(text_.find_first_of(",:]} \t\r\n", at_), text_.size());
    }
    if (at_ == begin) return std::nullopt;
    return text_.substr(begin, at_ - begin);
  }

 private:
  bool skip_string() {
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\\') {
        ++at_;
      } else if (text_[at_] == '"') {
        ++at_;
        return true;
      }
    }
    return false;
  }

  bool skip_nested() {
    std::size_t open = 0;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '"') {
        if (!skip_string()) return false;
        continue;
      }
      ++at_;
      if (c == '{' || c == '[') ++open;
      if ((c == '}' || c == ']') && --open == 0) return true;
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::string line_with(std::string_view id, api::Status status, std::string_view answer) {
  std::string line = "{\"id\":";
  line += id;
  line += ",\"status\":";
  line += std::to_string(static_cast<int>(status));
  line += ",\"answer\":";
  line += answer;
  line += '}';
  return line;
}

std::string refusal(std::string_view id, const std::string& message) {
  const api::Response refused = api::refusal(api::Status::bad_request, message);
  return line_with(id, refused.status, refused.body);
}

struct Member {
  std::string_view name;
  std::optional<std::string_view> value{};
};

}  // namespace

std::string answer_line(api::Engine& engine, std::string_view line) {
  std::array<Member, 3> members = {Member{.name = "\"id\""}, Member{.name = "\"path\""},
                                   Member{.name = "\"body\""}};
  auto& [id, path, body] = members;
  Scanner scanner(line);
  bool is_object = scanner.take('{');
  if (is_object && !scanner.take('}')) {
    do {
      const auto name = scanner.value();
      const auto value = name && scanner.take(':') ? scanner.value() : std::nullopt;
      auto* const member = name ? std::ranges::find(members, *name, &Member::name) : members.end();
      is_object = value && member != members.end() && !std::exchange(member->value, value);
    } while (is_object && scanner.take(','));
    is_object = is_object && scanner.take('}');
  }
  is_object = is_object && scanner.at_end();
  // What comes back has to be JSON.
  const std::string_view named = id.value.value_or("null");
  if (!is_object || !json::read_placed_json(named)) {
    return refusal("null", "this line is not a question: " + std::string(kForm));
  }
  const auto asked = json::read_placed_json(path.value.value_or("null"));
  if (!asked || asked->kind != json::PlacedJson::Kind::text) {
    return refusal(named, "path: this is not a string: " + std::string(kForm));
  }
  const api::Response response = engine.answer(asked->text, body.value.value_or("{}"));
  return line_with(named, response.status, response.body);
}

std::string line_too_long() {
  return refusal(
      "null", "this line is longer than " + std::to_string(kLongestLine) + " bytes: ask for less");
}

}  // namespace reckon::door
