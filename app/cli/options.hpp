// Arguments that several commands share.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::cli {

/// Put before an argument like -3, which would be taken for an option.
inline constexpr char kNoOption = '\x01';
/// The argument without it.
std::string_view plain(std::string_view argument);

// Each adds an option to a command and has its value put in place. A name that is none of the
// choices ends the program with a line that lists them.
void add_deck(CLI::App& command, krypto::Deck& deck);
void add_rules(CLI::App& command, Rules& rules);
void add_form(CLI::App& command, krypto::Form& form);
void add_use(CLI::App& command, krypto::Use& use);
void add_notation(CLI::App& command, std::optional<Notation>& notation);
/// What the puzzles of a grid ask for: the digits of its numbers, or the numbers.
enum class PuzzleKind : std::uint8_t { letters, numbers };
/// `letters` or `numbers`.
std::string_view name_of(PuzzleKind kind);
void add_kind(CLI::App& command, PuzzleKind& kind);
void add_json(CLI::App& command, bool& json);
/// A whole number from 0 to 2^64 - 1, in decimal and nothing else.
CLI::Option* add_number(CLI::App& command, const std::string& flag,
                        std::optional<std::uint64_t>& number, const std::string& help);
/// 64 random bits, for a run that is given no seed.
std::uint64_t fresh_seed();
/// The hand, as one argument or as the words of one: `"2 4 3 6 5 : 6"` or `2 4 3 6 5 : 6`.
CLI::Option* add_hand(CLI::App& command, std::vector<std::string>& words);
/// The same, or a file of hands: one of them must be given. Gives the option of the file.
CLI::Option& add_hand_or_file(CLI::App& command, std::vector<std::string>& words, std::string& file,
                              const std::string& help);

/// Reads the hand from its words; a Fault names the column.
krypto::Hand hand_of(const std::vector<std::string>& words);

}  // namespace reckon::cli
