// SPDX-License-Identifier: MIT
// The screen of a game, as a function of the game's state.
#pragma once

#include <cstdint>
#include <string>

#include "app/play/editor.hpp"
#include "app/play/frame.hpp"
#include "app/play/table.hpp"

namespace reckon::play {

/// The question or help shown to the person besides the hand.
enum class Panel : std::uint8_t { none, keys, leave };

struct View {
  const Table& table;
  const Editor& editor;   ///< the formula, while the person explains
  std::string complaint;  ///< about the typed text; empty if none
  Panel panel = Panel::none;
};

/// Draws a frame with as many lines as rows, none wider than the columns. The least important parts
/// are dropped first, so a small window keeps hand, clock, line and verdict. Equal arguments give
/// equal frames.
Frame draw(const View& view, const Size& size, bool utf8);

}  // namespace reckon::play
