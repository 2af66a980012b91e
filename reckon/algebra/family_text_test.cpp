// SPDX-License-Identifier: MIT
#include "reckon/algebra/family_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {
namespace {

using testing::HasSubstr;

std::string code_of(CodeFormat format, std::string_view operators) {
  const Ring ring(names_of_numbers());
  const Setting setting = *read_setting(operators);
  return to_code(format, ring, setting, families_of(ring, setting));
}

// `verify/run algebra` runs such code. Sage and Oscar are in no package of Debian, so theirs is
// held here against what their documentation says of rings, fractions and lists.
TEST(FamilyText, SympyHasPowersOfPython) {
  EXPECT_EQ(code_of(CodeFormat::sympy, "-**-*+*/"),
            R"(# The nine numbers a b c, d f g, h k m of -**-*+*/: rational solutions without 0.
from sympy import Rational, symbols

a, b, c, d, f, g, h, k, m = unknowns = symbols("a, b, c, d, f, g, h, k, m")
equations = [
    a-b-c,
    d*f-g,
    h*k-m,
    a-d-h,
    b*f-k,
    c+g-m,
    a*f-m,
    -f*h+c,
]
families = [
    {"parameters": [a, b],
     "numbers": [a, b, a-b, (a*b-a)/b, (a*b-b**2)/a, a*b-b**2-a+b, a/b, (a*b**2-b**3)/a, a*b-b**2],
     "zero": [],
     "nonzero": [a, b]},
]
)");
}

TEST(FamilyText, SageDefinesARing) {
  EXPECT_EQ(code_of(CodeFormat::sage, "++//-/+-"),
            R"(# The nine numbers a b c, d f g, h k m of ++//-/+-: rational solutions without 0.
R.<a, b, c, d, f, g, h, k, m> = PolynomialRing(QQ)
equations = [
    a+b-c,
    d+f-g,
    -k*m+h,
    -d*h+a,
    b-f-k,
    -g*m+c,
    a+f-m,
    c-f-h,
]
families = [
    {"parameters": [b, f],
     "numbers": [(-b*f+f^2+b-f)/(b-f-1), b, (b^2-2*b*f+f^2-f)/(b-f-1), (-f+1)/(b-2*f), f, (b*f-2*f^2-f+1)/(b-2*f), (b^2-3*b*f+2*f^2)/(b-f-1), b-f, (b-2*f)/(b-f-1)],
     "zero": [b^2-3*b*f+3*f^2-1],
     "nonzero": [b-2*f, b-f-1]},
    {"parameters": [],
     "numbers": [1, 2, 3, 1/2, 1, 3/2, 2, 1, 2],
     "zero": [],
     "nonzero": []},
]
)");
}

TEST(FamilyText, OscarHasExactFractions) {
  EXPECT_EQ(code_of(CodeFormat::oscar, "++//-/+-"),
            R"(# The nine numbers a b c, d f g, h k m of ++//-/+-: rational solutions without 0.
using Oscar

R, (a, b, c, d, f, g, h, k, m) = polynomial_ring(QQ, ["a", "b", "c", "d", "f", "g", "h", "k", "m"])
F = fraction_field(R)
equations = [
    a+b-c,
    d+f-g,
    -k*m+h,
    -d*h+a,
    b-f-k,
    -g*m+c,
    a+f-m,
    c-f-h,
]
families = [
    (parameters = [b, f],
     numbers = [F(x) for x in Any[(-b*f+f^2+b-f)//(b-f-1), b, (b^2-2*b*f+f^2-f)//(b-f-1), (-f+1)//(b-2*f), f, (b*f-2*f^2-f+1)//(b-2*f), (b^2-3*b*f+2*f^2)//(b-f-1), b-f, (b-2*f)//(b-f-1)]],
     zero = [b^2-3*b*f+3*f^2-1],
     nonzero = [b-2*f, b-f-1]),
    (parameters = [],
     numbers = [F(x) for x in Any[1, 2, 3, 1//2, 1, 3//2, 2, 1, 2]],
     zero = elem_type(R)[],
     nonzero = elem_type(R)[]),
]
)");
}

TEST(FamilyText, IntegersAreDividedExactly) {
  EXPECT_THAT(code_of(CodeFormat::sympy, "++//-/+-"),
              HasSubstr("[1, 2, 3, Rational(1, 2), 1, Rational(3, 2), 2, 1, 2]"));
}

TEST(FamilyText, NoFamilyIsAnEmptyList) {
  for (const CodeFormat format : kAllCodeFormats) {
    EXPECT_THAT(code_of(format, "++-/////"), testing::EndsWith("families = [\n]\n"));
  }
}

}  // namespace
}  // namespace reckon::algebra
