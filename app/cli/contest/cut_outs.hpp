// SPDX-License-Identifier: MIT
// The folder of cut-outs: parts of scanned pages that a person has to look at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/contest/contest_files.hpp"
#include "app/papers/forgetting.hpp"

namespace reckon::cli {

/// The cut-outs in a folder. Their names say contest, group, seat, question and letter.
class CutOuts {
 public:
  /// The folder need not exist. The usual one is deleted when it is empty.
  CutOuts(std::filesystem::path folder, bool is_usual)
      : folder_(std::move(folder)), is_usual_(is_usual) {}

  const std::filesystem::path& folder() const { return folder_; }

  /// Returns the file for a question of an entrant, and a letter of it; makes the folder.
  std::string file_of(std::string_view contest, std::string_view group, std::int64_t seat,
                      std::size_t question, std::string_view letter) const;
  /// Returns the file for a page that cannot be read; makes the folder.
  std::string file_of_page(std::string_view contest, const std::string& picture,
                           std::size_t page) const;

  // Each deletes files and returns how many.
  std::size_t settle(std::string_view contest, std::string_view group, std::int64_t seat,
                     std::size_t question) const;
  std::size_t forget(std::string_view contest, std::string_view group, std::int64_t seat) const;
  std::size_t forget(std::string_view contest) const;

 private:
  std::string made(const std::string& name) const;
  std::size_t remove(const std::string& beginning) const;

  std::filesystem::path folder_;
  bool is_usual_;
};

/// Adds --cut-outs: a folder, by default `NAME.doubts` beside the store.
void add_cut_outs(const Command& command, std::optional<std::string>& folder);
/// Returns the cut-outs in the folder that is given, or in the usual one.
CutOuts cut_outs_of(const ContestFiles& files, const std::optional<std::string>& folder = {});
/// Returns what deletes cut-outs in the usual folder.
papers::ForgetPictures cut_outs_to_forget(const ContestFiles& files);

}  // namespace reckon::cli
