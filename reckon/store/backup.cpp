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
#include <fstream>
#include <string_view>
#include <tuple>
#include <utility>

#include "reckon/store/formats.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::store {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kPatience(2'000);
constexpr const char* kBackupAct = "backup";

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

// Lets a file with persons know its copy, so that forgetting reaches it.
Result<void> note(const DataFile& data, const std::string& copy) {
  const std::string file = fs::absolute(copy).lexically_normal().string();
  const std::int64_t now = std::chrono::duration_cast<std::chrono::seconds>(
                               std::chrono::system_clock::now().time_since_epoch())
                               .count();
  if (data.format.application == person_format().application) {
    const auto persons = open_persons(data.name, OpenMode::change);
    if (!persons) return std::unexpected(persons.error());
    return (*persons)->add_backup({.file = file, .made_at = now});
  }
  if (data.format.application == contest_format().application) {
    const auto contests = open_contests(data.name, OpenMode::change);
    if (!contests) return std::unexpected(contests.error());
    return (*contests)->add_act({.at = now, .what = kBackupAct, .subject = file});
  }
  return {};
}

// Whether the file is a database of this format, by its head: the note may name another file.
bool is_of(const Format& format, const std::string& file) {
  constexpr std::size_t kHead = 72;
  using std::string_view_literals::operator""sv;
  constexpr std::string_view kMagic = "SQLite format 3\0"sv;
  std::ifstream stream(file, std::ios::binary);
  std::string head(kHead, '\0');
  if (!stream.read(head.data(), kHead) || !head.starts_with(kMagic)) return false;
  std::uint32_t application = 0;
  for (const char byte : head.substr(kHead - 4)) {
    application = application << 8U | static_cast<unsigned char>(byte);
  }
  return application == static_cast<std::uint32_t>(format.application);
}

// Deletes the file if it is a backup.
void remove_backup(const Format& format, const std::string& file, DeletedBackups& done) {
  std::error_code problem;
  if (!fs::exists(fs::symlink_status(file, problem))) return;
  if (!fs::is_regular_file(fs::symlink_status(file, problem)) || !is_of(format, file) ||
      !fs::remove(file, problem)) {
    done.left.push_back(file);
    return;
  }
  ++done.deleted;
  for (const char* const beside : {"-wal", "-shm"}) fs::remove(file + beside, problem);
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
  if (auto noted = note(data, copy); !noted) return noted;
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

Result<DeletedBackups> delete_backups(PersonStore& persons, std::int64_t before) {
  const auto backups = persons.backups();
  if (!backups) return std::unexpected(backups.error());
  DeletedBackups done;
  for (const BackupRow& backup : *backups) {
    if (backup.made_at >= before) continue;
    const std::size_t left = done.left.size();
    remove_backup(person_format(), backup.file, done);
    if (done.left.size() > left) continue;
    if (auto dropped = persons.drop_backup(backup.file); !dropped) {
      return std::unexpected(dropped.error());
    }
  }
  return done;
}

Result<DeletedBackups> delete_backups(ContestStore& contests) {
  const auto acts = contests.acts();
  if (!acts) return std::unexpected(acts.error());
  DeletedBackups done;
  for (const ActRow& act : *acts) {
    if (act.what == kBackupAct) remove_backup(contest_format(), act.subject, done);
  }
  return done;
}

}  // namespace reckon::store
