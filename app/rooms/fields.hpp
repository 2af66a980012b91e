// Reading a JSON object: its values one by one, strictly.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/json/placed_json.hpp"
#include "reckon/arith/names.hpp"
#include "reckon/arith/result.hpp"

namespace reckon::rooms {

/// Takes the values of an object. The first thing that is wrong is kept; after it the values mean
/// nothing.
class Fields {
 public:
  using Value = json::PlacedJson;

  /// `place` is said before the names in messages: `settings.`.
  explicit Fields(const Value& object, std::string place = {})
      : object_(object), place_(std::move(place)) {
    if (object.kind != Value::Kind::object)
      refuse("", "this is no JSON object: send names and values");
  }

  /// A string that must be there.
  std::string text(std::string_view name) {
    const Value* value = needed(name, Value::Kind::text, "give a string");
    return value == nullptr ? std::string() : value->text;
  }

  /// A whole number that must be there.
  int whole(std::string_view name, int least, int most) {
    const std::string wanted =
        "take a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    const Value* value = needed(name, Value::Kind::number, wanted);
    if (value == nullptr) return least;
    if (value->number < static_cast<unsigned>(least) ||
        value->number > static_cast<unsigned>(most)) {
      refuse(name, wanted);
      return least;
    }
    return static_cast<int>(value->number);
  }

  bool flag(std::string_view name) {
    const Value* value = needed(name, Value::Kind::truth, "take true or false");
    return value != nullptr && value->number != 0;
  }

  /// One of the choices that have names; the first if it is wrong.
  template <typename Choices>
  auto choice(std::string_view name, const Choices& choices) {
    std::string wanted = "take one of";
    for (const auto one : choices) wanted += " " + std::string(name_of(one));
    const Value* value = needed(name, Value::Kind::text, wanted);
    const auto found = value == nullptr ? std::nullopt : named(choices, value->text);
    if (!found) refuse(name, wanted);
    return found.value_or(choices.front());
  }

  bool has(std::string_view name) const { return object_.find(name) != nullptr; }
  /// The value itself, null if it is not there.
  const Value* value(std::string_view name) {
    taken_.push_back(name);
    return object_.find(name);
  }

  /// What is wrong. Asked when all values have been taken: every other name is refused, and those
  /// that stand twice.
  Result<void> complete() {
    for (const Value& item : object_.items) {
      const auto same = [&item](std::string_view name) { return name == item.key; };
      const auto place = std::ranges::find_if(taken_, same);
      if (place == taken_.end()) {
        refuse(item.key.substr(0, kLongestShown),
               "there is no such name here, or it is there twice");
        break;
      }
      taken_.erase(place);
    }
    if (fault_.empty()) return {};
    return failure(fault_);
  }

  /// What is wrong so far; empty if nothing.
  const std::string& fault() const { return fault_; }

  void refuse(std::string_view name, std::string_view message) {
    if (!fault_.empty()) return;
    fault_ = place_ + std::string(name);
    fault_ += (fault_.empty() ? "" : ": ") + std::string(message);
  }

 private:
  static constexpr std::size_t kLongestShown = 32;

  const Value* needed(std::string_view name, Value::Kind kind, std::string_view wanted) {
    const Value* found = value(name);
    if (found != nullptr && found->kind == kind) return found;
    refuse(name, wanted);
    return nullptr;
  }

  const Value& object_;
  std::string place_;
  std::vector<std::string_view> taken_;
  std::string fault_;
};

}  // namespace reckon::rooms
