// SPDX-License-Identifier: MIT
#include "app/papers/tables.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "app/course/zip.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/xml.hpp"

namespace reckon::papers {

namespace {

// Percent with three places: 37.500.
std::string percent(const Share& share, char point) {
  constexpr std::int64_t kPart = 1000;
  return fmt::format("{}{}{:03}", share.part / kPart, point, share.part % kPart);
}

std::string quoted_cell(std::string text, char separator) {
  // Spreadsheets run a text that begins with one of these.
  if (!text.empty() && std::string_view("=+-@\t\r").contains(text.front())) text.insert(0, "'");
  const bool plain = std::ranges::none_of(
      text, [&](char c) { return c == separator || c == '"' || c == '\n' || c == '\r'; });
  if (plain) return text;
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"') result += c;
    result += c;
  }
  return result + '"';
}

std::string ods_cell(const Cell& cell) {
  return std::visit(
      Overloaded{[](const std::string& text) {
                   return fmt::format(
                       "<table:table-cell office:value-type=\"string\"><text:p>{}</text:p>"
                       "</table:table-cell>",
                       in_xml(text));
                 },
                 [](std::int64_t number) {
                   return fmt::format(
                       "<table:table-cell office:value-type=\"float\" office:value=\"{0}\">"
                       "<text:p>{0}</text:p></table:table-cell>",
                       number);
                 },
                 [](const Share& share) {
                   return fmt::format(
                       "<table:table-cell office:value-type=\"float\" office:value=\"{0}\">"
                       "<text:p>{0}</text:p></table:table-cell>",
                       percent(share, '.'));
                 }},
      cell);
}

}  // namespace

std::string to_csv(const Table& table, Language language) {
  const bool french = language == Language::french;
  const char separator = french ? ';' : ',';
  std::string text = "\xEF\xBB\xBF";
  for (const auto& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += separator;
      text += std::visit(
          Overloaded{[&](const std::string& cell) { return quoted_cell(cell, separator); },
                     [](std::int64_t number) { return std::to_string(number); },
                     [&](const Share& share) { return percent(share, french ? ',' : '.'); }},
          row[i]);
    }
    text += "\r\n";
  }
  return text;
}

std::string to_ods(const Table& table, std::string_view name) {
  constexpr std::string_view kType = "application/vnd.oasis.opendocument.spreadsheet";
  std::string rows;
  for (const auto& row : table) {
    rows += "<table:table-row>";
    for (const Cell& cell : row) rows += ods_cell(cell);
    rows += "</table:table-row>";
  }
  const std::string content = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" "
      "xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" "
      "xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\" office:version=\"1.2\">"
      "<office:body><office:spreadsheet><table:table table:name=\"{}\">{}</table:table>"
      "</office:spreadsheet></office:body></office:document-content>",
      in_xml(name), rows);
  const std::string manifest = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\" "
      "manifest:version=\"1.2\"><manifest:file-entry manifest:full-path=\"/\" "
      "manifest:media-type=\"{}\"/><manifest:file-entry manifest:full-path=\"content.xml\" "
      "manifest:media-type=\"text/xml\"/></manifest:manifest>",
      kType);
  const std::array<course::ZipMember, 3> members = {
      {{.name = "mimetype", .content = std::string(kType)},
       {.name = "content.xml", .content = content},
       {.name = "META-INF/manifest.xml", .content = manifest}}};
  return course::to_zip(members);
}

}  // namespace reckon::papers
