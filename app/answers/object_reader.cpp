// SPDX-License-Identifier: MIT
#include "app/answers/object_reader.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "reckon/text/quote.hpp"

namespace reckon::answers {

using Kind = PlacedJson::Kind;

ObjectReader::ObjectReader(const PlacedJson& object, std::string_view what) : object_(object) {
  if (object.kind != Kind::object) fail({}, "this is not " + std::string(what));
}

void ObjectReader::expect_keys(std::span<const std::string_view> keys) {
  for (const PlacedJson& item : object_.items) {
    if (std::ranges::count(object_.items, item.key, &PlacedJson::key) > 1) {
      fail(item.key, quote(item.key) + " is there twice");
    } else if (std::ranges::find(keys, item.key) == keys.end()) {
      fail(item.key, quote(item.key) + " has no meaning here: leave it out");
    }
  }
}

std::optional<std::string> ObjectReader::text_if_any(std::string_view key) {
  const PlacedJson* value = object_.find(key);
  if (value == nullptr) return std::nullopt;
  if (value->kind != Kind::text) fail(key, std::string(key) + " is a string");
  return value->text;
}

std::optional<bool> ObjectReader::truth_if_any(std::string_view key) {
  const PlacedJson* value = object_.find(key);
  if (value == nullptr) return std::nullopt;
  if (value->kind != Kind::truth) fail(key, std::string(key) + " is true or false");
  return value->number != 0;
}

std::optional<std::int64_t> ObjectReader::number_if_any(std::string_view key, std::int64_t least,
                                                        std::int64_t most) {
  const PlacedJson* value = object_.find(key);
  return value == nullptr ? std::nullopt : number_in(*value, key, least, most);
}

std::optional<std::vector<std::int64_t>> ObjectReader::numbers_if_any(std::string_view key,
                                                                      std::size_t count,
                                                                      std::int64_t least,
                                                                      std::int64_t most) {
  const PlacedJson* list = object_.find(key);
  if (list == nullptr) return std::nullopt;
  if (list->kind != Kind::list || list->items.size() > count) {
    fail(key, std::string(key) + " is a list of at most " + std::to_string(count) + " numbers");
    return std::nullopt;
  }
  std::vector<std::int64_t> numbers;
  for (const PlacedJson& item : list->items) {
    numbers.push_back(number_in(item, key, least, most).value_or(0));
  }
  return numbers;
}

std::optional<std::int64_t> ObjectReader::number_in(const PlacedJson& value, std::string_view key,
                                                    std::int64_t least, std::int64_t most) {
  const bool whole = value.kind == Kind::number || value.kind == Kind::negative;
  if (whole && std::cmp_less_equal(value.number, std::int64_t{1} << 62)) {
    const auto size = static_cast<std::int64_t>(value.number);
    const std::int64_t number = value.kind == Kind::negative ? -size : size;
    if (least <= number && number <= most) return number;
  }
  if (!error_) {
    error_ = {.message = std::string(key) + " is a whole number from " + std::to_string(least) +
                         " to " + std::to_string(most),
              .line = value.line,
              .column = value.column};
  }
  return std::nullopt;
}

void ObjectReader::fail(std::string_view key, std::string message) {
  if (error_) return;
  const PlacedJson* value = object_.find(key);
  const PlacedJson& at = value == nullptr ? object_ : *value;
  error_ = {.message = std::move(message), .line = at.line, .column = at.column};
}

}  // namespace reckon::answers
