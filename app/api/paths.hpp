// Which paths there are, and who answers them.
#pragma once

#include <span>
#include <string_view>

#include "app/api/request.hpp"
#include "app/json/values.hpp"

namespace reckon::api {

/// Answers a request, or refuses it; then what it gives means nothing.
using Answer = json::Json (*)(Request&);

struct Path {
  std::string_view name;
  Answer answer;
};

std::span<const Path> krypto_paths();
std::span<const Path> census_paths();
std::span<const Path> calcrostic_paths();
std::span<const Path> sheet_paths();

}  // namespace reckon::api
