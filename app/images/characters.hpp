// SPDX-License-Identifier: MIT
// Printed characters, read by Tesseract: its one user.
#pragma once

#include <memory>
#include <string_view>

#include "reckon/text/result.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// Reads characters with Tesseract's English model. One thread at a time.
class CharacterReader {
 public:
  /// Loads the model, some 50 ms. Fails where it is not installed.
  static Result<CharacterReader> make();

  CharacterReader(CharacterReader&&) noexcept;
  CharacterReader& operator=(CharacterReader&&) noexcept;
  ~CharacterReader();

  /// The one character in the middle of a piece, of which nothing but those of the alphabet is
  /// expected; 0 if it cannot be told. Cost: some milliseconds.
  char read(const vision::Grey& darkness, std::string_view alphabet);

 private:
  class State;
  explicit CharacterReader(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace reckon::images
