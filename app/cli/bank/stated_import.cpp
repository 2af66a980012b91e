// SPDX-License-Identifier: MIT
#include "app/cli/bank/stated_import.hpp"

#include <fmt/core.h>

#include <string_view>
#include <utility>

#include "app/answers/placed_json.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/files/moodle_file.hpp"
#include "app/cli/files/stated_file.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"

namespace reckon::cli {

namespace {

// Whether a text is one question in JSON. A line of an export has a kind.
bool is_stated(std::string_view text) {
  constexpr std::size_t kMost = std::size_t{2} << 20U;
  if (!is_json(text) || text.size() > kMost) return false;
  if (text.substr(0, text.find('\n')).contains("\"kind\"")) return false;
  const auto document = answers::read_placed_json(without_mark(text));
  return document && document->find("id") != nullptr;
}

store::Stored stored(kinds::StatedPuzzle question) {
  std::string text = to_text(question);
  return {.puzzle = store::kept_puzzle({.puzzle = std::move(question)}, std::move(text)),
          .added_on = today()};
}

}  // namespace

std::optional<std::vector<store::Stored>> stated_in(const std::string& file,
                                                    const std::string& text,
                                                    const std::optional<std::string>& french) {
  std::vector<store::Stored> all;
  const std::size_t first = without_mark(text).find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && without_mark(text)[first] == '<') {
    if (!french) {
      throw Fault(kBadInput, fmt::format("{}: has questions in one language: give the same "
                                         "questions in French with --french FILE",
                                         name_of_input(file)));
    }
    for (kinds::StatedPuzzle& question :
         stated_of_moodle({ReadText{.name = file, .text = text}, read_moodle(*french)})) {
      all.push_back(stored(std::move(question)));
    }
    return all;
  }
  if (french) throw Fault(kBadInput, "--french: goes with a file of Moodle XML in English");
  if (!is_stated(text)) return std::nullopt;
  auto question = read_stated(text, named_beside(file));
  if (!question) throw bad_input(name_of_input(file), question.error());
  all.push_back(stored(*std::move(question)));
  return all;
}

}  // namespace reckon::cli
