// SPDX-License-Identifier: MIT
// Questions in the query of an address: `krypto/solve?hand=2 4 3 6 5 : 6&limit=3`.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

namespace reckon::api {

/// A name in a query and its value, both decoded.
struct QueryValue {
  std::string name;
  std::string value;
};

/// Returns the body of the question with these values, for Engine::answer. Lists have commas
/// between their items, and values of letters are JSON. The engine judges the values. Refuses an
/// unknown path or name, a name that stands twice, and values that cannot stand in JSON. Cost:
/// linear.
std::expected<std::string, Response> body_of_query(std::string_view path,
                                                   std::span<const QueryValue> values);

}  // namespace reckon::api
