// SPDX-License-Identifier: MIT
// The questions: what each is called, takes and answers. One row says all of it; requests are read
// by the rows, and openapi.json is made of them (scripts/openapi).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/answers/values.hpp"

namespace reckon::api {

class Request;

/// The type of a parameter in JSON.
enum class Type : std::uint8_t {
  text,         ///< a string; `range` is of its length in characters
  flag,         ///< false if it is left out
  number,       ///< a whole number in `range`; beyond 2^53 it may be a string of digits
  integer,      ///< of any size, as a number or a string
  cards,        ///< a list of integers; `range` is of its length, here as below
  numbers,      ///< a list of rational numbers, integers or strings like "3/2"
  choice,       ///< one of `choices`
  digits,       ///< of letters: {"A": 2}
  digit_lists,  ///< of letters: {"A": [2, 3]}
  codes,        ///< a list of codes of puzzles
  game,         ///< {"cards": [1, 1, 2, 3, 25], "objective": 1}
};

/// From `least` to `most`, and here only up to `bound`, since more is too much work.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = ~std::uint64_t{0};
  std::uint64_t bound = ~std::uint64_t{0};

  std::uint64_t largest() const { return std::min(most, bound); }
};

/// One value of a question.
struct Parameter {
  std::string_view name{};
  Type type = Type::text;
  std::string_view help{};
  bool required = false;
  /// The advice to a request that lacks the parameter.
  std::string_view how = "give a string";
  Range range{};
  /// The default of a number.
  std::optional<std::uint64_t> usual{};
  /// The same of a choice or a text.
  std::optional<std::string_view> usual_text{};
  /// Returns the values to choose from.
  std::vector<std::string_view> (*choices)() = nullptr;
  /// A list in JSON of values; none if empty.
  std::string_view examples{};
  /// Several questions have it, and openapi.json says only once what it is.
  bool shared = false;
};

constexpr Parameter required(Parameter parameter) {
  parameter.required = true;
  return parameter;
}

/// The names of all that may be chosen.
template <const auto& kChoices>
std::vector<std::string_view> names_of() {
  std::vector<std::string_view> names;
  for (const auto one : kChoices) names.push_back(name_of(one));
  return names;
}

struct Question {
  std::string_view path{};
  std::string_view summary{};
  std::string_view details{};  ///< what else is to be known of it, or nothing
  std::string_view example{};  ///< a body that is answered
  std::string_view schema{};   ///< of the answer, in schemas/
  std::span<const Parameter> parameters{};
  /// Answers a request, or refuses it; then what it gives means nothing.
  answers::Json (*answer)(Request&) = nullptr;
};

// In a namespace for each file, since their functions have the same names.
namespace on_krypto {
std::span<const Question> questions();
}
namespace on_census {
std::span<const Question> questions();
}
namespace on_calcrostics {
std::span<const Question> questions();
}
namespace on_alphametics {
std::span<const Question> questions();
}
namespace on_sheets {
std::span<const Question> questions();
}
namespace on_days {
std::span<const Question> questions();
}

using Table = std::span<const Question> (*)();

/// Which of these an engine answers. In a file of its own, tables.cpp, so that a program that
/// defines it itself, such as app/wasm/today_tables.cpp, has no others in it.
std::span<const Table> tables();

/// All there are.
std::vector<Question> questions();

/// Returns the question with this path; null if there is none.
const Question* question_at(std::string_view path);

}  // namespace reckon::api
