// SPDX-License-Identifier: MIT
// Reading a request: a JSON object of named values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/answers/placed_json.hpp"
#include "app/answers/values.hpp"
#include "app/api/api.hpp"
#include "app/api/codes.hpp"
#include "app/api/questions.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/result.hpp"

namespace reckon::api {

/// Takes the values of a request, one name after the other, as the parameters of the question say.
/// The first thing that is wrong is kept; after it the values mean nothing, and the answer is
/// refusal().
class Request {
 public:
  Request(const Question& question, std::string_view body, krypto::Solver& solver);

  bool has(std::string_view name) const { return body_.find(name) != nullptr; }

  /// A string of a length in the range, the usual one if it is left out; it must be there if there
  /// is none.
  std::string text(std::string_view name);
  /// true only if it is given as true.
  bool flag(std::string_view name);
  /// A whole number, the usual one if it is left out.
  std::uint64_t number(std::string_view name);
  /// The same if there need not be one.
  std::optional<std::uint64_t> number_if_given(std::string_view name);
  /// An integer of any size, as a number or a string.
  std::optional<Rational> integer(std::string_view name);
  /// A list of rational numbers, integers or strings like "3/2".
  std::vector<Rational> numbers(std::string_view name);
  /// Letters and the digits that they are.
  std::vector<letters::NamedDigit> digits(std::string_view name);
  /// Letters and the digits that they are not.
  std::vector<std::pair<std::string, letters::DigitSet>> digit_lists(std::string_view name);
  /// The same with names of any length, as digits without letters have.
  std::vector<std::pair<std::string, unsigned>> named_digits(std::string_view name);
  std::vector<std::pair<std::string, letters::DigitSet>> named_digit_lists(std::string_view name);
  /// One of the choices that have names, the usual one if it is left out.
  template <typename Choices>
  auto choice(std::string_view name, const Choices& choices) {
    return choice_if_given(name, choices)
        .value_or(
            named(choices, parameter(name).usual_text.value_or("")).value_or(choices.front()));
  }
  /// The same if there need not be one.
  template <typename Choices>
  auto choice_if_given(std::string_view name, const Choices& choices) {
    const auto given = name_in(name);
    return given ? named(choices, *given) : std::nullopt;
  }
  /// The value itself, null if it is not there: for what no other function reads.
  const answers::PlacedJson* value(std::string_view name);
  /// The row of the question with this name.
  const Parameter& parameter(std::string_view name);

  /// The wishes of a deal, by the parameters of deals.
  krypto::DealWishes deal_wishes();

  /// Refuses what has been read. `place` is the name that is wrong; the message says how to fix
  /// it.
  void refuse(std::string_view place, const std::string& message, Code code = Code::bad_value);
  /// Refuses a text of this name for what is wrong at a place of it.
  void refuse(std::string_view name, const Error& fault);
  /// Refuses a puzzle of this name that takes too much work; gives null.
  answers::Json refuse_work(std::string_view name);
  /// Refuses a request without this name, or one with a name that the question does not have
  /// instead.
  void require(std::string_view name);

  /// Whether all is well. Asked when all values have been taken: every other name is refused.
  bool complete();
  /// Returns the solver of hands.
  krypto::Solver& solver() const { return solver_; }
  /// Returns the budget that all work is charged to.
  Budget& budget() const { return solver_.budget(); }
  /// The answer if something is wrong.
  const std::optional<Response>& refusal() const { return refusal_; }

 private:
  using Names = std::set<std::string, std::less<>>;

  // Refuses a name that is none of these.
  void refuse_unknown(std::string_view key, const Names& names);
  // The name of a choice.
  std::optional<std::string> name_in(std::string_view name);
  // Returns the value of this name and notes the name.
  const answers::PlacedJson* take(std::string_view name);

  const Question& question_;
  answers::PlacedJson body_;
  krypto::Solver& solver_;
  Names asked_;
  std::optional<Response> refusal_;
};

/// {"error": "message", "code": "bad_value"}, with the status of the code.
Response refusal(Code code, const std::string& message);

/// A list with one item, where the program may be given several.
answers::Json list_of_one(const char* name, answers::Json item);

/// A document on one line.
std::string line_of(const answers::Json& document);

}  // namespace reckon::api
