// SPDX-License-Identifier: MIT
// JSON documents, and the values that all of them hold.
//
// What this room makes is what the program prints with --json and what app/api answers. It is
// compiled to WebAssembly too: nothing in it throws, reads or prints.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>

#include "reckon/arith/rational.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/hand.hpp"

// Compiled once, in values.cpp: a second less for each file that makes a document.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace reckon::answers {

/// Keys stay in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// An integer as a JSON number while every reader takes it exactly (2^53), else as a string; a
/// fraction as a string.
Json json_of(const Rational& value);
Json json_of(std::uint64_t value);
Json json_of(krypto::Deck deck);
/// `{"cards": [...], "objective": ...}`.
Json json_of(const krypto::Hand& hand);

}  // namespace reckon::answers
