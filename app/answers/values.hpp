// SPDX-License-Identifier: MIT
// JSON documents, and their common values.
//
// The documents of this module are the program's output with --json and the answers of app/api. It
// is also compiled to WebAssembly: it does not throw, read or print.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>

#include "reckon/arith/rational.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/hand.hpp"

// Instantiated once, in values.cpp: saves a second of compile time in each file that makes a
// document.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace reckon::answers {

/// Keys stay in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// Returns an integer as a JSON number while every reader keeps it exact (2^53), else as a string;
/// a fraction as a string.
Json json_of(const Rational& value);
Json json_of(std::uint64_t value);
Json json_of(krypto::Deck deck);
/// Returns `{"cards": [...], "objective": ...}`.
Json json_of(const krypto::Hand& hand);

}  // namespace reckon::answers
