// Reading formulas. One tokeniser serves all notations; a shunting yard (E. W. Dijkstra, 1961) with
// explicit stacks reads infix and right-to-left text alike, so that depth costs no call stack.
#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "reckon/arith/notation.hpp"

namespace reckon {

namespace {

constexpr std::size_t kMostDigits = 18;

enum class Kind : std::uint8_t { number, op, open, close, equals, separator };

struct Token {
  Kind kind = Kind::number;
  Operator op = Operator::add;
  std::int64_t number = 0;
  bool tight = false;      // no blank before it
  bool brace = false;      // of a bracket: part of a LaTeX fraction
  std::size_t column = 0;  // 1-based, in characters
};

// Walks over UTF-8 text by characters.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool done() const { return at_ >= text_.size(); }
  std::size_t column() const { return column_; }

  /// The bytes of the character here; empty at the end or where the text is not UTF-8.
  std::string_view peek() const {
    if (done()) return {};
    const auto lead = static_cast<unsigned char>(text_[at_]);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || at_ + length > text_.size()) return {};
    for (std::size_t i = 1; i < length; ++i) {
      if ((static_cast<unsigned char>(text_[at_ + i]) & 0xC0U) != 0x80U) return {};
    }
    // Longer than needed, or half of a pair of UTF-16.
    const auto second = static_cast<unsigned char>(length > 1 ? text_[at_ + 1] : 0);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second >= 0xA0) ||
        (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second >= 0x90)) {
      return {};
    }
    return text_.substr(at_, length);
  }

  void skip() {
    at_ += std::max<std::size_t>(peek().size(), 1);
    ++column_;
  }

  bool take(std::string_view ascii) {
    if (!text_.substr(at_).starts_with(ascii)) return false;
    at_ += ascii.size();
    column_ += ascii.size();
    return true;
  }

  std::string_view digits() {
    const std::size_t start = at_;
    while (!done() && text_[at_] >= '0' && text_[at_] <= '9') skip();
    return text_.substr(start, at_ - start);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t column_ = 1;
};

bool is_digit(std::string_view character) {
  return character.size() == 1 && character[0] >= '0' && character[0] <= '9';
}

bool is_blank(std::string_view character) {
  return character == " " || character == "\t" || character == "\u00A0" || character == "\u2009" ||
         character == "\u202F";
}

std::optional<Operator> operator_of(std::string_view c, Notation notation) {
  using enum Operator;
  if (c == "+") return add;
  if (c == "-" || c == "−" || c == "–") return subtract;
  if (c == "*" || c == "×" || c == "x" || c == "X" || c == "·" || c == "⋅" || c == "∗")
    return multiply;
  if (c == "/" || c == "÷" || c == "∕" || (c == "%" && notation == Notation::j)) return divide;
  return std::nullopt;
}

std::string quoted(std::string_view character) { return "'" + std::string(character) + "'"; }

// Splits a formula into tokens. LaTeX's \frac{A}{B} comes out as ((A)/(B)).
class Tokeniser {
 public:
  Tokeniser(std::string_view text, Notation notation) : cursor_(text), notation_(notation) {}

  Result<std::vector<Token>> run() {
    while (!cursor_.done()) {
      if (auto problem = next()) return std::unexpected(*std::move(problem));
    }
    if (!fractions_.empty()) {
      return failure("'\\frac' is not finished: write \\frac{...}{...}", cursor_.column());
    }
    return std::move(tokens_);
  }

 private:
  std::optional<Error> next() {
    const std::string_view c = cursor_.peek();
    const std::size_t column = cursor_.column();
    if (column > kLongestFormula) {
      return Error{.message = "the formula is longer than " + std::to_string(kLongestFormula) +
                              " characters: shorten it",
                   .column = column};
    }
    if (c.empty()) return Error{.message = "not a character of UTF-8 text", .column = column};
    if (is_blank(c) || (c == "\n" && notation_ != Notation::steps) ||
        (c == "$" && notation_ == Notation::latex)) {
      after_blank_ = true;
      cursor_.skip();
      return std::nullopt;
    }
    if (is_digit(c) || (is_sign(c) && sign_here())) return read_number();
    if (notation_ == Notation::latex && (c == "\\" || c == "{" || c == "}")) return read_latex();
    if (c == "(") return push_character(Kind::open);
    if (c == ")") return push_character(Kind::close);
    if (notation_ == Notation::steps) {
      if (c == "=") return push_character(Kind::equals);
      if (c == "," || c == ";" || c == "\n") return push_character(Kind::separator);
    }
    if (const auto op = operator_of(c, notation_)) {
      return push_character(Kind::op, *op);
    }
    return Error{.message = quoted(printable(c)) +
                            " has no meaning in a formula: use numbers, + - * / and brackets",
                 .column = column};
  }

  static std::string_view printable(std::string_view c) {
    const auto last = static_cast<unsigned char>(c.back());
    const bool control =
        c.size() == 1 ? last < 0x20 || last == 0x7F : c.front() == '\xC2' && last < 0xA0;
    return control ? "control character" : c;
  }

  std::nullopt_t push(Token token) {
    token.tight = !after_blank_;
    after_blank_ = false;
    tokens_.push_back(token);
    return std::nullopt;
  }

  std::nullopt_t push_character(Kind kind, Operator op = Operator::add) {
    push({.kind = kind, .op = op, .column = cursor_.column()});
    cursor_.skip();
    return std::nullopt;
  }

  bool is_sign(std::string_view c) const {
    // In APL and J a minus takes all that is on its right, so it is never a sign.
    if (notation_ == Notation::apl) return c == "¯";
    if (notation_ == Notation::j) return c == "_";
    return c == "-" || c == "−" || c == "–";
  }

  // A minus is a sign when it touches a number and cannot be an operator: after an operand it
  // subtracts, except in RPN, where the operator never touches what follows.
  bool sign_here() const {
    Cursor ahead = cursor_;
    const std::string_view c = ahead.peek();
    ahead.skip();
    if (!is_digit(ahead.peek())) return false;
    if (c == "¯" || c == "_" || notation_ == Notation::rpn) return true;
    return tokens_.empty() ||
           (tokens_.back().kind != Kind::number && tokens_.back().kind != Kind::close);
  }

  std::optional<Error> read_number() {
    Token token{.kind = Kind::number, .column = cursor_.column()};
    const bool negative = !is_digit(cursor_.peek());
    if (negative) cursor_.skip();
    const std::string text = (negative ? "-" : "") + std::string(cursor_.digits());
    if (text.size() > kMostDigits + (negative ? 1 : 0)) {
      return Error{
          .message = "a number may have at most " + std::to_string(kMostDigits) + " digits",
          .column = token.column};
    }
    token.number = std::strtoll(text.c_str(), nullptr, 10);
    return push(token);
  }

  std::optional<Error> read_latex() {
    const std::size_t column = cursor_.column();
    const auto emit = [&](Kind kind, Operator op = Operator::add) {
      return push({.kind = kind, .op = op, .column = column});
    };
    const auto brace = [&](Kind kind) {
      return push({.kind = kind, .brace = true, .column = column});
    };
    if (take_fraction()) {
      fractions_.push_back(false);
      brace(Kind::open);
      return brace(Kind::open);
    }
    if (!fractions_.empty() && !fractions_.back() && take_pair("}", "{")) {
      fractions_.back() = true;
      brace(Kind::close);
      emit(Kind::op, Operator::divide);
      return brace(Kind::open);
    }
    if (!fractions_.empty() && fractions_.back() && cursor_.take("}")) {
      fractions_.pop_back();
      brace(Kind::close);
      return brace(Kind::close);
    }
    if (cursor_.take("\\left(")) return emit(Kind::open);
    if (cursor_.take("\\right)")) return emit(Kind::close);
    if (cursor_.take("\\times") || cursor_.take("\\cdot"))
      return emit(Kind::op, Operator::multiply);
    if (cursor_.take("\\div")) return emit(Kind::op, Operator::divide);
    return Error{
        .message =
            "unknown LaTeX here: \\frac{}{}, \\times, \\cdot, \\div, \\left( and \\right) are read",
        .column = column};
  }

  bool take_fraction() {
    return take_pair("\\frac", "{") || take_pair("\\dfrac", "{") || take_pair("\\tfrac", "{");
  }

  // Both, with any blanks between them, or nothing.
  bool take_pair(std::string_view first, std::string_view second) {
    Cursor ahead = cursor_;
    if (!ahead.take(first)) return false;
    while (is_blank(ahead.peek())) ahead.skip();
    if (!ahead.take(second)) return false;
    cursor_ = ahead;
    return true;
  }

  Cursor cursor_;
  Notation notation_;
  bool after_blank_ = true;
  std::vector<Token> tokens_;
  std::vector<bool> fractions_;  // open \frac's, and whether each is in its second part
};

// Joins operands and operators by precedence; `right_to_left` makes all operators equal and lets
// each take everything to its right.
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

// A sheet of steps `a + b = c`. An operand is an earlier result still unused if one is equal,
// and a card otherwise; which of equal numbers is meant makes no difference to the cards used.
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
        return std::unexpected(refutation("the result " + lines_[i].value.to_string() +
                                              " of step " + std::to_string(i + 1) +
                                              " is never used",
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

  // What is wrong with well-formed steps.
  static Error refutation(std::string message, std::size_t column) {
    return {.message = std::move(message), .column = column, .refuted = true};
  }

  static bool is_quotient(std::span<const Token> t) {
    return t.size() == 3 && t[1].kind == Kind::op && t[1].op == Operator::divide;
  }

  // `17` or `3/2`; empty when it is neither.
  static std::optional<Rational> value_of(std::span<const Token> t) {
    for (std::size_t i = 0; i < t.size(); i += 2) {
      if (t[i].kind != Kind::number) return std::nullopt;
    }
    if (t.size() == 1) return Rational(t[0].number);
    if (!is_quotient(t) || t[2].number == 0) return std::nullopt;
    return Rational::fraction(t[0].number, t[2].number);
  }

  // Where the operator of `value op value` stands. In 3/2 / 4 it is the slash with blanks.
  static std::size_t operator_position(std::span<const Token> t) {
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
    if (equals < 3 || equals + 1 >= t.size()) return malformed;
    const std::size_t at = operator_position(t.first(equals));
    const auto left = value_of(t.first(at));
    const auto right = value_of(t.subspan(at + 1, equals - at - 1));
    const auto claimed = value_of(t.subspan(equals + 1));
    if (!left || !right || !claimed || t[at].kind != Kind::op) return malformed;
    const auto first = operand(*left);
    const auto second = operand(*right);
    if (!first || !second) {
      return refutation(
          (first ? *right : *left).to_string() + " is neither a card nor an earlier result",
          first ? t[at + 1].column : column);
    }
    auto value = apply(t[at].op, *left, *right);
    if (!value) return refutation("division by zero", t[at + 1].column);
    if (*value != *claimed) {
      return refutation(left->to_string() + ' ' + symbol_of(t[at].op) + ' ' + right->to_string() +
                            " is " + value->to_string() + ", not " + claimed->to_string(),
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

Result<Expression> read(std::string_view text, Notation notation) {
  auto tokens = Tokeniser(text, notation).run();
  if (!tokens) return std::unexpected(tokens.error());
  const std::size_t end_column = tokens->empty() ? 1 : tokens->back().column + 1;
  switch (notation) {
    case Notation::linear:
    case Notation::apl:
    case Notation::j: return ShuntingYard(true).run(*tokens, end_column);
    case Notation::rpn: return read_rpn(*tokens, end_column);
    case Notation::steps: return Steps(*tokens).run(end_column);
    default: return ShuntingYard(false).run(*tokens, end_column);
  }
}

}  // namespace reckon
