// The kinds of puzzles that are printed and kept.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace reckon::sheet {

enum class Kind : std::uint8_t {
  krypto,      ///< a hand
  calcrostic,  ///< letters for the digits of a calcrostic
  newspaper,   ///< letters for the digits of a grid without diagonals
  numbers,     ///< a calcrostic that asks for its numbers
};
inline constexpr std::array kAllKinds = {Kind::krypto, Kind::calcrostic, Kind::newspaper,
                                         Kind::numbers};
/// `krypto`, `calcrostic`, `newspaper` or `numbers`.
std::string_view name_of(Kind kind);
/// The kind of that name, if there is one.
std::optional<Kind> kind_named(std::string_view name);

}  // namespace reckon::sheet
