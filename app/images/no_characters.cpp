// SPDX-License-Identifier: MIT
// The reader of characters in builds without Tesseract.
#include "app/images/characters.hpp"

namespace reckon::images {

class CharacterReader::State {};

CharacterReader::CharacterReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
CharacterReader::CharacterReader(CharacterReader&&) noexcept = default;
CharacterReader& CharacterReader::operator=(CharacterReader&&) noexcept = default;
CharacterReader::~CharacterReader() = default;

Result<CharacterReader> CharacterReader::make() {
  return failure("Tesseract was not built in: install libtesseract-dev and build it again");
}
char CharacterReader::read(const vision::Grey&, std::string_view) { return 0; }

}  // namespace reckon::images
