// SPDX-License-Identifier: MIT
// The signs of arithmetic and the letters of cards as people type and print them: the one table of
// all readers. The page has a copy, which a test compares with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reckon {

enum class MathSign : std::uint8_t { plus, minus, times, divide, equals, open, close };

/// A character and its meaning. An x between numbers multiplies; where words have letters, the
/// reader decides by its place.
struct SignRow {
  std::string_view text;
  MathSign sign;
};

/// All signs. Full-width signs are missing, because AsTyped turns them into those of a keyboard.
inline constexpr std::array kSigns = {
    SignRow{"+", MathSign::plus},   SignRow{"➕", MathSign::plus},  SignRow{"-", MathSign::minus},
    SignRow{"−", MathSign::minus},                                  // minus sign
    SignRow{"‐", MathSign::minus},  SignRow{"‑", MathSign::minus},  // hyphens
    SignRow{"‒", MathSign::minus},  SignRow{"–", MathSign::minus},  // dashes
    SignRow{"—", MathSign::minus},  SignRow{"➖", MathSign::minus}, SignRow{"*", MathSign::times},
    SignRow{"∗", MathSign::times},  SignRow{"×", MathSign::times},  SignRow{"✕", MathSign::times},
    SignRow{"✖", MathSign::times},  SignRow{"⨯", MathSign::times},  SignRow{"x", MathSign::times},
    SignRow{"X", MathSign::times},  SignRow{"·", MathSign::times},  SignRow{"⋅", MathSign::times},
    SignRow{"•", MathSign::times},  SignRow{"∙", MathSign::times},  SignRow{"/", MathSign::divide},
    SignRow{"∕", MathSign::divide}, SignRow{"⁄", MathSign::divide}, SignRow{"÷", MathSign::divide},
    SignRow{":", MathSign::divide}, SignRow{"∶", MathSign::divide}, SignRow{"➗", MathSign::divide},
    SignRow{"=", MathSign::equals}, SignRow{"(", MathSign::open},   SignRow{"[", MathSign::open},
    SignRow{"{", MathSign::open},   SignRow{")", MathSign::close},  SignRow{"]", MathSign::close},
    SignRow{"}", MathSign::close},
};

/// The meanings of the signs of a keyboard, by their bytes.
inline constexpr auto kTypedSigns = [] {
  std::array<std::optional<MathSign>, 128> signs{};
  for (const SignRow& row : kSigns) {
    if (row.text.size() == 1) signs.at(static_cast<unsigned char>(row.text.front())) = row.sign;
  }
  return signs;
}();

/// Returns the meaning of a sign; nothing for other characters. Cost: a look through the table for
/// those that are not of a keyboard.
constexpr std::optional<MathSign> sign_in(std::string_view character) {
  if (character.size() == 1) {
    const auto byte = static_cast<unsigned char>(character.front());
    return byte < kTypedSigns.size() ? kTypedSigns.at(byte) : std::nullopt;
  }
  for (const SignRow& row : kSigns) {
    if (row.text == character) return row.sign;
  }
  return std::nullopt;
}

constexpr bool is_sign(std::string_view character, MathSign sign) {
  return sign_in(character) == sign;
}

/// A letter on a playing card and its value.
struct FaceRow {
  char letter;
  int value;
};

/// The letters of cards: ace, jack, queen and king in English, then valet, dame and roi in French.
inline constexpr std::array kFaces = {FaceRow{'A', 1},  FaceRow{'J', 11}, FaceRow{'Q', 12},
                                      FaceRow{'K', 13}, FaceRow{'V', 11}, FaceRow{'D', 12},
                                      FaceRow{'R', 13}};

/// Returns the value of a letter on a playing card; nothing for others.
constexpr std::optional<int> face_value(char letter) {
  for (const FaceRow& row : kFaces) {
    if (row.letter == letter) return row.value;
  }
  return std::nullopt;
}

/// Returns the bracket that closes an opening one: `]` for `[`; empty for other characters.
constexpr std::string_view closing_of(std::string_view bracket) {
  if (bracket == "(") return ")";
  if (bracket == "[") return "]";
  return bracket == "{" ? "}" : "";
}

}  // namespace reckon
