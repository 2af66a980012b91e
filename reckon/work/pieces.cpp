// SPDX-License-Identifier: MIT
#include "reckon/work/pieces.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include "reckon/text/quote.hpp"

namespace reckon::work {

namespace {

constexpr std::string_view kFormat = "reckon pieces 1\n";
constexpr std::string_view kPrefix = "pieces-";
constexpr std::size_t kWord = 8;
constexpr std::size_t kCheckSum = 4;
constexpr std::size_t kToCheck = 2 * kWord + kCheckSum;
constexpr std::size_t kHead = kToCheck + kCheckSum;
constexpr std::size_t kHexadecimal = 8;  // digits of a checksum
constexpr std::size_t kLongestLabel = std::size_t{1} << 20U;

void put(std::string& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<char>(number >> (8 * i)));
}

std::uint64_t get(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    number = number << 8U | static_cast<unsigned char>(bytes[i]);
  }
  return number;
}

std::uint32_t check_sum(std::string_view bytes) {
  const void* begin = bytes.data();
  return static_cast<std::uint32_t>(crc32_z(0, static_cast<const Bytef*>(begin), bytes.size()));
}

std::string text_of(const Label& label) {
  const std::string text = std::string(kFormat) + label.parameters + "\n" +
                           std::to_string(label.pieces) + "\n" + label.command + "\n";
  std::array<char, kHexadecimal + 2> sum{};
  std::snprintf(sum.data(), sum.size(), "%08x\n", static_cast<unsigned>(check_sum(text)));
  return text + sum.data();
}

// The start of a file; empty if that is not a complete label.
struct Head {
  Label label;
  std::size_t size = 0;
};
std::optional<Head> head_in(std::string_view bytes) {
  if (!bytes.starts_with(kFormat)) return std::nullopt;
  std::array<std::string_view, 4> lines{};  // the last one is the checksum
  std::size_t begin = kFormat.size();
  for (std::string_view& line : lines) {
    const std::size_t end = bytes.find('\n', begin);
    if (end == std::string_view::npos) return std::nullopt;
    line = bytes.substr(begin, end - begin);
    begin = end + 1;
  }
  Head head{.label = {.parameters = std::string(lines[0]), .command = std::string(lines[2])},
            .size = begin};
  std::from_chars(lines[1].data(), lines[1].data() + lines[1].size(), head.label.pieces);
  if (text_of(head.label) != bytes.substr(0, begin)) return std::nullopt;
  if (head.label.pieces > kMostPieces) return std::nullopt;
  return head;
}

// A file opened for reading; closes it at the end.
class Reading {
 public:
  explicit Reading(const std::string& name)
      : file_(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  ~Reading() {
    if (file_ >= 0) ::close(file_);
  }
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  int file() const { return file_; }

 private:
  int file_;
};

// Reads all of `bytes`. False if that fails or the file ends; errno then has the reason.
bool read_at(int file, std::uint64_t offset, std::span<char> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = pread(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got == 0) errno = EIO;  // the file has become shorter
    if (got <= 0) return false;
    offset += static_cast<std::uint64_t>(got);
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
  return true;
}

// The size of a plain file. Empty if it is unknown; errno then has the reason, and is 0 if the file
// is not plain.
std::optional<std::uint64_t> size_of(int file) {
  struct stat status{};
  if (file < 0 || fstat(file, &status) != 0) return std::nullopt;
  if (S_ISREG(status.st_mode)) return static_cast<std::uint64_t>(status.st_size);
  errno = 0;
  return std::nullopt;
}

std::string begin_of(int file, std::uint64_t size) {
  std::string bytes(std::min<std::uint64_t>(size, kLongestLabel), '\0');
  return read_at(file, 0, bytes) ? bytes : std::string();
}

std::unexpected<Error> refused(const std::string& name, int error_number, const char* what_to_do) {
  return std::unexpected(
      Error{.message = (name.empty() ? "a temporary file" : printable_name(name)) + ": " +
                       std::strerror(error_number) + ": " + what_to_do,
            .code = ErrorCode::system,
            .error_number = error_number});
}

std::unexpected<Error> cannot_read(const std::string& name, int error_number) {
  if (error_number != 0) return refused(name, error_number, "make it readable");
  return failure(printable_name(name) + ": is not a plain file: remove it");
}

std::unexpected<Error> too_many(std::uint64_t pieces) {
  return failure("the work has " + std::to_string(pieces) + " pieces, more than " +
                 std::to_string(kMostPieces) + ": ask for a part of it");
}

// The files of pieces in a folder, by name.
Result<std::vector<std::string>> files_in(const std::string& folder) {
  DIR* listing = opendir(folder.c_str());
  if (listing == nullptr) return refused(folder, errno, "name a folder that can be read");
  std::vector<std::string> names;
  const dirent* entry = nullptr;
  while (errno = 0, (entry = readdir(listing)) != nullptr) {
    const std::string_view name(&entry->d_name[0]);
    if (name.starts_with(kPrefix)) names.push_back(folder + "/" + std::string(name));
  }
  const int problem = errno;
  closedir(listing);
  if (problem != 0) return refused(folder, problem, "try again");
  std::ranges::sort(names);
  return names;
}

}  // namespace

Pieces::Pieces(std::string folder, Label label)
    : folder_(std::move(folder)), label_(std::move(label)), places_(label_.pieces) {}

Pieces::Pieces(Pieces&& other) noexcept
    : folder_(std::move(other.folder_)),
      label_(std::move(other.label_)),
      names_(std::move(other.names_)),
      places_(std::move(other.places_)),
      damaged_(other.damaged_),
      file_(std::exchange(other.file_, -1)),
      number_(other.number_),
      end_(other.end_),
      synchronised_(other.synchronised_) {}

Pieces::~Pieces() {
  if (file_ < 0) return;
  if (!folder_.empty()) fdatasync(file_);
  ::close(file_);
}

Result<Pieces> Pieces::open(const std::string& folder, const Label& label) {
  auto pieces = for_adding(folder, label);
  if (!pieces) return pieces;
  if (const auto looked = pieces->look_again(); !looked) return std::unexpected(looked.error());
  return pieces;
}

Result<Pieces> Pieces::for_adding(const std::string& folder, const Label& label) {
  if (label.pieces > kMostPieces) return too_many(label.pieces);
  constexpr mode_t kAll = 0777;
  if (mkdir(folder.c_str(), kAll) != 0 && errno != EEXIST) {
    return refused(folder, errno, "name a folder that can be written");
  }
  return Pieces(folder, label);
}

Result<Pieces> Pieces::nameless(std::uint64_t pieces) {
  if (pieces > kMostPieces) return too_many(pieces);
  std::FILE* stream = std::tmpfile();
  if (stream == nullptr) return refused("", errno, "make room for it");
  Pieces none("", {.parameters = "", .pieces = pieces, .command = ""});
  none.file_ = dup(fileno(stream));
  const int problem = errno;
  std::fclose(stream);
  if (none.file_ < 0) return refused("", problem, "make room for it");
  return none;
}

Result<Label> Pieces::label_of(const std::string& folder) {
  const auto names = files_in(folder);
  if (!names) return std::unexpected(names.error());
  std::optional<Label> found;
  for (const std::string& name : *names) {
    const Reading reading(name);
    const auto size = size_of(reading.file());
    if (!size) return cannot_read(name, errno);
    const auto head = head_in(begin_of(reading.file(), *size));
    if (!head) continue;
    if (found && head->label.command != found->command) {
      return failure(printable_name(folder) +
                     ": its pieces are of different commands: run the one you want with " +
                     "--pieces and --resume");
    }
    found = head->label;
  }
  if (!found) {
    return failure(printable_name(folder) + ": holds no pieces: name the folder of --pieces");
  }
  return *found;
}

Result<void> Pieces::look_again() {
  if (const auto closed = close(); !closed) return closed;
  std::ranges::fill(places_, Place{});
  names_.clear();
  damaged_ = 0;
  const auto names = files_in(folder_);
  if (!names) return std::unexpected(names.error());
  for (const std::string& name : *names) {
    if (const auto done = read_file(name); !done) return done;
  }
  return {};
}

Result<void> Pieces::read_file(const std::string& name) {
  const Reading reading(name);
  const auto size = size_of(reading.file());
  if (!size) return cannot_read(name, errno);
  if (*size == 0) return {};  // killed before it wrote anything
  const std::string begin = begin_of(reading.file(), *size);
  const auto head = head_in(begin);
  if (!head) {
    // Killed while it wrote the label, or damaged.
    if (!text_of(label_).starts_with(begin)) ++damaged_;
    return {};
  }
  if (head->label.parameters != label_.parameters || head->label.pieces != label_.pieces) {
    return failure(printable_name(folder_) +
                   ": holds pieces of other work: name another folder, "
                   "or ask for what they are of: " +
                   printable(head->label.parameters, 2 * kMostShown));
  }
  const auto number = static_cast<std::uint32_t>(names_.size());
  names_.push_back(name);
  find_records(reading.file(), number, head->size, *size);
  return {};
}

void Pieces::find_records(int file, std::uint32_t number, std::uint64_t begin, std::uint64_t size) {
  std::array<char, kHead> head{};
  std::string result;
  for (std::uint64_t end = begin; size - end >= kHead && read_at(file, end, head);) {
    const std::string_view bytes(head.data(), head.size());
    const std::uint64_t piece = get(bytes.substr(0, kWord));
    const std::uint64_t length = get(bytes.substr(kWord, kWord));
    const auto sum = static_cast<std::uint32_t>(get(bytes.substr(2 * kWord, kCheckSum)));
    if (check_sum(bytes.substr(0, kToCheck)) != get(bytes.substr(kToCheck)) ||
        piece >= places_.size()) {
      ++damaged_;
      return;
    }
    if (length > size - end - kHead) return;  // partly written
    result.resize(length);
    if (!read_at(file, end + kHead, result)) {
      ++damaged_;
      return;
    }
    if (check_sum(result) == sum) {
      places_[piece] = {
          .offset = end + kHead, .size_and_one = length + 1, .file = number, .check_sum = sum};
    } else {
      ++damaged_;
    }
    end += kHead + length;
  }
}

std::vector<std::uint64_t> Pieces::missing() const {
  std::vector<std::uint64_t> pieces;
  for (std::uint64_t piece = 0; piece < count(); ++piece) {
    if (!has(piece)) pieces.push_back(piece);
  }
  return pieces;
}

Result<void> Pieces::add(std::uint64_t piece, std::string_view result) {
  constexpr std::chrono::seconds kBetweenSynchronisations(1);
  if (file_ < 0) {
    if (const auto created = create_file(); !created) return created;
  }
  std::string record;
  record.reserve(kHead + result.size());
  const std::uint32_t sum = check_sum(result);
  put(record, piece, kWord);
  put(record, result.size(), kWord);
  put(record, sum, kCheckSum);
  put(record, check_sum(record), kCheckSum);
  record += result;
  const std::uint64_t offset = end_ + kHead;
  if (const auto appended = append(record); !appended) return appended;
  places_[piece] = {
      .offset = offset, .size_and_one = result.size() + 1, .file = number_, .check_sum = sum};
  const auto now = std::chrono::steady_clock::now();
  if (folder_.empty() || now - synchronised_ < kBetweenSynchronisations) return {};
  synchronised_ = now;
  if (fdatasync(file_) != 0) return cannot_write(errno);
  return {};
}

Result<void> Pieces::create_file() {
  constexpr mode_t kReadAndWrite = 0666;
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host = {"host"};
  const std::string usual =
      folder_ + "/" + std::string(kPrefix) + host.data() + "-" + std::to_string(getpid());
  std::string name = usual;
  // A file of this number may exist, from an earlier process or from this one.
  for (unsigned more = 2; file_ < 0; ++more) {
    file_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, kReadAndWrite);
    if (file_ < 0 && errno != EEXIST)
      return refused(name, errno, "name a folder that can be written");
    if (file_ < 0) name = usual + "-" + std::to_string(more);
  }
  number_ = static_cast<std::uint32_t>(names_.size());
  names_.push_back(name);
  end_ = 0;
  synchronised_ = std::chrono::steady_clock::now();
  return append(text_of(label_));
}

Result<void> Pieces::append(std::string_view bytes) {
  const std::uint64_t begin = end_;
  while (!bytes.empty()) {
    const ssize_t written = write(file_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      const int problem = written == 0 ? ENOSPC : errno;
      // Best effort: readers skip a partial record anyway.
      if (ftruncate(file_, static_cast<off_t>(begin)) == 0) end_ = begin;
      return cannot_write(problem);
    }
    end_ += static_cast<std::uint64_t>(written);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::unexpected<Error> Pieces::cannot_write(int error_number) {
  return refused(folder_.empty() ? "" : names_[number_], error_number,
                 folder_.empty() ? "make room for it" : "make room, and go on with --resume");
}

Result<std::string> Pieces::read(std::uint64_t piece) const {
  const Place& place = places_[piece];
  std::string result(place.size_and_one - 1, '\0');
  if (folder_.empty()) {
    if (!read_at(file_, place.offset, result)) return refused("", errno, "try again");
    return result;
  }
  const std::string& name = names_[place.file];
  const Reading reading(name);
  if (reading.file() < 0 || !read_at(reading.file(), place.offset, result)) {
    return refused(name, errno, "go on with --resume");
  }
  if (check_sum(result) != place.check_sum) return refused(name, EIO, "go on with --resume");
  return result;
}

Result<void> Pieces::close() {
  if (file_ < 0 || folder_.empty()) return {};
  const bool failed = fdatasync(file_) != 0;
  const int problem = errno;
  if (::close(std::exchange(file_, -1)) != 0) return cannot_write(errno);
  if (failed) return cannot_write(problem);
  return {};
}

}  // namespace reckon::work
