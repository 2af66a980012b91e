// SPDX-License-Identifier: MIT
// Stands in for Tesseract.
#include "app/images/characters.hpp"
#include "app/cli/frame/features.hpp"

namespace reckon::images {

class CharacterReader::State {};

CharacterReader::CharacterReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
CharacterReader::CharacterReader(CharacterReader&&) noexcept = default;
CharacterReader& CharacterReader::operator=(CharacterReader&&) noexcept = default;
CharacterReader::~CharacterReader() = default;

Result<CharacterReader> CharacterReader::make() {
  return failure(cli::without("characters").what());
}
char CharacterReader::read(const vision::Grey&, std::string_view) { return 0; }

}  // namespace reckon::images
