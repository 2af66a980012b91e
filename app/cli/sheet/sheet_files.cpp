// SPDX-License-Identifier: MIT
#include "app/cli/sheet/sheet_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "app/cli/frame/features.hpp"
#include "app/cli/pdf/pdf_document.hpp"
#include "reckon/sheet/svg.hpp"
#include "reckon/sheet/text.hpp"

namespace reckon::cli {

namespace {

using kinds::Entry;
using sheet::Drawing;
using sheet::Parts;
using sheet::Style;

using Versions = std::span<const std::vector<Entry>>;

// The style of a version, which is named where there are several.
Style style_of(const Style& style, Versions versions, std::size_t version) {
  Style of_version = style;
  if (versions.size() > 1) of_version.version = version;
  return of_version;
}

std::vector<Drawing> pages_of(Versions versions, const Style& style, Parts parts) {
  std::vector<Drawing> pages;
  for (std::size_t i = 0; parts.puzzles && i < versions.size(); ++i) {
    std::ranges::move(lay_out(versions[i], style_of(style, versions, i)),
                      std::back_inserter(pages));
  }
  if (parts.answers) std::ranges::move(lay_out_answers(versions, style), std::back_inserter(pages));
  return pages;
}

std::string plain_text_of(Versions versions, const Style& style, Parts parts) {
  std::string text;
  for (const Parts part : {Parts{.puzzles = parts.puzzles, .answers = false},
                           Parts{.puzzles = false, .answers = parts.answers}}) {
    for (std::size_t i = 0; (part.puzzles || part.answers) && i < versions.size(); ++i) {
      if (!text.empty()) text += '\n';
      text += to_plain_text(versions[i], style_of(style, versions, i), part);
    }
  }
  return text;
}

std::string document_of(Versions versions, const Style& style, SheetFormat format, Parts parts) {
  const std::string title = title_of(style);
  switch (format) {
    case SheetFormat::pdf:
      return with_feature("pdf", pdf_document)(pages_of(versions, style, parts), title,
                                               style.language);
    case SheetFormat::html: return to_html(pages_of(versions, style, parts), title, style.language);
    case SheetFormat::latex: return to_latex_document(versions.front(), style, parts);
    case SheetFormat::text: return plain_text_of(versions, style, parts);
    case SheetFormat::svg:
    case SheetFormat::moodle_xml:
    case SheetFormat::gift:
    case SheetFormat::qti: break;
  }
  return {};
}

// The parts of each document.
std::vector<std::pair<std::string, Parts>> documents(AnswersPlace answers) {
  constexpr Parts kPuzzles = {.puzzles = true, .answers = false};
  constexpr Parts kAnswers = {.puzzles = false, .answers = true};
  switch (answers) {
    case AnswersPlace::separate: return {{"", kPuzzles}, {"-answers", kAnswers}};
    case AnswersPlace::none: return {{"", kPuzzles}};
    case AnswersPlace::only: return {{"", kAnswers}};
    case AnswersPlace::last: break;
  }
  return {{"", {}}};
}

}  // namespace

std::string_view name_of(SheetFormat format) {
  switch (format) {
    case SheetFormat::pdf: return "pdf";
    case SheetFormat::svg: return "svg";
    case SheetFormat::latex: return "latex";
    case SheetFormat::html: return "html";
    case SheetFormat::text: return "text";
    case SheetFormat::moodle_xml: return "moodle-xml";
    case SheetFormat::gift: return "gift";
    case SheetFormat::qti: return "qti";
  }
  return {};
}

std::optional<course::BankFormat> bank_format(SheetFormat format) {
  switch (format) {
    case SheetFormat::moodle_xml: return course::BankFormat::moodle_xml;
    case SheetFormat::gift: return course::BankFormat::gift;
    case SheetFormat::qti: return course::BankFormat::qti;
    default: return std::nullopt;
  }
}

std::optional<SheetFormat> format_of_file(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, SheetFormat>, 8> kEndings = {
      {{".pdf", SheetFormat::pdf},
       {".svg", SheetFormat::svg},
       {".tex", SheetFormat::latex},
       {".html", SheetFormat::html},
       {".txt", SheetFormat::text},
       {".xml", SheetFormat::moodle_xml},
       {".gift", SheetFormat::gift},
       {".zip", SheetFormat::qti}}};
  const auto* const found = std::ranges::find_if(
      kEndings, [&](const auto& ending) { return name.ends_with(ending.first); });
  return found == kEndings.end() ? std::nullopt : std::optional(found->second);
}

std::string_view name_of(AnswersPlace place) {
  switch (place) {
    case AnswersPlace::separate: return "separate";
    case AnswersPlace::last: return "last";
    case AnswersPlace::none: return "none";
    case AnswersPlace::only: return "only";
  }
  return {};
}

std::vector<SheetFile> files_of(std::span<const std::vector<Entry>> versions, const Style& style,
                                SheetFormat format, AnswersPlace answers) {
  if (const auto bank = bank_format(format)) {
    return {{.suffix = "", .content = to_question_bank(versions.front(), style, *bank)}};
  }
  std::vector<SheetFile> files;
  for (const auto& [suffix, parts] : documents(answers)) {
    if (format != SheetFormat::svg) {
      files.push_back({.suffix = suffix, .content = document_of(versions, style, format, parts)});
      continue;
    }
    const auto pages = pages_of(versions, style, parts);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const std::string number = pages.size() == 1 ? "" : fmt::format("-{}", i + 1);
      files.push_back({.suffix = suffix + number, .content = to_svg(pages[i], title_of(style))});
    }
  }
  return files;
}

void WrittenFiles::write(const std::vector<SheetFile>& files, const std::string& name) {
  const std::filesystem::path path(name);
  for (const SheetFile& file : files) {
    const std::string own =
        (path.parent_path() / (path.stem().string() + file.suffix + path.extension().string()))
            .string();
    outputs_.emplace_back(file.suffix.empty() ? name : own).write(file.content);
    names_.push_back(file.suffix.empty() ? name : own);
  }
  for (OutputFile& output : outputs_) output.settle();
}

void WrittenFiles::finish() {
  for (OutputFile& output : outputs_) output.finish();
}

}  // namespace reckon::cli
