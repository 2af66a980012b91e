// SPDX-License-Identifier: MIT
#include "app/door/json_line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "app/answers/placed_json.hpp"
#include "app/api/request.hpp"

namespace reckon::door {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kForm =
    R"(write {"id": 1, "path": "krypto/solve", "body": {"hand": "4 7 8 8 : 24"}})";

// Finds the values of an object, without parsing them.
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

  // Returns the next value as written; empty if it is missing, or does not end.
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

std::string line_with(std::string_view id, const api::Response& response) {
  std::string line = "{\"id\":";
  line += id;
  line += ",\"status\":";
  line += std::to_string(static_cast<int>(response.status));
  line += ",\"answer\":";
  line += response.body;
  if (response.status != api::Status::ok) {
    // The values of the answer follow; `error` is the first.
    static constexpr std::string_view kBegin = "{\"error\":";
    line += ",\"error\":";
    line += std::string_view(response.body)
                .substr(kBegin.size(), response.body.size() - kBegin.size() - 1);
  }
  line += '}';
  return line;
}

std::string refusal(std::string_view id, const std::string& message) {
  return line_with(id, api::refusal(api::Code::bad_body, message));
}

struct Member {
  std::string_view name;
  std::optional<std::string_view> value{};
};

// The form of a line. It is an object whose members have only these names, each at most once; an
// object with other or repeated members; or not an object.
enum class Form : std::uint8_t { of_these, with_others, other };

// Finds the values of these names, the first of each.
Form read_members(std::string_view line, std::span<Member> members) {
  Scanner scanner(line);
  Form form = Form::of_these;
  if (!scanner.take('{')) return Form::other;
  if (!scanner.take('}')) {
    do {
      const auto name = scanner.value();
      const auto value = name && scanner.take(':') ? scanner.value() : std::nullopt;
      if (!value) return Form::other;
      const auto member = std::ranges::find(members, *name, &Member::name);
      if (member == members.end() || member->value) {
        form = Form::with_others;
      } else {
        member->value = value;
      }
    } while (scanner.take(','));
    if (!scanner.take('}')) return Form::other;
  }
  return scanner.at_end() ? form : Form::other;
}

// A line with a question.
struct Asked {
  std::array<Member, 4> members = {Member{.name = "\"id\""}, Member{.name = "\"path\""},
                                   Member{.name = "\"body\""}, Member{.name = "\"question\""}};

  std::string_view id() const { return members[0].value.value_or("null"); }
  std::string_view path() const { return members[1].value.value_or("null"); }
  // The body has two names.
  bool has_two_bodies() const { return members[2].value && members[3].value; }
  std::string_view body() const {
    return members[2].value ? *members[2].value : members[3].value.value_or("{}");
  }
};

}  // namespace

std::string answer_line(api::Engine& engine, std::string_view line, const StopFlag& stop) {
  Asked asked;
  const Form form = read_members(line, asked.members);
  // The returned id must be JSON.
  const bool has_id = form != Form::other && answers::read_placed_json(asked.id());
  if (!has_id || form == Form::with_others || asked.has_two_bodies()) {
    return refusal(has_id ? asked.id() : "null",
                   "this line is not a question: " + std::string(kForm));
  }
  const auto path = answers::read_placed_json(asked.path());
  if (!path || path->kind != answers::PlacedJson::Kind::text) {
    return refusal(asked.id(), "path: this is not a string: " + std::string(kForm));
  }
  const std::optional<api::Response> response = engine.answer(path->text, asked.body(), stop);
  return line_with(asked.id(), response ? *response : api::stopped());
}

std::optional<std::string_view> id_of_question(std::string_view line) {
  Asked asked;
  if (read_members(line, asked.members) != Form::of_these) return std::nullopt;
  return asked.id();
}

std::optional<std::string_view> id_to_stop(std::string_view line) {
  std::array<Member, 1> members = {Member{.name = "\"stop\""}};
  if (read_members(line, members) != Form::of_these ||
      !answers::read_placed_json(members[0].value.value_or(""))) {
    return std::nullopt;
  }
  return members[0].value;
}

std::string line_too_long() {
  return refusal(
      "null", "this line is longer than " + std::to_string(kLongestLine) + " bytes: ask for less");
}

}  // namespace reckon::door
