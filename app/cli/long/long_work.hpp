// SPDX-License-Identifier: MIT
// Long work of commands: on threads here, in the processes that mpirun started, or in shards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "reckon/work/pieces.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {

/// Where to do long work and keep its finished pieces.
struct LongWorkOptions {
  std::optional<std::uint64_t> threads;
  std::optional<std::string> pieces;
  std::optional<std::string> shard;
  bool resume = false;
};
/// Adds `--threads N`, `--pieces DIR`, `--resume` and `--shard I/N`.
void add_long_work(const Command& command, LongWorkOptions& options);

/// All results of one or several works, in order. An unreadable one is a Fault.
class Results {
 public:
  Results(work::Pieces pieces, const std::vector<work::Work>& works);

  /// Returns the number of pieces of this work.
  std::uint64_t pieces(std::size_t work) const { return first_[work + 1] - first_[work]; }
  /// Returns the result of one of them.
  std::string read(std::size_t work, std::uint64_t piece) const;

 private:
  work::Pieces pieces_;
  std::vector<std::uint64_t> first_;  // by work, and the end
};

/// A run of a command with long work. It is created before the command's files are opened, since
/// only one of several processes answers.
class LongRun {
 public:
  /// Joins the other processes if mpirun started this one. Invalid options are a Fault.
  LongRun(const Command& command, const LongWorkOptions& options);

  /// Whether this process writes the answer: not with --shard, and only the first of several
  /// processes.
  bool answers() const;
  /// Returns the number of threads for this process.
  unsigned threads() const { return threads_; }
  /// Does the missing pieces, or this process's part of them. It shows a progress bar, or prints a
  /// line a minute without a terminal if pieces are kept. Returns the results if this process
  /// answers.
  std::optional<Results> run(const std::vector<work::Work>& works) const;

 private:
  work::Label label_of(const work::Work& work) const;
  void do_pieces(const work::Work& work, work::Pieces& pieces) const;

  const Command& command_;
  const LongWorkOptions& options_;
  std::optional<work::Shard> shard_;
  unsigned threads_;
};

}  // namespace reckon::cli
