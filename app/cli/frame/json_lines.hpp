// SPDX-License-Identifier: MIT
// Documents of other commands, read as files of puzzles.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/answers/placed_json.hpp"

namespace reckon::cli {

/// The puzzles of a JSON document as text, with a blank line after each. Another text is kept.
class JsonLines {
 public:
  /// Gives the text of the puzzle that an object is, or nothing.
  using TextOf = std::function<std::optional<std::string>(const answers::PlacedJson& object)>;

  /// Takes a text that was read from `name`. If it begins with `{"`, it must be JSON with a puzzle
  /// in it, else it is a Fault; or it is kept too, if its reader knows other JSON.
  JsonLines(std::string text, const std::string& name, const TextOf& text_of,
            bool may_be_other = false);

  const std::string& text() const { return text_; }
  /// Returns the error with its place in the document.
  Error placed(Error error) const;

 private:
  struct Start {
    std::size_t in_text;  // line
    std::size_t line;
    std::size_t column;
  };
  void collect(const answers::PlacedJson& value, const TextOf& text_of);

  std::string text_{};
  std::size_t lines_ = 0;
  std::vector<Start> starts_{};  // empty for another text
};

/// Returns the argument, or for `-` the hand or formula on standard input; more than one is a
/// Fault.
std::string one_line(const std::string& argument);

/// Returns the hand in an object with `cards` and `objective`.
std::optional<std::string> hand_text(const answers::PlacedJson& object);
/// Returns the text under `puzzle`.
std::optional<std::string> puzzle_text(const answers::PlacedJson& object);

}  // namespace reckon::cli
