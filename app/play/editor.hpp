// SPDX-License-Identifier: MIT
// A line that is being typed, with undo.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::play {

/// The text and a cursor between its characters. Every call that changes the text is one step,
/// which undo() reverts; a call that changes nothing is not a step. Cost of a call: linear in the
/// text.
class Editor {
 public:
  /// Accepts at most this many characters.
  explicit Editor(std::size_t most) : most_(most) {}

  /// The text in UTF-8.
  std::string text() const;
  /// In characters.
  std::size_t size() const { return characters_.size(); }
  std::size_t cursor() const { return cursor_; }

  /// Inserts one character before the cursor.
  void insert(std::string_view character);
  void erase_before();       ///< as the backspace key does
  void erase_after();        ///< as the delete key does
  void clear_before();       ///< all to the left of the cursor
  void clear_after();        ///< all from the cursor on
  void erase_word_before();  ///< the number to the left, or the blanks and signs there

  // Moving is not a step.
  void move_left();
  void move_right();
  void move_home() { cursor_ = 0; }
  void move_end() { cursor_ = characters_.size(); }

  /// Reverts the last step, with the cursor where it was; does nothing without a step.
  void undo();
  /// Reverts the last undo(), unless the text has changed since.
  void redo();

 private:
  using Characters = std::vector<std::string>;
  struct Step {
    std::size_t at = 0;
    Characters removed;
    Characters inserted;
    std::size_t cursor = 0;  // before
  };

  void change(std::size_t from, std::size_t to, Characters inserted);
  void replace(std::size_t at, std::size_t count, const Characters& characters);

  std::size_t most_;
  Characters characters_;
  std::size_t cursor_ = 0;
  std::vector<Step> done_;
  std::vector<Step> undone_;
};

}  // namespace reckon::play
