// SPDX-License-Identifier: MIT
// Expressions.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/tree.hpp"
#include "python/src/work.hpp"
#include "reckon/arith/expression.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/rules.hpp"

namespace reckon::python {

namespace {

// A tuple of the nodes, operands before their operation: (8, 19, '+', 2, '*').
py::tuple tokens_of(const Expression& expression) {
  const auto& nodes = expression.nodes();
  py::tuple tokens(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].leaf) {
      tokens[i] = nodes[i].number;
    } else {
      tokens[i] = std::string(1, symbol_of(nodes[i].op));
    }
  }
  return tokens;
}

// Longer ones could not be read again.
Expression of_readable_length(Expression expression) {
  constexpr std::size_t kSurelyReadable = 150;  // each with its sign, 18 digits, brackets, operator
  if (expression.operations() > kSurelyReadable &&
      to_text(expression, Notation::infix).size() > kLongestFormula) {
    throw py::value_error("an expression is written with at most " +
                          std::to_string(kLongestFormula) + " characters");
  }
  return expression;
}

Expression read_expression(const std::string& text, const std::string& notation) {
  return of_readable_length(value_of(read(text, choice("notation", kAllNotations, notation))));
}

Expression apply_operator(const std::string& symbol, const Expression& left,
                          const Expression& right) {
  const auto* const op =
      std::ranges::find_if(kOperators, [&](Operator one) { return symbol[0] == symbol_of(one); });
  return of_readable_length(Expression(*op, left, right));
}

py::object value(const Expression& expression) {
  const auto found = expression.value();
  if (!found) return py::none();
  return fraction_of(*found);
}

}  // namespace

void add_expressions(py::module_& module) {
  module.attr("NOTATIONS") = names_of(kAllNotations);
  module.attr("RULES") = names_of(kAllRules);
  module.def("expression_read", read_expression);
  module.def("expression_number", [](std::int64_t number) { return Expression(number); });
  module.def("expression_apply", apply_operator);
  py::class_<Expression> type(module, "Expression");
  close_class(type);
  type.def("tokens", tokens_of)
      .def("text",
           [](const Expression& self, const std::string& notation) {
             return to_text(self, choice("notation", kAllNotations, notation));
           })
      .def("value", value)
      .def("steps", steps_of)
      .def("obeys",
           [](const Expression& self, const std::string& rules) {
             return self.obeys(choice("rules", kAllRules, rules));
           })
      .def("svg", svg_of_tree)
      .def("__eq__", [](const Expression& self, const Expression& other) { return self == other; });
}

}  // namespace reckon::python
