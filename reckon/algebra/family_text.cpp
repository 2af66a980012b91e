// SPDX-License-Identifier: MIT
#include "reckon/algebra/family_text.hpp"

#include <set>
#include <vector>

#include "reckon/algebra/pattern_text.hpp"

namespace reckon::algebra {

namespace {

// The syntax of a computer algebra system.
struct Syntax {
  std::string_view head;  // & stands for the unknowns, $ for these in quotes
  std::string_view power = "^";
  std::string_view fraction = "/";    // of polynomials
  std::string_view whole_quotient{};  // of integers, % for the two
  std::string_view family;  // & stands for parameters, % for numbers, 0 for zero, ! for nonzero
  std::string_view no_polynomials = "[]";
};

constexpr Syntax kSympy = {.head =
                               "from sympy import Rational, symbols\n\n"
                               "& = unknowns = symbols(\"&\")\n",
                           .power = "**",
                           .whole_quotient = "Rational(%)",
                           .family =
                               "    {\"parameters\": [&],\n"
                               "     \"numbers\": [%],\n"
                               "     \"zero\": 0,\n"
                               "     \"nonzero\": !},\n"};
constexpr Syntax kSage = {
    .head = "R.<&> = PolynomialRing(QQ)\n", .whole_quotient = {}, .family = kSympy.family};
constexpr Syntax kOscar = {.head =
                               "using Oscar\n\n"
                               "R, (&) = polynomial_ring(QQ, [$])\n"
                               "F = fraction_field(R)\n",
                           .fraction = "//",
                           .whole_quotient = {},
                           .family =
                               "    (parameters = [&],\n"
                               "     numbers = [F(x) for x in Any[%]],\n"
                               "     zero = 0,\n"
                               "     nonzero = !),\n",
                           .no_polynomials = "elem_type(R)[]"};

const Syntax& syntax_of(CodeFormat format) {
  switch (format) {
    case CodeFormat::sympy: return kSympy;
    case CodeFormat::sage: return kSage;
    case CodeFormat::oscar: break;
  }
  return kOscar;
}

std::string in_code(const Syntax& syntax, const std::string& formula) {
  return filled(formula, {{'^', std::string(syntax.power)}, {'/', std::string(syntax.fraction)}});
}

std::string in_code(const Syntax& syntax, const RationalFunction& number) {
  const std::string text = number.to_text();
  const bool of_integers =
      number.numerator().is_constant() && number.denominator().is_constant() && text.contains('/');
  if (!of_integers || syntax.whole_quotient.empty()) return in_code(syntax, text);
  return filled(syntax.whole_quotient, {{'%', filled(text, {{'/', ", "}})}});
}

std::string list_of(const Syntax& syntax, const std::vector<std::string>& polynomials) {
  if (polynomials.empty()) return std::string(syntax.no_polynomials);
  std::vector<std::string> codes;
  for (const std::string& polynomial : polynomials) codes.push_back(in_code(syntax, polynomial));
  return '[' + joined(codes, ", ") + ']';
}

std::string family_code(const Syntax& syntax, const Ring& ring, const Family& family) {
  std::vector<std::string> parameters;
  for (const std::size_t parameter : family.parameters) parameters.push_back(ring.name(parameter));
  std::vector<std::string> numbers;
  std::set<std::string> denominators;
  for (const RationalFunction& number : family.numbers) {
    numbers.push_back(in_code(syntax, number));
    if (!number.denominator().is_constant()) denominators.insert(number.denominator().to_text());
  }
  std::vector<std::string> zero;
  for (const Polynomial& condition : family.conditions) zero.push_back(condition.to_text());
  return filled(syntax.family,
                {{'&', joined(parameters, ", ")},
                 {'%', joined(numbers, ", ")},
                 {'0', list_of(syntax, zero)},
                 {'!', list_of(syntax, {denominators.begin(), denominators.end()})}});
}

}  // namespace

std::string_view name_of(CodeFormat format) {
  switch (format) {
    case CodeFormat::sympy: return "sympy";
    case CodeFormat::sage: return "sage";
    case CodeFormat::oscar: return "oscar";
  }
  return {};
}

std::string to_code(CodeFormat format, const Ring& ring, const Setting& setting,
                    std::span<const Family> families) {
  const Syntax& syntax = syntax_of(format);
  const std::vector<std::string> unknowns = names_of_numbers();
  std::string text =
      "# The nine numbers a b c, d f g, h k m of " + algebra::to_text(setting) +
      ": rational solutions without 0.\n" +
      filled(syntax.head, {{'&', joined(unknowns, ", ")}, {'$', joined_in_quotes(unknowns)}});
  text += "equations = [\n";
  for (const Polynomial& equation : equations_of(ring, setting)) {
    text += "    " + in_code(syntax, equation.to_text()) + ",\n";
  }
  text += "]\nfamilies = [\n";
  for (const Family& family : families) text += family_code(syntax, ring, family);
  return text + "]\n";
}

}  // namespace reckon::algebra
