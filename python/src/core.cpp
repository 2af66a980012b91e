// SPDX-License-Identifier: MIT
// The compiled module of the package: reckon._core.
#include "python/src/core.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

#include "app/api/api.hpp"
#include "python/src/work.hpp"
#include "reckon/version.hpp"

namespace reckon::python {

namespace {

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::not_found: return 404;
    case ErrorCode::too_much: return 422;
    case ErrorCode::system: return 500;
    default: return 400;
  }
}

void raise(const Refusal& refusal) {
  const py::object error = py::module_::import("reckon._errors").attr("Error");
  const py::object made =
      error(refusal.message, refusal.status, refusal.line, refusal.column, py::bytes(refusal.body));
  PyErr_SetObject(error.ptr(), made.ptr());
}

PyObject* refuse_to_make(PyTypeObject* type, PyObject* /*arguments*/, PyObject* /*named*/) {
  PyErr_Format(PyExc_TypeError, "objects of %s are made by functions of reckon", type->tp_name);
  return nullptr;
}

// The engine of the calling thread, for questions that may take this many steps.
api::Engine& engine_of_thread(std::uint64_t most_work) {
  thread_local std::map<std::uint64_t, api::Engine> engines;
  // Few numbers are ever asked for; whoever asks for many shall not fill the memory.
  constexpr std::size_t kMostEngines = 8;
  if (engines.size() >= kMostEngines && !engines.contains(most_work)) engines.clear();
  return engines.try_emplace(most_work, most_work).first->second;
}

// The status of the answer, and the answer.
py::tuple ask(const std::string& path, const std::string& body, std::uint64_t most_work) {
  const auto answer = without_lock([=](Task& task) {
    const std::uint64_t steps = std::min(most_work, task.steps);
    auto response = engine_of_thread(steps).answer(path, body, task.stop);
    // A question beyond the limit here may still be within the full limit.
    const bool too_much = response && response->status == api::Status::too_much;
    if (too_much && steps < most_work) task.budget.spend(Budget::kEndless);
    return response.value_or(api::Response{});
  });
  return py::make_tuple(static_cast<int>(answer.status), py::bytes(answer.body));
}

py::list paths() {
  py::list names;
  for (const std::string_view path : api::paths()) names.append(std::string(path));
  return names;
}

}  // namespace

Refusal refusal_of(const Error& error) {
  std::string place = error.line == 0 ? "" : "line " + std::to_string(error.line);
  if (error.column != 0) {
    place += (place.empty() ? "column " : ", column ") + std::to_string(error.column);
  }
  if (!place.empty()) place += ": ";
  return {.message = place + error.message,
          .status = status_of(error.code),
          .line = error.line,
          .column = error.column};
}

void close_class(py::handle type) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): so are Python's types in C
  reinterpret_cast<PyTypeObject*>(type.ptr())->tp_new = refuse_to_make;
}

py::tuple fraction_of(const Rational& value) {
  const auto integer = [](const std::string& digits) {
    return py::reinterpret_steal<py::object>(PyLong_FromString(digits.c_str(), nullptr, 10));
  };
  if (const auto whole = value.to_int64()) return py::make_tuple(*whole, 1);
  return py::make_tuple(integer(value.numerator()), integer(value.denominator()));
}

krypto::Solver& solver_of_thread() {
  static thread_local krypto::Solver solver;
  return solver;
}

void add_engine(py::module_& module) {
  module.attr("VERSION") = std::string(kVersion);
  module.attr("MOST_WORK") = api::kMostWork;
  module.def("ask", ask);
  module.def("paths", paths);
}

}  // namespace reckon::python

PYBIND11_MODULE(_core, module) {
  using namespace reckon::python;  // NOLINT(google-build-using-namespace)
  // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 wants it so
  py::register_exception_translator([](std::exception_ptr problem) {
    try {
      if (problem) std::rethrow_exception(problem);
    } catch (const Refusal& refusal) {
      raise(refusal);
    }
  });
  add_expressions(module);
  add_hands(module);
  add_census(module);
  add_grids(module);
  add_alphametics(module);
  add_families(module);
  add_sheets(module);
  add_engine(module);
}
