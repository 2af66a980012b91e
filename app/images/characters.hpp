// SPDX-License-Identifier: MIT
// Reads printed characters with Tesseract: its only user.
#pragma once

#include <memory>
#include <string_view>

#include "reckon/text/result.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// Reads characters with Tesseract's English model. Only one thread may use it at a time.
class CharacterReader {
 public:
  /// Loads the model in some 50 ms. Fails if it is not installed.
  static Result<CharacterReader> make();

  CharacterReader(CharacterReader&&) noexcept;
  CharacterReader& operator=(CharacterReader&&) noexcept;
  ~CharacterReader();

  /// Returns the single character in the middle of a picture, one of the alphabet; 0 if it is
  /// unreadable. Cost: some milliseconds.
  char read(const vision::Grey& darkness, std::string_view alphabet);

 private:
  class State;
  explicit CharacterReader(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace reckon::images
