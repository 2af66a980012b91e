// SPDX-License-Identifier: MIT
#include "app/rooms/client_message.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::rooms {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;

constexpr std::string_view kBadMessage = "bad_message";

std::unexpected<Refused> bad_message(std::string message) {
  return refuse(kBadMessage, std::move(message));
}

std::string capitals(std::string text) {
  std::ranges::transform(text, text.begin(), upper);
  return text;
}

constexpr std::string_view kWhat = "a message: send an object, like {\"do\": \"ping\"}";

int deal_in(ObjectReader& object) {
  return static_cast<int>(object.number("deal", 0, std::numeric_limits<std::int32_t>::max()));
}

match::Seat seat_in(ObjectReader& object, std::string_view key = "seat") {
  return static_cast<match::Seat>(
      object.number(key, 0, static_cast<std::int64_t>(match::kMostRaceSeats) - 1));
}

// People count piles from 1.
std::size_t pile_in(ObjectReader& object) {
  const auto pile = object.number("pile", 1, std::numeric_limits<std::int32_t>::max());
  return static_cast<std::size_t>(std::max<std::int64_t>(pile, 1) - 1);
}

// Reads a move of one card onto another. People count cards from 1.
CardMove move_in(ObjectReader& object) {
  object.expect_keys(std::array<std::string_view, 4>{"from", "onto", "operator", "swapped"});
  const auto card = [&](std::string_view key) {
    const auto number = object.number(key, 1, krypto::kMostCards);
    return static_cast<std::uint8_t>(std::max<std::int64_t>(number, 1) - 1);
  };
  CardMove move{.from = card("from"), .onto = card("onto")};
  const auto found = object.named_if_any("operator", [](const std::string& name) {
    const auto* const op = std::ranges::find(
        kOperators, name, [](Operator one) { return std::string(1, symbol_of(one)); });
    return op == kOperators.end() ? std::nullopt : std::optional(*op);
  });
  move.op = object.needed("operator", found);
  move.swapped = object.needed("swapped", object.truth_if_any("swapped"));
  return move;
}

// Reads all moves from the dealt cards on; each removes a card from its place for good.
CardMoves moves_in(ObjectReader& object, const PlacedJson& whole) {
  CardMoves moves;
  const PlacedJson* given = whole.find("moves");
  if (given == nullptr || given->kind != PlacedJson::Kind::list ||
      given->items.size() >= krypto::kMostCards) {
    object.fail("moves", "give a list of at most six moves of cards");
    return moves;
  }
  std::uint32_t gone = 0;
  for (const PlacedJson& item : given->items) {
    ObjectReader reader(item, "a move: send an object with from, onto, operator and swapped");
    const CardMove move = move_in(reader);
    if (reader.error()) {
      object.fail("moves", reader.error()->message);
      return moves;
    }
    const std::uint32_t both = 1U << move.from | 1U << move.onto;
    if (move.from == move.onto || (gone & both) != 0) {
      object.fail("moves", "put a card that is there on another one");
      return moves;
    }
    gone |= 1U << move.from;
    moves.push_back(move);
  }
  return moves;
}

// Reads the settings, if the message has them.
void read_given_settings(ObjectReader& object, const PlacedJson& whole, const auto& read,
                         RoomSettings& settings) {
  const PlacedJson* given = whole.find("settings");
  if (given == nullptr) return;
  if (const auto read_ones = read(*given)) {
    settings = *read_ones;
  } else {
    object.fail("settings", read_ones.error().message);
  }
}

// --- One message each ----------------------------------------------------------------------------

// The keys of a message besides "do", and the function that reads it.
template <typename Message>
struct Form {
  static constexpr std::array<std::string_view, 0> kKeys = {};
  static Message read(ObjectReader&, const PlacedJson&) { return {}; }
};

template <>
struct Form<Open> {
  static constexpr std::array<std::string_view, 2> kKeys = {"name", "settings"};
  static Open read(ObjectReader& object, const PlacedJson& whole) {
    Open open{.name = object.text("name"), .settings = {}};
    read_given_settings(object, whole, read_settings, open.settings);
    return open;
  }
};

template <>
struct Form<OpenClass> {
  static constexpr std::array<std::string_view, 1> kKeys = {"settings"};
  static OpenClass read(ObjectReader& object, const PlacedJson& whole) {
    OpenClass open{.settings = {.game = RoomGame::race}};
    read_given_settings(object, whole, read_class_settings, open.settings);
    return open;
  }
};

template <>
struct Form<OpenDuel> {
  static constexpr std::array<std::string_view, 2> kKeys = {"name", "settings"};
  static OpenDuel read(ObjectReader& object, const PlacedJson& whole) {
    OpenDuel open{.name = object.text("name"), .settings = duel_as_usual()};
    read_given_settings(object, whole, read_duel_settings, open.settings);
    return open;
  }
};

template <>
struct Form<Deal> {
  static constexpr std::array<std::string_view, 1> kKeys = {"task"};
  static Deal read(ObjectReader& object, const PlacedJson&) {
    return {.task = object.text_if_any("task").value_or("")};
  }
};

template <>
struct Form<Pick> {
  static constexpr std::array<std::string_view, 2> kKeys = {"deal", "pile"};
  static Pick read(ObjectReader& object, const PlacedJson&) {
    return {.deal = deal_in(object), .pile = pile_in(object)};
  }
};

template <>
struct Form<PutBack> {
  static constexpr std::array<std::string_view, 1> kKeys = {"deal"};
  static PutBack read(ObjectReader& object, const PlacedJson&) { return {.deal = deal_in(object)}; }
};

template <>
struct Form<Record> {
  static constexpr std::array<std::string_view, 1> kKeys = {"from"};
  static Record read(ObjectReader& object, const PlacedJson&) {
    return {.from = static_cast<std::size_t>(
                object.number("from", 0, std::numeric_limits<std::int32_t>::max()))};
  }
};

template <>
struct Form<Close> {
  static constexpr std::array<std::string_view, 1> kKeys = {"deal"};
  static Close read(ObjectReader& object, const PlacedJson&) { return {.deal = deal_in(object)}; }
};

template <>
struct Form<Remove> {
  static constexpr std::array<std::string_view, 1> kKeys = {"seat"};
  static Remove read(ObjectReader& object, const PlacedJson&) { return {.seat = seat_in(object)}; }
};

template <>
struct Form<Rename> {
  static constexpr std::array<std::string_view, 2> kKeys = {"seat", "name"};
  static Rename read(ObjectReader& object, const PlacedJson&) {
    return {.seat = seat_in(object), .name = object.text("name")};
  }
};

template <>
struct Form<Lock> {
  static constexpr std::array<std::string_view, 1> kKeys = {"locked"};
  static Lock read(ObjectReader& object, const PlacedJson&) {
    return {.locked = object.needed("locked", object.truth_if_any("locked"))};
  }
};

template <>
struct Form<Rematch> {
  static constexpr std::array<std::string_view, 1> kKeys = {"settings"};
  static Rematch read(ObjectReader& object, const PlacedJson& whole) {
    Rematch rematch;
    if (whole.find("settings") == nullptr) return rematch;
    rematch.settings = RoomSettings{.game = RoomGame::race};
    read_given_settings(object, whole, read_class_settings, *rematch.settings);
    return rematch;
  }
};

template <>
struct Form<Clear> {
  static constexpr std::array<std::string_view, 1> kKeys = {"from"};
  static Clear read(ObjectReader& object, const PlacedJson&) {
    return {.from = seat_in(object, "from")};
  }
};

template <>
struct Form<Join> {
  static constexpr std::array<std::string_view, 2> kKeys = {"code", "name"};
  static Join read(ObjectReader& object, const PlacedJson&) {
    return {.code = capitals(object.text("code")), .name = object.text("name")};
  }
};

template <typename Message>
struct FormOfCode {
  static constexpr std::array<std::string_view, 1> kKeys = {"code"};
  static Message read(ObjectReader& object, const PlacedJson&) {
    return {.code = capitals(object.text("code"))};
  }
};
template <>
struct Form<Watch> : FormOfCode<Watch> {};
template <>
struct Form<Look> : FormOfCode<Look> {};

template <>
struct Form<Return> {
  static constexpr std::array<std::string_view, 2> kKeys = {"code", "token"};
  static Return read(ObjectReader& object, const PlacedJson&) {
    return {.code = capitals(object.text("code")), .token = object.text("token")};
  }
};

template <>
struct Form<Call> {
  static constexpr std::array<std::string_view, 1> kKeys = {"deal"};
  static Call read(ObjectReader& object, const PlacedJson&) { return {.deal = deal_in(object)}; }
};

template <>
struct Form<Answer> {
  static constexpr std::array<std::string_view, 2> kKeys = {"deal", "formula"};
  static Answer read(ObjectReader& object, const PlacedJson&) {
    return {.deal = deal_in(object), .formula = object.text("formula")};
  }
};

template <>
struct Form<Show> {
  static constexpr std::array<std::string_view, 2> kKeys = {"deal", "moves"};
  static Show read(ObjectReader& object, const PlacedJson& whole) {
    return {.deal = deal_in(object), .moves = moves_in(object, whole)};
  }
};

template <>
struct Form<Pass> {
  static constexpr std::array<std::string_view, 1> kKeys = {"deal"};
  static Pass read(ObjectReader& object, const PlacedJson&) { return {.deal = deal_in(object)}; }
};

template <typename Message>
std::expected<ClientMessage, Refused> read_as(ObjectReader& object, const PlacedJson& whole) {
  std::vector<std::string_view> keys = {"do"};
  keys.insert(keys.end(), Form<Message>::kKeys.begin(), Form<Message>::kKeys.end());
  object.expect_keys(keys);
  Message message = Form<Message>::read(object, whole);
  if (!object.error()) return message;
  return std::unexpected(
      Refused{.what = Message::kName, .reason = kBadMessage, .message = object.error()->message});
}

// Reads the message with the given name.
template <typename... Messages>
std::expected<ClientMessage, Refused> read_named(std::string_view name, ObjectReader& object,
                                                 const PlacedJson& whole,
                                                 std::type_identity<std::variant<Messages...>>) {
  std::expected<ClientMessage, Refused> result =
      bad_message(quote(name) + " is not a message: docs/rooms.md lists all");
  const auto read_if_named = [&]<typename Message>(std::type_identity<Message>) {
    if (Message::kName != name) return false;
    result = read_as<Message>(object, whole);
    return true;
  };
  (read_if_named(std::type_identity<Messages>()) || ...);
  return result;
}

}  // namespace

std::expected<ClientMessage, Refused> read_message(std::string_view text) {
  if (text.size() > kLongestMessage) {
    return bad_message("the message is too long: send at most 4096 bytes");
  }
  const auto whole = answers::read_placed_json(text);
  if (!whole) return bad_message(whole.error().message);
  ObjectReader object(*whole, kWhat);
  const std::string name = object.text("do");
  if (object.error()) return bad_message(object.error()->message);
  return read_named(name, object, *whole, std::type_identity<ClientMessage>());
}

}  // namespace reckon::rooms
