// SPDX-License-Identifier: MIT
#include "app/cli/serve/matches_file.hpp"

#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {

void add_matches(const Command& command, std::optional<std::string>& file) {
  command
      .add_option("--matches", file,
                  "File in which rooms are kept (default: in ~/.local/state/reckon)")
      .type_name("FILE");
}

std::optional<std::filesystem::path> usual_matches_file() {
  return user_state_file("matches.sqlite");
}

}  // namespace reckon::cli
