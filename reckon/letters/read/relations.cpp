// SPDX-License-Identifier: MIT
// Reads equations in one line.
#include <array>
#include <optional>
#include <utility>

#include "reckon/letters/read/builder.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

constexpr std::size_t kDeepest = 100;  // brackets in brackets

struct SignText {
  std::string_view text;
  Sign sign;
  bool swapped = false;  // a > b is b < a
};
// Longer ones first.
constexpr std::array kComparisons = {
    SignText{"==", Sign::equal},         SignText{"!=", Sign::unequal},
    SignText{"<>", Sign::unequal},       SignText{"<=", Sign::at_most},
    SignText{">=", Sign::at_most, true}, SignText{"=<", Sign::at_most},
    SignText{"=", Sign::equal},          SignText{"≠", Sign::unequal},
    SignText{"<", Sign::less},           SignText{">", Sign::less, true},
    SignText{"≤", Sign::at_most},        SignText{"≥", Sign::at_most, true}};

// The words for something that may stand at a place, and the name of the message that it is
// missing.
struct Wanted {
  std::string_view text;
  std::string_view name;
};
constexpr Wanted kNumber{"a number", "number_expected"};
constexpr Wanted kOperator{"an operator", "operator_expected"};
constexpr Wanted kSign{"an operator or a sign such as =", "sign_expected"};
constexpr Wanted kComma{"an operator, a sign such as =, or a comma", "comma_expected"};
constexpr Wanted kClosing{"a closing bracket or an operator", "closing_expected"};

class Parser {
 public:
  Parser(Builder& builder, const std::vector<Glyph>& glyphs) : builder_(builder), glyphs_(glyphs) {}

  Result<void> read_all() {
    skip_blanks();
    while (true) {
      if (auto read = read_chain(); !read) return read;
      if (!take_separator()) break;
      while (take_separator()) {
      }
      if (at_end()) return {};
    }
    if (at_end()) return {};
    return unexpected_here(kComma);
  }

 private:
  using Part = Result<std::uint32_t>;

  const Glyph& here() const { return glyphs_[at_]; }
  bool at_end() const { return at_ + 1 >= glyphs_.size(); }
  void advance(std::size_t count = 1) {
    at_ += count;
    skip_blanks();
  }
  void skip_blanks() {
    while (!at_end() && here().is(" ")) ++at_;
  }
  bool take(std::initializer_list<std::string_view> these) {
    if (at_end() || !here().is_one_of(these)) return false;
    advance();
    return true;
  }
  bool take(MathSign sign) {
    if (at_end() || !here().is(sign)) return false;
    advance();
    return true;
  }
  bool take_separator() {
    if (at_end()) return false;
    if (here().is("&") && glyphs_[at_ + 1].is("&")) {
      advance(2);
      return true;
    }
    return take({",", ";"});
  }

  std::unexpected<Error> unexpected_here(const Wanted& wanted) const {
    const std::string belongs = " where " + std::string(wanted.text) + " belongs";
    if (at_end()) return failure_at(here(), "the text ends" + belongs, wanted.name);
    return failure_at(here(), quote(here().text) + " stands" + belongs, wanted.name,
                      {printable(here().text)});
  }

  std::optional<SignText> sign_here() const {
    for (const SignText& sign : kComparisons) {
      if (here().text == sign.text) return sign;
      if (sign.text.size() == 2 && at_ + 1 < glyphs_.size() && here().is(sign.text.substr(0, 1)) &&
          glyphs_[at_ + 1].is(sign.text.substr(1))) {
        return sign;
      }
    }
    return std::nullopt;
  }

  Result<void> read_chain() {
    auto left = read_sum();
    if (!left) return std::unexpected(left.error());
    std::size_t relations = 0;
    while (!at_end()) {
      const auto sign = sign_here();
      if (!sign) break;
      advance(here().text == sign->text ? 1 : 2);
      const auto right = read_sum();
      if (!right) return std::unexpected(right.error());
      if (sign->swapped) {
        builder_.relation(*right, sign->sign, *left);
      } else {
        builder_.relation(*left, sign->sign, *right);
      }
      left = right;
      ++relations;
    }
    if (relations == 0) return unexpected_here(kSign);
    return {};
  }

  Part read_sum() {
    auto left = read_product();
    while (left) {
      Operation operation = Operation::add;
      if (take(MathSign::minus)) {
        operation = Operation::subtract;
      } else if (!take(MathSign::plus)) {
        break;
      }
      left = joined(operation, *left, read_product());
    }
    return left;
  }

  // A lone x after a number multiplies.
  bool take_times() {
    if (at_end() || (is_symbol(here(), false) && is_symbol(glyphs_[at_ + 1], false))) return false;
    return take(MathSign::times);
  }

  Part read_product() {
    auto left = read_signed();
    while (left) {
      Operation operation = Operation::multiply;
      if (take(MathSign::divide)) {
        operation = Operation::divide;
      } else if (!take_times()) {
        break;
      }
      left = joined(operation, *left, read_signed());
    }
    return left;
  }

  Part read_signed() {
    std::size_t minuses = 0;
    while (!at_end() && (here().is(MathSign::minus) || here().is(MathSign::plus))) {
      if (here().is(MathSign::minus)) ++minuses;
      advance();
    }
    auto value = read_power();
    if (value && minuses % 2 == 1) value = builder_.node(Operation::negate, *value);
    return value;
  }

  bool take_power_sign() {
    if (!at_end() && here().is("*") && glyphs_[at_ + 1].is("*")) {
      advance(2);
      return true;
    }
    return take({"^"});
  }

  Part read_power() {
    auto base = read_primary();
    if (!base) return base;
    if (!at_end() && here().is_one_of({"²", "³"})) {
      const unsigned exponent = here().is("²") ? 2 : 3;
      if (exponent >= builder_.base()) return unexpected_here(kOperator);
      const std::uint32_t number = builder_.number({builder_.written(exponent)});
      advance();
      return builder_.node(Operation::power, *base, number);
    }
    if (!take_power_sign()) return base;
    if (++depth_ > kDeepest) return too_deep();
    const auto exponent = read_signed();
    --depth_;
    return joined(Operation::power, *base, exponent);
  }

  Part read_primary() {
    if (at_end()) return unexpected_here(kNumber);
    if (here().is(MathSign::open)) return read_bracket();
    if (!is_symbol(here(), false)) return unexpected_here(kNumber);
    Word word;
    const Glyph start = here();
    while (!at_end() && is_symbol(here(), false)) {
      word.push_back(builder_.symbol(here()));
      ++at_;
      if (auto digits = read_large_digits(word); !digits) return std::unexpected(digits.error());
    }
    skip_blanks();
    if (word.size() > kLongestWord) {
      return failure_at(start,
                        "a number of " + std::to_string(word.size()) +
                            " digits is too long: take at most " + std::to_string(kLongestWord),
                        "long_number", {std::to_string(word.size()), std::to_string(kLongestWord)});
    }
    return builder_.number(std::move(word));
  }

  // A(11): in bases above 10 a digit is its value in brackets.
  Result<void> read_large_digits(Word& word) {
    constexpr unsigned kDecimal = 10;
    while (builder_.base() > kDecimal && !at_end() && here().is("(")) {
      const Glyph start = here();
      ++at_;
      unsigned digit = 0;
      std::size_t count = 0;
      for (; !at_end() && here().text.size() == 1 && is_digit(here().text.front());
           ++at_, ++count) {
        digit = std::min(digit * kDecimal + static_cast<unsigned>(here().text.front() - '0'),
                         kMostDigits);
      }
      if (count == 0 || !here().is(")") || digit >= builder_.base()) {
        return failure_at(start,
                          "a digit of base " + std::to_string(builder_.base()) +
                              " is written (11), with its value in brackets",
                          "large_digit", {std::to_string(builder_.base())});
      }
      ++at_;
      word.push_back(builder_.written(digit));
    }
    return {};
  }

  Part read_bracket() {
    if (++depth_ > kDeepest) return too_deep();
    const std::string_view closing = closing_of(here().text);
    advance();
    auto inside = read_sum();
    if (!inside) return inside;
    if (!take({closing})) return unexpected_here(kClosing);
    --depth_;
    return inside;
  }

  Part too_deep() const {
    return failure_at(here(),
                      "too many brackets in brackets: take at most " + std::to_string(kDeepest),
                      "too_deep", {std::to_string(kDeepest)});
  }

  Part joined(Operation operation, std::uint32_t left, const Part& right) {
    if (!right) return std::unexpected(right.error());
    return builder_.node(operation, left, *right);
  }

  Builder& builder_;
  const std::vector<Glyph>& glyphs_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
};

}  // namespace

Result<void> read_relations(Builder& builder, const std::vector<Glyph>& glyphs) {
  return Parser(builder, glyphs).read_all();
}

}  // namespace reckon::letters
