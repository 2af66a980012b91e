// SPDX-License-Identifier: MIT
#include "app/contests/staff_body.hpp"

#include <algorithm>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "app/contests/body.hpp"
#include "app/contests/routes.hpp"
#include "reckon/text/words.hpp"

namespace reckon::contests {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;

constexpr std::size_t kMostNames = 1'000;

std::vector<store::PersonRow> names_in(const PlacedJson& list, ObjectReader& whole) {
  std::vector<store::PersonRow> names;
  if (list.kind != PlacedJson::Kind::list || list.items.size() > kMostNames) {
    whole.fail("names", "this is no list of names, or too long");
    return names;
  }
  for (const PlacedJson& item : list.items) {
    constexpr std::array<std::string_view, 2> kKeys = {"entrant", "name"};
    ObjectReader object(item, "a name");
    object.expect_keys(kKeys);
    const auto id = id_of(object.text("entrant"));
    std::string name = object.text("name");
    if (!id) object.fail("entrant", "an entrant is 16 hexadecimal digits in small letters");
    if (name.size() > kMostName || has_controls(name)) {
      object.fail("name", "the name is not a short line of text");
    }
    if (object.error()) {
      whole.fail("names", object.error()->message);
      return names;
    }
    names.push_back({.entrant = *id, .name = std::move(name)});
  }
  return names;
}

}  // namespace

Result<StaffBody> StaffBody::read(std::string_view text, std::initializer_list<Wanted> wanted) {
  const auto document = answers::read_placed_json(text);
  if (!document) return std::unexpected(document.error());
  ObjectReader object(*document, "the body of this request");
  std::vector<std::string_view> keys;
  for (const Wanted& one : wanted) keys.push_back(one.key);
  object.expect_keys(keys);
  StaffBody body;
  for (const Wanted& one : wanted) {
    const PlacedJson* const value = document->find(one.key);
    if (value == nullptr) {
      if (one.is_needed) object.fail({}, "\"" + std::string(one.key) + "\" is missing");
      continue;
    }
    Value read{.key = std::string(one.key)};
    switch (one.sort) {
      case Wanted::Sort::line:
      case Wanted::Sort::text:
        read.text = object.text(one.key);
        if (std::ssize(read.text) > one.most) {
          object.fail(one.key, "this has more than " + std::to_string(one.most) + " bytes");
        } else if (one.sort == Wanted::Sort::line && has_controls(read.text)) {
          object.fail(one.key, "this is more than one line");
        }
        break;
      case Wanted::Sort::number: read.number = object.number(one.key, one.least, one.most); break;
      case Wanted::Sort::truth:
        read.number = object.truth_if_any(one.key).value_or(false) ? 1 : 0;
        break;
      case Wanted::Sort::names: body.names_ = names_in(*value, object); break;
    }
    body.values_.push_back(std::move(read));
  }
  if (object.error()) return std::unexpected(*object.error());
  return body;
}

const StaffBody::Value* StaffBody::find(std::string_view key) const {
  const auto found = std::ranges::find(values_, key, &Value::key);
  return found == values_.end() ? nullptr : &*found;
}

bool StaffBody::has(std::string_view key) const { return find(key) != nullptr; }

std::string StaffBody::text(std::string_view key) const {
  const Value* const value = find(key);
  return value == nullptr ? std::string() : value->text;
}

std::int64_t StaffBody::number(std::string_view key, std::int64_t otherwise) const {
  const Value* const value = find(key);
  return value == nullptr ? otherwise : value->number;
}

bool StaffBody::truth(std::string_view key) const { return number(key) != 0; }

}  // namespace reckon::contests
