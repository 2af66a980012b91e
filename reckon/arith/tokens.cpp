// SPDX-License-Identifier: MIT
#include "reckon/arith/tokens.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/signs.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon {

namespace {

using Kind = Token::Kind;

constexpr std::size_t kMostDigits = 18;

// Iterates over the characters of UTF-8 text.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool done() const { return at_ >= text_.size(); }
  std::size_t column() const { return column_; }

  /// The bytes of the current character; empty at the end and at invalid UTF-8.
  std::string_view peek() const {
    const auto character = done() ? std::nullopt : utf8::first(text_.substr(at_));
    return character ? character->bytes : std::string_view();
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
    while (!done() && is_digit(text_[at_])) skip();
    return text_.substr(start, at_ - start);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t column_ = 1;
};

bool begins_number(std::string_view character) {
  return character.size() == 1 && is_digit(character[0]);
}

// A formula has no line breaks.
bool is_space(std::string_view character) { return is_blank(character) && character != "\r"; }

std::optional<Operator> operator_of(std::string_view c, Notation notation) {
  if (c == "%" && notation == Notation::j) return Operator::divide;
  return operator_in(c);
}

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
                   .column = column,
                   .code = ErrorCode::out_of_range};
    }
    if (c.empty()) return Error{.message = "not a character of UTF-8 text", .column = column};
    if (is_space(c) || (c == "\n" && notation_ != Notation::steps) ||
        (c == "$" && notation_ == Notation::latex)) {
      after_blank_ = true;
      cursor_.skip();
      return std::nullopt;
    }
    if (begins_number(c) || (is_sign(c) && sign_here())) return read_number();
    if (notation_ == Notation::latex && (c == "\\" || c == "{" || c == "}")) return read_latex();
    if (const auto face = face_here()) {
      push({.kind = Kind::number, .number = *face, .column = column});
      cursor_.skip();
      return std::nullopt;
    }
    if (reckon::is_sign(c, MathSign::open)) return push_bracket(Kind::open, c.front());
    for (const std::string_view open : {"(", "[", "{"}) {
      if (c == closing_of(open)) return push_bracket(Kind::close, open.front());
    }
    if (c == "=") return push_equals();
    if (notation_ == Notation::steps && (c == "," || c == ";" || c == "\n")) {
      return push_character(Kind::separator);
    }
    if (const auto op = operator_of(c, notation_)) {
      return push_character(Kind::op, *op);
    }
    return Error{.message = quote(name_of(c)) +
                            " has no meaning in a formula: use numbers, + - * / and brackets",
                 .column = column};
  }

  static std::string_view name_of(std::string_view c) {
    return is_unseen(utf8::first(c)->code) ? "control character" : c;
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

  std::nullopt_t push_bracket(Kind kind, char bracket) {
    push({.kind = kind, .bracket = bracket, .column = cursor_.column()});
    cursor_.skip();
    return std::nullopt;
  }

  // One sign or two.
  std::nullopt_t push_equals() {
    push_character(Kind::equals);
    if (cursor_.peek() == "=") cursor_.skip();
    return std::nullopt;
  }

  // The letter of a card, alone.
  std::optional<int> face_here() const {
    const std::string_view c = cursor_.peek();
    const auto face = c.size() == 1 ? face_value(c.front()) : std::nullopt;
    if (!face) return std::nullopt;
    Cursor ahead = cursor_;
    ahead.skip();
    const std::string_view next = ahead.peek();
    const bool goes_on = next.size() == 1 && (is_letter(next[0]) || is_digit(next[0]));
    return goes_on ? std::nullopt : face;
  }

  bool is_sign(std::string_view c) const {
    // In APL and J a minus takes everything on its right, so it is never a sign.
    if (notation_ == Notation::apl) return c == "¯";
    if (notation_ == Notation::j) return c == "_";
    return reckon::is_sign(c, MathSign::minus);
  }

  // A minus is a sign when it touches a number and cannot be an operator: after an operand it
  // subtracts, except in RPN, where the operator never touches what follows.
  bool sign_here() const {
    Cursor ahead = cursor_;
    const std::string_view c = ahead.peek();
    ahead.skip();
    if (!begins_number(ahead.peek())) return false;
    if (c == "¯" || c == "_" || notation_ == Notation::rpn) return true;
    return tokens_.empty() ||
           (tokens_.back().kind != Kind::number && tokens_.back().kind != Kind::close);
  }

  std::optional<Error> read_number() {
    Token token{.kind = Kind::number, .column = cursor_.column()};
    const bool negative = !begins_number(cursor_.peek());
    if (negative) cursor_.skip();
    const std::string text = (negative ? "-" : "") + std::string(cursor_.digits());
    if (text.size() > kMostDigits + (negative ? 1 : 0)) {
      return Error{
          .message = "a number may have at most " + std::to_string(kMostDigits) + " digits",
          .column = token.column,
          .code = ErrorCode::out_of_range};
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

  // Takes both characters, with any blanks between them, or neither.
  bool take_pair(std::string_view first, std::string_view second) {
    Cursor ahead = cursor_;
    if (!ahead.take(first)) return false;
    while (is_space(ahead.peek())) ahead.skip();
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

}  // namespace

Result<std::vector<Token>> tokens_of(std::string_view text, Notation notation) {
  return Tokeniser(text, notation).run();
}

}  // namespace reckon
