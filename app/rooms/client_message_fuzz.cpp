// SPDX-License-Identifier: MIT
// Every message is read or refused, and written settings can be read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/rooms/client_message.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::rooms;  // NOLINT(google-build-using-namespace)
  const std::string_view text(reinterpret_cast<const char*>(data), size);  // NOLINT
  const auto message = read_message(text);
  if (!message) {
    if (message.error().reason != "bad_message" || message.error().message.empty()) std::abort();
    return 0;
  }
  // Written settings of a room can be read again.
  if (const auto* open = std::get_if<Open>(&*message)) {
    const auto object = reckon::answers::read_placed_json(json_of(open->settings).dump());
    if (!object || read_settings(*object) != open->settings) std::abort();
  }
  if (const auto* open = std::get_if<OpenClass>(&*message)) {
    const auto object = reckon::answers::read_placed_json(json_of_kept(open->settings).dump());
    if (!object || read_kept_settings(*object) != open->settings) std::abort();
  }
  return 0;
}
