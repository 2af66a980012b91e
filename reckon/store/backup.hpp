// SPDX-License-Identifier: MIT
// Backs up banks and files of matches while other processes change them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Copies a bank or a file of matches as a consistent snapshot, and checks the copy. Writers do not
/// wait meanwhile. The copy is atomic: complete and on the disk, or absent. Only its owner may read
/// it. Refuses to overwrite an existing file. A store of contests and a file of persons take note
/// of their copies first, so that these can be forgotten too.
///
/// `step` receives the pages done and their total, several times a second. It may throw to cancel.
/// Cost: reads the file once, writes it, and reads the copy.
Result<void> back_up(const std::string& file, const std::string& copy,
                     const std::function<void(std::uint64_t done, std::uint64_t total)>& step);

/// The days for which backups of a file of persons are kept, unless others are given.
inline constexpr std::int64_t kBackupDays = 14;

/// The outcome of deleting backups.
struct DeletedBackups {
  std::size_t deleted = 0;
  std::vector<std::string> left{};  ///< those that could not be deleted
};
/// Deletes the noted backups of a file of persons that were made before a time, in seconds since
/// 1970. It leaves a file whose content is another one now. Fails if the notes cannot be read.
Result<DeletedBackups> delete_backups(PersonStore& persons, std::int64_t before);
/// Deletes all noted backups of a store of contests, likewise.
Result<DeletedBackups> delete_backups(ContestStore& contests);

}  // namespace reckon::store
