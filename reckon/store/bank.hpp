// SPDX-License-Identifier: MIT
// The puzzle bank: puzzles that have been made, no class twice, and to whom they were given.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "reckon/store/maker.hpp"
#include "reckon/store/open_mode.hpp"
#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// When, as `2026-05-31`, and to whom a puzzle was given out.
struct Mark {
  std::string on;
  std::string to;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// A puzzle in the bank.
struct Stored {
  std::int64_t id = 0;  ///< in this bank; later ones have larger ones
  BankPuzzle puzzle;
  std::string added_on;  ///< a day, as `2026-05-31`
  std::optional<Mark> mark{};
};

/// The difficulty of a puzzle in the bank by a version of the grading.
struct Regraded {
  std::int64_t id = 0;
  std::optional<int> difficulty;
  int grading = 1;
};

/// Which puzzles are looked for: those that are all of this.
struct Filter {
  std::optional<Kind> kind{};
  std::optional<Levels> levels{};
  bool all_operators = false;
  std::optional<std::int64_t> letters{};
  std::optional<std::int64_t> most_digits{};
  std::optional<Rules> rules{};
  bool unused = false;  ///< not given out yet
};

/// A number of puzzles of one filter.
struct Request {
  Filter filter;
  std::uint64_t count = 0;
};

/// How many puzzles of a kind and difficulty there are.
struct Count {
  Kind kind = Kind::calcrostic;
  std::optional<int> difficulty;
  std::uint64_t puzzles = 0;
  std::uint64_t unused = 0;
};

/// How many puzzles were given out with one mark.
struct Handout {
  Mark mark;
  std::uint64_t puzzles = 0;
};

/// What became of puzzles from another bank.
struct Imported {
  std::uint64_t added = 0;
  std::uint64_t known = 0;   ///< of a class that was there
  std::uint64_t marked = 0;  ///< of these, not given out before, but given out there
};

/// A bank in a file of SQLite. Many processes may hold it at once: changes are whole or not at all,
/// survive the end of the process, and wait for those of others as long as `patience` lasts.
/// Whatever fails leaves the bank as it was.
class Bank {
 public:
  using Mode = OpenMode;

  /// Refuses files that are something else, or of a newer format; none of these is changed. A file
  /// of version 1 is read as it stands, and becomes one of version 2 when it is changed.
  static Result<Bank> open(const std::string& name, Mode mode,
                           std::chrono::milliseconds patience = std::chrono::seconds(10));
  ~Bank();
  Bank(Bank&&) noexcept;
  Bank& operator=(Bank&&) noexcept;

  /// The places of all classes of a kind.
  Result<std::set<Place>> places(Kind kind);
  /// Adds puzzles whose class is not there yet, all in one transaction, and says how many these
  /// are.
  Result<std::uint64_t> add(std::span<const BankPuzzle> puzzles, const std::string& day);
  /// Adds puzzles as they were in another bank, in this order and all in one transaction. Of a
  /// class that is there the puzzle stays, and becomes given out if it was given out there.
  Result<Imported> add_all(std::span<const Stored> puzzles);

  /// The first puzzles that fit, in the order in which they were added. 100,000 puzzles of which
  /// none fits take 10 ms.
  Result<std::vector<Stored>> find(const Filter& filter, std::uint64_t limit);
  /// For each request its puzzles, one after the other, none of them given out before or asked for
  /// twice, and marks all of them, in one transaction: so no two processes get the same. `give`
  /// gets them before the marks are there for others to see. If it throws, or the process ends in
  /// it, nothing is marked; what it throws goes on to the caller. Until it is done, other processes
  /// wait that want to change the bank. If there are too few puzzles of one request, those that
  /// there are: nothing is given or marked.
  using Give = std::function<void(std::span<const Stored>)>;
  Result<std::vector<Stored>> take(
      std::span<const Request> requests, const Mark& mark,
      const Give& give = [](std::span<const Stored>) {});

  /// Gives puzzles that an older version graded the difficulty of this one, all in one transaction,
  /// and says how many these are. Others, and those that are gone, stay as they are.
  Result<std::uint64_t> regrade(std::span<const Regraded> puzzles);

  /// Visits all puzzles in the order in which they were added.
  Result<void> each(const std::function<void(const Stored&)>& visit);
  /// By kind, then difficulty.
  Result<std::vector<Count>> counts();
  /// By day, then name.
  Result<std::vector<Handout>> handouts();
  /// Reads the whole file and compares its tables and indexes: what SQLite finds wrong, one a line;
  /// empty if nothing.
  Result<std::string> damage();

 private:
  struct Connection;
  explicit Bank(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

}  // namespace reckon::store
