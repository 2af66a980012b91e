// SPDX-License-Identifier: MIT
// The common part of the module. Python's side of it, reckon/*.py, checks what users give; only
// that side calls these functions.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/result.hpp"

namespace reckon::python {

namespace py = pybind11;

/// Becomes a reckon.Error.
struct Refusal {
  std::string message;
  int status = 400;  ///< as HTTP has it
  std::size_t line = 0;
  std::size_t column = 0;
  std::string body{};  ///< of an answer of the engine
};

Refusal refusal_of(const Error& error);

/// The value, or its error as an exception.
template <typename Value>
Value value_of(Result<Value>&& result) {
  if (!result) throw refusal_of(result.error());
  return *std::move(result);
}

/// The one of the choices that has this name; ValueError for another one.
template <typename Choices>
auto choice(std::string_view what, const Choices& choices, const std::string& name) {
  if (const auto found = named(choices, name)) return *found;
  std::string all;
  for (const auto one : choices) all += (all.empty() ? "" : ", ") + std::string(name_of(one));
  throw py::value_error(std::string(what) + ": " + quote(name) + " is not one of " + all);
}

/// The names of choices.
template <typename Choices>
py::tuple names_of(const Choices& choices) {
  py::list names;
  for (const auto one : choices) names.append(std::string(name_of(one)));
  return py::tuple(names);
}

/// Forbids to make an object of a class from Python, which would hold nothing.
void close_class(py::handle type);

/// (numerator, denominator).
py::tuple fraction_of(const Rational& value);

/// An array of NumPy over numbers that it keeps alive: read-only, of this shape.
template <typename Number, typename Element = Number>
py::array array_of(std::shared_ptr<const std::vector<Number>> numbers,
                   std::vector<py::ssize_t> shape) {
  static_assert(sizeof(Number) == sizeof(Element));
  const Number* const data = numbers->data();
  using Held = std::shared_ptr<const std::vector<Number>>;
  const py::capsule owner(new Held(std::move(numbers)),
                          [](void* held) { delete static_cast<Held*>(held); });
  py::array array(py::dtype::of<Element>(), std::move(shape), data, owner);
  py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return array;
}

/// The solver of the calling thread, which keeps its memory from hand to hand.
krypto::Solver& solver_of_thread();

void add_expressions(py::module_& module);
void add_hands(py::module_& module);
void add_census(py::module_& module);
void add_grids(py::module_& module);
void add_alphametics(py::module_& module);
void add_families(py::module_& module);
void add_sheets(py::module_& module);
void add_engine(py::module_& module);

}  // namespace reckon::python
