// SPDX-License-Identifier: MIT
#include "app/cli/letters/told_options.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {

void add_told(const Command& command, ToldOptions& options) {
  add_number(command, "--base", options.base, "Base of the numbers (default: 10)",
             {.first = 2, .last = letters::kMostDigits, .is_judged_later = true})
      .type_name("B");
  command.add_flag("--leading-zeros", options.leading_zeros,
                   "Allow numbers of several digits to begin with 0");
  command.add_option("--given", options.given, "Known letters: A=2, or A=2,B=7; may be repeated")
      .type_name("LETTER=DIGIT")
      .one_by_one();
}

GridRemarks told_of(const ToldOptions& options) {
  GridRemarks told{.leading_zeros = options.leading_zeros};
  if (options.base) {
    if (*options.base < 2 || *options.base > letters::kMostDigits) {
      throw Fault(kBadInput,
                  fmt::format("--base: {} is not a base: choose one from 2 to 36", *options.base));
    }
    told.base = static_cast<unsigned>(*options.base);
  }
  if (!options.given.empty()) {
    auto letters = letters::read_known_letters(fmt::format("{}", fmt::join(options.given, ",")));
    if (!letters) throw bad_input("--given", letters.error());
    told.letters = *std::move(letters);
  }
  return told;
}

}  // namespace reckon::cli
