// SPDX-License-Identifier: MIT
// reckon krypto score
#include <algorithm>
#include <memory>
#include <string>
#include <variant>

#include "app/answers/match_log.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {
namespace {

struct ScoreOptions {
  std::string file;
  bool json = false;
};

// Returns the number of boxes on the pad of a whole game.
std::size_t boxes_of(const match::Match& match) {
  const auto boxes = [](const auto& game) {
    if constexpr (requires { game.settings().hands; }) {
      return game.settings().hands;
    } else {
      return game.settings().rounds;
    }
  };
  return static_cast<std::size_t>(std::visit(boxes, match));
}

void score(const ScoreOptions& options) {
  const auto match = answers::replay(read_all(options.file, kMatchInput));
  if (!match) throw bad_input(name_of_input(options.file), match.error());
  const match::ScorePad pad = match::score_pad(*match);
  const bool over = match::phase(*match) == match::Phase::over;
  if (options.json) {
    Json document = answers::json_of(pad);
    document["over"] = over;
    print_json(document);
    return;
  }
  print(match::to_text(pad, boxes_of(*match)));
  if (!over) note("the match is not over");
}

}  // namespace

void add_krypto_score(const Command& command, Answer&) {
  const auto options = std::make_shared<ScoreOptions>();
  command
      .add_option("FILE", options->file, "The record: one JSON event a line (- for standard input)")
      .required();
  add_json(command, options->json);
  command.callback([options] { score(*options); });
}

}  // namespace reckon::cli
