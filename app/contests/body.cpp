// SPDX-License-Identifier: MIT
#include "app/contests/body.hpp"

#include <array>
#include <set>
#include <span>
#include <utility>

#include "app/contests/read_object.hpp"
#include "reckon/text/words.hpp"

namespace reckon::contests {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;

bool is_hex(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  return text.size() == kDigits &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// A device has 16 digits; before the first answer there is none.
std::string device_in(ObjectReader& object, bool may_be_empty = false) {
  std::string device = object.text("device");
  if (!is_hex(device) && !(may_be_empty && device.empty())) {
    object.fail("device", "a device is 16 hexadecimal digits in small letters");
  }
  return device;
}

constexpr std::size_t kMostId = 40;

std::string contest_in(ObjectReader& object, bool is_needed) {
  const auto contest = object.text_if_any("contest");
  if (!contest && is_needed) object.fail({}, "\"contest\" is missing");
  if (contest && (contest->empty() || contest->size() > kMostId || has_controls(*contest))) {
    object.fail("contest", "this is not the name of a contest");
  }
  return contest.value_or("");
}

store::Tag read_tag(ObjectReader& object, bool may_be_empty) {
  store::Tag tag;
  tag.device = device_in(object, may_be_empty);
  tag.n = object.number("n", may_be_empty ? 0 : 1, kLargestNumber);
  return tag;
}

// Reads a change; faults are those of the whole.
store::WrittenChange change_in(const PlacedJson& item, const std::string& device,
                               ObjectReader& whole) {
  constexpr std::array<std::string_view, 6> kKeys = {"q",     "n",      "after",
                                                     "state", "answer", "elapsed"};
  ObjectReader object(item, "a change");
  object.expect_keys(kKeys);
  store::WrittenChange change;
  change.question = line_in(object, "q", kMostId);
  change.tag = {.device = device, .n = object.number("n", 1, kLargestNumber)};
  change.state = object.text("state");
  if (change.state.size() > kMostState) {
    object.fail("state", "this has more than " + std::to_string(kMostState) + " bytes");
  }
  change.answer = line_in(object, "answer", kMostAnswer);
  change.elapsed_ms = object.number_if_any("elapsed", 0, kLargestNumber).value_or(0);
  if (const PlacedJson* const after = item.find("after")) {
    constexpr std::array<std::string_view, 2> kTag = {"device", "n"};
    ObjectReader tag(*after, "a tag");
    tag.expect_keys(kTag);
    change.after = read_tag(tag, true);
    if (tag.error()) object.fail("after", tag.error()->message);
  } else {
    object.fail({}, "\"after\" is missing");
  }
  if (object.error()) whole.fail("changes", object.error()->message);
  return change;
}

}  // namespace

std::string line_in(ObjectReader& object, std::string_view key, std::size_t most) {
  std::string text = object.text(key);
  if (text.size() > most) {
    object.fail(key, "this has more than " + std::to_string(most) + " bytes");
  } else if (has_controls(text)) {
    object.fail(key, "this is more than one line");
  }
  return text;
}

Result<EnterBody> read_enter(std::string_view text) {
  constexpr std::array<std::string_view, 2> kKeys = {"code", "device"};
  return read_object<EnterBody>(text, "a code", kKeys, [](ObjectReader& object, const PlacedJson&) {
    constexpr std::size_t kMostCode = 100;
    EnterBody body;
    body.code = line_in(object, "code", kMostCode);
    body.device = device_in(object);
    return body;
  });
}

Result<std::string> read_name(std::string_view text) {
  constexpr std::array<std::string_view, 1> kKeys = {"name"};
  return read_object<std::string>(
      text, "a name", kKeys,
      [](ObjectReader& object, const PlacedJson&) { return line_in(object, "name", kMostName); });
}

Result<StartBody> read_start(std::string_view text) {
  constexpr std::array<std::string_view, 3> kKeys = {"contest", "lang", "here"};
  return read_object<StartBody>(
      text, "a start", kKeys, [](ObjectReader& object, const PlacedJson&) {
        StartBody body;
        body.contest = contest_in(object, true);
        body.language = object.text("lang");
        if (std::ranges::find(kLanguages, body.language, &LanguageRow::code) == kLanguages.end()) {
          object.fail("lang", "there is no such language");
        }
        body.here = object.truth_if_any("here").value_or(false);
        return body;
      });
}

Result<ChangesBody> read_changes(std::string_view text) {
  constexpr std::array<std::string_view, 4> kKeys = {"contest", "device", "store", "changes"};
  return read_object<ChangesBody>(
      text, "changes", kKeys, [](ObjectReader& object, const PlacedJson& document) {
        ChangesBody body;
        body.contest = contest_in(object, false);
        body.device = device_in(object);
        body.store = object.text_if_any("store").value_or("");
        if (!body.store.empty() && !is_hex(body.store)) {
          object.fail("store", "a copy of the data is 16 hexadecimal digits in small letters");
        }
        const PlacedJson* const changes = document.find("changes");
        if (changes == nullptr || changes->kind != PlacedJson::Kind::list) {
          object.fail({}, "\"changes\" is missing, or is no list");
          return body;
        }
        if (changes->items.size() > kMostChanges) {
          object.fail("changes", "these are more than " + std::to_string(kMostChanges));
          return body;
        }
        std::set<std::string> questions;
        for (const PlacedJson& item : changes->items) {
          body.changes.push_back(change_in(item, body.device, object));
          if (!questions.insert(body.changes.back().question).second) {
            object.fail("changes", "a question has two changes: send the later one");
          }
        }
        return body;
      });
}

Result<HandInBody> read_hand_in(std::string_view text) {
  constexpr std::array<std::string_view, 2> kKeys = {"contest", "device"};
  return read_object<HandInBody>(text, "a hand-in", kKeys,
                                 [](ObjectReader& object, const PlacedJson&) {
                                   HandInBody body;
                                   body.contest = contest_in(object, false);
                                   body.device = device_in(object);
                                   return body;
                                 });
}

}  // namespace reckon::contests
