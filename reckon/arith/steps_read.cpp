// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/arith/tokens.hpp"

namespace reckon {

namespace {

using Kind = Token::Kind;

class Steps {
 public:
  explicit Steps(std::span<const Token> tokens) : tokens_(tokens) {}

  Result<Expression> run(std::size_t end_column) {
    if (tokens_.size() == 1 && tokens_[0].kind == Kind::number)
      return Expression(tokens_[0].number);
    for (std::size_t start = 0; start < tokens_.size();) {
      std::size_t end = start;
      while (end < tokens_.size() && tokens_[end].kind != Kind::separator) ++end;
      if (end > start) {
        if (auto problem = step(tokens_.subspan(start, end - start)))
          return std::unexpected(*problem);
      }
      start = end + 1;
    }
    if (lines_.empty())
      return failure("there is no step: write 24 + 22 = 46, 46 / 23 = 2", end_column);
    for (std::size_t i = 0; i + 1 < lines_.size(); ++i) {
      if (!lines_[i].used) {
        return std::unexpected(refutation("the result " + lines_[i].value.to_text() + " of step " +
                                              std::to_string(i + 1) + " is never used",
                                          lines_[i].column));
      }
    }
    return std::move(lines_.back().expression);
  }

 private:
  struct Line {
    Expression expression;
    Rational value;
    std::size_t column;
    bool used = false;
  };

  // The error for well-formed steps that are wrong.
  static Error refutation(std::string message, std::size_t column) {
    return {.message = std::move(message), .column = column, .code = ErrorCode::refuted};
  }

  static bool is_quotient(std::span<const Token> t) {
    return t.size() == 3 && t[0].kind == Kind::number && t[2].kind == Kind::number &&
           t[1].kind == Kind::op && t[1].op == Operator::divide;
  }

  // Without the brackets around all of it.
  static std::span<const Token> bare(std::span<const Token> t) {
    const bool has_brackets = t.size() > 2 && t.front().kind == Kind::open &&
                              t.back().kind == Kind::close && t.front().bracket == t.back().bracket;
    return has_brackets ? t.subspan(1, t.size() - 2) : t;
  }

  // The value of `17`, `3/2` or `(3/2)`; empty for anything else.
  static std::optional<Rational> value_of(std::span<const Token> t) {
    t = bare(t);
    for (std::size_t i = 0; i < t.size(); i += 2) {
      if (t[i].kind != Kind::number) return std::nullopt;
    }
    if (t.size() == 1) return Rational(t[0].number);
    if (!is_quotient(t) || t[2].number == 0) return std::nullopt;
    return Rational::fraction(t[0].number, t[2].number);
  }

  // The position of the operator in `value op value`. In 3/2 / 4 it is the slash with blanks.
  static std::size_t operator_position(std::span<const Token> t) {
    if (t.front().kind == Kind::open) {
      const auto close = std::ranges::find(t, Kind::close, &Token::kind);
      return std::min(static_cast<std::size_t>(close - t.begin()) + 1, t.size() - 1);
    }
    if (t.back().kind == Kind::close) {
      const auto open = std::ranges::find(t, Kind::open, &Token::kind);
      return std::max<std::size_t>(static_cast<std::size_t>(open - t.begin()), 1) - 1;
    }
    if (t.size() == 7) return 3;
    if (t.size() != 5) return 1;
    const bool left_fraction =
        is_quotient(t.first(3)) && (!is_quotient(t.last(3)) || t[1].tight || !t[3].tight);
    return left_fraction ? 3 : 1;
  }

  std::optional<Error> step(std::span<const Token> t) {
    const std::size_t column = t[0].column;
    std::size_t equals = 0;
    while (equals < t.size() && t[equals].kind != Kind::equals) ++equals;
    Error malformed{.message = "a step is two numbers and their result: 24 + 22 = 46",
                    .column = column};
    if (equals < 3 || equals == t.size()) return malformed;
    const std::size_t at = operator_position(t.first(equals));
    const auto left = value_of(t.first(at));
    const auto right = value_of(t.subspan(at + 1, equals - at - 1));
    const auto claimed = value_of(t.subspan(equals + 1));
    if (!left || !right || !claimed || t[at].kind != Kind::op) return malformed;
    const auto first = operand(*left);
    const auto second = operand(*right);
    if (!first || !second) {
      return refutation(
          (first ? *right : *left).to_text() + " is neither a card nor an earlier result",
          first ? t[at + 1].column : column);
    }
    auto value = apply(t[at].op, *left, *right);
    if (!value) return refutation("division by zero", t[at + 1].column);
    if (*value != *claimed) {
      return refutation(operation_text(*left, t[at].op, *right) + " is " + value->to_text() +
                            ", not " + claimed->to_text(),
                        t[equals + 1].column);
    }
    lines_.push_back({.expression = Expression(t[at].op, *first, *second),
                      .value = *std::move(value),
                      .column = column});
    return std::nullopt;
  }

  std::optional<Expression> operand(const Rational& value) {
    for (Line& line : lines_) {
      if (!line.used && line.value == value) {
        line.used = true;
        return line.expression;
      }
    }
    const auto card = value.to_int64();
    if (!card) return std::nullopt;
    return Expression(*card);
  }

  std::span<const Token> tokens_;
  std::vector<Line> lines_;
};

}  // namespace

Result<Expression> read_steps(std::span<const Token> tokens) {
  const std::size_t end_column = tokens.empty() ? 1 : tokens.back().column + 1;
  return Steps(tokens).run(end_column);
}

}  // namespace reckon
