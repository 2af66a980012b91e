// SPDX-License-Identifier: MIT
// Reads values out of a JSON object, and reports the place of the first error.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/answers/placed_json.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::answers {

/// The values of an object. A bad value reads as empty; only the first error is reported, at the
/// end.
class ObjectReader {
 public:
  /// `what` describes a valid object, with its article, as in "this is not a puzzle". The object
  /// must outlive the reader.
  ObjectReader(const PlacedJson& object, std::string_view what);

  /// Refuses keys that are not among these, and repeated keys.
  void expect_keys(std::span<const std::string_view> keys);

  // Each returns empty if the key is missing.
  std::optional<std::string> text_if_any(std::string_view key);
  /// Reads a whole number within these bounds.
  std::optional<std::int64_t> number_if_any(std::string_view key, std::int64_t least,
                                            std::int64_t most);
  std::optional<bool> truth_if_any(std::string_view key);
  /// Reads whole numbers, at most `count`, each within these bounds.
  std::optional<std::vector<std::int64_t>> numbers_if_any(std::string_view key, std::size_t count,
                                                          std::int64_t least, std::int64_t most);
  /// Finds the value with the name in the text.
  template <typename Find>
  auto named_if_any(std::string_view key, const Find& find) {
    const auto name = text_if_any(key);
    const auto found = name ? find(*name) : decltype(find(*name)){};
    if (name && !found) fail(key, quote(*name) + " is unknown");
    return found;
  }

  // The same for required keys.
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

  /// Reports an error in the value of this key, or in the object if the key is missing.
  void fail(std::string_view key, std::string message);
  /// The first error.
  const std::optional<Error>& error() const { return error_; }

 private:
  std::optional<std::int64_t> number_in(const PlacedJson& value, std::string_view key,
                                        std::int64_t least, std::int64_t most);

  const PlacedJson& object_;
  std::optional<Error> error_;
};

}  // namespace reckon::answers
