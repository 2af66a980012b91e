// SPDX-License-Identifier: MIT
#include "reckon/algebra/families.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/calcrostic/calcrostic.hpp"

namespace reckon::algebra {
namespace {

const std::string kNames = "abcdfghkm";

Setting setting_of(std::string_view text) { return read_setting(text).value(); }

// Evaluates a text that families print, with numbers for its letters.
reckon::Rational value_of(const std::string& text, const std::map<char, std::int64_t>& parameters) {
  std::string formula;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto parameter = parameters.find(text[i]);
    if (text[i] == '^') {
      // a^3 is a * a * a; exponents have one digit.
      const auto base = parameters.at(text[i - 1]);
      for (char exponent = '1'; exponent < text[i + 1]; ++exponent) {
        formula += "*" + std::to_string(base);
      }
      ++i;
    } else if (parameter != parameters.end()) {
      formula += std::to_string(parameter->second);
    } else {
      formula += text[i];
    }
  }
  const auto expression = read(formula, Notation::infix);
  return expression->value().value();
}

// Uses no polynomials of the library: evaluates the texts as formulas, and checks the lines of the
// grid.
TEST(SolutionFamilies, PrintNumbersThatSolveTheSetting) {
  int grids = 0;
  for (const char* text : {"++/*+--+", "++++++++", "+-*/+-*/", "**+-*/+-", "********"}) {
    const Setting setting = setting_of(text);
    for (const SolutionFamily& family : solve_families(setting)) {
      ASSERT_EQ(family.numbers.size(), 9U) << text;
      ASSERT_LE(family.dimension, 2U);
      if (family.dimension != family.parameters.size()) continue;
      for (std::int64_t t = 2; t < 6; ++t) {
        std::map<char, std::int64_t> parameters;
        for (const std::string& name : family.parameters) {
          parameters[name.at(0)] = t * t + static_cast<std::int64_t>(parameters.size());
        }
        std::vector<reckon::Rational> numbers;
        for (const std::string& number : family.numbers)
          numbers.push_back(value_of(number, parameters));
        const letters::Layout layout = letters::layout_of(setting);
        for (const letters::Line& line : layout.lines) {
          const auto result =
              apply(line.operators[0], numbers[line.cells[0]], numbers[line.cells[1]]);
          ASSERT_EQ(result, numbers[line.cells[2]]) << text;
        }
        ++grids;
      }
    }
  }
  EXPECT_GT(grids, 10);
}

TEST(SolutionFamilies, NameTheCellsAndKeepGivenNumbers) {
  const Setting setting = setting_of("++++++++");
  for (const SolutionFamily& family : solve_families(setting)) {
    for (const std::string& parameter : family.parameters) {
      ASSERT_EQ(parameter.size(), 1U);
      EXPECT_EQ(family.numbers[kNames.find(parameter)], parameter);
    }
  }
  Givens givens{};
  givens[0] = 7;
  for (const SolutionFamily& family : solve_families(setting, givens)) {
    EXPECT_EQ(family.numbers[0], "7");
  }
}

}  // namespace
}  // namespace reckon::algebra
