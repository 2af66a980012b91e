// SPDX-License-Identifier: MIT
#include "app/papers/cut_outs.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <system_error>

#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::papers {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPicture = ".png";
constexpr std::string_view kNote = ".txt";

// A text as a part of the name of a file: other characters than letters and digits as %20.
std::string part_of_name(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string name;
  for (const char c : text) {
    if (is_letter(c) || is_digit(c)) {
      name += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    name += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
  }
  return name;
}

std::optional<std::string> text_of_part(std::string_view part) {
  std::string text;
  while (!part.empty()) {
    constexpr std::size_t kCoded = 3;
    if (part[0] != '%') {
      text += part[0];
      part.remove_prefix(1);
      continue;
    }
    unsigned char byte = 0;
    if (part.size() < kCoded) return std::nullopt;
    const char* const end = part.data() + kCoded;
    if (std::from_chars(part.data() + 1, end, byte, 16).ptr != end) return std::nullopt;
    text += static_cast<char>(byte);
    part.remove_prefix(kCoded);
  }
  return text;
}

std::string of_group(std::string_view contest, std::string_view group) {
  return part_of_name(contest) + "-" + part_of_name(group) + "-";
}
std::string of_seat(std::string_view contest, std::string_view group, std::int64_t seat) {
  return of_group(contest, group) + std::to_string(seat) + "-";
}
std::string of_question(const SeatQuestion& at) {
  return of_seat(at.contest, at.group, at.seat) + std::to_string(at.question) + "-";
}
std::string picture_of(const SeatQuestion& at, std::string_view letter) {
  return of_question(at).append(part_of_name(letter)).append(kPicture);
}
std::string note_of(const SeatQuestion& at) { return of_question(at).append(kNote); }

template <typename Number>
bool take_number(std::string_view& rest, Number& number) {
  const char* const end = std::to_address(rest.end());
  const auto [stop, problem] = std::from_chars(rest.data(), end, number);
  if (problem != std::errc() || stop == end || *stop != '-') return false;
  rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()) + 1);
  return true;
}

std::unexpected<Error> refused(const fs::path& path, int number, std::string_view advice) {
  const std::error_code problem(number, std::generic_category());
  return std::unexpected(Error{
      .message = printable_name(path.string()) + ": " + problem.message() + std::string(advice),
      .code = ErrorCode::system,
      .error_number = number});
}

Result<std::string> bytes_of(const fs::path& file) {
  std::error_code problem;
  const auto size = fs::file_size(file, problem);
  std::string bytes(problem ? 0 : size, '\0');
  std::ifstream in(file, std::ios::binary);
  if (problem || !in.read(bytes.data(), static_cast<std::streamsize>(size))) {
    return failure(ErrorCode::not_found, "there is no such picture");
  }
  return bytes;
}

// The files of cut-outs whose names begin so. Without a folder there are none.
std::vector<fs::path> files_of(const fs::path& folder, std::string_view beginning) {
  std::vector<fs::path> found;
  std::error_code problem;
  fs::directory_iterator files(folder, problem);
  for (; !problem && files != fs::directory_iterator(); files.increment(problem)) {
    const std::string name = files->path().filename().string();
    const bool is_ours = name.ends_with(kPicture) || name.ends_with(kNote);
    if (is_ours && name.starts_with(beginning)) found.push_back(files->path());
  }
  return found;
}

}  // namespace

// Writes under another name first, so that no picture is ever half a one.
Result<std::string> CutOuts::write(const std::string& name, std::string_view bytes) const {
  constexpr std::string_view kAdvice = ": choose a folder with --cut-outs DIR";
  std::error_code problem;
  const bool is_new = fs::create_directories(folder_, problem);
  if (is_new) fs::permissions(folder_, fs::perms::owner_all, problem);
  if (problem) return refused(folder_, problem.value(), kAdvice);
  const fs::path file = folder_ / name;
  const fs::path beside = folder_ / (name + ".part");
  errno = 0;
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) {
    const int number = errno == 0 ? EIO : errno;
    fs::remove(beside, problem);
    return refused(file, number, "");
  }
  fs::rename(beside, file, problem);
  if (problem) return refused(file, problem.value(), "");
  return file.string();
}

Result<std::string> CutOuts::put(const SeatQuestion& at, std::string_view letter,
                                 std::string_view png) const {
  return write(picture_of(at, letter), png);
}

Result<std::string> CutOuts::put_page(std::string_view contest, const std::string& picture,
                                      std::size_t page, std::string_view png) const {
  const std::string file = fs::path(picture).filename().string();
  return write(part_of_name(contest) + "--" + part_of_name(file) + "-" + std::to_string(page) +
                   std::string(kPicture),
               png);
}

Result<void> CutOuts::note(const SeatQuestion& at, std::string_view read) const {
  if (auto written = write(note_of(at), read); !written) return std::unexpected(written.error());
  return {};
}

Result<std::vector<Doubt>> CutOuts::list(std::string_view contest, std::string_view group) const {
  std::map<SeatQuestion, Doubt> found;
  const std::string beginning = of_group(contest, group);
  for (const fs::path& file : files_of(folder_, beginning)) {
    const std::string name = file.filename().string();
    SeatQuestion at{.contest = std::string(contest), .group = std::string(group)};
    std::string_view rest = std::string_view(name).substr(beginning.size());
    if (!take_number(rest, at.seat) || !take_number(rest, at.question)) continue;
    Doubt& doubt = found[at];
    doubt.at = at;
    if (rest.ends_with(kPicture)) {
      rest.remove_suffix(kPicture.size());
      if (auto letter = text_of_part(rest)) doubt.letters.push_back(*std::move(letter));
    } else if (auto read = bytes_of(file)) {
      doubt.read = *std::move(read);
    }
  }
  std::vector<Doubt> all;
  for (auto& [at, doubt] : found) {
    std::ranges::sort(doubt.letters);
    all.push_back(std::move(doubt));
  }
  return all;
}

Result<std::string> CutOuts::picture(const SeatQuestion& at, std::string_view letter) const {
  return bytes_of(folder_ / picture_of(at, letter));
}

Result<std::size_t> CutOuts::settle(const SeatQuestion& at) const {
  return remove(of_question(at));
}

Result<std::size_t> CutOuts::forget(std::string_view contest, std::string_view group,
                                    std::int64_t seat) const {
  return remove(of_seat(contest, group, seat));
}

Result<std::size_t> CutOuts::forget(std::string_view contest) const {
  return remove(part_of_name(contest) + "-");
}

Result<std::size_t> CutOuts::remove(const std::string& beginning) const {
  std::error_code problem;
  std::size_t count = 0;
  for (const fs::path& file : files_of(folder_, beginning)) {
    if (fs::remove(file, problem)) ++count;
    if (problem) return refused(file, problem.value(), ": delete it yourself");
  }
  if (count > 0 && is_usual_) fs::remove(folder_, problem);  // if it is empty
  return count;
}

}  // namespace reckon::papers
