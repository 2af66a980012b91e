// SPDX-License-Identifier: MIT
// Work that other threads of Python do not wait for, and that Ctrl-C ends.
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/stop_flag.hpp"

namespace reckon::python {

/// The means of a work: the flag is for functions that cannot spend steps.
struct Task {
  explicit Task(std::uint64_t most, StopFlag flag = {})
      : steps(most), budget(most, flag), stop(flag) {}

  std::uint64_t steps;
  Budget budget;
  StopFlag stop;
};

/// The steps that are done on the caller's thread: 2 ms, after which the cost of a thread is
/// negligible.
inline constexpr std::uint64_t kStepsHere = 2'000'000;
/// The time between two checks for a signal.
inline constexpr std::chrono::milliseconds kPatience{20};

/// The state that the working thread and the waiting one share.
template <typename Value>
struct Outcome {
  std::mutex mutex;
  std::condition_variable ended;
  bool is_over = false;
  std::optional<Value> value;
  std::exception_ptr problem;
  std::atomic<bool> stop = false;

  template <typename Work>
  void take(Work& work, Task& task) {
    try {
      value.emplace(work(task));
    } catch (...) {
      problem = std::current_exception();
    }
  }
  Value result() {
    if (problem) std::rethrow_exception(problem);
    return *std::move(value);
  }
};

/// Returns `work(task)`, done without the lock of the interpreter. Work of more than `here` steps
/// starts over on its own thread, while this one looks for signals. If the handler of a signal
/// raises, as that of Ctrl-C does, the work has to stop, and the exception goes on at once. So the
/// work holds all that it needs, and nothing of Python.
///
/// The lock is not taken back in a destructor: when the interpreter ends, Python ends threads that
/// ask for it, which unwinds them.
template <typename Work>
auto without_lock(Work work, std::uint64_t here = kStepsHere) {
  using Value = std::invoke_result_t<Work&, Task&>;
  auto outcome = std::make_shared<Outcome<Value>>();
  if (here > 0) {
    Task task(here);
    PyThreadState* const state = PyEval_SaveThread();
    outcome->take(work, task);
    PyEval_RestoreThread(state);
    if (!task.budget.over()) return outcome->result();
    outcome = std::make_shared<Outcome<Value>>();
  }
  std::thread([outcome, work = std::move(work)]() mutable {
    Task task(Budget::kEndless, StopFlag(&outcome->stop));
    outcome->take(work, task);
    const std::scoped_lock lock(outcome->mutex);
    outcome->is_over = true;
    outcome->ended.notify_all();
  }).detach();
  for (bool is_over = false; !is_over;) {
    PyThreadState* const state = PyEval_SaveThread();
    {
      std::unique_lock lock(outcome->mutex);
      is_over = outcome->ended.wait_for(lock, kPatience, [&] { return outcome->is_over; });
    }
    PyEval_RestoreThread(state);
    if (PyErr_CheckSignals() != 0) {
      outcome->stop = true;
      throw pybind11::error_already_set();
    }
  }
  return outcome->result();
}

/// Calls a maker of one thing after the other for whichever thread asks, one at a time.
template <typename Maker>
struct Shared {
  explicit Shared(Maker made) : maker(std::move(made)) {}

  std::mutex mutex;
  Maker maker;
};

/// Returns `make(maker, budget)`, done without the lock of the interpreter, and never twice.
template <typename Maker, typename Make>
auto next_of(const std::shared_ptr<Shared<Maker>>& shared, Make make) {
  return without_lock(
      [shared, make](Task& task) {
        const std::scoped_lock lock(shared->mutex);
        return make(shared->maker, task.budget);
      },
      0);
}

}  // namespace reckon::python
