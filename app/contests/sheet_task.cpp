// SPDX-License-Identifier: MIT
#include "app/contests/sheet_task.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "reckon/text/base64.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

constexpr std::string_view kWrong = "the reader of pictures gave no pages";

bool is_number(const json& value, std::size_t below) {
  return value.is_number_unsigned() && value.get<std::uint64_t>() < below;
}

// Reads `[state, circle]`.
std::optional<scan::MarkedRow> row_of(const json& row) {
  constexpr std::size_t kStates = 3;
  if (!row.is_array() || row.size() != 2 || !is_number(row[0], kStates) ||
      !is_number(row[1], contest::kMostOptions)) {
    return std::nullopt;
  }
  return scan::MarkedRow{.marked = static_cast<scan::Marked>(row[0].get<unsigned>()),
                         .circle = row[1]};
}

// Reads `[block, row, PNG in base64]`; without a row it is a whole block, without both the page.
std::optional<SheetPicture> picture_of(const json& picture) {
  constexpr std::size_t kParts = 3;
  if (!picture.is_array() || picture.size() != kParts || !picture[2].is_string()) {
    return std::nullopt;
  }
  auto png = from_base64(picture[2].get_ref<const std::string&>());
  if (!png) return std::nullopt;
  SheetPicture found{.png = *std::move(png)};
  if (picture[0].is_null()) return found;
  if (!is_number(picture[0], contest::kMostQuestions)) return std::nullopt;
  found.part = contest::PagePart{.block = picture[0]};
  if (picture[1].is_null()) return found;
  if (!is_number(picture[1], contest::kMostRows)) return std::nullopt;
  found.part->row = picture[1].get<std::size_t>();
  return found;
}

std::optional<FoundSheet> sheet_of(const json& read) {
  if (!read.is_object() || !read.contains("code") || !read["code"].is_string() ||
      !read.contains("blocks") || !read["blocks"].is_array() || !read.contains("pictures") ||
      !read["pictures"].is_array()) {
    return std::nullopt;
  }
  FoundSheet sheet{.code = read["code"]};
  for (const json& block : read["blocks"]) {
    if (!block.is_array()) return std::nullopt;
    auto& rows = sheet.blocks.emplace_back();
    for (const json& row : block) {
      const auto marked = row_of(row);
      if (!marked) return std::nullopt;
      rows.push_back(*marked);
    }
  }
  for (const json& one : read["pictures"]) {
    auto picture = picture_of(one);
    if (!picture) return std::nullopt;
    sheet.pictures.push_back(*std::move(picture));
  }
  return sheet;
}

}  // namespace

std::string SheetTask::text() const {
  json all = json::object();
  for (const auto& [code, fields] : papers) {
    json& list = all[code] = json::array();
    for (const contest::AnswerField& field : fields) {
      list.push_back({static_cast<unsigned>(field.kind), field.labels});
    }
  }
  return json{{"letter", size == contest::PageSize::letter}, {"papers", std::move(all)}}.dump();
}

Result<SheetTask> SheetTask::read(std::string_view text) {
  const json read = json::parse(text, nullptr, false);
  const auto wrong = [] { return failure("this is no task for pages of answers"); };
  if (!read.is_object() || !read.contains("letter") || !read["letter"].is_boolean() ||
      !read.contains("papers") || !read["papers"].is_object()) {
    return wrong();
  }
  SheetTask task{.size = read["letter"] ? contest::PageSize::letter : contest::PageSize::a4};
  for (const auto& [code, fields] : read["papers"].items()) {
    auto& list = task.papers[code];
    if (!fields.is_array()) return wrong();
    for (const json& field : fields) {
      constexpr std::size_t kKinds = 3;
      if (!field.is_array() || field.size() != 2 || !is_number(field[0], kKinds) ||
          !field[1].is_string()) {
        return wrong();
      }
      list.push_back(
          {.kind = static_cast<contest::FieldKind>(field[0].get<unsigned>()), .labels = field[1]});
    }
  }
  return task;
}

std::string text_of(const std::vector<FoundSheet>& sheets) {
  std::size_t bytes = 0;
  json list = json::array();
  for (const FoundSheet& sheet : sheets) {
    json& one = list.emplace_back(
        json{{"code", sheet.code}, {"blocks", json::array()}, {"pictures", json::array()}});
    for (const auto& block : sheet.blocks) {
      json& rows = one["blocks"].emplace_back(json::array());
      for (const scan::MarkedRow& row : block) {
        rows.push_back({static_cast<unsigned>(row.marked), row.circle});
      }
    }
    for (const auto& [part, png] : sheet.pictures) {
      bytes += png.size();
      if (bytes > kMostPictureBytes) break;
      one["pictures"].push_back({part ? json(part->block) : json(),
                                 part && part->row ? json(*part->row) : json(), base64(png)});
    }
  }
  return json{{"sheets", std::move(list)}}.dump();
}

Result<std::vector<FoundSheet>> read_sheets(std::string_view text) {
  const json read = json::parse(text, nullptr, false);
  if (!read.is_object() || !read.contains("sheets") || !read["sheets"].is_array()) {
    return failure(std::string(kWrong));
  }
  std::vector<FoundSheet> sheets;
  for (const json& one : read["sheets"]) {
    auto sheet = sheet_of(one);
    if (!sheet) return failure(std::string(kWrong));
    sheets.push_back(*std::move(sheet));
  }
  return sheets;
}

papers::ReadSheet as_read(const FoundSheet& sheet, std::string file, std::size_t page) {
  const auto picture = [&sheet](const std::optional<contest::PagePart>& part) {
    const auto is_it = [&part](const SheetPicture& one) {
      return part.has_value() == one.part.has_value() &&
             (!part || (part->block == one.part->block && part->row == one.part->row));
    };
    const auto found = std::ranges::find_if(sheet.pictures, is_it);
    return Result<std::string>(found == sheet.pictures.end() ? std::string() : found->png);
  };
  return {.file = std::move(file),
          .page = page,
          .code = sheet.code,
          .blocks = sheet.blocks,
          .picture = picture};
}

}  // namespace reckon::contests
