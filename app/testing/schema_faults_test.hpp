// SPDX-License-Identifier: MIT
// Holds documents against their schemas, for tests. Compiled once for all of them: it takes as long
// as the tests of a room.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace reckon::answers {

/// A schema of schemas/.
nlohmann::json schema_text(const std::string& name);

/// What is wrong with a document, or nothing.
std::string faults(const nlohmann::json& schema, const nlohmann::json& document);

}  // namespace reckon::answers
