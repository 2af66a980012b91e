// SPDX-License-Identifier: MIT
// Long work of commands: on threads here, by the processes that mpirun started, or in shards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "reckon/work/pieces.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {

/// Where long work is done and where its finished pieces are kept.
struct LongWorkOptions {
  std::optional<std::uint64_t> threads;
  std::optional<std::string> pieces;
  std::optional<std::string> shard;
  bool resume = false;
};
/// Adds `--threads N`, `--pieces DIR`, `--resume` and `--shard I/N`.
void add_long_work(const Command& command, LongWorkOptions& options);

/// All results of one or several works, in order. What cannot be read is a Fault.
class Results {
 public:
  Results(work::Pieces pieces, const std::vector<work::Work>& works);

  /// How many pieces the work of this number has.
  std::uint64_t pieces(std::size_t work) const { return first_[work + 1] - first_[work]; }
  /// The result of one of them.
  std::string read(std::size_t work, std::uint64_t piece) const;

 private:
  work::Pieces pieces_;
  std::vector<std::uint64_t> first_;  // by work, and the end
};

/// A run of a command with long work: made before its files are opened, since of many processes one
/// alone answers.
class LongRun {
 public:
  /// Joins the other processes if mpirun started this one. Options that are wrong are a Fault.
  LongRun(const Command& command, const LongWorkOptions& options);

  /// Whether this process writes the answer: not with --shard, and of many processes the first.
  bool answers() const;
  /// How many threads this process is to use.
  unsigned threads() const { return threads_; }
  /// Does the pieces that are not there yet, or the part of them that falls to this process, with a
  /// progress bar, or a line a minute where no terminal is and pieces are kept. Gives the results
  /// if it is for this process to answer.
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
