// SPDX-License-Identifier: MIT
// Collects work, writes it in one transaction, and only then tells those who wait for it.
//
// Work that arrives during a transaction waits, and the next transaction writes all of it at once.
// So the slower the disk, the more share one wait.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "app/keeping/writer.hpp"

namespace reckon::keeping {

/// `Work` is what is collected; its owner adds to waiting(). All but the jobs runs on one thread,
/// the one of `post`.
template <typename Work>
class GroupCommit {
 public:
  /// `post` runs a function on the owner's thread; it is called from another one.
  explicit GroupCommit(std::function<void(std::function<void()>)> post) : post_(std::move(post)) {}

  /// The work for the next transaction.
  Work& waiting() { return waiting_; }
  const Work& waiting() const { return waiting_; }
  /// The work of the present transaction. It belongs to the job while is_writing().
  Work& under_way() { return under_way_; }
  bool is_writing() const { return writing_; }
  /// Lets no transaction begin until release(): a job of run() has the thread.
  void hold() { writing_ = true; }
  void release() { writing_ = false; }
  /// Runs a job on the writer's thread. It must not throw.
  void run(std::function<void()> job) { writer_.take(std::move(job)); }

  /// Makes the work that waits the one under way.
  void take_waiting() { under_way_ = std::exchange(waiting_, Work{}); }
  /// Runs a job on a thread of its own, and then `told` with its result on the owner's thread.
  /// There is one job at a time. A job must not throw.
  template <typename Job, typename Told>
  void write(Job job, Told told) {
    hold();
    run([this, job = std::move(job), told = std::move(told)] {
      // Functions that are posted can be copied, and results need not be.
      auto result = std::make_shared<decltype(job())>(job());
      post_([this, told, result] {
        release();
        told(*std::move(result));
      });
    });
  }

 private:
  std::function<void(std::function<void()>)> post_;
  Work waiting_{};
  Work under_way_{};
  bool writing_ = false;
  Writer writer_;  // the last member: ends first
};

}  // namespace reckon::keeping
