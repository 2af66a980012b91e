// SPDX-License-Identifier: MIT
// Any bytes that begin as JSON contain grids or are refused; every result and error has a place in
// them.
#include "app/cli/files/json_grids.hpp"
#include "app/cli/frame/input.hpp"

#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "reckon/text/words.hpp"

namespace {

using namespace reckon::cli;  // NOLINT(google-build-using-namespace): all of this is of it

// Returns the text from this line and column on; ends the program if no such place exists.
std::string_view text_at(std::string_view text, std::size_t line, std::size_t column) {
  for (; line > 1; --line) {
    const std::size_t end = text.find('\n');
    if (end == text.npos) std::abort();
    text.remove_prefix(end + 1);
  }
  const auto characters = reckon::characters_of(text.substr(0, text.find('\n')));
  if (column == 0 || column > characters.size() + 1) std::abort();
  for (std::size_t i = 0; i + 1 < column; ++i) text.remove_prefix(characters[i].text.size());
  return text;
}

void check(std::string_view text, Wanted wanted) {
  const auto grids = grids_in_json(text, wanted, {});
  if (!grids) {
    const auto& error = grids.error();
    if (error.message.empty()) std::abort();
    text_at(text, error.line, error.column);
    const bool is_json = !error.message.starts_with("this is not JSON");
    if (is_json != nlohmann::json::accept(text) && !error.message.ends_with("too deeply")) {
      std::abort();
    }
    return;
  }
  for (const JsonGrid& grid : *grids) {
    if (!text_at(text, grid.line, grid.column).starts_with('"')) std::abort();
    if (grid.told.base && (*grid.told.base < 2 || *grid.told.base > 36)) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  if (!is_json(text)) return 0;
  for (const Wanted wanted : {Wanted::puzzle, Wanted::solution}) check(text, wanted);
  return 0;
}
