// SPDX-License-Identifier: MIT
// Checks documents against their schemas, for tests. Compiled once for all of them, since it takes
// as long to compile as all tests of a module.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace reckon::answers {

/// Returns a schema of schemas/.
nlohmann::json schema_text(const std::string& name);

/// Returns the faults of a document; empty if it has none.
std::string faults(const nlohmann::json& schema, const nlohmann::json& document);

}  // namespace reckon::answers
