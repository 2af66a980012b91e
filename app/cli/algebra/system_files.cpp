// SPDX-License-Identifier: MIT
#include "app/cli/algebra/system_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/threads.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

// So that a folder can be listed quickly.
constexpr std::size_t kMostFiles = 10'000;

void write_file(const std::string& name, const std::string& text) {
  OutputFile file(name);
  file.write(text);
  file.finish();
}

// The numbers of the systems, from 1, with as many digits as the last.
class Names {
 public:
  Names(std::size_t systems, std::size_t batch, std::string_view extension)
      : systems_(systems),
        batch_(std::clamp<std::size_t>(batch, 1, std::max<std::size_t>(systems, 1))),
        width_(std::max<std::size_t>(kLeastWidth, std::to_string(systems).size())),
        extension_(extension) {}

  std::size_t files() const { return (systems_ + batch_ - 1) / batch_; }
  std::size_t first_in(std::size_t file) const { return file * batch_; }
  std::size_t end_of(std::size_t file) const { return std::min((file + 1) * batch_, systems_); }

  std::string system(std::size_t i) const { return fmt::format("{:0{}}", i + 1, width_); }
  // Returns the subfolder of a file, if it has one.
  std::string folder(std::size_t file) const {
    if (files() <= kMostFiles) return {};
    const std::size_t first = file / kMostFiles * kMostFiles;
    return span(first_in(first), end_of(std::min(first + kMostFiles, files()) - 1));
  }
  std::string file(std::size_t file) const {
    const std::string below = folder(file);
    return (below.empty() ? "" : below + '/') + span(first_in(file), end_of(file)) + '.' +
           extension_;
  }

 private:
  static constexpr std::size_t kLeastWidth = 5;

  std::string span(std::size_t first, std::size_t end) const {
    return end - first == 1 ? system(first) : system(first) + '-' + system(end - 1);
  }

  std::size_t systems_;
  std::size_t batch_;
  std::size_t width_;
  std::string extension_;
};

std::string file_text(const ExportedSystems& systems, const ExportTarget& target,
                      const Names& names, std::size_t file) {
  const algebra::Ring ring(systems.unknowns);
  std::vector<algebra::NamedSystem> of_file;
  for (std::size_t i = names.first_in(file); i < names.end_of(file); ++i) {
    of_file.push_back({.name = names.system(i), .equations = systems.equations(ring, i)});
  }
  if (target.batch == 1) return to_text(target.format.format, of_file.front().equations);
  return to_text(target.format.format, of_file);
}

std::string index_of(const Json& question, const std::vector<std::string>& entries) {
  std::string text = "{\n";
  for (const auto& [key, value] : question.items()) {
    text += fmt::format(" {}: {},\n", Json(key).dump(), value.dump());
  }
  return text + fmt::format(" \"systems\": [\n  {}\n ]\n}}\n", fmt::join(entries, ",\n  "));
}

}  // namespace

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw cannot_write(printable_name(folder), error.value(), "name a folder that can be written");
  }
}

ExportedFiles write_systems(const ExportedSystems& systems, const ExportTarget& target,
                            const Json& question) {
  const Names names(systems.count, static_cast<std::size_t>(target.batch), target.format.extension);
  const std::string index = target.folder + "/index.json";
  std::error_code unused;
  std::filesystem::remove(index, unused);  // that of other systems
  for (std::size_t file = 0; file < names.files(); file += kMostFiles) {
    make_folder(target.folder + '/' + names.folder(file));
  }
  std::vector<std::string> entries(systems.count);
  {
    Progress progress(Answers::at_the_end);
    on_threads(target.threads, &progress)(names.files(), [&](std::uint64_t piece) {
      const auto file = static_cast<std::size_t>(piece);
      const std::string name = names.file(file);
      write_file(target.folder + '/' + name, file_text(systems, target, names, file));
      for (std::size_t i = names.first_in(file); i < names.end_of(file); ++i) {
        Json entry = {{"name", names.system(i)}, {"file", name}};
        entry.update(systems.answer(i));
        entries[i] = entry.dump();
      }
      algebra::give_back_memory();
    });
  }
  write_file(index, index_of(question, entries));
  return {.files = names.files(), .index = index};
}

}  // namespace reckon::cli
