// SPDX-License-Identifier: MIT
// The screen of a game: what is drawn, as a function of what is so.
#pragma once

#include <cstdint>
#include <string>

#include "app/play/editor.hpp"
#include "app/play/frame.hpp"
#include "app/play/table.hpp"

namespace reckon::play {

/// What the person is asked, or shown, besides the hand.
enum class Panel : std::uint8_t { none, keys, leave };

struct View {
  const Table& table;
  const Editor& editor;   ///< of the formula, while the person explains
  std::string complaint;  ///< about what was typed; nothing if empty
  Panel panel = Panel::none;
};

/// The frame: as many lines as rows, none wider than the columns. What matters least gives way
/// first, so a small window keeps hand, clock, line and verdict. Always the same from the same.
Frame draw(const View& view, const Size& size, bool utf8);

}  // namespace reckon::play
