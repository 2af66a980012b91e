// SPDX-License-Identifier: MIT
#include "app/cli/contest/cut_outs.hpp"

#include <fmt/core.h>

#include <system_error>

#include "app/cli/frame/fault.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

namespace fs = std::filesystem;

namespace {

// A text as a part of the name of a file: other characters than letters and digits as %20.
std::string part_of_name(std::string_view text) {
  std::string name;
  for (const char c : text) {
    name += is_letter(c) || is_digit(c) ? std::string(1, c)
                                        : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return name;
}

std::string of_seat(std::string_view contest, std::string_view group, std::int64_t seat) {
  return fmt::format("{}-{}-{}-", part_of_name(contest), part_of_name(group), seat);
}

}  // namespace

std::string CutOuts::made(const std::string& name) const {
  std::error_code problem;
  const bool is_new = fs::create_directories(folder_, problem);
  if (is_new) fs::permissions(folder_, fs::perms::owner_all, problem);
  if (problem) {
    throw Fault(status_of(problem.value()),
                fmt::format("{}: {}: choose a folder with --cut-outs DIR",
                            printable_name(folder_.string()), problem.message()));
  }
  return (folder_ / name).string();
}

std::string CutOuts::file_of(std::string_view contest, std::string_view group, std::int64_t seat,
                             std::size_t question, std::string_view letter) const {
  return made(fmt::format("{}{}-{}.png", of_seat(contest, group, seat), question,
                          letter == " " ? "" : part_of_name(letter)));
}

std::string CutOuts::file_of_page(std::string_view contest, const std::string& picture,
                                  std::size_t page) const {
  return made(fmt::format("{}--{}-{}.png", part_of_name(contest),
                          part_of_name(fs::path(picture).filename().string()), page));
}

std::size_t CutOuts::settle(std::string_view contest, std::string_view group, std::int64_t seat,
                            std::size_t question) const {
  return remove(fmt::format("{}{}-", of_seat(contest, group, seat), question));
}

std::size_t CutOuts::forget(std::string_view contest, std::string_view group,
                            std::int64_t seat) const {
  return remove(of_seat(contest, group, seat));
}

std::size_t CutOuts::forget(std::string_view contest) const {
  return remove(part_of_name(contest) + "-");
}

std::size_t CutOuts::remove(const std::string& beginning) const {
  std::error_code problem;
  std::size_t count = 0;
  fs::directory_iterator files(folder_, problem);
  for (; !problem && files != fs::directory_iterator(); files.increment(problem)) {
    const std::string name = files->path().filename().string();
    if (!name.starts_with(beginning) || !name.ends_with(".png")) continue;
    std::error_code kept;
    if (fs::remove(files->path(), kept)) ++count;
    if (kept) {
      throw Fault(kSystemFault,
                  fmt::format("{}: {}: delete it yourself", printable_name(files->path().string()),
                              kept.message()));
    }
  }
  if (count > 0 && is_usual_) fs::remove(folder_, problem);  // if it is empty
  return count;
}

void add_cut_outs(const Command& command, std::optional<std::string>& folder) {
  command
      .add_option("--cut-outs", folder,
                  "Folder of the pictures to look at (default: .doubts beside the store)")
      .type_name("DIR");
}

CutOuts cut_outs_of(const ContestFiles& files, const std::optional<std::string>& folder) {
  if (folder) return {*folder, false};
  const fs::path store = store_file(files);
  return {store.parent_path() / (store.stem().string() + ".doubts"), true};
}

papers::ForgetPictures cut_outs_to_forget(const ContestFiles& files) {
  return [cut_outs = cut_outs_of(files)](const std::string& contest,
                                         const store::EntrantRow* entrant) -> Result<void> {
    try {
      if (entrant == nullptr) {
        cut_outs.forget(contest);
      } else {
        cut_outs.forget(contest, entrant->group, entrant->seat);
      }
    } catch (const Fault& fault) {
      return failure(ErrorCode::system, fault.what());
    }
    return {};
  };
}

}  // namespace reckon::cli
