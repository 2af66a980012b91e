// SPDX-License-Identifier: MIT
#include "reckon/store/backup.hpp"

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <tuple>
#include <utility>

#include "reckon/store/formats.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::store {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kPatience(2'000);

// The format that a file declares; that of matches if it declares none.
const Format& format_of(const std::string& file) {
  try {
    SQLite::Database database(fs::absolute(file).string(), SQLite::OPEN_READONLY,
                              static_cast<int>(kPatience.count()));
    const int application = database.execAndGet("PRAGMA application_id").getInt();
    for (const Format* const format : {&bank_format(), &contest_format(), &person_format()}) {
      if (format->application == application) return *format;
    }
    return matches_format();
  } catch (const std::exception&) {
    return matches_format();  // opening it again reports why it cannot be read
  }
}

// A new file, removed again unless it gets its final name.
class NewFile {
 public:
  explicit NewFile(const std::string& name) : name_(name) {
    // mkstemp() creates a new file that only its owner may read.
    temporary_name_ = name + ".XXXXXX";
    descriptor_ = mkostemp(temporary_name_.data(), O_CLOEXEC);
  }
  ~NewFile() {
    if (descriptor_ < 0) return;
    close(descriptor_);
    std::remove(temporary_name_.c_str());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  bool is_there() const { return descriptor_ >= 0; }
  const std::string& temporary_name() const { return temporary_name_; }

  // Moves the file to its final name, which must not exist, and syncs it. True on success.
  bool finish() {
    if (fsync(descriptor_) != 0) return false;
    if (renameat2(AT_FDCWD, temporary_name_.c_str(), AT_FDCWD, name_.c_str(), RENAME_NOREPLACE) !=
        0) {
      // Some file systems support only links.
      if (errno != EINVAL || link(temporary_name_.c_str(), name_.c_str()) != 0) return false;
      unlink(temporary_name_.c_str());
    }
    close(std::exchange(descriptor_, -1));
    const fs::path folder = fs::absolute(name_).parent_path();
    const int at = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (at < 0) return true;
    fsync(at);
    close(at);
    return true;
  }

 private:
  std::string name_;
  std::string temporary_name_;
  int descriptor_ = -1;
};

void copy_pages(SQLite::Database& from, SQLite::Database& to,
                const std::function<void(std::uint64_t, std::uint64_t)>& step) {
  constexpr int kPages = 64;
  // SQLite restarts a copy when the file changes, unless a single transaction reads it.
  const SQLite::Transaction one_moment(from);
  from.execAndGet("SELECT count(*) FROM sqlite_schema");
  to.exec("PRAGMA journal_mode = OFF");
  to.exec("PRAGMA synchronous = OFF");
  SQLite::Backup backup(to, from);
  while (backup.executeStep(kPages) != SQLITE_DONE) {
    const auto total = static_cast<std::uint64_t>(backup.getTotalPageCount());
    step(total - static_cast<std::uint64_t>(backup.getRemainingPageCount()), total);
  }
}

Result<void> check(const DataFile& copy) {
  auto database = open_database(copy, OpenMode::read, kPatience);
  if (!database) return std::unexpected(database.error());
  return guarded(copy, &*database, [&]() -> Result<void> {
    if (database->execAndGet("PRAGMA quick_check(1)").getString() == "ok") return {};
    return failure(ErrorCode::system, "is damaged");
  });
}

}  // namespace

Result<void> back_up(const std::string& file, const std::string& copy,
                     const std::function<void(std::uint64_t done, std::uint64_t total)>& step) {
  const DataFile data{.name = file, .format = format_of(file)};
  if (struct stat status{}; stat(file.c_str(), &status) == 0 && status.st_nlink > 1) {
    return failure(
        printable_name(file) +
        ": has several names, so that the log beside it may be missed: remove the others");
  }
  auto from = open_database(data, OpenMode::read, kPatience);
  if (!from) return std::unexpected(from.error());
  struct stat unused{};
  if (lstat(copy.c_str(), &unused) == 0) {
    return failure(printable_name(copy) +
                   ": is there already: name another file, or remove it yourself");
  }
  NewFile made(copy);
  if (!made.is_there()) return refused(copy, errno);
  const DataFile temporary{.name = made.temporary_name(), .format = data.format};
  const auto copied = guarded(data, &*from, [&]() -> Result<void> {
    SQLite::Database to(fs::absolute(temporary.name).string(), SQLite::OPEN_READWRITE);
    copy_pages(*from, to, step);
    // A file of an earlier version may lack what the statement changes.
    if (data.format.in_copies != nullptr) std::ignore = to.tryExec(data.format.in_copies);
    return {};
  });
  if (!copied) return copied;
  if (const auto checked = check(temporary); !checked) {
    return failure(ErrorCode::system, printable_name(file) + ": is damaged: " + data.format.mend);
  }
  if (!made.finish()) return refused(copy, errno);
  return {};
}

}  // namespace reckon::store
