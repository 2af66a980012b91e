#include "reckon/work/checkpoint.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace reckon::work {

namespace {

constexpr std::string_view kFormat = "reckon checkpoint 1\n";
constexpr std::size_t kWord = 8;
constexpr std::size_t kCheckSum = 4;
constexpr std::size_t kHead = 2 * kWord + kCheckSum;

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

// Of a piece's number and size, and its result.
std::uint64_t check_sum(std::string_view words, std::string_view result) {
  uLong sum = 0;
  for (const std::string_view part : {words, result}) {
    const void* bytes = part.data();
    sum = crc32_z(sum, static_cast<const Bytef*>(bytes), part.size());
  }
  return sum;
}

std::unexpected<Problem> refused(const std::string& name, int error_number) {
  return std::unexpected(Problem{.message = (name.empty() ? "a temporary file" : name) + ": " +
                                            std::strerror(error_number) +
                                            ": choose a place that can be written",
                                 .error_number = error_number});
}

}  // namespace

Checkpoint::Checkpoint(int file, std::string name, std::uint64_t pieces)
    : file_(file), name_(std::move(name)), places_(pieces) {}

Checkpoint::Checkpoint(Checkpoint&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      name_(std::move(other.name_)),
      end_(other.end_),
      places_(std::move(other.places_)) {}

Checkpoint::~Checkpoint() {
  if (file_ >= 0) close(file_);
}

Result<Checkpoint> Checkpoint::open(const std::string& name, std::string_view description,
                                    std::uint64_t pieces) {
  constexpr mode_t kReadAndWrite = 0666;
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kReadAndWrite);
  if (file < 0) return refused(name, errno);
  Checkpoint checkpoint(file, name, pieces);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return std::unexpected(
        Problem{.message = name + ": another process is at work on it: wait until it is done"});
  }
  const std::string head = std::string(kFormat) + std::string(description) + "\n";
  if (const auto begun = checkpoint.begin(head); !begun) return std::unexpected(begun.error());
  return checkpoint;
}

Result<Checkpoint> Checkpoint::nameless(std::uint64_t pieces) {
  std::FILE* stream = std::tmpfile();
  if (stream == nullptr) return refused("", errno);
  const int file = dup(fileno(stream));
  const int problem = errno;
  std::fclose(stream);
  if (file < 0) return refused("", problem);
  Checkpoint checkpoint(file, "", pieces);
  if (const auto begun = checkpoint.begin(kFormat); !begun) return std::unexpected(begun.error());
  return checkpoint;
}

Result<void> Checkpoint::begin(std::string_view head) {
  struct stat status{};
  if (fstat(file_, &status) != 0) return refused(name_, errno);
  const auto size = static_cast<std::uint64_t>(status.st_size);
  std::string there(std::min<std::uint64_t>(size, head.size()), '\0');
  if (!read_at(0, there)) return refused(name_, errno);
  if (!head.starts_with(there)) {
    return std::unexpected(Problem{
        .message = name_ + ": holds pieces of other work: finish that, or remove the file"});
  }
  if (there.size() < head.size()) return append(head);
  end_ = head.size();
  return find_pieces(size);
}

Result<void> Checkpoint::find_pieces(std::uint64_t size) {
  std::array<char, kHead> head{};
  std::string result;
  while (size - end_ >= kHead && read_at(end_, head)) {
    const std::string_view words(head.data(), 2 * kWord);
    const std::uint64_t piece = get(words.substr(0, kWord));
    const std::uint64_t length = get(words.substr(kWord));
    if (piece >= places_.size() || length > size - end_ - kHead) break;
    result.resize(length);
    if (!read_at(end_ + kHead, result)) break;
    if (check_sum(words, result) != get({head.data() + 2 * kWord, kCheckSum})) break;
    places_[piece] = {.offset = end_ + kHead, .size = length};
    end_ += kHead + length;
  }
  if (ftruncate(file_, static_cast<off_t>(end_)) != 0) return refused(name_, errno);
  return {};
}

std::vector<std::uint64_t> Checkpoint::missing() const {
  std::vector<std::uint64_t> pieces;
  for (std::uint64_t piece = 0; piece < places_.size(); ++piece) {
    if (places_[piece].offset == 0) pieces.push_back(piece);
  }
  return pieces;
}

Result<void> Checkpoint::add(std::uint64_t piece, std::string_view result) {
  std::string record;
  put(record, piece, kWord);
  put(record, result.size(), kWord);
  put(record, check_sum(record, result), kCheckSum);
  record += result;
  const std::uint64_t offset = end_ + kHead;
  if (const auto appended = append(record); !appended) return appended;
  places_[piece] = {.offset = offset, .size = result.size()};
  return {};
}

Result<std::string> Checkpoint::read(std::uint64_t piece) const {
  std::string result(places_[piece].size, '\0');
  if (!read_at(places_[piece].offset, result)) return refused(name_, errno);
  return result;
}

void Checkpoint::remove() {
  if (!name_.empty()) std::remove(name_.c_str());
}

Result<void> Checkpoint::append(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(end_));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return refused(name_, written == 0 ? ENOSPC : errno);
    end_ += static_cast<std::uint64_t>(written);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

bool Checkpoint::read_at(std::uint64_t offset, std::span<char> bytes) const {
  while (!bytes.empty()) {
    const ssize_t got = pread(file_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got == 0) errno = EIO;  // shorter than it was
    if (got <= 0) return false;
    offset += static_cast<std::uint64_t>(got);
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
  return true;
}

}  // namespace reckon::work
