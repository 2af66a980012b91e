// SPDX-License-Identifier: MIT
// The puzzle bank: stores generated puzzles, one per class, and records who received them.
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

/// The day of a handout, as `2026-05-31`, and its recipient.
struct Mark {
  std::string on;
  std::string to;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// A puzzle in the bank.
struct Stored {
  std::int64_t id = 0;  ///< in this bank; increases with every puzzle
  BankPuzzle puzzle;
  std::string added_on;        ///< a day, as `2026-05-31`
  std::optional<Mark> mark{};  ///< the first
  std::vector<Mark> again{};   ///< the others, by day and name
};

/// A new grading of a puzzle in the bank: its difficulty and the version of the grading.
struct Regraded {
  std::int64_t id = 0;
  std::optional<int> difficulty;
  int grading = 1;
};

/// Selects puzzles; all conditions must hold.
struct Filter {
  std::optional<Kind> kind{};
  std::optional<Levels> levels{};
  bool all_operators = false;
  std::optional<std::int64_t> letters{};
  std::optional<std::int64_t> most_digits{};
  std::optional<Rules> rules{};
  bool unused = false;  ///< not handed out yet
  /// Not handed out on this day, `2026-09-01`, or later: for example not in this season.
  std::optional<std::string> not_since{};
};

/// A number of puzzles that match a filter.
struct Request {
  Filter filter;
  std::uint64_t count = 0;
};

/// A puzzle that a request may take.
struct Candidate {
  std::int64_t id = 0;
  std::string class_name;
};
/// Chooses so many of the candidates, which come in order of insertion, or fewer if they do not
/// suit.
using Choose = std::function<std::vector<std::int64_t>(std::vector<Candidate> candidates,
                                                       std::uint64_t count)>;

/// The number of puzzles of a kind and difficulty.
struct Count {
  Kind kind = Kind::calcrostic;
  std::optional<int> difficulty;
  std::uint64_t puzzles = 0;
  std::uint64_t unused = 0;
};

/// The number of puzzles handed out with one mark.
struct Handout {
  Mark mark;
  std::uint64_t puzzles = 0;
};

/// The outcome of an import from another bank.
struct Imported {
  std::uint64_t added = 0;
  std::uint64_t known = 0;   ///< of a class that already existed
  std::uint64_t marked = 0;  ///< of these, newly marked because they were handed out there
};

/// A bank in an SQLite file. Many processes may open it at once. Changes are atomic, survive the
/// end of the process, and wait for other writers for up to `patience`. A failed call leaves the
/// bank unchanged.
class Bank {
 public:
  using Mode = OpenMode;

  /// Refuses files of another kind and of newer formats, without changing them. A file of an
  /// earlier version can be read as it is, and is upgraded when it is first changed.
  static Result<Bank> open(const std::string& name, Mode mode,
                           std::chrono::milliseconds patience = std::chrono::seconds(10));
  ~Bank();
  Bank(Bank&&) noexcept;
  Bank& operator=(Bank&&) noexcept;

  /// Returns the places of all stored classes of a kind.
  Result<std::set<Place>> places(Kind kind);
  /// Adds puzzles of new classes in one transaction. Returns how many were added.
  Result<std::uint64_t> add(std::span<const BankPuzzle> puzzles, const std::string& day);
  /// Imports puzzles from another bank, in this order and in one transaction. An existing puzzle of
  /// the same class stays; it gets the marks of the imported one too.
  Result<Imported> add_all(std::span<const Stored> puzzles);

  /// Returns the first `limit` matching puzzles, in order of insertion. Searching 100,000 puzzles
  /// without a match takes 10 ms.
  Result<std::vector<Stored>> find(const Filter& filter, std::uint64_t limit);
  /// Hands out puzzles for each request, in order, and marks all of them in one transaction, so no
  /// two processes get the same. No puzzle was handed out before, or since the day of the filter,
  /// and none occurs in two requests. Calls
  /// `give` with them before the marks are visible to others. If it throws, or the process ends
  /// during the call, nothing is marked; its exception is rethrown. Other writers wait until it is
  /// done. If a request has too few puzzles, returns those available, and neither calls `give` nor
  /// marks any.
  /// `choose` takes others than the first ones; it must not return one twice. Classes of numbers
  /// and calcrostics, which are of one name, count as one puzzle only if it heeds that.
  using Give = std::function<void(std::span<const Stored>)>;
  Result<std::vector<Stored>> take(
      std::span<const Request> requests, const Mark& mark,
      const Give& give = [](std::span<const Stored>) {}, const Choose& choose = {});

  /// Sets the difficulty by this version of puzzles that an older version graded, in one
  /// transaction, and returns how many changed. Other puzzles stay as they are; missing ones are
  /// ignored.
  Result<std::uint64_t> regrade(std::span<const Regraded> puzzles);

  /// Visits all puzzles in order of insertion.
  Result<void> each(const std::function<void(const Stored&)>& visit);
  /// Returns the counts, sorted by kind, then difficulty.
  Result<std::vector<Count>> counts();
  /// Returns the handouts, sorted by day, then name.
  Result<std::vector<Handout>> handouts();
  /// Reads the whole file and compares its tables and indexes. Returns the faults that SQLite
  /// finds, one per line; empty if none.
  Result<std::string> damage();

 private:
  struct Connection;
  explicit Bank(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

}  // namespace reckon::store
