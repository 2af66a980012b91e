// SPDX-License-Identifier: MIT
#include "app/contests/organiser_body.hpp"

#include <array>
#include <span>

#include "app/contests/body.hpp"
#include "app/contests/read_object.hpp"
#include "reckon/contest/local_time.hpp"

namespace reckon::contests {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;

constexpr std::size_t kMostWord = 100;  // bytes of a name, a place or an id

bool is_sure(ObjectReader& object) { return object.truth_if_any("sure").value_or(false); }

std::string place_in(ObjectReader& object, std::string_view key) {
  return object.text_if_any(key) ? line_in(object, key, kMostWord) : std::string();
}

std::optional<std::string> line_if_any(ObjectReader& object, std::string_view key) {
  if (!object.text_if_any(key)) return std::nullopt;
  return line_in(object, key, kMostWord);
}

std::string local_time_in(ObjectReader& object, std::string_view key) {
  std::string text = object.text(key);
  if (!contest::seconds_of_local(text)) {
    object.fail(key, "write a local time such as 2026-04-22T07:30");
  }
  return text;
}

}  // namespace

Result<VoidBody> read_void(std::string_view text) {
  constexpr std::array<std::string_view, 2> kKeys = {"points", "dry"};
  return read_object<VoidBody>(text, "a voiding", kKeys, [](ObjectReader& object, const auto&) {
    VoidBody body;
    const auto points = object.named_if_any("points", contest::voided_named);
    body.points = object.needed("points", points);
    body.dry = object.truth_if_any("dry").value_or(false);
    return body;
  });
}

Result<WindowBody> read_window(std::string_view text) {
  constexpr std::array<std::string_view, 3> kKeys = {"opens", "closes", "sure"};
  return read_object<WindowBody>(text, "a window", kKeys, [](ObjectReader& object, const auto&) {
    WindowBody body;
    body.opens = local_time_in(object, "opens");
    body.closes = local_time_in(object, "closes");
    if (!object.error() && contest::seconds_of_local(body.closes).value_or(0) <=
                               contest::seconds_of_local(body.opens).value_or(0)) {
      object.fail("closes", "a contest closes after it opens");
    }
    body.sure = is_sure(object);
    return body;
  });
}

Result<bool> read_sure(std::string_view text) {
  constexpr std::array<std::string_view, 1> kKeys = {"sure"};
  return read_object<bool>(text, "an act", kKeys,
                           [](ObjectReader& object, const auto&) { return is_sure(object); });
}

Result<ExcludeBody> read_exclude(std::string_view text) {
  constexpr std::array<std::string_view, 3> kKeys = {"entrant", "out", "sure"};
  return read_object<ExcludeBody>(text, "an exclusion", kKeys,
                                  [](ObjectReader& object, const auto&) {
                                    ExcludeBody body;
                                    body.entrant = line_in(object, "entrant", kMostWord);
                                    body.out = object.needed("out", object.truth_if_any("out"));
                                    body.sure = is_sure(object);
                                    return body;
                                  });
}

Result<ForgetBody> read_forget(std::string_view text) {
  constexpr std::array<std::string_view, 2> kKeys = {"what", "sure"};
  return read_object<ForgetBody>(text, "a forgetting", kKeys,
                                 [](ObjectReader& object, const auto&) {
                                   ForgetBody body;
                                   const std::string what = object.text("what");
                                   if (what != "names" && what != "all")
                                     object.fail("what", "write names or all");
                                   body.all = what == "all";
                                   body.sure = is_sure(object);
                                   return body;
                                 });
}

Result<TeacherBody> read_teacher(std::string_view text) {
  constexpr std::array<std::string_view, 8> kKeys = {"school", "zone", "country", "region",
                                                     "season", "name", "contact", "quota"};
  return read_object<TeacherBody>(text, "a teacher", kKeys, [](ObjectReader& object, const auto&) {
    TeacherBody body;
    body.school = line_in(object, "school", kMostWord);
    body.zone = place_in(object, "zone");
    body.country = place_in(object, "country");
    body.region = place_in(object, "region");
    body.season = line_in(object, "season", kMostWord);
    body.name = line_in(object, "name", kMostWord);
    body.contact = place_in(object, "contact");
    body.quota = object.number("quota", 0, kMostQuota);
    if (!object.error() && body.school.empty()) object.fail("school", "name the school");
    if (!object.error() && body.season.empty()) object.fail("season", "name the season");
    return body;
  });
}

Result<TeacherBody> read_teacher_change(std::string_view text) {
  constexpr std::array<std::string_view, 3> kKeys = {"quota", "name", "contact"};
  return read_object<TeacherBody>(text, "a teacher", kKeys, [](ObjectReader& object, const auto&) {
    TeacherBody body;
    body.name = line_if_any(object, "name");
    body.contact = line_if_any(object, "contact");
    body.quota = object.number_if_any("quota", 0, kMostQuota);
    return body;
  });
}

Result<NoticeBody> read_notice(std::string_view text) {
  constexpr std::array<std::string_view, 2> kKeys = {"text", "until"};
  return read_object<NoticeBody>(
      text, "a notice", kKeys, [](ObjectReader& object, const PlacedJson& document) {
        constexpr std::size_t kMostNotice = 500;
        constexpr auto kLanguageCodes = column_of(kLanguages, &LanguageRow::code);
        NoticeBody body;
        body.until = object.number_if_any("until", 0, kLargestNumber).value_or(0);
        const PlacedJson* const texts = document.find("text");
        if (texts == nullptr || texts->kind != PlacedJson::Kind::object) {
          object.fail({}, "\"text\" is missing: write it in each language");
          return body;
        }
        ObjectReader reader(*texts, "a text in each language");
        reader.expect_keys(kLanguageCodes);
        for (const Language language : kAllLanguages) {
          std::string& one = body.text[static_cast<std::size_t>(language)];
          one = line_in(reader, name_of(language), kMostNotice);
          if (!reader.error() && one.empty()) {
            reader.fail(name_of(language), "write the notice in this language too");
          }
        }
        if (reader.error()) object.fail("text", reader.error()->message);
        return body;
      });
}

}  // namespace reckon::contests
