// SPDX-License-Identifier: MIT
// Finished pieces of long work, kept in a folder as checkpoints: the work can resume from it, and
// results of shards be merged.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::work {

/// Describes the work that the pieces of a folder belong to.
struct Label {
  std::string parameters;    ///< one line; pieces with other parameters are refused
  std::uint64_t pieces = 0;  ///< their total number
  std::string command;       ///< one line for the program that merges them
};

/// The limit on pieces, since each takes memory for its position.
inline constexpr std::uint64_t kMostPieces = std::uint64_t{1} << 24U;

/// The results of pieces. Every process that adds some writes its own file to the folder, a new one
/// each time:
///
///     pieces-<host>-<process>    label   reckon pieces 1\n parameters\n 4096\n command\n CRC-32\n
///                                record  piece 8 | size 8 | CRC-32 of the result 4
///                                        | CRC-32 of these 4 | result
///                                record  ...
///
/// Numbers in records are little-endian, those in the label are text. The content of the folder is
/// the union of its files, so no locks are needed on any file system. A partly written record (its
/// process was killed) is the last in its file. A damaged record is skipped; if its length is
/// damaged too, the rest of the file is ignored. Either way the piece is missing, and is done
/// again.
///
/// An added piece survives the end of the process at once. It survives a power failure after a
/// second, or once the object is destroyed.
class Pieces {
 public:
  /// Opens the pieces in a folder, and creates the folder if it does not exist. Refuses pieces of
  /// other work, and more than kMostPieces. Cost: reads all existing pieces.
  static Result<Pieces> open(const std::string& folder, const Label& label);
  /// The same without reading existing pieces.
  static Result<Pieces> for_adding(const std::string& folder, const Label& label);
  /// Pieces in an unnamed temporary file, deleted when the process ends.
  static Result<Pieces> nameless(std::uint64_t pieces);
  /// The label of the pieces in a folder. Refuses a folder without pieces, or with pieces of
  /// different commands.
  static Result<Label> label_of(const std::string& folder);

  ~Pieces();
  Pieces(Pieces&& other) noexcept;
  Pieces& operator=(Pieces&&) = delete;

  std::uint64_t count() const { return places_.size(); }
  bool has(std::uint64_t piece) const { return places_[piece].size_and_one != 0; }
  /// The missing pieces, ascending.
  std::vector<std::uint64_t> missing() const;
  /// The number of damaged records and files that were skipped.
  std::uint64_t damaged() const { return damaged_; }

  /// Adds the result of a piece.
  Result<void> add(std::uint64_t piece, std::string_view result);
  /// The result of an existing piece.
  Result<std::string> read(std::uint64_t piece) const;
  /// Reads the pieces that other processes have added.
  Result<void> look_again();
  /// Writes everything to the disk and closes the file. Further pieces go to another file.
  Result<void> close();

 private:
  struct Place {
    std::uint64_t offset = 0;
    std::uint64_t size_and_one = 0;  // 0: the piece is missing
    std::uint32_t file = 0;
    std::uint32_t check_sum = 0;
  };

  Pieces(std::string folder, Label label);
  Result<void> read_file(const std::string& name);
  void find_records(int file, std::uint32_t number, std::uint64_t begin, std::uint64_t size);
  Result<void> create_file();
  Result<void> append(std::string_view bytes);
  std::unexpected<Error> cannot_write(int error_number);

  std::string folder_;  // empty: nameless
  Label label_;
  std::vector<std::string> names_;
  std::vector<Place> places_;
  std::uint64_t damaged_ = 0;

  int file_ = -1;  // the file being written, the one with this number
  std::uint32_t number_ = 0;
  std::uint64_t end_ = 0;
  std::chrono::steady_clock::time_point synchronised_;
};

}  // namespace reckon::work
