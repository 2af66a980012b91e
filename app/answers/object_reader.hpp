// SPDX-License-Identifier: MIT
// Taking the values out of a JSON object, and saying where the first is that is wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/answers/placed_json.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::answers {

/// The values of an object. What is wrong gives an empty value and is told at the end: only the
/// first of it counts.
class ObjectReader {
 public:
  /// `what` is what an object must be, with its article, as in "this is not a puzzle". The object
  /// must outlive it.
  ObjectReader(const PlacedJson& object, std::string_view what);

  /// Refuses keys that are not among these, and keys that are there twice.
  void expect_keys(std::span<const std::string_view> keys);

  // Each gives nothing if there is no such key.
  std::optional<std::string> text_if_any(std::string_view key);
  /// A whole number within these bounds.
  std::optional<std::int64_t> number_if_any(std::string_view key, std::int64_t least,
                                            std::int64_t most);
  std::optional<bool> truth_if_any(std::string_view key);
  /// Whole numbers, at most `count`, each within these bounds.
  std::optional<std::vector<std::int64_t>> numbers_if_any(std::string_view key, std::size_t count,
                                                          std::int64_t least, std::int64_t most);
  /// What the text is the name of.
  template <typename Find>
  auto named_if_any(std::string_view key, const Find& find) {
    const auto name = text_if_any(key);
    const auto found = name ? find(*name) : decltype(find(*name)){};
    if (name && !found) fail(key, quote(*name) + " is unknown");
    return found;
  }

  // The same for keys that must be there.
  std::string text(std::string_view key) { return needed(key, text_if_any(key)); }
  std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
    return needed(key, number_if_any(key, least, most));
  }
  std::vector<std::int64_t> numbers(std::string_view key, std::size_t count, std::int64_t least,
                                    std::int64_t most) {
    return needed(key, numbers_if_any(key, count, least, most));
  }
  template <typename T>
  T needed(std::string_view key, const std::optional<T>& value) {
    if (!value) fail({}, "\"" + std::string(key) + "\" is missing");
    return value.value_or(T{});
  }

  /// Says that something is wrong with the value of this key, or with the object if it is not
  /// there.
  void fail(std::string_view key, std::string message);
  /// The first thing that was wrong.
  const std::optional<TextError>& error() const { return error_; }

 private:
  std::optional<std::int64_t> number_in(const PlacedJson& value, std::string_view key,
                                        std::int64_t least, std::int64_t most);

  const PlacedJson& object_;
  std::optional<TextError> error_;
};

}  // namespace reckon::answers
