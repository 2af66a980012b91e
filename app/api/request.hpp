// Reading a request: a JSON object of named values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/api.hpp"
#include "app/json/placed_json.hpp"
#include "app/json/values.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/names.hpp"

namespace reckon::api {

/// What a whole number may be: from `least` to `most`, and here only up to `bound`, since more is
/// too much work.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = ~std::uint64_t{0};
  std::uint64_t bound = ~std::uint64_t{0};
};

/// Takes the values of a request, one name after the other. The first thing that is wrong is kept;
/// after it the values mean nothing, and the answer is refusal().
class Request {
 public:
  Request(std::string_view body, krypto::Solver& solver);

  bool has(std::string_view name) const { return body_.find(name) != nullptr; }

  /// A string that must be there.
  std::string text(std::string_view name);
  /// false unless it is there and true.
  bool flag(std::string_view name);
  /// A whole number; beyond 2^53 it may be a string of digits.
  std::optional<std::uint64_t> number(std::string_view name, const Range& range = {});
  /// An integer of any size, as a number or a string.
  std::optional<Rational> integer(std::string_view name);
  /// A list of rational numbers, integers or strings like "3/2", at most `most`.
  std::vector<Rational> numbers(std::string_view name, std::size_t most);
  /// One of the choices that have names.
  template <typename Choices>
  auto choice(std::string_view name, const Choices& choices) {
    std::string names;
    for (const auto one : choices) names += (names.empty() ? "" : "|") + std::string(name_of(one));
    const auto given = name_in(name, names);
    auto found = given ? named(choices, *given) : std::nullopt;
    if (given && !found) refuse_choice(name, *given, names);
    return found;
  }
  /// The value itself, null if it is not there: for what no other function reads.
  const json::PlacedJson* value(std::string_view name);

  /// Refuses what has been read. `place` is the name that is wrong; the message says how to mend
  /// it.
  void refuse(std::string_view place, const std::string& message,
              Status status = Status::bad_request);
  /// Refuses a request without this name.
  void require(std::string_view name, const std::string& how);

  /// Whether all is well. Asked when all values have been taken: every other name is refused.
  bool complete();
  /// What hands are solved with.
  krypto::Solver& solver() const { return solver_; }
  /// What all work is taken from.
  Budget& budget() const { return solver_.budget(); }
  /// The answer if something is wrong.
  const std::optional<Response>& refusal() const { return refusal_; }

 private:
  std::optional<std::string> name_in(std::string_view name, const std::string& names);
  void refuse_choice(std::string_view name, const std::string& given, const std::string& names);
  // The value in order of asking, of which the name is noted.
  const json::PlacedJson* take(std::string_view name);

  json::PlacedJson body_;
  krypto::Solver& solver_;
  std::set<std::string, std::less<>> asked_;
  std::optional<Response> refusal_;
};

/// {"error": "message"}.
Response refusal(Status status, const std::string& message);

/// A document on one line.
std::string line_of(const json::Json& document);

}  // namespace reckon::api
