// SPDX-License-Identifier: MIT
// Finished pieces of long work, kept in a folder from which the work goes on and is merged.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::work {

/// Why pieces cannot be kept or read.
struct WorkError {
  std::string message;   ///< what is wrong and how to fix it
  int error_number = 0;  ///< errno of what the system refused; 0 if the pieces are of other work
};

template <typename T>
using WorkResult = std::expected<T, WorkError>;

/// What the pieces of a folder are of.
struct Label {
  std::string parameters;    ///< one line: pieces of others are refused
  std::uint64_t pieces = 0;  ///< how many there are in all
  std::string command;       ///< one line for whoever merges them
};

/// More pieces than this are refused: for each there is memory for its place.
inline constexpr std::uint64_t kMostPieces = std::uint64_t{1} << 24U;

/// Results of pieces. Every process that adds some writes a file of its own to the folder, a new
/// one each time:
///
///     pieces-<host>-<process>    label   reckon pieces 1\n parameters\n 4096\n command\n CRC-32\n
///                                record  piece 8 | size 8 | CRC-32 of the result 4
///                                        | CRC-32 of these 4 | result
///                                record  ...
///
/// numbers of records in little-endian order, those of the label as text. So nothing has to be
/// locked, on whatever file system: what is in the folder is what is in all its files. A record
/// that was being written when its process was killed ends its file; one that is damaged is passed
/// over, or ends it if it cannot be told how long it is. Either way its piece is missing, and done
/// again.
///
/// A piece that was added survives the end of the process at once, and a loss of power after a
/// second, or when the object is gone.
class Pieces {
 public:
  /// Those in a folder, which is made if it is not there. Refuses pieces of other work, and more
  /// than kMostPieces. Cost: reads all that is there.
  static WorkResult<Pieces> open(const std::string& folder, const Label& label);
  /// The same without looking for those that are there.
  static WorkResult<Pieces> for_adding(const std::string& folder, const Label& label);
  /// Pieces in a file without a name, gone when the process ends.
  static WorkResult<Pieces> nameless(std::uint64_t pieces);
  /// What the pieces of a folder are of; refuses one that has none, or some of different commands.
  static WorkResult<Label> label_of(const std::string& folder);

  ~Pieces();
  Pieces(Pieces&& other) noexcept;
  Pieces& operator=(Pieces&&) = delete;

  std::uint64_t count() const { return places_.size(); }
  bool has(std::uint64_t piece) const { return places_[piece].size_and_one != 0; }
  /// The pieces that are not there yet, ascending.
  std::vector<std::uint64_t> missing() const;
  /// How many records and files were passed over because they are damaged.
  std::uint64_t damaged() const { return damaged_; }

  /// Adds the result of a piece.
  WorkResult<void> add(std::uint64_t piece, std::string_view result);
  /// The result of a piece that is there.
  WorkResult<std::string> read(std::uint64_t piece) const;
  /// Looks for what other processes have added.
  WorkResult<void> look_again();
  /// Writes everything to the disk and closes the file. More may be added, to another file.
  WorkResult<void> close();

 private:
  struct Place {
    std::uint64_t offset = 0;
    std::uint64_t size_and_one = 0;  // 0: the piece is missing
    std::uint32_t file = 0;
    std::uint32_t check_sum = 0;
  };

  Pieces(std::string folder, Label label);
  WorkResult<void> read_file(const std::string& name);
  void find_records(int file, std::uint32_t number, std::uint64_t begin, std::uint64_t size);
  WorkResult<void> create_file();
  WorkResult<void> append(std::string_view bytes);
  std::unexpected<WorkError> cannot_write(int error_number);

  std::string folder_;  // empty: nameless
  Label label_;
  std::vector<std::string> names_;
  std::vector<Place> places_;
  std::uint64_t damaged_ = 0;

  int file_ = -1;  // that is written to, the one of this number
  std::uint32_t number_ = 0;
  std::uint64_t end_ = 0;
  std::chrono::steady_clock::time_point synchronised_;
};

}  // namespace reckon::work
