// SPDX-License-Identifier: MIT
// The folder of cut-outs: parts of scanned pages that a person has to look at.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::papers {

/// A question on the paper of a seat in a contest.
struct SeatQuestion {
  std::string contest{};
  std::string group{};
  std::int64_t seat = 0;     ///< 0 for a page that cannot be read
  std::size_t question = 1;  ///< its number on the paper, or that of the page

  friend auto operator<=>(const SeatQuestion&, const SeatQuestion&) = default;
};

/// A question that waits for a person.
struct Doubt {
  SeatQuestion at{};
  std::vector<std::string> letters{};  ///< those with a picture; empty text for the whole question
  std::string read{};                  ///< the part of the answer that is certain

  friend bool operator==(const Doubt&, const Doubt&) = default;
};

/// The cut-outs in a folder, in PNG. Their names say contest, group, seat, question and letter. All
/// functions fail with a reason that names the file. Cost: listing and deleting read the folder.
class CutOuts {
 public:
  /// The folder need not exist. The usual one is deleted when it is empty.
  CutOuts(std::filesystem::path folder, bool is_usual)
      : folder_(std::move(folder)), is_usual_(is_usual) {}

  const std::filesystem::path& folder() const { return folder_; }

  /// Writes the picture of a letter, or of the whole question if that is empty. Makes the folder,
  /// for its owner alone. Returns the file.
  Result<std::string> put(const SeatQuestion& at, std::string_view letter,
                          std::string_view png) const;
  /// Writes the picture of a page that cannot be read, by the name of the file it was in.
  Result<std::string> put_page(std::string_view contest, const std::string& picture,
                               std::size_t page, std::string_view png) const;
  /// Writes which part of the answer is certain.
  Result<void> note(const SeatQuestion& at, std::string_view read) const;

  /// Returns the questions of a group that wait, by seat and number.
  Result<std::vector<Doubt>> list(std::string_view contest, std::string_view group) const;
  /// Returns the picture of a letter, or of the whole question; `not_found` if there is none.
  Result<std::string> picture(const SeatQuestion& at, std::string_view letter) const;

  // Each deletes files and returns how many.
  Result<std::size_t> settle(const SeatQuestion& at) const;
  Result<std::size_t> forget(std::string_view contest, std::string_view group,
                             std::int64_t seat) const;
  Result<std::size_t> forget(std::string_view contest) const;

 private:
  Result<std::string> write(const std::string& name, std::string_view bytes) const;
  Result<std::size_t> remove(const std::string& beginning) const;

  std::filesystem::path folder_;
  bool is_usual_;
};

}  // namespace reckon::papers
