// SPDX-License-Identifier: MIT
// A terminal for tests: keeps the content of the screen, and records unknown sequences.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/frame.hpp"

namespace reckon::play {

class Emulator {
 public:
  explicit Emulator(const Size& size) : size_(size) { clear(); }

  /// Changes the size of the window and clears it.
  void resize(const Size& size) {
    size_ = size;
    clear();
  }

  void take(std::string_view bytes) {
    all_ += bytes;
    pending_ += bytes;
    while (!pending_.empty()) {
      const std::size_t used = step(pending_);
      if (used == 0) break;
      pending_.erase(0, used);
    }
  }

  /// Returns the lines on the screen, without blanks at their ends.
  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (const auto& row : cells_) {
      std::string line;
      for (const std::string& cell : row) line += cell;
      lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    }
    return lines;
  }
  std::string text() const {
    std::string text;
    for (const std::string& line : lines()) text += line + "\n";
    return text.substr(0, text.find_last_not_of('\n') + 1) + "\n";
  }
  bool shows(std::string_view text_on_a_line) const {
    return text().find(text_on_a_line) != std::string::npos;
  }

  std::size_t row() const { return row_; }
  std::size_t column() const { return column_; }
  bool cursor_shown() const { return cursor_shown_; }
  bool second_screen() const { return second_screen_; }
  bool wraps() const { return wraps_; }
  /// Returns how much of the last frame fell off the screen: characters on the right, and lines at
  /// the bottom.
  std::size_t lost() const { return lost_; }
  const std::string& unknown() const { return unknown_; }
  /// All bytes received.
  const std::string& bytes() const { return all_; }

 private:
  void clear() {
    cells_.assign(size_.rows, std::vector<std::string>(size_.columns, " "));
    row_ = column_ = 0;
  }

  void next_line() {
    if (row_ + 1 < size_.rows) {
      ++row_;
      return;
    }
    if (second_screen_) ++lost_;
    cells_.erase(cells_.begin());
    cells_.emplace_back(size_.columns, " ");
  }

  void put(std::string_view character) {
    if (column_ == size_.columns) {
      if (!wraps_) {
        ++lost_;
        return;
      }
      column_ = 0;
      next_line();
    }
    cells_[row_][column_++] = character;
  }

  // Processes the first character or sequence; returns its length in bytes, or 0 if more are
  // needed.
  std::size_t step(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (text[0] == '\x1B') return sequence(text);
    if (text[0] == '\r') {
      column_ = 0;
    } else if (text[0] == '\n') {
      next_line();
    } else if (lead < 0x20) {
      unknown_ += "control ";
    } else {
      const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
      if (text.size() < length) return 0;
      put(text.substr(0, length));
      return length;
    }
    return 1;
  }

  std::size_t sequence(std::string_view text) {
    const std::size_t end = text.find_first_of("ABCDHJKhlm", 2);
    if (end == text.npos) return 0;
    const std::string_view body = text.substr(2, end - 2);
    switch (text[end]) {
      case 'H': place(body); break;
      case 'J':
        if (body != "2") unknown_ += "erase ";
        cells_.assign(size_.rows, std::vector<std::string>(size_.columns, " "));
        break;
      case 'K': erase_line(); break;
      case 'm': break;
      case 'h':
      case 'l': mode(body, text[end] == 'h'); break;
      default: unknown_ += std::string(text.substr(1, end)) + " ";
    }
    return end + 1;
  }

  // After the last column, without wrapping, the cursor stays on that column.
  void erase_line() {
    for (std::size_t i = wraps_ ? column_ : std::min(column_, size_.columns - 1); i < size_.columns;
         ++i)
      cells_[row_][i] = " ";
  }

  void place(std::string_view body) {
    row_ = column_ = 0;
    if (body.empty()) {
      lost_ = 0;
      return;
    }
    row_ = std::strtoul(body.data(), nullptr, 10) - 1;
    column_ = std::strtoul(body.data() + body.find(';') + 1, nullptr, 10) - 1;
    if (row_ < size_.rows && column_ <= size_.columns) return;
    ++lost_;
    row_ = column_ = 0;
  }

  void mode(std::string_view body, bool on) {
    if (body == "?25") {
      cursor_shown_ = on;
    } else if (body == "?7") {
      wraps_ = on;
    } else if (body == "?1049") {
      second_screen_ = on;
      clear();
    } else {
      unknown_ += "mode ";
    }
  }

  Size size_;
  std::vector<std::vector<std::string>> cells_;
  std::size_t row_ = 0;
  std::size_t column_ = 0;
  bool cursor_shown_ = true;
  bool second_screen_ = false;
  bool wraps_ = true;
  std::size_t lost_ = 0;
  std::string unknown_;
  std::string pending_;
  std::string all_;
};

}  // namespace reckon::play
