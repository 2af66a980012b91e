// SPDX-License-Identifier: MIT
// Every question is answered or refused with one JSON document, and always with the same one. The
// first line is the path, the rest the body.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::api;  // NOLINT(google-build-using-namespace): all of this is of it
  const std::string text(data, data + size);
  const std::string_view all = text;
  const std::size_t end = std::min(all.find('\n'), all.size());
  const std::string_view path = all.substr(0, end);
  const std::string_view body = all.substr(std::min(end + 1, all.size()));
  static Engine engine;
  const Response response = engine.answer(path, body);
  const auto document = nlohmann::json::parse(response.body, nullptr, false);
  if (!document.is_object() || document.empty()) std::abort();
  const bool refused =
      document.size() == 2 && document.contains("error") && document.contains("code");
  if (refused != (response.status != Status::ok)) std::abort();
  if (response.body.find('\n') != std::string::npos) std::abort();
  if (Engine().answer(path, body).body != response.body) std::abort();
  return 0;
}
