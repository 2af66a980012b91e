// SPDX-License-Identifier: MIT
#include "app/cli/bank/open_bank.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <system_error>

#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace fs = std::filesystem;

namespace {

fs::path usual_file() {
  if (auto file = user_data_file("bank.sqlite")) return *std::move(file);
  throw Fault(kBadInput, "there is no HOME to have a bank in: name its file with --bank FILE");
}

}  // namespace

std::string bank_file(const std::optional<std::string>& given) {
  return given ? *given : usual_file().string();
}

store::Bank open_bank(const std::optional<std::string>& given, store::Bank::Mode mode) {
  const std::string file = bank_file(given);
  if (!given && mode == store::Bank::Mode::fill) {
    std::error_code problem;
    const fs::path folder = fs::path(file).parent_path();
    fs::create_directories(folder, problem);
    if (problem) {
      throw Fault(status_of(problem.value()),
                  fmt::format("{}: {}: choose a place with --bank FILE",
                              printable_name(folder.string()), problem.message()));
    }
  }
  return value_of(store::Bank::open(file, mode));
}

}  // namespace reckon::cli
