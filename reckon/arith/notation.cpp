// SPDX-License-Identifier: MIT
#include "reckon/arith/notation.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "reckon/text/names.hpp"
#include "reckon/text/words.hpp"

namespace reckon {

namespace {

constexpr int kLeafStrength = 3;

int strength(Operator op) { return is_additive(op) ? 1 : 2; }

// The text of a subexpression and the precedence of its outermost operator.
struct Text {
  std::string text;
  int strength = kLeafStrength;
};

// The four operators of a notation, the sign of a negative number, and its brackets.
struct Symbols {
  std::array<std::string_view, 4> operators;  // indexed by Operator
  std::string_view minus_sign = "-";
  std::string_view open = "(";
  std::string_view close = ")";
};

constexpr Symbols kAscii{.operators = {" + ", " - ", " * ", " / "}};
constexpr Symbols kApl{.operators = {" + ", " - ", " × ", " ÷ "}, .minus_sign = "¯"};
constexpr Symbols kJ{.operators = {" + ", " - ", " * ", " % "}, .minus_sign = "_"};
constexpr Symbols kLatex{
    .operators = {" + ", " - ", " \\times ", ""}, .open = "\\left(", .close = "\\right)"};

std::string number(std::int64_t value, std::string_view minus_sign) {
  std::string digits = std::to_string(value);
  if (value < 0) digits.replace(0, 1, minus_sign);
  return digits;
}

void enclose(std::string& text, const Symbols& symbols) {
  text.insert(0, symbols.open);
  text.append(symbols.close);
}

std::string joined(std::string left, const Symbols& symbols, Operator op, std::string_view right) {
  left.append(symbols.operators[static_cast<std::size_t>(op)]);
  left.append(right);
  return left;
}

// Builds the text of every node from the texts of its operands; `combine` writes one operation.
template <typename Combine>
std::string write_upwards(const Expression& expression, std::string_view minus_sign,
                          const Combine& combine) {
  std::vector<Text> texts;
  texts.reserve(expression.nodes().size());
  for (const auto& node : expression.nodes()) {
    if (node.leaf) {
      texts.push_back({.text = number(node.number, minus_sign)});
    } else {
      texts.push_back(combine(node.op, std::move(texts[node.left]), std::move(texts[node.right])));
    }
  }
  return std::move(texts.back().text);
}

std::string write_infix(const Expression& expression) {
  return write_upwards(expression, kAscii.minus_sign, [](Operator op, Text left, Text right) {
    const int own = strength(op);
    if (left.strength < own) enclose(left.text, kAscii);
    if (right.strength <= own) enclose(right.text, kAscii);
    return Text{.text = joined(std::move(left.text), kAscii, op, right.text), .strength = own};
  });
}

std::string write_brackets(const Expression& expression) {
  return write_upwards(expression, kAscii.minus_sign, [](Operator op, Text left, Text right) {
    if (left.strength != kLeafStrength) enclose(left.text, kAscii);
    if (right.strength != kLeafStrength) enclose(right.text, kAscii);
    return Text{.text = joined(std::move(left.text), kAscii, op, right.text), .strength = 1};
  });
}

// Everything to the right of an operator is its right operand, so only left operands need brackets.
std::string write_right_to_left(const Expression& expression, const Symbols& symbols) {
  return write_upwards(
      expression, symbols.minus_sign, [&](Operator op, Text left, const Text& right) {
        if (left.strength != kLeafStrength) enclose(left.text, symbols);
        return Text{.text = joined(std::move(left.text), symbols, op, right.text), .strength = 1};
      });
}

std::string write_latex(const Expression& expression) {
  return write_upwards(expression, kLatex.minus_sign, [](Operator op, Text left, Text right) {
    if (op == Operator::divide) {
      return Text{.text = "\\frac{" + left.text + "}{" + right.text + "}"};
    }
    const int own = strength(op);
    if (left.strength < own) enclose(left.text, kLatex);
    const bool negative = right.text.starts_with('-');
    if (right.strength <= own || negative) enclose(right.text, kLatex);
    return Text{.text = joined(std::move(left.text), kLatex, op, right.text), .strength = own};
  });
}

std::string write_rpn(const Expression& expression) {
  std::string text;
  for (const auto& node : expression.nodes()) {
    if (!text.empty()) text += ' ';
    if (node.leaf) {
      text += std::to_string(node.number);
    } else {
      text += symbol_of(node.op);
    }
  }
  return text;
}

std::string write_steps(const Expression& expression) {
  std::string text;
  for (const std::string& step : steps_of(expression)) {
    if (!text.empty()) text += ", ";
    text += step;
  }
  return text;
}

constexpr std::array<std::string_view, kAllNotations.size()> kNames = {
    "infix", "brackets", "linear", "apl", "j", "latex", "rpn", "steps"};

}  // namespace

std::string_view name_of(Notation notation) { return kNames[static_cast<std::size_t>(notation)]; }

std::optional<Notation> notation_named(std::string_view name) { return named(kAllNotations, name); }

std::string to_text(const Expression& expression, Notation notation) {
  switch (notation) {
    case Notation::infix: return write_infix(expression);
    case Notation::brackets: return write_brackets(expression);
    case Notation::linear: return write_right_to_left(expression, kAscii);
    case Notation::apl: return write_right_to_left(expression, kApl);
    case Notation::j: return write_right_to_left(expression, kJ);
    case Notation::latex: return write_latex(expression);
    case Notation::rpn: return write_rpn(expression);
    case Notation::steps: return write_steps(expression);
  }
  return {};
}

std::vector<std::string> steps_of(const Expression& expression) {
  if (expression.operations() == 0) return {std::to_string(expression.root().number)};
  std::vector<std::string> steps;
  const auto values = expression.values_where_defined();
  const auto shown = [&](std::size_t node) {
    return values[node] ? operand_text(*values[node]) : std::string("?");
  };
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto& node = expression.nodes()[i];
    if (node.leaf) continue;
    steps.push_back(shown(node.left) + ' ' + symbol_of(node.op) + ' ' + shown(node.right) + " = " +
                    (values[i] ? values[i]->to_text() : "?"));
  }
  return steps;
}

std::string operand_text(const Rational& value) {
  std::string text = value.to_text();
  const bool is_plain = std::ranges::all_of(text, is_digit);
  return is_plain ? text : "(" + std::move(text) + ")";
}

std::string operation_text(const Rational& left, Operator op, const Rational& right) {
  return operand_text(left) + ' ' + symbol_of(op) + ' ' + operand_text(right);
}

std::string step_text(const Rational& left, Operator op, const Rational& right,
                      const Rational& result) {
  return operation_text(left, op, right) + " = " + result.to_text();
}

}  // namespace reckon
