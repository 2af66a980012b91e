// SPDX-License-Identifier: MIT
// Reads the bodies of requests: JSON objects with known keys.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// Reads a text of at most that many bytes, in one line.
std::string line_in(answers::ObjectReader& object, std::string_view key, std::size_t most);

/// Reads an object with these keys. `read` receives it as a reader and as a document.
template <typename Body, typename Read>
Result<Body> read_object(std::string_view text, std::string_view what,
                         std::span<const std::string_view> keys, const Read& read) {
  const auto document = answers::read_placed_json(text);
  if (!document) return std::unexpected(document.error());
  answers::ObjectReader object(*document, what);
  object.expect_keys(keys);
  Body body = read(object, *document);
  if (object.error()) return std::unexpected(*object.error());
  return body;
}

}  // namespace reckon::contests
