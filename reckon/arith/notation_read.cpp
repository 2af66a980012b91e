// SPDX-License-Identifier: MIT
// Parses formulas. A shunting yard (E. W. Dijkstra, 1961) with explicit stacks reads infix and
// right-to-left text, so depth uses no call stack.
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/tokens.hpp"
#include "reckon/text/as_typed.hpp"

namespace reckon {

namespace {

using Kind = Token::Kind;

Error meaningless(const Token& equals) {
  return {.message = "'=' has no meaning in a formula: use numbers, + - * / and brackets",
          .column = equals.column};
}

// Joins operands and operators by precedence. With `right_to_left` all operators are equal, and
// each takes everything to its right. With `negates` a minus without a left operand has a 0 there.
class ShuntingYard {
 public:
  ShuntingYard(bool right_to_left, bool negates)
      : right_to_left_(right_to_left), negates_(negates) {}

  Result<Expression> run(std::span<const Token> tokens, std::size_t end_column) {
    bool operand_next = true;
    for (const Token& token : tokens) {
      if (auto problem = feed(token, operand_next)) return std::unexpected(*std::move(problem));
      operand_next = token.kind == Kind::op || token.kind == Kind::open;
    }
    if (tokens.empty())
      return failure("the formula is empty: type numbers, + - * / and brackets", 1);
    if (operand_next) return failure("a number or '(' is missing at the end", end_column);
    while (!pending_.empty()) {
      if (pending_.back().kind == Kind::open) {
        return failure("'(' is never closed", pending_.back().column);
      }
      reduce();
    }
    return std::move(operands_.back());
  }

  // Which of the numbers, from left to right, are such a 0.
  std::vector<std::size_t> take_zeros() { return std::move(zeros_); }

 private:
  std::optional<Error> feed(const Token& token, bool operand_next) {
    const bool starts_operand = token.kind == Kind::number || token.kind == Kind::open;
    if (token.kind == Kind::equals) return meaningless(token);
    if (negates_ && operand_next && token.kind == Kind::op && token.op == Operator::subtract) {
      zeros_.push_back(numbers_++);
      operands_.emplace_back(0);
      pending_.push_back(token);
      pending_.back().kind = kNegation;
      return std::nullopt;
    }
    if (starts_operand && !operand_next) {
      return Error{.message = "an operator is missing here: write 2 * 3, not 2 3 or 2(3)",
                   .column = token.column};
    }
    if (!starts_operand && operand_next) {
      return Error{.message = token.kind == Kind::close
                                  ? "a number is missing before ')'"
                                  : "a number or '(' is missing before this operator",
                   .column = token.column};
    }
    switch (token.kind) {
      case Kind::number:
        operands_.emplace_back(token.number);
        ++numbers_;
        break;
      case Kind::open: pending_.push_back(token); break;
      case Kind::close:
        while (!pending_.empty() && pending_.back().kind != Kind::open) reduce();
        if (pending_.empty() || pending_.back().brace != token.brace) {
          return Error{.message = token.brace ? "'}' closes a '('" : "')' closes nothing",
                       .column = token.column};
        }
        if (pending_.back().bracket != token.bracket) {
          return Error{.message = std::string("this bracket does not close the '") +
                                  pending_.back().bracket + "' before it",
                       .column = token.column};
        }
        pending_.pop_back();
        break;
      default:
        while (!right_to_left_ && !pending_.empty() && binds(pending_.back(), token.op)) reduce();
        pending_.push_back(token);
    }
    return std::nullopt;
  }

  // Whether what stands before an operator takes the operand between them.
  static bool binds(const Token& before, Operator op) {
    if (before.kind == kNegation) return true;
    return before.kind == Kind::op && (is_additive(op) || !is_additive(before.op));
  }

  void reduce() {
    const Expression right = std::move(operands_.back());
    operands_.pop_back();
    operands_.back() = Expression(pending_.back().op, operands_.back(), right);
    pending_.pop_back();
  }

  static constexpr Kind kNegation = Kind::separator;  // which no formula has

  bool right_to_left_;
  bool negates_;
  std::size_t numbers_ = 0;
  std::vector<std::size_t> zeros_;
  std::vector<Expression> operands_;
  std::vector<Token> pending_;
};

Result<Expression> read_rpn(std::span<const Token> tokens, std::size_t end_column) {
  std::vector<Expression> stack;
  for (const Token& token : tokens) {
    if (token.kind == Kind::number) {
      stack.emplace_back(token.number);
      continue;
    }
    if (token.kind == Kind::equals) return std::unexpected(meaningless(token));
    if (token.kind != Kind::op) return failure("RPN has no brackets", token.column);
    if (stack.size() < 2) return failure("this operator lacks its two operands", token.column);
    const Expression right = std::move(stack.back());
    stack.pop_back();
    stack.back() = Expression(token.op, stack.back(), right);
  }
  if (stack.empty()) return failure("the formula is empty", 1);
  if (stack.size() > 1) {
    return failure(std::to_string(stack.size()) + " values are left over: operators are missing",
                   end_column);
  }
  return std::move(stack.back());
}

bool is_right_to_left(Notation notation) {
  return notation == Notation::linear || notation == Notation::apl || notation == Notation::j;
}

std::size_t end_column_of(std::span<const Token> tokens) {
  return tokens.empty() ? 1 : tokens.back().column + 1;
}

Result<Formula> read_side(std::span<const Token> tokens, Notation notation, bool negates,
                          std::size_t end_column) {
  if (notation == Notation::rpn || notation == Notation::steps) {
    auto expression = notation == Notation::rpn ? read_rpn(tokens, end_column) : read_steps(tokens);
    if (!expression) return std::unexpected(std::move(expression.error()));
    return Formula{.expression = *std::move(expression)};
  }
  // In APL and J, a minus is not a sign, but takes everything on its right.
  const bool has_signs = notation != Notation::apl && notation != Notation::j;
  ShuntingYard yard(is_right_to_left(notation), negates && has_signs);
  auto expression = yard.run(tokens, end_column);
  if (!expression) return std::unexpected(std::move(expression.error()));
  return Formula{.expression = *std::move(expression), .zeros = yard.take_zeros()};
}

// A formula with the result that it says it has: `8 * 3 = 24`, or `24 = 8 * 3`.
Result<Formula> read_sides(std::span<const Token> tokens, Notation notation) {
  const auto equals = std::ranges::find(tokens, Kind::equals, &Token::kind);
  if (notation == Notation::steps || equals == tokens.end()) {
    return read_side(tokens, notation, true, end_column_of(tokens));
  }
  const auto at = static_cast<std::size_t>(equals - tokens.begin());
  const std::span<const Token> first = tokens.first(at);
  const std::span<const Token> second = tokens.subspan(at + 1);
  if (first.empty() || second.empty()) {
    return failure("a number or '(' is missing beside this sign", equals->column);
  }
  auto left = read_side(first, notation, true, equals->column);
  if (!left) return left;
  auto right = read_side(second, notation, true, end_column_of(tokens));
  if (!right) return right;
  if (left->expression.operations() == 0 && right->expression.operations() > 0) {
    std::swap(*left, *right);
  }
  left->result = std::move(right->expression);
  return left;
}

// Returns what `reader` makes of the tokens of a text.
template <typename Reader>
Result<Formula> read_tokens(std::string_view text, Notation notation, const Reader& reader) {
  return read_as_typed(text, [&](std::string_view typed) -> Result<Formula> {
    const auto tokens = tokens_of(typed, notation);
    if (!tokens) return std::unexpected(tokens.error());
    return reader(*tokens);
  });
}

}  // namespace

Result<Formula> read_formula(std::string_view text, Notation notation) {
  return read_tokens(text, notation,
                     [&](std::span<const Token> tokens) { return read_sides(tokens, notation); });
}

Result<Expression> read(std::string_view text, Notation notation) {
  auto formula = read_tokens(text, notation, [&](std::span<const Token> tokens) {
    return read_side(tokens, notation, false, end_column_of(tokens));
  });
  if (!formula) return std::unexpected(std::move(formula.error()));
  return std::move(formula->expression);
}

}  // namespace reckon
