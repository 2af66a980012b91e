// SPDX-License-Identifier: MIT
#include "app/cli/contest/plan_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/contest/local_time.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;
using kinds::Translated;
using PlacedKind = PlacedJson::Kind;

constexpr InputKind kPlanInput{1, 1, "give the plan of one contest"};
constexpr std::int64_t kMostPoints = 1000;

// Whether it is a local time such as 2026-04-22T07:30.
bool is_local_time(std::string_view text) { return contest::seconds_of_local(text).has_value(); }

class PlanReader {
 public:
  PlanReader(const ReadNamed& read, bool kept)
      : read_(read), stated_(read, read_plan_.faults, kept) {}
  PlanReader(const PlanReader&) = delete;
  PlanReader& operator=(const PlanReader&) = delete;

  ReadPlan read(const PlacedJson& document) {
    constexpr std::array<std::string_view, 13> kKeys = {
        "season",  "contest", "name",  "opens", "closes", "minutes",     "levels",
        "marking", "ties",    "names", "days",  "trail",  "certificates"};
    contest::Plan& plan = read_plan_.plan;
    if (document.kind != PlacedKind::object) {
      fail(document, "this is not a plan: write an object with season, contest, name and levels");
      return std::move(read_plan_);
    }
    // A reader tells one fault, so each value has its own.
    const auto each = [&](const auto& read) {
      ObjectReader object(document, "a plan");
      auto value = read(object);
      take(object);
      return value;
    };
    each([&](ObjectReader& object) {
      object.expect_keys(kKeys);
      return true;
    });
    plan.season = each([](ObjectReader& object) { return id_in(object, "season"); });
    plan.id = each([](ObjectReader& object) { return id_in(object, "contest"); });
    plan.opens = each([](ObjectReader& object) { return time_in(object, "opens"); });
    plan.closes = each([&](ObjectReader& object) {
      std::string closes = time_in(object, "closes");
      if (is_local_time(plan.opens) && is_local_time(closes) && plan.opens >= closes) {
        object.fail("closes", "the contest closes before it opens: give a later time");
      }
      return closes;
    });
    constexpr std::int64_t kMostMinutes = 600;
    constexpr std::int64_t kMostDays = 3650;
    plan.minutes = each([&](ObjectReader& object) {
      return object.number_if_any("minutes", 1, kMostMinutes).value_or(plan.minutes);
    });
    plan.days = each([&](ObjectReader& object) {
      return object.number_if_any("days", 0, kMostDays).value_or(plan.days);
    });
    plan.trail = each([&](ObjectReader& object) {
      return object.number_if_any("trail", 0, kMostDays).value_or(plan.trail);
    });
    plan.ties = each([&](ObjectReader& object) {
      return object
          .named_if_any("ties",
                        [](const std::string& name) -> std::optional<contest::Ties> {
                          if (name == "equal") return contest::Ties::equal;
                          if (name == "time") return contest::Ties::time;
                          return std::nullopt;
                        })
          .value_or(plan.ties);
    });
    plan.keeps_names = each([](ObjectReader& object) {
      return object
          .named_if_any("names",
                        [](const std::string& name) -> std::optional<bool> {
                          if (name == "kept") return true;
                          if (name == "none") return false;
                          return std::nullopt;
                        })
          .value_or(true);
    });
    for (const std::string_view key : {"name", "levels"}) {
      each([&](ObjectReader& object) {
        if (document.find(key) == nullptr) object.needed(key, std::optional<std::string>());
        return true;
      });
    }
    if (const auto* name = document.find("name")) plan.name = translated(*name);
    if (const auto* marking = document.find("marking")) read_marking(*marking);
    if (const auto* shares = document.find("certificates")) read_certificates(*shares);
    if (const auto* levels = document.find("levels")) read_levels(*levels);
    std::ranges::stable_sort(read_plan_.faults, {}, [](const Error& fault) {
      return std::pair(fault.line, fault.column);
    });
    return std::move(read_plan_);
  }

 private:
  void fail(const PlacedJson& at, std::string message) { stated_.fail(at, std::move(message)); }
  Translated translated(const PlacedJson& value) { return stated_.translated(value); }
  void take(const ObjectReader& object) {
    if (object.error()) read_plan_.faults.push_back(*object.error());
  }

  static std::string id_in(ObjectReader& object, std::string_view key) {
    std::string id = object.text(key);
    if (!id.empty() && !kinds::is_question_id(id)) {
      object.fail(
          key, fmt::format("{} is not a short name: take letters, digits, - _ and .", quote(id)));
    }
    return id;
  }
  static std::string time_in(ObjectReader& object, std::string_view key) {
    std::string time = object.text(key);
    if (!time.empty() && !is_local_time(time)) {
      object.fail(
          key, fmt::format("{} is not a local time: write it like 2026-04-22T07:30", quote(time)));
    }
    return time;
  }

  void read_marking(const PlacedJson& value) {
    constexpr std::array<std::string_view, 2> kKeys = {"penalty", "incomplete"};
    ObjectReader object(value, "a marking: write {\"penalty\": 0, \"incomplete\": \"blank\"}");
    object.expect_keys(kKeys);
    contest::MarkingRules& marking = read_plan_.plan.marking;
    marking.penalty = object.number_if_any("penalty", 0, kMostPoints).value_or(0);
    marking.incomplete_is_wrong =
        object
            .named_if_any("incomplete",
                          [](const std::string& name) -> std::optional<bool> {
                            if (name == "blank") return false;
                            if (name == "wrong") return true;
                            return std::nullopt;
                          })
            .value_or(false);
    take(object);
  }

  void read_certificates(const PlacedJson& value) {
    constexpr std::array<std::string_view, 2> kKeys = {"merit", "distinction"};
    constexpr std::int64_t kWhole = 100;
    ObjectReader object(value, "shares in percent: write {\"merit\": 50, \"distinction\": 75}");
    object.expect_keys(kKeys);
    contest::Plan& plan = read_plan_.plan;
    plan.merit = object.number_if_any("merit", 0, kWhole).value_or(plan.merit);
    plan.distinction = object.number_if_any("distinction", 0, kWhole).value_or(plan.distinction);
    if (plan.distinction < plan.merit) {
      object.fail("distinction", "a distinction takes at least the share of merit");
    }
    take(object);
  }

  void read_levels(const PlacedJson& value) {
    if (value.kind != PlacedKind::list || value.items.empty()) {
      return fail(value, "levels is a list of levels: write at least one");
    }
    std::set<std::string> ids;
    for (const PlacedJson& item : value.items) {
      constexpr std::array<std::string_view, 3> kKeys = {"id", "name", "bands"};
      ObjectReader object(item, "a level: write an object with id, name and bands");
      object.expect_keys(kKeys);
      contest::Level level{.id = id_in(object, "id")};
      if (!ids.insert(level.id).second) {
        object.fail("id", fmt::format("there are two levels {}: name one of them otherwise",
                                      quote(level.id)));
      }
      for (const std::string_view key : {"name", "bands"}) {
        if (item.find(key) == nullptr) object.needed(key, std::optional<std::string>());
      }
      take(object);
      if (const auto* name = item.find("name")) level.name = translated(*name);
      if (const auto* bands = item.find("bands")) read_bands(*bands, level);
      read_plan_.plan.levels.push_back(std::move(level));
    }
  }

  void read_bands(const PlacedJson& value, contest::Level& level) {
    constexpr std::array<std::int64_t, 3> kUsualPoints = {3, 4, 5};
    if (value.kind != PlacedKind::list || value.items.empty()) {
      return fail(value, "bands is a list of bands: write at least one");
    }
    for (const PlacedJson& item : value.items) {
      constexpr std::array<std::string_view, 2> kKeys = {"points", "take"};
      ObjectReader object(item, "a band: write an object with points and take");
      object.expect_keys(kKeys);
      contest::Band band;
      const auto points = object.number_if_any("points", 1, kMostPoints);
      if (points) {
        band.points = *points;
      } else if (value.items.size() == kUsualPoints.size()) {
        band.points = kUsualPoints.at(level.bands.size());
      } else {
        object.needed("points", points);
      }
      const PlacedJson* const takes = item.find("take");
      if (takes == nullptr) object.needed("take", std::optional<std::string>());
      take(object);
      if (takes != nullptr) read_takes(*takes, band);
      level.bands.push_back(std::move(band));
    }
    if (level.questions() > contest::kMostQuestions) {
      fail(value, fmt::format("the level {} has {} questions: a page of answers holds {}",
                              quote(level.id), level.questions(), contest::kMostQuestions));
    }
  }

  void read_takes(const PlacedJson& value, contest::Band& band) {
    if (value.kind != PlacedKind::list || value.items.empty()) {
      return fail(value, "take is a list of what to take: write at least one");
    }
    for (const PlacedJson& item : value.items) {
      if (const auto* stated = item.find("stated")) {
        read_stated_in(item, *stated, band);
      } else {
        band.takes.push_back(read_take(item));
      }
    }
  }

  contest::Take read_take(const PlacedJson& item) {
    constexpr std::array<std::string_view, 6> kKeys = {"kind",  "difficulty",    "count",
                                                       "rules", "all_operators", "parallel"};
    ObjectReader object(item,
                        "questions to take: write {\"kind\": \"calcrostic\", "
                        "\"difficulty\": \"1-2\", \"count\": 4}, or {\"stated\": …}");
    object.expect_keys(kKeys);
    contest::Take wanted;
    const auto kind = object.named_if_any("kind", kinds::kind_named);
    wanted.kind = object.needed("kind", kind);
    wanted.count = static_cast<std::uint64_t>(
        object.number_if_any("count", 1, contest::kMostQuestions).value_or(1));
    wanted.all_operators = object.truth_if_any("all_operators").value_or(false);
    wanted.parallel = object.truth_if_any("parallel").value_or(false);
    wanted.rules = object.named_if_any("rules", rules_named);
    if (const auto* difficulty = item.find("difficulty")) {
      wanted.levels = levels_in(*difficulty);
      if (!wanted.levels) {
        object.fail("difficulty", "difficulty is a level from 1 to 5, or a range like \"1-4\"");
      }
    }
    if (kind) {
      const kinds::KindRow& row = row_of(*kind);
      if (!row.has_levels && wanted.levels) {
        object.fail("difficulty",
                    fmt::format("{} have no difficulty: leave it out", name_of(*kind)));
      }
      const bool is_copied = row.has_rules || *kind == kinds::Kind::alphametic;
      if (wanted.parallel && !is_copied) {
        object.fail(
            "parallel",
            fmt::format("seats get different versions of {} anyway: leave it out", name_of(*kind)));
      } else if (wanted.parallel &&
                 (!wanted.levels || wanted.levels->least != wanted.levels->most)) {
        object.fail("parallel", "parallel puzzles are of one difficulty: give one, from 1 to 5");
      }
      if (!row.has_rules && wanted.rules) {
        object.fail("rules", fmt::format("{} have no rules: leave them out", name_of(*kind)));
      }
    }
    take(object);
    return wanted;
  }

  static std::optional<kinds::Levels> levels_in(const PlacedJson& value) {
    const std::string text =
        value.kind == PlacedKind::number ? std::to_string(value.number) : value.text;
    const auto is_level = [](char c) { return c >= '1' && c <= '5'; };
    if (text.size() == 1 && is_level(text[0])) {
      return kinds::Levels{.least = text[0] - '0', .most = text[0] - '0'};
    }
    if (text.size() == 3 && is_level(text[0]) && text[1] == '-' && is_level(text[2]) &&
        text[0] <= text[2]) {
      return kinds::Levels{.least = text[0] - '0', .most = text[2] - '0'};
    }
    return std::nullopt;
  }

  // Reads a question, the name of its file, or a list of these.
  void read_stated_in(const PlacedJson& item, const PlacedJson& value, contest::Band& band) {
    if (item.items.size() > 1) {
      fail(item, "stated stands alone: write other questions as another entry of take");
    }
    if (value.kind == PlacedKind::list) {
      for (const PlacedJson& one : value.items) add_stated(one, band);
    } else {
      add_stated(value, band);
    }
  }

  void add_stated(const PlacedJson& value, contest::Band& band) {
    contest::Take stated;
    if (value.kind == PlacedKind::text) {
      const auto text = read_(value.text);
      if (!text) return fail(value, text.error().message);
      // Its picture stands beside it.
      const ReadNamed beside = [&](const std::string& name) {
        const std::filesystem::path folder = std::filesystem::path(value.text).parent_path();
        return read_((folder / name).string());
      };
      auto question = read_stated(*text, beside);
      if (!question) {
        const Error& error = question.error();
        return fail(value, fmt::format("{}:{}:{}: {}", printable_name(value.text), error.line,
                                       error.column, error.message));
      }
      stated.stated = *std::move(question);
    } else {
      stated.stated = stated_.question(value);
    }
    if (!stated_ids_.insert(stated.stated->id).second) {
      fail(value, fmt::format("the question {} stands in the plan twice: leave one of them out",
                              quote(stated.stated->id)));
    }
    band.takes.push_back(std::move(stated));
  }

  const ReadNamed& read_;
  ReadPlan read_plan_;
  StatedReader stated_;
  std::set<std::string> stated_ids_;
};

Json json_of_take(const contest::Take& wanted) {
  if (wanted.stated) return {{"stated", json_of(*wanted.stated, false)}};
  Json json = {{"kind", name_of(wanted.kind)}, {"count", wanted.count}};
  if (wanted.levels) {
    json["difficulty"] = fmt::format("{}-{}", wanted.levels->least, wanted.levels->most);
  }
  if (wanted.rules) json["rules"] = name_of(*wanted.rules);
  if (wanted.all_operators) json["all_operators"] = true;
  if (wanted.parallel) json["parallel"] = true;
  return json;
}

}  // namespace

ReadPlan read_plan(std::string_view text, const ReadNamed& read, bool kept) {
  const auto document = answers::read_placed_json(without_mark(text));
  if (!document) return {.plan = {}, .faults = {document.error()}};
  return PlanReader(read, kept).read(*document);
}

std::string to_json(const contest::Plan& plan) {
  Json levels = Json::array();
  for (const contest::Level& level : plan.levels) {
    Json bands = Json::array();
    for (const contest::Band& band : level.bands) {
      Json takes = Json::array();
      for (const contest::Take& one : band.takes) takes.push_back(json_of_take(one));
      bands.push_back({{"points", band.points}, {"take", takes}});
    }
    levels.push_back({{"id", level.id}, {"name", json_of(level.name)}, {"bands", bands}});
  }
  const contest::MarkingRules& marking = plan.marking;
  return dump({{"season", plan.season},
               {"contest", plan.id},
               {"name", json_of(plan.name)},
               {"opens", plan.opens},
               {"closes", plan.closes},
               {"minutes", plan.minutes},
               {"levels", levels},
               {"marking",
                {{"penalty", marking.penalty},
                 {"incomplete", marking.incomplete_is_wrong ? "wrong" : "blank"}}},
               {"ties", plan.ties == contest::Ties::time ? "time" : "equal"},
               {"names", plan.keeps_names ? "kept" : "none"},
               {"days", plan.days},
               {"trail", plan.trail},
               {"certificates", {{"merit", plan.merit}, {"distinction", plan.distinction}}}});
}

ReadPlan checked_plan_of_file(const std::string& file) {
  return read_plan(read_all(file, kPlanInput), named_beside(file));
}

contest::Plan plan_of_file(const std::string& file) {
  ReadPlan read = checked_plan_of_file(file);
  FileFaults faults(name_of_input(file), false);
  for (const Error& fault : read.faults) faults.add(fault);
  faults.check();
  return std::move(read.plan);
}

}  // namespace reckon::cli
