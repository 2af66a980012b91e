// SPDX-License-Identifier: MIT
#include "app/answers/values.hpp"

#include <string>

template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace reckon::answers {

namespace {

// Up to here every reader of JSON keeps an integer exact.
constexpr std::uint64_t kExactInJson = std::uint64_t{1} << 53U;

}  // namespace

Json json_of(const Rational& value) {
  const auto integer = value.to_int64();
  constexpr auto kLargest = static_cast<std::int64_t>(kExactInJson);
  if (integer && *integer >= -kLargest && *integer <= kLargest) return *integer;
  return value.to_text();
}

Json json_of(std::uint64_t value) {
  if (value > kExactInJson) return std::to_string(value);
  return value;
}

Json json_of(krypto::Deck deck) { return krypto::cards_of(deck).size(); }

Json json_of(const krypto::Hand& hand) {
  return {{"cards", hand.cards()}, {"objective", json_of(hand.objective())}};
}

}  // namespace reckon::answers
