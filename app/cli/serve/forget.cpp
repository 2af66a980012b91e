// SPDX-License-Identifier: MIT
// reckon forget
#include <fmt/core.h>

#include <memory>
#include <optional>
#include <string>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/serve/matches_file.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::cli {
namespace {

struct ForgetOptions {
  std::optional<std::string> matches;
  std::optional<std::string> code;
  std::optional<std::string> name;
  bool json = false;
};

std::string file_of(const ForgetOptions& options) {
  if (options.matches) return *options.matches;
  if (const auto file = usual_matches_file()) return file->string();
  throw Fault(kBadInput,
              "there is no HOME to have matches in: name their file with --matches FILE");
}

void forget(const ForgetOptions& options) {
  if (options.code.has_value() == options.name.has_value()) {
    throw Fault(kBadInput, "take either --code CODE, for a match, or --name NAME, for a person");
  }
  const std::string file = file_of(options);
  auto matches = value_of(store::Matches::open(file, {.make = false}));
  const std::uint64_t rooms = value_of(options.code ? matches.forget_code(*options.code)
                                                    : matches.forget_name(*options.name));
  if (options.json) {
    print_json({{"matches", file}, {"rooms", rooms}});
    return;
  }
  print_line(fmt::format("{} {} {}", rooms, rooms == 1 ? "room" : "rooms",
                         options.code ? "deleted" : "changed: the name is in none any more"));
}

}  // namespace

void add_forget(const Command& command, Answer&) {
  const auto options = std::make_shared<ForgetOptions>();
  add_matches(command, options->matches);
  command.add_option("--code", options->code, "Delete every room that had this code")
      .type_name("CODE");
  command
      .add_option("--name", options->name,
                  "Give the player of this name another one, such as 'player 1'")
      .type_name("NAME");
  add_json(command, options->json);
  command.callback([options] { forget(*options); });
}

}  // namespace reckon::cli
