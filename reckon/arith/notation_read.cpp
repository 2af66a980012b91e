// SPDX-License-Identifier: MIT
// Parses formulas. A shunting yard (E. W. Dijkstra, 1961) with explicit stacks reads infix and
// right-to-left text, so depth uses no call stack.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/tokens.hpp"

namespace reckon {

namespace {

using Kind = Token::Kind;

// Joins operands and operators by precedence. With `right_to_left` all operators are equal, and
// each takes everything to its right.
class ShuntingYard {
 public:
  explicit ShuntingYard(bool right_to_left) : right_to_left_(right_to_left) {}

  Result<Expression> run(const std::vector<Token>& tokens, std::size_t end_column) {
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

 private:
  std::optional<Error> feed(const Token& token, bool operand_next) {
    const bool starts_operand = token.kind == Kind::number || token.kind == Kind::open;
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
      case Kind::number: operands_.emplace_back(token.number); break;
      case Kind::open: pending_.push_back(token); break;
      case Kind::close:
        while (!pending_.empty() && pending_.back().kind != Kind::open) reduce();
        if (pending_.empty() || pending_.back().brace != token.brace) {
          return Error{.message = token.brace ? "'}' closes a '('" : "')' closes nothing",
                       .column = token.column};
        }
        pending_.pop_back();
        break;
      default:
        while (!right_to_left_ && !pending_.empty() && pending_.back().kind == Kind::op &&
               (is_additive(token.op) || !is_additive(pending_.back().op))) {
          reduce();
        }
        pending_.push_back(token);
    }
    return std::nullopt;
  }

  void reduce() {
    const Expression right = std::move(operands_.back());
    operands_.pop_back();
    operands_.back() = Expression(pending_.back().op, operands_.back(), right);
    pending_.pop_back();
  }

  bool right_to_left_;
  std::vector<Expression> operands_;
  std::vector<Token> pending_;
};

Result<Expression> read_rpn(const std::vector<Token>& tokens, std::size_t end_column) {
  std::vector<Expression> stack;
  for (const Token& token : tokens) {
    if (token.kind == Kind::number) {
      stack.emplace_back(token.number);
      continue;
    }
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

}  // namespace

Result<Expression> read(std::string_view text, Notation notation) {
  auto tokens = tokens_of(text, notation);
  if (!tokens) return std::unexpected(tokens.error());
  const std::size_t end_column = tokens->empty() ? 1 : tokens->back().column + 1;
  switch (notation) {
    case Notation::linear:
    case Notation::apl:
    case Notation::j: return ShuntingYard(true).run(*tokens, end_column);
    case Notation::rpn: return read_rpn(*tokens, end_column);
    case Notation::steps: return read_steps(*tokens);
    default: return ShuntingYard(false).run(*tokens, end_column);
  }
}

}  // namespace reckon
