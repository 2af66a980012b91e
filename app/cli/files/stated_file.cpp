// SPDX-License-Identifier: MIT
#include "app/cli/files/stated_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "app/answers/object_reader.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/image/picture_check.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/base64.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

using answers::Json;
using answers::ObjectReader;
using answers::PlacedJson;
using kinds::StatedPuzzle;
using kinds::Translated;
using PlacedKind = PlacedJson::Kind;

namespace {

constexpr InputKind kStatedInput{2, 2, "give the file of one question"};

Result<std::string> bytes_of_file(const std::string& name) {
  constexpr std::size_t kMost = std::size_t{16} << 20U;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rbe"),
                                                             &std::fclose);
  const auto cannot = [&] {
    return failure(ErrorCode::not_found,
                   fmt::format("{}: {}", printable_name(name), std::strerror(errno)));
  };
  if (!file) return cannot();
  std::string bytes;
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file.get())) {
    bytes.append(buffer.data(), count);
    if (bytes.size() > kMost) {
      return failure(ErrorCode::too_much, fmt::format("{}: is larger than 16 MiB: give a smaller "
                                                      "file",
                                                      printable_name(name)));
    }
  }
  if (std::ferror(file.get()) != 0) return cannot();
  return bytes;
}

// Refuses a text that the fonts of papers lack.
std::optional<std::string> unknown_in(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  const auto unknown = sheet::unknown_character(text);
  if (!unknown) return std::nullopt;
  return fmt::format(
      "the text has {}, which the font of papers lacks: take letters of western or "
      "central Europe",
      quote(*unknown));
}

}  // namespace

ReadNamed named_beside(const std::string& file) {
  namespace fs = std::filesystem;
  return [folder = file == "-" ? fs::path() : fs::path(file).parent_path()](
             const std::string& name) { return bytes_of_file((folder / name).string()); };
}

Result<kinds::QuestionPicture> picture_of(std::string_view png, Translated text, bool kept) {
  auto read = kinds::read_png(png);
  if (!read) return std::unexpected(read.error());
  if (check_picture != nullptr && !kept) {
    if (const auto good = check_picture(read->bytes); !good) {
      return failure("the picture cannot be shown: " + good.error().message);
    }
  }
  return kinds::QuestionPicture{.png = std::make_shared<const kinds::PngPicture>(*std::move(read)),
                                .text = std::move(text)};
}

void StatedReader::fail(const PlacedJson& at, std::string message) {
  faults_.push_back({.message = std::move(message), .line = at.line, .column = at.column});
}

StatedPuzzle StatedReader::question(const PlacedJson& value) {
  const std::size_t before = faults_.size();
  constexpr std::array<std::string_view, 8> kKeys = {
      "id", "text", "picture", "png", "picture_text", "choice", "number", "answers"};
  ObjectReader object(value,
                      "a stated question: write an object with id, text, and choice, number or "
                      "answers");
  object.expect_keys(kKeys);
  StatedPuzzle question{.id = object.text("id")};
  if (!question.id.empty() && !kinds::is_question_id(question.id)) {
    object.fail("id", fmt::format("{} is not a short name: take letters, digits, - _ and .",
                                  quote(question.id)));
  }
  const PlacedJson* const options = value.find("choice");
  const PlacedJson* const number = value.find("number");
  const PlacedJson* const right = value.find("answers");
  if ((options != nullptr) + (number != nullptr) + (right != nullptr) != 1) {
    object.fail({},
                "a stated question has exactly one answer: give one of choice, number and answers");
  }
  if (value.find("text") == nullptr) object.needed("text", std::optional<std::string>());
  if (number != nullptr) {
    constexpr std::size_t kLongestNumber = 100;
    const std::string text =
        number->kind == PlacedKind::number ? std::to_string(number->number) : number->text;
    const auto read = text.size() > kLongestNumber ? std::nullopt : Rational::parse(text);
    if (!read) object.fail("number", "number is a whole number, or a string like \"3/4\"");
    question.answer = kinds::NumberAnswer{.right = read.value_or(Rational())};
  }
  if (object.error()) faults_.push_back(*object.error());
  if (const auto* text = value.find("text")) question.text = translated(*text);
  if (options != nullptr) question.answer = choice(*options);
  if (right != nullptr) question.answer = texts(*right);
  picture(value, question);
  if (kept_ || faults_.size() > before) return question;
  if (const auto good = check(question); !good) fail(value, good.error().message);
  return question;
}

Translated StatedReader::translated(const PlacedJson& value) {
  Translated texts;
  if (value.kind != PlacedKind::object) {
    fail(value, "this has to be in each language: write {\"en\": \"…\", \"fr\": \"…\"}");
    return texts;
  }
  constexpr auto kCodes = column_of(kLanguages, &LanguageRow::code);
  ObjectReader object(value, "a text in each language");
  object.expect_keys(kCodes);
  for (const Language language : kAllLanguages) {
    std::string& text = texts[static_cast<std::size_t>(language)];
    const PlacedJson* const found = value.find(name_of(language));
    if (found == nullptr) {
      object.fail({}, fmt::format("the text in {} is missing: add \"{}\"", name_of(language),
                                  name_of(language)));
      continue;
    }
    text = object.text(name_of(language));
    if (found->kind == PlacedKind::text && text.find_first_not_of(" \t\n") == text.npos) {
      object.fail(name_of(language), "the text is empty: write it");
    } else if (text.size() > kinds::kLongestStatedText) {
      object.fail(name_of(language), "the text is too long for a paper: shorten it");
    } else if (const auto unknown = unknown_in(text)) {
      object.fail(name_of(language), *unknown);
    }
  }
  if (object.error()) faults_.push_back(*object.error());
  return texts;
}

kinds::ChoiceAnswer StatedReader::choice(const PlacedJson& value) {
  constexpr std::array<std::string_view, 2> kKeys = {"options", "right"};
  ObjectReader object(value,
                      "a choice: write {\"options\": [{\"en\": …, \"fr\": …}, …], "
                      "\"right\": 1}");
  object.expect_keys(kKeys);
  kinds::ChoiceAnswer choice;
  const PlacedJson* const options = value.find("options");
  const bool is_list = options != nullptr && options->kind == PlacedKind::list &&
                       options->items.size() >= 2 && options->items.size() <= kinds::kMostOptions;
  if (!is_list) object.fail("options", "options is a list of 2 to 10 texts in each language");
  const std::size_t count = is_list ? options->items.size() : kinds::kMostOptions;
  choice.right = static_cast<std::size_t>(
      std::max<std::int64_t>(object.number("right", 1, static_cast<std::int64_t>(count)), 1) - 1);
  if (object.error()) faults_.push_back(*object.error());
  if (is_list) {
    for (const PlacedJson& option : options->items) {
      // A number is the same in every language.
      if (option.kind == PlacedKind::text) {
        Translated same;
        same.fill(option.text);
        if (const auto unknown = unknown_in(option.text)) fail(option, *unknown);
        choice.options.push_back(std::move(same));
      } else {
        choice.options.push_back(translated(option));
      }
      const auto before = std::span(choice.options).first(choice.options.size() - 1);
      if (std::ranges::find(before, choice.options.back()) != before.end()) {
        fail(option, "two options are the same: then there is no one right answer");
      }
    }
  }
  return choice;
}

kinds::TextAnswer StatedReader::texts(const PlacedJson& value) {
  kinds::TextAnswer answer;
  const bool is_good = value.kind == PlacedKind::list && !value.items.empty() &&
                       std::ranges::all_of(value.items, [](const PlacedJson& item) {
                         return item.kind == PlacedKind::text && !words_of(item.text).empty();
                       });
  if (!is_good) {
    fail(value, "answers is a list of texts that count as right");
    return answer;
  }
  for (const PlacedJson& item : value.items) {
    answer.right.push_back(item.text);
    if (const auto unknown = unknown_in(item.text)) fail(item, *unknown);
  }
  return answer;
}

void StatedReader::picture(const PlacedJson& value, StatedPuzzle& question) {
  const PlacedJson* const file = value.find("picture");
  const PlacedJson* const bytes = value.find("png");
  const PlacedJson* const text = value.find("picture_text");
  const PlacedJson* const given = file != nullptr ? file : bytes;
  if (given == nullptr) {
    if (text != nullptr) fail(*text, "picture_text goes with a picture: add its file as picture");
    return;
  }
  if (file != nullptr && bytes != nullptr) {
    return fail(*bytes, "a question has one picture: leave picture or png out");
  }
  if (given->kind != PlacedKind::text) {
    return fail(*given, "picture is the name of a PNG file, and png its bytes in base64");
  }
  if (text == nullptr) {
    return fail(*given,
                "a picture has a text for whoever does not see it: add \"picture_text\" in each "
                "language");
  }
  Translated said = translated(*text);
  const auto decoded = bytes != nullptr ? from_base64(bytes->text) : std::nullopt;
  if (bytes != nullptr && !decoded) return fail(*bytes, "png is not in base64");
  const auto png = file != nullptr ? read_(file->text) : Result<std::string>(*decoded);
  if (!png) return fail(*given, png.error().message);
  auto made = picture_of(*png, std::move(said), kept_);
  if (!made) {
    return fail(*given, file != nullptr ? printable_name(file->text) + ": " + made.error().message
                                        : made.error().message);
  }
  question.picture = *std::move(made);
}

Result<StatedPuzzle> read_stated(std::string_view text, const ReadNamed& read) {
  const auto document = answers::read_placed_json(without_mark(text));
  if (!document) return std::unexpected(document.error());
  std::vector<Error> faults;
  StatedPuzzle question = StatedReader(read, faults).question(*document);
  if (!faults.empty()) return std::unexpected(faults.front());
  return question;
}

Result<StatedPuzzle> read_kept(std::string_view text) {
  const auto document = answers::read_placed_json(text);
  if (!document) return std::unexpected(document.error());
  const ReadNamed no_files = [](const std::string&) -> Result<std::string> {
    return failure("the picture of a kept question stands in it");
  };
  std::vector<Error> faults;
  StatedPuzzle question = StatedReader(no_files, faults, true).question(*document);
  if (!faults.empty()) return std::unexpected(faults.front());
  return question;
}

StatedPuzzle stated_of_file(const std::string& file) {
  auto question = read_stated(read_all(file, kStatedInput), named_beside(file));
  if (!question) throw bad_input(name_of_input(file), question.error());
  return *std::move(question);
}

Json json_of(const Translated& texts) {
  Json json = Json::object();
  for (const Language language : kAllLanguages) {
    json[std::string(name_of(language))] = kinds::in(texts, language);
  }
  return json;
}

Json json_of(const StatedPuzzle& question, bool with_picture) {
  Json json = {{"id", question.id}, {"text", json_of(question.text)}};
  if (question.picture && with_picture) {
    json["png"] = base64(question.picture->png->bytes);
    json["picture_text"] = json_of(question.picture->text);
  }
  std::visit(Overloaded{[&](const kinds::ChoiceAnswer& choice) {
                          Json options = Json::array();
                          for (const Translated& option : choice.options) {
                            options.push_back(json_of(option));
                          }
                          json["choice"] = {{"options", options}, {"right", choice.right + 1}};
                        },
                        [&](const kinds::NumberAnswer& number) {
                          json["number"] = number.right.to_text();
                        },
                        [&](const kinds::TextAnswer& text) { json["answers"] = text.right; }},
             question.answer);
  return json;
}

std::string to_json(const StatedPuzzle& question) { return dump(json_of(question)); }

}  // namespace reckon::cli
