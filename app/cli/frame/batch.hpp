// SPDX-License-Identifier: MIT
// Files of hands, and the JSON document with their answers.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/krypto/game.hpp"

namespace reckon::cli {

/// Reads a hand file (`-` for standard input) and visits each hand with the text of its line,
/// showing progress. All hands are checked before the first is visited, so that a bad line leaves
/// no partial output. Bad lines are Faults with file:line:column, or left out (FileFaults); returns
/// the exit status that follows. Lines are read as hands of the game.
Answer each_hand(const std::string& file, krypto::Game game, bool keep_going,
                 const std::function<void(const krypto::Hand& hand, std::string_view line)>& visit);

/// A document `{...question, "results": [...]}` that is written incrementally, an item on each
/// line. The first output comes with the first item or the end, so that bad input leaves no partial
/// document.
class JsonList {
 public:
  /// Begins with the keys of the object `question`; `list` is the key of the items.
  explicit JsonList(const Json& question, std::string_view list = "results");
  void add(const Json& item);
  void finish() const;

 private:
  std::string head_;  // the text before the next item
};

}  // namespace reckon::cli
