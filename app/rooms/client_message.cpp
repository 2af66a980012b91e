#include "app/rooms/client_message.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "app/rooms/fields.hpp"

namespace reckon::rooms {

namespace {

std::string capitals(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

int deal_in(Fields& fields) {
  return fields.whole("deal", 0, std::numeric_limits<std::int32_t>::max());
}

// --- One message each
// -----------------------------------------------------------------------------

Open read(Fields& fields, std::type_identity<Open>) {
  Open open{.name = fields.text("name"), .settings = {}};
  if (const auto* given = fields.value("settings")) {
    auto settings = read_settings(*given);
    if (settings) {
      open.settings = *settings;
    } else {
      fields.refuse("", settings.error().message);
    }
  }
  return open;
}
Join read(Fields& fields, std::type_identity<Join>) {
  return {.code = capitals(fields.text("code")), .name = fields.text("name")};
}
Watch read(Fields& fields, std::type_identity<Watch>) {
  return {.code = capitals(fields.text("code"))};
}
Return read(Fields& fields, std::type_identity<Return>) {
  return {.code = capitals(fields.text("code")), .token = fields.text("token")};
}
Call read(Fields& fields, std::type_identity<Call>) { return {.deal = deal_in(fields)}; }
Answer read(Fields& fields, std::type_identity<Answer>) {
  return {.deal = deal_in(fields), .formula = fields.text("formula")};
}
Pass read(Fields& fields, std::type_identity<Pass>) { return {.deal = deal_in(fields)}; }
template <typename Bare>
Bare read(Fields&, std::type_identity<Bare>) {
  return {};
}

// Reads the message of which the name was said.
template <typename... Kinds>
std::expected<ClientMessage, Refused> read_named(std::string_view name, Fields& fields,
                                                 std::type_identity<std::variant<Kinds...>>) {
  std::expected<ClientMessage, Refused> result = std::unexpected(Refused{
      .reason = "bad_message", .message = "do: there is no such message: docs/rooms.md lists all"});
  const auto try_kind = [&]<typename Kind>(std::type_identity<Kind> kind) {
    if (Kind::kName != name) return false;
    Kind message = read(fields, kind);
    if (const auto complete = fields.complete(); complete) {
      result = std::move(message);
    } else {
      result = std::unexpected(Refused{
          .what = Kind::kName, .reason = "bad_message", .message = complete.error().message});
    }
    return true;
  };
  (try_kind(std::type_identity<Kinds>()) || ...);
  return result;
}

}  // namespace

std::expected<ClientMessage, Refused> read_message(std::string_view text) {
  const auto refuse = [](std::string message) {
    return std::unexpected(Refused{.reason = "bad_message", .message = std::move(message)});
  };
  if (text.size() > kLongestMessage) {
    return refuse("the message is too long: send at most 4096 bytes");
  }
  const auto object = json::read_placed_json(text);
  if (!object) return refuse(object.error().message);
  Fields fields(*object);
  const std::string name = fields.text("do");
  if (!fields.fault().empty()) return refuse(fields.fault());
  return read_named(name, fields, std::type_identity<ClientMessage>());
}

}  // namespace reckon::rooms
