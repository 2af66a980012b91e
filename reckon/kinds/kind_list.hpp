// SPDX-License-Identifier: MIT
// The kinds of puzzles by name, and lists of some of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "reckon/text/table.hpp"

namespace reckon::kinds {

enum class Kind : std::uint8_t {
  krypto,       ///< a hand
  calcrostic,   ///< letters for the digits of a calcrostic
  newspaper,    ///< letters for the digits of a grid without diagonals
  numbers,      ///< a calcrostic that asks for its numbers
  alphametic,   ///< equations of words, or calculations as on paper
  twenty_four,  ///< a hand of the 24 game
  countdown,    ///< a hand of the Countdown numbers game
  own,          ///< a hand of any other game
  stated,       ///< a text with options, a number or a short text as answer
};

/// The names of a kind, which were given out: they stay as they are.
struct KindName {
  Kind kind = Kind::krypto;
  std::string_view name{};  ///< on the command line, in JSON and in banks
  char code_letter = '?';   ///< begins the codes of sheets
};
inline constexpr std::array kKindNames = {
    KindName{.kind = Kind::krypto, .name = "krypto", .code_letter = 'K'},
    KindName{.kind = Kind::calcrostic, .name = "calcrostic", .code_letter = 'C'},
    KindName{.kind = Kind::newspaper, .name = "newspaper", .code_letter = 'N'},
    KindName{.kind = Kind::numbers, .name = "numbers", .code_letter = 'Q'},
    KindName{.kind = Kind::alphametic, .name = "alphametic", .code_letter = 'A'},
    KindName{.kind = Kind::twenty_four, .name = "24", .code_letter = '4'},
    KindName{.kind = Kind::countdown, .name = "countdown", .code_letter = 'T'},
    KindName{.kind = Kind::own, .name = "own", .code_letter = 'H'},
    KindName{.kind = Kind::stated, .name = "stated", .code_letter = 'S'},
};
static_assert(is_in_order(kKindNames, &KindName::kind));
static_assert(!is_named<static_cast<Kind>(kKindNames.size())>(), "a kind has no row of names");
static_assert(all_differ(kKindNames, &KindName::name));
static_assert(all_differ(kKindNames, &KindName::code_letter));

inline constexpr auto kAllKinds = column_of(kKindNames, &KindName::kind);

constexpr std::string_view name_of(Kind kind) {
  return kKindNames[static_cast<std::size_t>(kind)].name;
}

/// One of some kinds, by the same names. A kind that is not one of these does not compile.
template <Kind... kThese>
class OneOfKinds {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a kind that is one of these is one.
  consteval OneOfKinds(Kind kind) : kind_(kind) {
    if (!has(kind)) is_not_one_of_these();
  }
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr operator Kind() const { return kind_; }

  static constexpr bool has(Kind kind) { return ((kind == kThese) || ...); }
  /// Returns all of these, in the order of the list.
  static constexpr auto all() { return std::array{OneOfKinds(kThese)...}; }
  /// Returns the place in the list.
  constexpr std::size_t place() const {
    std::size_t place = 0;
    for (const Kind kind : {kThese...}) {
      if (kind == kind_) break;
      ++place;
    }
    return place;
  }

  using enum Kind;

  friend constexpr bool operator==(OneOfKinds one, OneOfKinds other) {
    return one.kind_ == other.kind_;
  }
  friend constexpr bool operator==(OneOfKinds one, Kind other) { return one.kind_ == other; }
  friend constexpr std::string_view name_of(OneOfKinds one) { return kinds::name_of(one.kind_); }

 private:
  static void is_not_one_of_these();  // a call is not a constant

  Kind kind_;
};

}  // namespace reckon::kinds
