// SPDX-License-Identifier: MIT
// The bodies of requests of teachers, invigilators and organisers.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/store/persons.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// A value of a body: its key, and what it may be.
struct Wanted {
  enum class Sort : std::uint8_t { line, text, number, truth, names };
  std::string_view key{};
  Sort sort = Sort::line;
  bool is_needed = false;
  std::int64_t least = 0;  ///< of a number; the most bytes of a text are `most` too
  std::int64_t most = 100;
};

/// The values of a body that was read.
class StaffBody {
 public:
  /// Reads a JSON object with these keys and no others.
  static Result<StaffBody> read(std::string_view text, std::initializer_list<Wanted> wanted);

  bool has(std::string_view key) const;
  /// Each returns an empty value if the key is missing.
  std::string text(std::string_view key) const;
  std::int64_t number(std::string_view key, std::int64_t otherwise = 0) const;
  bool truth(std::string_view key) const;
  /// The names of entrants: `[{"entrant": "16 digits", "name": "Ada"}]`.
  const std::vector<store::PersonRow>& names() const { return names_; }

 private:
  struct Value {
    std::string key{};
    std::string text{};
    std::int64_t number = 0;
  };
  const Value* find(std::string_view key) const;

  std::vector<Value> values_;
  std::vector<store::PersonRow> names_;
};

// Values that many bodies have.
inline constexpr Wanted kSure = {.key = "sure", .sort = Wanted::Sort::truth};
inline constexpr Wanted kContest = {.key = "contest", .most = 40};

}  // namespace reckon::contests
