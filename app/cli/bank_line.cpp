#include "app/cli/bank_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "app/json/placed_json.hpp"
#include "reckon/calcrostic/grid_words.hpp"
#include "reckon/store/judge.hpp"

namespace reckon::cli {

namespace {

using calcrostic::TextError;
using calcrostic::TextResult;
using json::Json;
using json::PlacedJson;
using store::Stored;
using Kind = PlacedJson::Kind;

constexpr std::array<std::string_view, 11> kKeys = {
    "kind",   "class",     "puzzle",   "rules",    "difficulty", "letters",
    "digits", "operators", "added_on", "given_on", "given_to"};

// `2026-05-31`, a day that there is.
bool is_day(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00";
  if (!std::ranges::equal(text, kForm, [](char c, char form) {
        return form == '-' ? c == '-' : calcrostic::is_digit(c);
      })) {
    return false;
  }
  const auto number = [&](std::size_t begin, std::size_t size) {
    unsigned value = 0;
    std::from_chars(text.data() + begin, text.data() + begin + size, value);
    return value;
  };
  return std::chrono::year_month_day(std::chrono::year(static_cast<int>(number(0, 4))),
                                     std::chrono::month(number(5, 2)),
                                     std::chrono::day(number(8, 2)))
      .ok();
}

// The values of an object. The first that is wrong is what it stops at.
class Reader {
 public:
  explicit Reader(const PlacedJson& object) : object_(object) {
    if (object.kind != Kind::object) {
      fail(object, "this is no puzzle: write what reckon bank export does");
      return;
    }
    for (const PlacedJson& item : object.items) {
      if (std::ranges::count(object.items, item.key, &PlacedJson::key) > 1) {
        fail(item, "\"" + item.key + "\" is there twice");
      } else if (std::ranges::find(kKeys, item.key) == kKeys.end()) {
        fail(item, calcrostic::quoted(item.key) + " says nothing of a puzzle: leave it out");
      }
    }
  }

  /// Nothing if it is not there.
  std::optional<std::string> text_if_any(std::string_view key) {
    const PlacedJson* value = object_.find(key);
    if (value == nullptr) return std::nullopt;
    if (value->kind != Kind::text) fail(*value, std::string(key) + " is a string");
    return value->text;
  }
  std::optional<std::int64_t> number_if_any(std::string_view key) {
    constexpr std::uint64_t kMost = 1000;
    const PlacedJson* value = object_.find(key);
    if (value == nullptr) return std::nullopt;
    if (value->kind != Kind::number || value->number > kMost) {
      fail(*value, std::string(key) + " is a number from 0 to 1000");
      return std::nullopt;
    }
    return static_cast<std::int64_t>(value->number);
  }
  std::string text(std::string_view key) { return needed(key, text_if_any(key)); }
  std::int64_t number(std::string_view key) { return needed(key, number_if_any(key)); }

  /// A day, and nothing if it is not there.
  std::optional<std::string> day_if_any(std::string_view key) {
    auto day = text_if_any(key);
    if (day && !is_day(*day))
      fail(*object_.find(key), std::string(key) + " is a day, like 2026-05-31");
    return day;
  }
  std::string day(std::string_view key) { return needed(key, day_if_any(key)); }

  /// What the value is the name of.
  template <typename Named>
  auto named(std::string_view key, const Named& find) {
    const auto name = text_if_any(key);
    const auto found = name ? find(*name) : std::nullopt;
    if (name && !found) fail(*object_.find(key), calcrostic::quoted(*name) + " is unknown");
    return found;
  }
  template <typename T>
  T needed(std::string_view key, const std::optional<T>& value) {
    if (!value) fail(object_, "\"" + std::string(key) + "\" is missing");
    return value.value_or(T{});
  }
  /// With the place of the value, if it is there, and else of the object.
  void fail(std::string_view key, std::string message) {
    const PlacedJson* value = object_.find(key);
    fail(value == nullptr ? object_ : *value, std::move(message));
  }
  const std::optional<TextError>& error() const { return error_; }

 private:
  void fail(const PlacedJson& at, std::string message) {
    if (error_) return;
    error_ = {.message = std::move(message), .line = at.line, .column = at.column};
  }

  const PlacedJson& object_;
  std::optional<TextError> error_;
};

Stored read(Reader& object) {
  Stored stored;
  store::Puzzle& puzzle = stored.puzzle;
  puzzle.kind = object.needed("kind", object.named("kind", store::kind_named));
  puzzle.text = object.text("puzzle");
  puzzle.rules = object.named("rules", rules_named);
  puzzle.class_name = object.text("class");
  if (const auto level = object.number_if_any("difficulty"))
    puzzle.difficulty = static_cast<int>(*level);
  puzzle.letters = object.number("letters");
  puzzle.digits = object.number("digits");
  puzzle.operators = object.text("operators");
  stored.added_on = object.day("added_on");
  const auto on = object.day_if_any("given_on");
  const auto to = object.text_if_any("given_to");
  if (on.has_value() != to.has_value())
    object.fail("given_on", "given_on and given_to go together");
  if (to && !is_name(*to)) object.fail("given_to", "given_to is a short line of text");
  if (on && to) stored.mark = store::Mark{.on = *on, .to = *to};
  return stored;
}

}  // namespace

Json json_of(const Stored& stored) {
  const store::Puzzle& puzzle = stored.puzzle;
  Json line = {
      {"kind", name_of(puzzle.kind)}, {"class", puzzle.class_name}, {"puzzle", puzzle.text}};
  if (puzzle.rules) line["rules"] = name_of(*puzzle.rules);
  if (puzzle.difficulty) line["difficulty"] = *puzzle.difficulty;
  line["letters"] = puzzle.letters;
  line["digits"] = puzzle.digits;
  line["operators"] = puzzle.operators;
  line["added_on"] = stored.added_on;
  if (stored.mark) {
    line["given_on"] = stored.mark->on;
    line["given_to"] = stored.mark->to;
  }
  return line;
}

TextResult<Stored> read_stored(std::string_view line) {
  const auto document = json::read_placed_json(line);
  if (!document) return std::unexpected(document.error());
  Reader object(*document);
  Stored stored = read(object);
  if (!object.error()) {
    if (auto confirmed = store::confirm(stored.puzzle)) {
      stored.puzzle = *std::move(confirmed);
    } else {
      object.fail("puzzle", confirmed.error().message);
    }
  }
  if (object.error()) return std::unexpected(*object.error());
  return stored;
}

bool is_name(std::string_view text) {
  constexpr std::size_t kMostBytes = 200;
  constexpr unsigned char kFirstNoControl = 0x20;
  constexpr unsigned char kDelete = 0x7F;
  const auto is_control = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < kFirstNoControl || byte == kDelete;
  };
  // What is no UTF-8 would be replaced.
  const std::string written = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  return !text.empty() && text.size() <= kMostBytes && std::ranges::none_of(text, is_control) &&
         Json::parse(written).get<std::string>() == text;
}

}  // namespace reckon::cli
