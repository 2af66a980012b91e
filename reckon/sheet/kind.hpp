// The kinds of puzzles that are printed and kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "reckon/text/table.hpp"

namespace reckon::sheet {

enum class Kind : std::uint8_t {
  krypto,      ///< a hand
  calcrostic,  ///< letters for the digits of a calcrostic
  newspaper,   ///< letters for the digits of a grid without diagonals
  numbers,     ///< a calcrostic that asks for its numbers
};

/// A row of the table of kinds.
struct KindRow {
  Kind kind;
  std::string_view name;  ///< on the command line, in JSON and in banks
  char code_letter;  ///< begins the codes of sheets; never another one, since sheets are printed
};

inline constexpr std::array kKinds = {
    KindRow{Kind::krypto, "krypto", 'K'},
    KindRow{Kind::calcrostic, "calcrostic", 'C'},
    KindRow{Kind::newspaper, "newspaper", 'N'},
    KindRow{Kind::numbers, "numbers", 'Q'},
};

static_assert(is_in_order(kKinds, &KindRow::kind));
static_assert(all_differ(kKinds, &KindRow::name) && all_differ(kKinds, &KindRow::code_letter));

inline constexpr std::array kAllKinds = column_of(kKinds, &KindRow::kind);

constexpr const KindRow& row_of(Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

constexpr std::string_view name_of(Kind kind) { return row_of(kind).name; }
/// The kind of that name, if there is one.
std::optional<Kind> kind_named(std::string_view name);
/// The kind whose codes begin with the letter, if this version knows it.
std::optional<Kind> kind_of_code(char letter);

}  // namespace reckon::sheet
