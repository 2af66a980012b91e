// Finished pieces of long work, kept in a file from which the work goes on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::work {

/// Why a checkpoint cannot be used.
struct Problem {
  std::string message;   ///< what is wrong and how to mend it
  int error_number = 0;  ///< errno of what the system refused; 0 if the file is of other work
};

template <typename T>
using Result = std::expected<T, Problem>;

/// A file of finished pieces in the order in which they were added:
///
///     reckon checkpoint 1\n description\n | piece 8 | size 8 | CRC-32 4 | result | piece ...
///
/// numbers in little-endian order, the check sum over the piece's number, size and result. A piece
/// that was being written when the process was killed, or that is damaged, ends the file: it and
/// all after it are done again. One process at a time may hold the file.
class Checkpoint {
 public:
  /// Opens the file, or makes it. `description` says in one line what the pieces are parts of.
  /// Fails if the file cannot be opened, is held by another process, or is of other work.
  static Result<Checkpoint> open(const std::string& name, std::string_view description,
                                 std::uint64_t pieces);
  /// Pieces in a file without a name, gone when the process ends.
  static Result<Checkpoint> nameless(std::uint64_t pieces);

  ~Checkpoint();
  Checkpoint(Checkpoint&& other) noexcept;
  Checkpoint& operator=(Checkpoint&&) = delete;

  /// The pieces that are not there yet, ascending.
  std::vector<std::uint64_t> missing() const;
  /// Adds a piece that is missing. It survives the end of the process at once.
  Result<void> add(std::uint64_t piece, std::string_view result);
  /// The result of a piece that is there.
  Result<std::string> read(std::uint64_t piece) const;
  /// Removes the file: nothing is left to be resumed.
  void remove();

 private:
  // Where a result stands; nothing begins at 0, where the description is.
  struct Place {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
  };

  Checkpoint(int file, std::string name, std::uint64_t pieces);
  Result<void> begin(std::string_view head);
  Result<void> find_pieces(std::uint64_t size);
  Result<void> append(std::string_view bytes);
  bool read_at(std::uint64_t offset, std::span<char> bytes) const;

  int file_;
  std::string name_;
  std::uint64_t end_ = 0;
  std::vector<Place> places_;
};

}  // namespace reckon::work
